import { renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createDirectory } from './create-directory.js';
import { removeLeftovers, temporaryPath } from './temporary-file.js';

/** A file to be written. */
export interface OutputFile {
  readonly path: string;
  readonly content: string | Uint8Array;
}

/** Whether other users may access written files and new folders, as far as the umask allows. */
export interface WriteOptions {
  readonly isPrivate?: boolean;
}

/** An output file, and the neighbour that holds its content until it gets its name. */
interface PendingFile extends OutputFile {
  readonly temporary: string;
}

function pendingFile({ path, content }: OutputFile): PendingFile {
  return { path, content, temporary: temporaryPath(path) };
}

/**
 * Writes `files` so that each one is either complete or unchanged: every content goes to a temporary neighbour first,
 * and the neighbours are renamed only when all of them are complete.
 *
 * @throws {Error} the system's error, with its `code`; then no file is half-written and no neighbour remains
 */
export function writeAtomically(files: readonly OutputFile[], { isPrivate = false }: WriteOptions = {}): void {
  const [fileMode, folderMode] = isPrivate ? [0o600, 0o700] : [0o666, 0o777];
  const written: PendingFile[] = [];
  try {
    for (const file of files.map(pendingFile)) {
      const { path, content, temporary } = file;
      if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw new IsDirectoryError(path);
      createDirectory(dirname(path), folderMode);
      written.push(file);
      writeFileSync(temporary, content, { flag: 'wx', mode: fileMode });
    }
    for (const { temporary, path } of written) renameSync(temporary, path);
  } catch (error) {
    for (const { temporary } of written) rmSync(temporary, { force: true });
    throw error;
  }
}

/**
 * Writes files as `writeAtomically` does, but asynchronously. Creates each directory once in its lifetime, and then
 * removes the temporary files that killed processes have left there.
 */
export class AtomicWriter {
  readonly #directories = new Set<string>();

  /** @throws {Error} as `writeAtomically` */
  async write(files: readonly OutputFile[]): Promise<void> {
    const pending = files.map(pendingFile);
    try {
      await Promise.all(pending.map((file) => this.#writeTemporary(file)));
      for (const { temporary, path } of pending) await rename(temporary, path);
    } catch (error) {
      await Promise.all(pending.map(({ temporary }) => rm(temporary, { force: true })));
      throw error;
    }
  }

  async #writeTemporary({ path, content, temporary }: PendingFile): Promise<void> {
    this.#createDirectory(dirname(path));
    const [isOccupied] = await Promise.all([isDirectory(path), writeFile(temporary, content, { flag: 'wx' })]);
    if (isOccupied) throw new IsDirectoryError(path);
  }

  #createDirectory(directory: string): void {
    if (this.#directories.has(directory)) return;
    createDirectory(directory);
    removeLeftovers(directory);
    this.#directories.add(directory);
  }
}

async function isDirectory(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch {
    return false;
  }
}

class IsDirectoryError extends Error {
  readonly code = 'EISDIR';

  constructor(path: string) {
    super(`Is a directory: ${path}`);
  }
}
