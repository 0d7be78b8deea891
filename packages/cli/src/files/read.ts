import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs';
import type { Diagnostic } from '@pptjs/transpiler';
import { decode } from './decode.js';

/** Larger files are refused: no hand writes them, and their trees would not fit in memory. */
export const sizeLimit = 16 * 1024 * 1024;

/** A file's text, or what is wrong with the file. */
export type SourceFile =
  | { readonly file: string; readonly text: string; readonly fault?: undefined }
  | { readonly file: string; readonly text?: undefined; readonly fault: Diagnostic };

/**
 * Reads Puppet source from `path`. `file` is the name that messages use. Never throws: a file that is missing,
 * unreadable, a directory, too large or not UTF-8 comes back as a fault.
 */
export function readSource(path: string, file: string): SourceFile {
  try {
    const bytes = readBounded(path);
    if (typeof bytes === 'number') {
      return { file, fault: fault(file, 'FILE_TOO_LARGE', `The file has ${bytes} bytes; the limit is ${sizeLimit}`) };
    }
    const text = decode(bytes);
    if (typeof text === 'string') return { file, text };
    const { message, help, line, column } = text;
    return { file, fault: { ...fault(file, 'INVALID_ENCODING', message), help, line, column } };
  } catch (error) {
    return { file, fault: fault(file, 'FILE_UNREADABLE', systemMessage(error)) };
  }
}

/** The file's bytes, or its size where that is beyond the limit. */
function readBounded(path: string): Uint8Array | number {
  const handle = openSync(path, 'r');
  try {
    const { size } = fstatSync(handle);
    return size > sizeLimit ? size : readFileSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** A diagnostic that speaks of a whole file. */
export function fault(file: string, code: string, message: string): Diagnostic {
  return { code, severity: 'error', message, file, line: 1, column: null, start: 0, end: 0 };
}

const systemMessages: Readonly<Record<string, string>> = {
  ENOENT: 'No such file or directory',
  EACCES: 'Permission denied',
  EPERM: 'Operation not permitted',
  EISDIR: 'Is a directory',
  ENOTDIR: 'A part of the path is not a directory',
  ENOSPC: 'No space left on the disk',
  EROFS: 'The file system is read-only',
  ELOOP: 'Too many levels of symbolic links',
  ENAMETOOLONG: 'The name is too long',
  EMFILE: 'Too many open files',
};

/** What the operating system's error means, in a few words. */
export function systemMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  return systemMessages[code] ?? error.message;
}
