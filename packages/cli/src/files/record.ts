import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, rmdirSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { type OutputFile, writeAtomically } from '@pptjs/files';

/** The file in an output directory that says what pptjs wrote there. */
export const recordName = '.pptjs-build.json';

interface Entry {
  /** The source, relative to the output directory. */
  readonly source: string;
  /** Of the content written: only what is still as pptjs left it is ever removed. */
  readonly sha256: string;
}

/**
 * What pptjs wrote to an output directory, from which source. With it a later build removes the outputs of sources that
 * are gone, and touches nothing that others put there.
 */
export class BuildRecord {
  readonly #directory: string;
  readonly #entries: Map<string, Entry>;
  /** The outputs of each source. */
  readonly #bySource = new Map<string, Set<string>>();

  private constructor(directory: string, entries: Map<string, Entry>) {
    this.#directory = directory;
    this.#entries = entries;
    for (const [output, { source }] of entries) this.#outputsOf(source).add(output);
  }

  /** The record of `directory`; an empty one where there is none or it cannot be read as one. */
  static load(directory: string): BuildRecord {
    const path = join(directory, recordName);
    return new BuildRecord(
      directory,
      existsSync(path) ? parseRecord(readFileSync(path, 'utf8'), directory) : new Map(),
    );
  }

  /** Notes that `files` are now the outputs of `source`, and removes what that source had before beside them. */
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

  /** Removes the outputs of sources that exist no more; gives the paths removed. */
  removeStale(): readonly string[] {
    const removed: string[] = [];
    for (const [output, entry] of [...this.#entries]) {
      if (existsSync(resolve(this.#directory, entry.source))) continue;
      if (this.#remove(output, entry)) removed.push(join(this.#directory, output));
    }
    return removed;
  }

  save(): void {
    const outputs = Object.fromEntries([...this.#entries].sort(([a], [b]) => (a < b ? -1 : 1)));
    const content = `${JSON.stringify({ format: 1, outputs }, null, 1)}\n`;
    writeAtomically([{ path: join(this.#directory, recordName), content }]);
  }

  #outputsOf(source: string): Set<string> {
    let outputs = this.#bySource.get(source);
    if (outputs === undefined) this.#bySource.set(source, (outputs = new Set()));
    return outputs;
  }

  #nameOf(path: string): string {
    return portable(relative(this.#directory, path));
  }

  /** Forgets an output, and deletes it if nobody has changed it since. */
  #remove(output: string, { sha256 }: Entry): boolean {
    this.#entries.delete(output);
    const path = join(this.#directory, output);
    try {
      if (digest(readFileSync(path)) !== sha256) return false;
    } catch {
      return false;
    }
    rmSync(path, { force: true });
    removeEmptyDirectories(dirname(path), this.#directory);
    return true;
  }
}

function removeEmptyDirectories(directory: string, top: string): void {
  for (let current = directory; current !== top && current.startsWith(top + sep); current = dirname(current)) {
    try {
      rmdirSync(current);
    } catch {
      return;
    }
  }
}

const digest = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');
const portable = (path: string): string => path.split(sep).join('/');

/** A record that was tampered with or broken names nothing outside its directory: such entries are not taken over. */
function parseRecord(text: string, directory: string): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  for (const [output, entry] of Object.entries(outputsOf(text))) {
    const within = resolve(directory, output).startsWith(resolve(directory) + sep);
    if (within && isEntry(entry)) entries.set(output, entry);
  }
  return entries;
}

function outputsOf(text: string): object {
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
