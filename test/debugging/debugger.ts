/**
 * A debugger for tests: starts a program with `--inspect-brk`, talks to it over the inspector protocol, and reads source
 * maps as js-debug, the debugger of VS Code, does. Breakpoints are set in source files, before the script that contains
 * them runs.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Debugger, Runtime } from 'node:inspector';
import { basename, parse } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import {
  generatedPositionFor,
  GREATEST_LOWER_BOUND,
  LEAST_UPPER_BOUND,
  originalPositionFor,
  TraceMap,
} from '@jridgewell/trace-mapping';
import type { ExecutionContext } from 'ava';
import { WebSocket } from 'ws';

export interface Breakpoint {
  /** The name of the source file, without its folder. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
}

/** The innermost frame of a paused program. */
export interface Pause {
  /** `app.pp:4`; of a script without a source map, its URL. */
  readonly place: string;
  /** The name of the function. */
  readonly name: string;
  /** The variables that the scope view shows, except functions. */
  readonly variables: Readonly<Record<string, string>>;
  /** The places of the whole stack. */
  readonly stack: readonly string[];
}

interface Script {
  readonly id: string;
  readonly url: string;
  readonly map: TraceMap | null;
  /** The sources of the map that debuggers skip. */
  readonly ignored: ReadonlySet<string>;
}

/** The scopes outside of functions. */
const OUTER_SCOPES: ReadonlySet<string> = new Set(['global', 'module', 'script']);

export type Step = 'resume' | 'stepOver' | 'stepInto' | 'stepOut';

