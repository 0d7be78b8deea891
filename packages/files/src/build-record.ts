import { hash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, rmdirSync, statSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import type { OutputFile } from './atomic-write.js';
import { BuildLog, type LogLine, logLine } from './build-log.js';
import { isObject, type UnknownMembers } from './json.js';
import { isPlainPath, relativePath } from './relative-path.js';
import { statsOf } from './stats.js';
import { isAbsent } from './system-message.js';
import { removeLeftovers } from './temporary-file.js';

/** The file in an output folder that lists the files that pptjs wrote there. */
const RECORD_NAME = '.pptjs-build.json';

/** The number of sources that a killed build may compile again, so that the build need not write after each source. */
const MAX_UNSAVED = 64;

/** The size and digest that identify the content of an output. */
interface RecordedOutput {
  /** In bytes. */
  readonly size: number;
  readonly sha256: string;
}

/** A file that a build wrote. */
export interface WrittenOutput extends RecordedOutput {
  /** The absolute path. */
  readonly path: string;
}

/** Describes a file that was written, for the record. */
export function describeOutput({ path, content }: OutputFile): WrittenOutput {
  return { path, size: Buffer.byteLength(content), sha256: digestOf(content) };
}

/** A source of an earlier build. */
interface RecordedSource {
  /** The digest of everything that the outputs depend on; empty if the outputs must be written again. */
  readonly key: string;
  /** By the path relative to the output folder. */
  readonly outputs: Readonly<Record<string, RecordedOutput>>;
  /** The diagnostics of the source. */
  readonly diagnostics: readonly unknown[];
  /** The facts that the last build has found in the source, for later builds. */
  readonly facts?: unknown;
  /** The last build found errors: the outputs are those of an earlier build, if there are any. */
  readonly failure?: RecordedFailure;
}

interface RecordedFailure {
  /** The digest of everything that the errors depend on. */
  readonly key: string;
  /** The diagnostics of the source. */
  readonly diagnostics: readonly unknown[];
}

/**
 * The list of files that pptjs wrote to an output folder, with the source of each. A later build uses it to skip the
 * sources that have not changed, and to remove the outputs of sources that no longer exist. It touches no other files.
 *
 * The file is a log (see BuildLog): sources are recorded while the build runs, so that the next build goes on where a killed
 * one stopped. The file of a finished build depends only on the sources and the options.
 */
export class BuildRecord {
  readonly #directory: string;
  /** The start of the absolute paths of outputs. */
  readonly #prefix: string;
  readonly #log: BuildLog;
  /** By the path of the source, relative to the output folder. */
  #sources = new Map<string, RecordedSource>();
  /** The sources of the outputs; undefined until they are needed. */
  #sourcesOfOutputs: Map<string, string> | undefined;
  /** The line of each source. */
  readonly #lines = new Map<string, LogLine>();
  /** The lines that are not in the file yet. */
  readonly #unsaved: LogLine[] = [];
  /** The paths of files relative to the output folder, by absolute path. */
  readonly #names = new Map<string, string>();
  /** The paths of folders relative to the output folder, as the start of the names of their files. */
  readonly #folderNames = new Map<string, string>();
  /** The sources that this build has read. */
  readonly #existing = new Set<string>();
  #isUnfinished = false;
  /** The text of the file. */
  #text = '';
  #written = 0;

  private constructor(directory: string) {
    this.#directory = directory;
    this.#prefix = directory + sep;
    this.#log = new BuildLog(join(directory, RECORD_NAME));
    this.#load();
  }

  /** Whether a folder has a record. */
  static exists(directory: string): boolean {
    return existsSync(join(directory, RECORD_NAME));
  }

  /** Returns the digest of the record of a folder, and when the record was written; undefined if there is no record. */
  static stateIn(directory: string): { readonly digest: string; readonly written: number } | undefined {
    const path = join(directory, RECORD_NAME);
    try {
      return { written: statSync(path).mtimeMs, digest: digestOf(readFileSync(path)) };
    } catch {
      return undefined;
    }
  }

  /**
   * Reads the record of `directory`. The record is empty if there is none, or it is damaged.
   * @throws {Error} the system's error, with its `code`, if there is a record that cannot be read
   */
  static load(directory: string): BuildRecord {
    return new BuildRecord(directory);
  }

  /**
   * Waits until no other build writes to the folder, and removes what killed builds have left.
   * Call `save` at the end.
   *
   * @param folders the absolute paths of the folders that this build may write to
   * @param onWait is called once with the number of the process of the other build
   * @returns whether another build has changed the record since it was read
   * @throws {Error} the system's error, with its `code`
   */
  async open(folders: Iterable<string>, onWait: (processId: number) => void): Promise<boolean> {
    let hasChanged = this.#fileTime() !== this.#written;
    const noteWait = (processId: number): void => {
      hasChanged = true;
      onWait(processId);
    };
    if (await this.#log.begin(noteWait)) {
      const outputs = [...this.#sourceByOutput.keys()].map((output) => dirname(join(this.#directory, output)));
      for (const folder of new Set([this.#directory, ...outputs, ...folders])) removeLeftovers(folder);
    }
    if (hasChanged) this.#load();
    return hasChanged;
  }

  /**
   * Whether the record has the key for a source, and the outputs of the source have not changed.
   * @param key empty if the source could not be read
   */
  isUpToDate(source: string, key: string): boolean {
    const name = this.#nameOf(source);
    if (key === '') return false;
    this.#existing.add(name);
    const entry = this.#sources.get(name);
    if (entry?.key !== key) return false;
    return Object.entries(entry.outputs).every(([name, output]) => this.#isUnchanged(name, output));
  }

  /** The digest of the file when it was read. */
  get digest(): string {
    return digestOf(this.#text);
  }

  /** When the file was written, in milliseconds since 1970. Outputs with a later time may have changed since. */
  get written(): number {
    return this.#written;
  }

  /** The absolute paths of all sources. */
  get sources(): readonly string[] {
    return Array.from(this.#sources.keys(), (source) => resolve(this.#directory, source));
  }

  /** Whether an earlier build has recorded a source. */
  has(source: string): boolean {
    return this.#sources.has(this.#nameOf(source));
  }

  /** Returns the outputs of a source. */
  outputsOf(source: string): readonly WrittenOutput[] {
    const { outputs = {} } = this.#sources.get(this.#nameOf(source)) ?? {};
    return Object.entries(outputs).map(([name, output]) => ({ ...output, path: this.#prefix + name }));
  }

  /** Returns the diagnostics of a source. */
  diagnosticsOf(source: string): readonly unknown[] {
    return this.#sources.get(this.#nameOf(source))?.diagnostics ?? [];
  }

  /** Returns the facts that a build has found in a source: see `replace`. */
  factsOf(source: string): unknown {
    return this.#sources.get(this.#nameOf(source))?.facts;
  }

  /** Sets the outputs of `source`, and removes the other files that an earlier build wrote for that source. */
  replace(
    source: string,
    key: string,
    written: readonly WrittenOutput[],
    diagnostics: readonly unknown[],
    facts?: unknown,
  ): void {
    const name = this.#nameOf(source);
    const outputs = emptyDictionary<RecordedOutput>();
    for (const { path, size, sha256 } of written) outputs[this.#nameOf(path)] = { size, sha256 };
    const earlier = this.#sources.get(name);
    if (earlier !== undefined)
      for (const [output, recorded] of Object.entries(earlier.outputs)) {
        if (!Object.hasOwn(outputs, output) && this.#sourceByOutput.get(output) === name)
          this.#removeFile(output, recorded);
      }
    this.#record(name, { key, outputs, diagnostics, facts });
  }

  #record(name: string, entry: RecordedSource): void {
    const line = lineOf(name, entry);
    this.#unsaved.push(line);
    this.#set(name, entry, line);
    if (this.#unsaved.length >= MAX_UNSAVED) this.#log.append(this.#unsaved.splice(0));
  }

  /** Returns the diagnostics of a source with errors; undefined if the source with this key has not failed. */
  failureOf(source: string, key: string): readonly unknown[] | undefined {
    const failure = this.#sources.get(this.#nameOf(source))?.failure;
    return key !== '' && failure?.key === key ? failure.diagnostics : undefined;
  }

  /** Records a source with errors. The outputs of an earlier build stay. */
  fail(source: string, key: string, diagnostics: readonly unknown[], facts?: unknown): void {
    const name = this.#nameOf(source);
    const earlier = this.#sources.get(name) ?? { key: '', outputs: {}, diagnostics: [] };
    this.#record(name, { ...earlier, facts, failure: { key, diagnostics } });
  }

  /** Whether another build writes to the folder, or was killed while it wrote. */
  get isUnfinished(): boolean {
    return this.#isUnfinished;
  }

  /** Whether a source of an earlier build no longer exists. */
  get hasStale(): boolean {
    return this.#staleSources().length > 0;
  }

  /** Removes the outputs of sources that no longer exist. Returns their paths. */
  removeStale(): readonly string[] {
    const sourceByOutput = this.#sourceByOutput;
    return this.#staleSources().flatMap((source) => {
      const outputs = Object.entries(this.#sources.get(source)?.outputs ?? {});
      this.#sources.delete(source);
      this.#lines.delete(source);
      return outputs
        .filter(([output, recorded]) => sourceByOutput.get(output) === source && this.#removeFile(output, recorded))
        .map(([output]) => join(this.#directory, output));
    });
  }

  /** Returns whether `pptjs build` wrote the file and the file still has the content that the build wrote. */
  isUnchangedOutput(path: string): boolean {
    const name = this.#nameOf(path);
    const source = this.#sourceByOutput.get(name);
    const output = source === undefined ? undefined : this.#sources.get(source)?.outputs[name];
    return output !== undefined && hasContent(path, output);
  }

  /**
   * Writes the complete record.
   * @throws {Error} the system's error, with its `code`
   */
  save(): void {
    this.#unsaved.length = 0;
    const lines = [...this.#lines].sort(([a], [b]) => (a < b ? -1 : 1));
    this.#log.end(lines.map(([, line]) => line));
  }

  #load(): void {
    this.#sources = new Map();
    this.#sourcesOfOutputs = undefined;
    this.#lines.clear();
    const { text, lines, turns } = this.#log.read();
    this.#text = text;
    this.#isUnfinished = turns.length > 0;
    for (const line of lines) {
      const { source, ...entry } = line.value;
      if (typeof source !== 'string' || !isRecordedSource(entry)) continue;
      const own = this.#withoutForeignFiles(entry);
      this.#set(source, own, own === entry ? line : lineOf(source, own));
    }
    this.#written = this.#fileTime();
  }

  #fileTime(): number {
    return statsOf(join(this.#directory, RECORD_NAME))?.mtimeMs ?? 0;
  }

  /** Leaves out files outside the output folder, which only a damaged record contains. */
  #withoutForeignFiles(entry: RecordedSource): RecordedSource {
    const names = Object.keys(entry.outputs);
    if (names.every(isPlainPath)) return entry;
    const top = resolve(this.#directory) + sep;
    const isForeign = ([output]: [string, RecordedOutput]): boolean => !resolve(top, output).startsWith(top);
    const outputs = Object.entries(entry.outputs);
    return { ...entry, outputs: Object.fromEntries(outputs.filter((output) => !isForeign(output))) };
  }

  #set(name: string, entry: RecordedSource, line: LogLine): void {
    // Of two sources with an output, the one that was recorded last has it.
    this.#sources.delete(name);
    this.#sources.set(name, entry);
    this.#lines.set(name, line);
    if (this.#sourcesOfOutputs !== undefined)
      for (const output of Object.keys(entry.outputs)) this.#sourcesOfOutputs.set(output, name);
  }

  get #sourceByOutput(): Map<string, string> {
    if (this.#sourcesOfOutputs === undefined) {
      this.#sourcesOfOutputs = new Map();
      for (const [name, { outputs }] of this.#sources)
        for (const output of Object.keys(outputs)) this.#sourcesOfOutputs.set(output, name);
    }
    return this.#sourcesOfOutputs;
  }

  #staleSources(): string[] {
    return [...this.#sources.keys()].filter(
      (source) => !this.#existing.has(source) && isAbsent(resolve(this.#directory, source)),
    );
  }

  #nameOf(path: string): string {
    if (sep === '/' && path.startsWith(this.#prefix)) return path.slice(this.#prefix.length);
    let name = this.#names.get(path);
    if (name === undefined) {
      const end = path.lastIndexOf(sep) + 1;
      const folder = path.slice(0, end);
      let start = this.#folderNames.get(folder);
      if (start === undefined) {
        const folderName = relativePath(this.#directory, dirname(path)).replaceAll(sep, '/');
        start = folderName === '' ? '' : `${folderName}/`;
        this.#folderNames.set(folder, start);
      }
      name = start + path.slice(end);
      this.#names.set(path, name);
    }
    return name;
  }

  /** Whether an output is as the build wrote it. Reads the file only if it is younger than the record. */
  #isUnchanged(name: string, output: RecordedOutput): boolean {
    const path = this.#prefix + name;
    const stats = statsOf(path);
    if (stats?.size !== output.size) return false;
    return stats.mtimeMs <= this.#written || hasContent(path, output);
  }

  /** Removes an output, and its file if it is unchanged. Returns whether the file was removed. */
  #removeFile(name: string, output: RecordedOutput): boolean {
    this.#sourceByOutput.delete(name);
    const path = join(this.#directory, name);
    if (!hasContent(path, output)) return false;
    rmSync(path, { force: true });
    removeEmptyDirectories(dirname(path), this.#directory);
    return true;
  }
}

/** Returns an object for many different keys. V8 otherwise derives a hidden class for each key of each object. */
const emptyDictionary = <Value>(): Record<string, Value> => Object.create(null) as Record<string, Value>;

/** Removes a folder and the folders above it, up to `top`, as long as they are empty. */
function removeEmptyDirectories(directory: string, top: string): void {
  for (let current = directory; current !== top && current.startsWith(top + sep); current = dirname(current)) {
    try {
      rmdirSync(current);
    } catch {
      return;
    }
  }
}

function lineOf(source: string, { key, outputs, diagnostics, facts, failure }: RecordedSource): LogLine {
  const value: Record<string, unknown> = { source, key, outputs, diagnostics };
  if (facts !== undefined) value['facts'] = facts;
  if (failure !== undefined) value['failure'] = failure;
  return logLine(value);
}

/** Whether a file has the recorded content. Returns false if the file cannot be read. */
function hasContent(path: string, { sha256 }: RecordedOutput): boolean {
  try {
    return digestOf(readFileSync(path)) === sha256;
  } catch {
    return false;
  }
}

const digestOf = (content: string | Uint8Array): string => hash('sha256', content, 'hex');

function isRecordedSource(value: UnknownMembers): value is UnknownMembers & RecordedSource {
  const { key, outputs, diagnostics, failure } = value;
  return (
    typeof key === 'string' &&
    isObject(outputs) &&
    Object.values(outputs).every(isRecordedOutput) &&
    Array.isArray(diagnostics) &&
    (failure === undefined || isRecordedFailure(failure))
  );
}

const isRecordedFailure = (value: unknown): boolean =>
  isObject(value) && typeof value['key'] === 'string' && Array.isArray(value['diagnostics']);

const isRecordedOutput = (value: unknown): boolean =>
  isObject(value) && typeof value['size'] === 'number' && typeof value['sha256'] === 'string';
