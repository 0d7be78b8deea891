import { mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { threadId } from 'node:worker_threads';

/** A file to be written. */
export interface OutputFile {
  readonly path: string;
  readonly content: string | Uint8Array;
}

let counter = 0;
const temporaryFor = (path: string): string => `${path}.${process.pid}.${threadId}.${counter++}.tmp`;

/**
 * Writes `files` so that each is either whole or as it was before: every content goes to a temporary neighbour first,
 * and only when all are there do they take their names. Throws the system's error with nothing half-written and no
 * neighbour left.
 */
export function writeAtomically(files: readonly OutputFile[]): void {
  const pending: { readonly temporary: string; readonly path: string }[] = [];
  try {
    for (const { path, content } of files) {
      if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw new IsDirectory(path);
      mkdirSync(dirname(path), { recursive: true });
      const temporary = temporaryFor(path);
      pending.push({ temporary, path });
      writeFileSync(temporary, content);
    }
    for (const { temporary, path } of pending) renameSync(temporary, path);
  } catch (error) {
    for (const { temporary } of pending) rmSync(temporary, { force: true });
    throw error;
  }
}

/** Writes as `writeAtomically` does, while other work goes on. */
export class AtomicWriter {
  readonly #directories = new Map<string, Promise<unknown>>();

  async write(files: readonly OutputFile[]): Promise<void> {
    const pending = files.map(({ path, content }) => ({ path, content, temporary: temporaryFor(path) }));
    try {
      await Promise.all(pending.map((file) => this.#prepare(file)));
      for (const { temporary, path } of pending) await rename(temporary, path);
    } catch (error) {
      await Promise.all(pending.map(({ temporary }) => rm(temporary, { force: true })));
      throw error;
    }
  }

  async #prepare({ path, content, temporary }: OutputFile & { readonly temporary: string }): Promise<void> {
    await this.#ensure(dirname(path));
    const [occupied] = await Promise.all([isDirectory(path), writeFile(temporary, content)]);
    if (occupied) throw new IsDirectory(path);
  }

  /** Each directory is made once. */
  #ensure(directory: string): Promise<unknown> {
    let made = this.#directories.get(directory);
    if (made === undefined) this.#directories.set(directory, (made = mkdir(directory, { recursive: true })));
    return made;
  }
}

async function isDirectory(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch {
    return false;
  }
}

class IsDirectory extends Error {
  readonly code = 'EISDIR';
  constructor(path: string) {
    super(`Is a directory: ${path}`);
  }
}
