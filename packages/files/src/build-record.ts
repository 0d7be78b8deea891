import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, rmdirSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { type OutputFile, writeAtomically } from './atomic-write.js';

/** The file in an output folder that lists the files that pptjs wrote there. */
const RECORD_NAME = '.pptjs-build.json';

interface Entry {
  /** The path of the source, relative to the output folder. */
  readonly source: string;
  /** The digest of the content. pptjs removes a file only if it has not changed since. */
  readonly sha256: string;
}

/**
 * The list of files that pptjs wrote to an output folder, with the source of each. A later build uses it to remove the
 * outputs of sources that no longer exist, and touches no other files.
 */
export class BuildRecord {
  readonly #directory: string;
  readonly #entries: Map<string, Entry>;
  /** The names of the outputs of each source. */
  readonly #bySource = new Map<string, Set<string>>();

  private constructor(directory: string, entries: Map<string, Entry>) {
    this.#directory = directory;
    this.#entries = entries;
    for (const [output, { source }] of entries) this.#outputsOf(source).add(output);
  }

  /** Whether a folder has a record. */
  static exists(directory: string): boolean {
    return existsSync(join(directory, RECORD_NAME));
  }

  /** Reads the record of `directory`. Returns an empty record if there is none, or it is damaged. */
  static load(directory: string): BuildRecord {
    const path = join(directory, RECORD_NAME);
    return new BuildRecord(
      directory,
      existsSync(path) ? parseRecord(readFileSync(path, 'utf8'), directory) : new Map(),
    );
  }

  /** Sets the outputs of `source`, and removes the other files that an earlier build wrote for that source. */
  replace(source: string, files: readonly OutputFile[]): void {
    const name = portable(relative(this.#directory, source));
    const current = new Set(files.map(({ path }) => this.#nameOf(path)));
    for (const output of this.#outputsOf(name)) {
      const entry = this.#entries.get(output);
      if (entry?.source === name && !current.has(output)) this.#remove(output, entry);
    }
    this.#bySource.set(name, current);
    for (const { path, content } of files)
      this.#entries.set(this.#nameOf(path), { source: name, sha256: digest(content) });
  }

  /** Removes the outputs of sources that no longer exist. Returns their paths. */
  removeStale(): readonly string[] {
    const removed: string[] = [];
    for (const [output, entry] of [...this.#entries]) {
      if (existsSync(resolve(this.#directory, entry.source))) continue;
      if (this.#remove(output, entry)) removed.push(join(this.#directory, output));
    }
    return removed;
  }

  /** Returns whether `pptjs build` wrote the file and the file still has the content that the build wrote. */
  isUnchangedOutput(path: string): boolean {
    const entry = this.#entries.get(this.#nameOf(path));
    return entry !== undefined && isUnchanged(path, entry);
  }

  save(): void {
    const outputs = Object.fromEntries([...this.#entries].sort(([a], [b]) => (a < b ? -1 : 1)));
    const content = `${JSON.stringify({ format: 1, outputs }, null, 1)}\n`;
    writeAtomically([{ path: join(this.#directory, RECORD_NAME), content }]);
  }

  #outputsOf(source: string): Set<string> {
    let outputs = this.#bySource.get(source);
    if (outputs === undefined) this.#bySource.set(source, (outputs = new Set()));
    return outputs;
  }

  #nameOf(path: string): string {
    return portable(relative(this.#directory, path));
  }

  /** Removes an output from the record, and its file if it is unchanged. Returns whether the file was removed. */
  #remove(output: string, entry: Entry): boolean {
    this.#entries.delete(output);
    const path = join(this.#directory, output);
    if (!isUnchanged(path, entry)) return false;
    rmSync(path, { force: true });
    removeEmptyDirectories(dirname(path), this.#directory);
    return true;
  }
}

/** Removes a folder and the folders above it, up to `top`, as long as they are empty. */
export function removeEmptyDirectories(directory: string, top: string): void {
  for (let current = directory; current !== top && current.startsWith(top + sep); current = dirname(current)) {
    try {
      rmdirSync(current);
    } catch {
      return;
    }
  }
}

/** Whether a file has the recorded content. Returns false if the file cannot be read. */
function isUnchanged(path: string, { sha256 }: Entry): boolean {
  try {
    return digest(readFileSync(path)) === sha256;
  } catch {
    return false;
  }
}

const digest = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');
const portable = (path: string): string => path.split(sep).join('/');

/** Parses a record. Ignores entries for files outside the output folder, which only a damaged record contains. */
function parseRecord(text: string, directory: string): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  for (const [output, entry] of Object.entries(parseOutputs(text))) {
    const within = resolve(directory, output).startsWith(resolve(directory) + sep);
    if (within && isEntry(entry)) entries.set(output, entry);
  }
  return entries;
}

function parseOutputs(text: string): object {
  try {
    const data: unknown = JSON.parse(text);
    if (
      data !== null &&
      typeof data === 'object' &&
      'outputs' in data &&
      data.outputs !== null &&
      typeof data.outputs === 'object'
    ) {
      return data.outputs;
    }
  } catch {
    return {};
  }
  return {};
}

function isEntry(value: unknown): value is Entry {
  return (
    value !== null &&
    typeof value === 'object' &&
    'source' in value &&
    typeof value.source === 'string' &&
    'sha256' in value &&
    typeof value.sha256 === 'string'
  );
}
