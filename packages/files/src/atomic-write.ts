import { promises, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createDirectory } from './create-directory.js';
import { temporaryPath } from './temporary-file.js';

/** A file to be written. */
export interface OutputFile {
  readonly path: string;
  readonly content: string | Uint8Array;
}

/** Whether other users may access written files and new folders, as far as the umask allows. */
export interface WriteOptions {
  readonly isPrivate?: boolean;
}

/** An output file, and the neighbor that holds its content until it gets its name. */
interface PendingFile extends OutputFile {
  readonly temporary: string;
}

function pendingFile({ path, content }: OutputFile): PendingFile {
  return { path, content, temporary: temporaryPath(path) };
}

/**
 * Writes `files` so that each one is either complete or unchanged: every content goes to a temporary neighbor first,
 * and the neighbors are renamed only when all of them are complete.
 *
 * @throws {Error} the system's error, with its `code`; then no file is half-written and no neighbor remains
 */
export function writeAtomically(files: readonly OutputFile[], { isPrivate = false }: WriteOptions = {}): void {
  const [fileMode, folderMode] = isPrivate ? [0o600, 0o700] : [0o666, 0o777];
  const written: PendingFile[] = [];
  try {
    for (const file of files.map(pendingFile)) {
      const { path, content, temporary } = file;
      if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw new IsDirectoryError(path);
      written.push(file);
      writeInFolder(temporary, content, fileMode, folderMode);
    }
    for (const { temporary, path } of written) renameSync(temporary, path);
  } catch (error) {
    for (const { temporary } of written) rmSync(temporary, { force: true });
    throw error;
  }
}

/** Writes a new file. Most folders exist, so the function looks for the folder only if the file cannot be created. */
function writeInFolder(path: string, content: string | Uint8Array, mode: number, folderMode: number): void {
  try {
    writeFileSync(path, content, { flag: 'wx', mode });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    createDirectory(dirname(path), folderMode);
    writeFileSync(path, content, { flag: 'wx', mode });
  }
}

/**
 * Writes one file as `writeAtomically` does. The process does not wait for the content to be written.
 *
 * @throws {Error} the system's error, with its `code`; then the file is unchanged and no neighbor remains
 */
export async function replaceFile(
  { path, content }: OutputFile,
  { isPrivate = false }: WriteOptions = {},
): Promise<void> {
  const [fileMode, folderMode] = isPrivate ? [0o600, 0o700] : [0o666, 0o777];
  createDirectory(dirname(path), folderMode);
  const temporary = temporaryPath(path);
  try {
    await promises.writeFile(temporary, content, { flag: 'wx', mode: fileMode });
    await promises.rename(temporary, path);
  } catch (error) {
    await promises.rm(temporary, { force: true });
    throw error;
  }
}

/**
 * Writes the outputs of a build, in this order, with few system calls: a file that does not exist is written directly, and
 * a file with other content is replaced as `writeAtomically` does. A file that has the content already is left alone.
 *
 * @throws {Error} the system's error, with its `code`; then the files that existed are unchanged, and there are no others
 */
export function writeOutputs(files: readonly OutputFile[]): void {
  const created: string[] = [];
  const replaced: OutputFile[] = [];
  try {
    for (const file of files) {
      if (createFile(file)) created.push(file.path);
      else if (!hasContent(file)) replaced.push(file);
    }
    if (replaced.length > 0) writeAtomically(replaced);
  } catch (error) {
    for (const path of created) rmSync(path, { force: true });
    throw error;
  }
}

/** Writes a file and the folders above it. Returns false if the file exists. */
function createFile({ path, content }: OutputFile): boolean {
  for (let hasFolder = false; ; hasFolder = true) {
    try {
      writeFileSync(path, content, { flag: 'wx' });
      return true;
    } catch (error) {
      const { code, syscall } = error as NodeJS.ErrnoException;
      if (code === 'EEXIST') return false;
      if (code !== 'ENOENT' || hasFolder) {
        // A write that fails, for example because the disk is full, leaves a part of the file.
        if (syscall !== 'open') rmSync(path, { force: true });
        throw error;
      }
      createDirectory(dirname(path));
    }
  }
}

function hasContent({ path, content }: OutputFile): boolean {
  try {
    return readFileSync(path).equals(typeof content === 'string' ? Buffer.from(content) : content);
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
