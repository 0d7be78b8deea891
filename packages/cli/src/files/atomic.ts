import { mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A file to be written. */
export interface OutputFile {
  readonly path: string;
  readonly content: string;
}

let counter = 0;

/**
 * Writes `files` so that each is either whole or as it was before: every content goes to a temporary neighbour first, and only when
 * all are there do they take their names. Throws the system's error with nothing half-written and no neighbour left.
 */
export function writeAtomically(files: readonly OutputFile[]): void {
  const pending: { readonly temporary: string; readonly path: string }[] = [];
  try {
    for (const { path, content } of files) {
      if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw new IsDirectory(path);
      mkdirSync(dirname(path), { recursive: true });
      const temporary = `${path}.${process.pid}.${counter++}.tmp`;
      pending.push({ temporary, path });
      writeFileSync(temporary, content);
    }
    for (const { temporary, path } of pending) renameSync(temporary, path);
  } catch (error) {
    for (const { temporary } of pending) rmSync(temporary, { force: true });
    throw error;
  }
}

class IsDirectory extends Error {
  readonly code = 'EISDIR';
  constructor(path: string) {
    super(`Is a directory: ${path}`);
  }
}
