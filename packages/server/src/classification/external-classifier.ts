import { execFile, type ExecFileException } from 'node:child_process';
import { errorText } from '@pptjs/files';
import { parseYaml } from '@pptjs/hiera';
import { interpolate, isArray, isValidTag, PuppetHash, RubySymbol, toJS, type Value } from '@pptjs/runtime/internal';
import { isEnvironmentName } from '../environments/environment-sources.js';
import { HttpError, unavailable } from '../http/http-error.js';
import type { ServerLog } from '../operation/log.js';
import type { Classification, NodeClassifier } from './node-classifier.js';

/** The time that a classifier may take, in milliseconds. */
const TIMEOUT = 10_000;

/** The largest output of a classifier, in bytes. */
const MAX_OUTPUT = 4 * 2 ** 20;

/** The number of programs that run at the same time. Each of them is a process of its own. */
const MAX_PROGRAMS = 8;

/** The variables that Puppet sets itself and no parameter can set. */
const RESERVED_NAMES: ReadonlySet<string> = new Set(['facts', 'server_facts', 'trusted']);

/** The number of nodes that wait for one of these programs. */
const MAX_WAITING = 200;

/** The part of the error output of a program that is logged, in characters. */
const MAX_LOGGED = 1000;

/**
 * A program that prints the classes, parameters and environment of a node as YAML: Puppet's external node classifier. The
 * name of the node is its only argument.
 */
export class ExternalClassifier implements NodeClassifier {
  readonly #program: string;
  readonly #log: ServerLog;
  #running = 0;
  /** Each lets a node continue that waits, in the order of their requests. */
  readonly #waiting = new Set<() => void>();

  /** @param program the path of the program */
  constructor(program: string, log: ServerLog) {
    this.#program = program;
    this.#log = log;
  }

  async classify(node: string, signal: AbortSignal): Promise<Classification> {
    await this.#begin(signal);
    try {
      return readClassification(await this.#run(node, signal));
    } catch (error) {
      if (signal.aborted) throw error;
      const reason = errorText(error);
      const output = error instanceof ProgramError ? error.output.slice(-MAX_LOGGED) : undefined;
      this.#log.error({ node, error: reason, output }, 'the node classifier failed');
      throw failure(node, reason);
    } finally {
      this.#end();
    }
  }

  /**
   * Waits until another program may run. A node whose client has disconnected does not wait: it would take the place of others.
   * @throws {HttpError} 503 if too many nodes wait
   */
  async #begin(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (this.#running < MAX_PROGRAMS) {
      this.#running++;
      return;
    }
    if (this.#waiting.size >= MAX_WAITING) throw unavailable('too many nodes wait for the node classifier');
    await new Promise<void>((resolve, reject) => {
      const leave = (): void => {
        this.#waiting.delete(enter);
        reject(signal.reason as Error);
      };
      const enter = (): void => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      this.#waiting.add(enter);
      signal.addEventListener('abort', leave, { once: true });
    });
  }

  /** Gives the place of a program that has ended to the next node. */
  #end(): void {
    const [next] = this.#waiting;
    if (next === undefined) {
      this.#running--;
      return;
    }
    this.#waiting.delete(next);
    next();
  }

  /** Runs the program without a shell. The name of a node cannot begin with `-`. */
  #run(node: string, signal: AbortSignal): Promise<string> {
    return new Promise((resolve, reject) => {
      const options = { timeout: TIMEOUT, maxBuffer: MAX_OUTPUT, killSignal: 'SIGKILL', signal } as const;
      execFile(this.#program, [node], options, (error, stdout, stderr) => {
        if (error === null) resolve(stdout);
        else reject(new ProgramError(endOf(error), stderr));
      });
    });
  }
}

/** Reports that a program has failed. */
class ProgramError extends Error {
  /** @param output the text that the program has written to its error output */
  constructor(
    message: string,
    readonly output: string,
  ) {
    super(message);
  }
}

function endOf({ code, killed = false }: ExecFileException): string {
  if (code === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER') return `its output is larger than ${MAX_OUTPUT / 2 ** 20} MiB`;
  return killed ? 'it took too long' : `it ended with ${code ?? 'a signal'}`;
}

function failure(node: string, reason: string): HttpError {
  return new HttpError(500, `Server Error: Failed to find ${node} via exec: the node classifier failed: ${reason}`);
}

/**
 * Reads the output of a classifier. Where Puppet fails with an error of Ruby, the message is one of pptjs.
 *
 * @throws {Error} if it is empty, not YAML, or has another form
 */
export function readClassification(text: string): Classification {
  if (text.trim() === '') throw new Error('the output is empty');
  const members = new Map(membersOf(parseYaml(text, 'the output')).map(([key, value]) => [memberName(key), value]));
  const environment = members.get('environment') ?? undefined;
  if (environment !== undefined && (typeof environment !== 'string' || !isEnvironmentName(environment)))
    throw new Error('the environment is not a name');
  return {
    environment,
    classes: readClasses(members.get('classes') ?? null),
    parameters: readParameters(members.get('parameters') ?? null),
  };
}

/** Puppet also reads a list of pairs. Of a text in a list, it reads the first two characters. */
function membersOf(data: Value): readonly (readonly [Value, Value])[] {
  if (data instanceof PuppetHash) return [...data];
  if (!isArray(data)) throw new Error('the output is not a mapping');
  return data.map((each) => {
    const [key = null, value = null] = isArray(each) ? each : typeof each === 'string' ? [...each] : [];
    return [key, value];
  });
}

/** @throws {Error} if the key of a member is neither a string nor a symbol */
function memberName(key: Value): string {
  if (key instanceof RubySymbol) return key.name;
  if (typeof key === 'string') return key;
  throw new Error(`a key is no string or symbol: ${interpolate(key)}`);
}

/** A catalog fails if there is no class with one of the names. */
function readClasses(value: Value): Classification['classes'] {
  if (value === null) return {};
  if (!isArray(value) && !(value instanceof PuppetHash))
    throw new Error('the classes are neither a list nor a mapping');
  const entries = isArray(value) ? value.map((name) => [name, null] as const) : [...value];
  return Object.fromEntries(
    entries.map(([name, parameters]) => {
      if (parameters !== null && parameters !== false && !(parameters instanceof PuppetHash))
        throw new Error(`the parameters of the class ${interpolate(name)} are not a mapping`);
      return [className(name), parameters instanceof PuppetHash ? plainObject(parameters) : null];
    }),
  );
}

/** @throws {Error} for a name that Puppet cannot use as a tag */
function className(value: Value): string {
  const name = interpolate(value);
  if (!isValidTag(name)) throw new Error(`Invalid tag '${name}'`);
  return name;
}

/**
 * Returns the top-scope variables. The environment is not one of them: it is that of the node.
 *
 * @throws {Error} for names that variables cannot have
 */
function readParameters(value: Value): Classification['parameters'] {
  if (value === null) return {};
  if (!(value instanceof PuppetHash)) throw new Error('the parameters are not a mapping');
  const { environment: _, ...parameters } = plainObject(value);
  for (const name of Object.keys(parameters)) {
    if (/^\d+$/.test(name)) throw new Error(`Cannot assign to a numeric match result variable '$${name}'`);
    if (RESERVED_NAMES.has(name)) throw new Error(`Attempt to assign to a reserved variable name: '${name}'`);
  }
  return parameters;
}

function plainObject(value: PuppetHash): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Array.from(value, ([name, each]) => [interpolate(name), toJS(each)]));
}