/** Starts `node <args>` in a folder, and stops it after the test. */
export async function debug(
  t: ExecutionContext,
  cwd: string,
  args: readonly string[],
  breakpoints: readonly Breakpoint[],
  env: Readonly<Record<string, string>> = {},
): Promise<DebuggedProgram> {
  const child = spawn(process.execPath, ['--inspect-brk=0', ...args], {
    cwd,
    env: { ...process.env, NODE_OPTIONS: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  t.teardown(() => child.kill('SIGKILL'));
  const socket = new WebSocket(await inspectorUrl(child));
  await once(socket, 'open');
  t.teardown(() => socket.terminate());
  const program = new DebuggedProgram(child, socket, breakpoints);
  await program.start();
  return program;
}

/** Node writes the URL to standard error. */
async function inspectorUrl(child: ChildProcess): Promise<string> {
  const lines = createInterface({ input: child.stderr! });
  for await (const line of lines) {
    const [url] = /ws:\S+/.exec(line) ?? [];
    if (url !== undefined) {
      child.stderr?.resume();
      return url;
    }
  }
  throw new Error('The program ended before its inspector listened');
}

interface Answer {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
  readonly method?: string;
  readonly params?: unknown;
}

export class DebuggedProgram {
  readonly #child: ChildProcess;
  readonly #socket: WebSocket;
  readonly #breakpoints: readonly Breakpoint[];
  readonly #scripts = new Map<string, Script>();
  readonly #calls = new Map<number, (answer: Answer) => void>();
  /** The scripts whose breakpoints are set. */
  readonly #started = new Set<string>();
  #pauses: Debugger.PausedEventDataType[] = [];
  #waiting: ((pause: Debugger.PausedEventDataType | null) => void) | undefined;
  #hasEnded = false;
  #count = 0;

  constructor(child: ChildProcess, socket: WebSocket, breakpoints: readonly Breakpoint[]) {
    this.#child = child;
    this.#socket = socket;
    this.#breakpoints = breakpoints;
    socket.on('message', (data: Buffer) => this.#receive(JSON.parse(data.toString()) as Answer));
    child.once('exit', () => this.#end());
    socket.once('close', () => this.#end());
  }

  async start(): Promise<void> {
    await this.#call('Runtime.enable');
    await this.#call('Debugger.enable');
    // The program waits at the start of each script that may contain a breakpoint, so that its source map can be read.
    for (const name of new Set(this.#breakpoints.map(({ file }) => parse(file).name)))
      await this.#call('Debugger.setBreakpointByUrl', {
        lineNumber: 0,
        urlRegex: `[/_]${name}\\.(?:pp|epp|js|cjs|mjs)$`,
      });
    await this.#call('Runtime.runIfWaitingForDebugger');
    const first = await this.#nextPause();
    if (first?.reason !== 'Break on start') throw new Error(`Unexpected pause: ${first?.reason}`);
  }

  /** Runs until the next pause; null if the program ends. */
  async run(step: Step = 'resume'): Promise<Pause | null> {
    for (let method: Step = step; ; method = 'resume') {
      await this.#call(`Debugger.${method}`);
      const pause = await this.#nextPause();
      if (pause === null) return null;
      const [frame] = pause.callFrames;
      const { id, map } = this.#scripts.get(frame?.location.scriptId ?? '') ?? {};
      if (id === undefined || !map || this.#started.has(id)) return this.#describe(pause);
      this.#started.add(id);
      await this.#setBreakpoints(id);
    }
  }

  /** Excludes the scripts whose sources the maps ignore from stepping, as debuggers do. */
  async skipIgnoredSources(): Promise<readonly string[]> {
    const ignored = [...this.#scripts.values()].filter(({ map, ignored: names }) =>
      map?.sources.every((source) => source !== null && names.has(source)),
    );
    for (const { id } of ignored)
      await this.#call('Debugger.setBlackboxedRanges', {
        scriptId: id,
        positions: [{ lineNumber: 0, columnNumber: 0 }],
      });
    return ignored.map(({ url }) => url);
  }

  #receive(answer: Answer): void {
    if (answer.id !== undefined) {
      this.#calls.get(answer.id)?.(answer);
      this.#calls.delete(answer.id);
    } else if (answer.method === 'Debugger.scriptParsed')
      this.#addScript(answer.params as Debugger.ScriptParsedEventDataType);
    else if (answer.method === 'Debugger.paused') this.#pause(answer.params as Debugger.PausedEventDataType);
    else if (answer.method === 'Runtime.executionContextDestroyed') this.#end();
  }

  #end(): void {
    this.#hasEnded = true;
    this.#waiting?.(null);
    this.#waiting = undefined;
    for (const resolve of this.#calls.values()) resolve({});
    this.#calls.clear();
    this.#socket.close();
  }

  #pause(pause: Debugger.PausedEventDataType): void {
    if (this.#waiting === undefined) this.#pauses.push(pause);
    else this.#waiting(pause);
    this.#waiting = undefined;
  }

  async #nextPause(): Promise<Debugger.PausedEventDataType | null> {
    const pause = this.#pauses.shift();
    if (pause !== undefined) return pause;
    if (this.#hasEnded) return null;
    return new Promise((resolve) => {
      this.#waiting = resolve;
    });
  }

  async #call(method: string, params: object = {}): Promise<unknown> {
    if (this.#hasEnded) return {};
    const id = ++this.#count;
    const answer = new Promise<Answer>((resolve) => this.#calls.set(id, resolve));
    this.#socket.send(JSON.stringify({ id, method, params }));
    const { result, error } = await answer;
    if (error !== undefined) throw new Error(`${method}: ${error.message}`);
    return result;
  }

  #addScript({ scriptId: id, url, sourceMapURL }: Debugger.ScriptParsedEventDataType): void {
    const text = sourceMapURL === undefined || sourceMapURL === '' ? null : readMap(url, sourceMapURL);
    const map = text === null ? null : new TraceMap(text);
    const { ignoreList = [] } = text === null ? {} : (JSON.parse(text) as { ignoreList?: readonly number[] });
    const ignored = new Set(ignoreList.map((index) => map?.sources[index] ?? ''));
    this.#scripts.set(id, { id, url, map, ignored });
  }

  async #setBreakpoints(id: string): Promise<void> {
    const script = this.#scripts.get(id);
    if (!script?.map) return;
    for (const { file, line } of this.#breakpoints) {
      const source = script.map.sources.find((name) => name !== null && basename(name) === file);
      const position = source && compiledPosition(script.map, source, line);
      if (!position) continue;
      const location = { scriptId: id, lineNumber: position.line - 1, columnNumber: position.column };
      await this.#call('Debugger.setBreakpoint', { location });
    }
  }

  async #describe({ callFrames }: Debugger.PausedEventDataType): Promise<Pause> {
    const [frame] = callFrames;
    if (frame === undefined) throw new Error('A pause without frames');
    const script = this.#scripts.get(frame.location.scriptId);
    const variables: Record<string, string> = {};
    for (const { type, object } of frame.scopeChain) {
      if (OUTER_SCOPES.has(type) || object.objectId === undefined) continue;
      const { result } = (await this.#call('Runtime.getProperties', {
        objectId: object.objectId,
        ownProperties: true,
      })) as { result: Runtime.PropertyDescriptor[] };
      for (const { name, value } of result) {
        if (value === undefined || value.type === 'function') continue;
        variables[name] ??= String(value.value ?? value.description ?? value.type);
      }
    }
    return {
      place: this.#placeOf(frame, script),
      name: frame.functionName,
      variables,
      stack: callFrames.map((other) => this.#placeOf(other, this.#scripts.get(other.location.scriptId))),
    };
  }

  #placeOf({ location, url }: Debugger.CallFrame, script: Script | undefined): string {
    if (!script?.map) return url;
    const { source, line } = originalPositionFor(script.map, {
      line: location.lineNumber + 1,
      column: location.columnNumber ?? 0,
    });
    return source === null ? url : `${basename(source)}:${line}`;
  }

  /** Waits for the end of the program. Returns its exit code. */
  async end(): Promise<number | null> {
    while ((await this.run()) !== null);
    if (this.#child.exitCode === null) await once(this.#child, 'exit');
    return this.#child.exitCode;
  }
}

function readMap(url: string, mapUrl: string): string | null {
  if (mapUrl.startsWith('data:')) {
    const comma = mapUrl.indexOf(',');
    const encoding = mapUrl.slice(0, comma).endsWith(';base64') ? 'base64' : 'utf8';
    return Buffer.from(mapUrl.slice(comma + 1), encoding).toString();
  }
  if (!url.startsWith('file:')) return null;
  return readFileSync(fileURLToPath(new URL(mapUrl, url)), 'utf8');
}

/**
 * The position in the script for a breakpoint at the start of a line. js-debug takes the nearest mapping before or after
 * it, whichever is on the nearer line.
 */
function compiledPosition(
  map: TraceMap,
  source: string,
  line: number,
): { readonly line: number; readonly column: number } | null {
  const candidates = [GREATEST_LOWER_BOUND, LEAST_UPPER_BOUND].map((bias) => {
    const position = generatedPositionFor(map, { source, line, column: 0, bias: bias as 1 | -1 });
    if (position.line === null) return { position: null, distance: Infinity };
    const original = originalPositionFor(map, position);
    return { position, distance: original.line === null ? Infinity : Math.abs(line - original.line) };
  });
  const [before, after] = candidates;
  return (before!.distance < after!.distance ? before! : after!).position;
}
