import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { MAX_TEXT_SIZE, systemMessage } from '@pptjs/files';
import { decodeSource, type Diagnostic } from '@pptjs/transpiler/dialect';

/** The text of a file, or the diagnostic that says why there is none. */
export type SourceFile =
  | { readonly file: string; readonly text: string; readonly fault?: undefined }
  | { readonly file: string; readonly text?: undefined; readonly fault: Diagnostic };

/**
 * Reads Puppet source from `path`. `file` is the name in messages. Never throws: if the file is missing, unreadable, a
 * folder, too large or not UTF-8, the result has a `fault`.
 */
export function readSource(path: string, file: string): SourceFile {
  try {
    const bytes = readBounded(path);
    return typeof bytes === 'string' ? tooLarge(file, bytes) : sourceOf(bytes, file);
  } catch (error) {
    return { file, fault: fileFault(file, 'FILE_UNREADABLE', systemMessage(error)) };
  }
}

/** As `readSource`, for a file that has been read. */
export function sourceOf(bytes: Uint8Array, file: string): SourceFile {
  if (bytes.length > MAX_TEXT_SIZE) return tooLarge(file, String(bytes.length));
  const text = decodeSource(bytes);
  if (typeof text === 'string') return { file, text };
  const { message, help, line, column } = text;
  return { file, fault: { ...fileFault(file, 'INVALID_ENCODING', message), help, line, column } };
}

function tooLarge(file: string, size: string): SourceFile {
  const message = `The file has ${size} bytes; the limit is ${MAX_TEXT_SIZE}`;
  return { file, fault: { ...fileFault(file, 'FILE_TOO_LARGE', message), help: 'Split the file.' } };
}

/** Returns the bytes of a file. If there are more than the limit, returns their number as a text. */
function readBounded(path: string): Uint8Array | string {
  const handle = openSync(path, 'r');
  try {
    const stats = fstatSync(handle);
    if (stats.size > MAX_TEXT_SIZE) return String(stats.size);
    if (stats.isFile() || stats.isDirectory()) return readFileSync(handle);
    // A device may have no end.
    return readStart(handle) ?? `more than ${MAX_TEXT_SIZE}`;
  } finally {
    closeSync(handle);
  }
}

/** Reads a pipe or a device; null if it has more bytes than the limit. */
function readStart(handle: number): Uint8Array | null {
  const bytes = new Uint8Array(MAX_TEXT_SIZE + 1);
  let length = 0;
  for (let count = -1; count !== 0 && length < bytes.length; length += count)
    count = readSync(handle, bytes, length, bytes.length - length, null);
  return length > MAX_TEXT_SIZE ? null : bytes.subarray(0, length);
}

/** Returns an error about a whole file. */
export function fileFault(file: string, code: string, message: string): Diagnostic {
  return { code, severity: 'error', message, file, line: 1, column: null, start: 0, end: 0 };
}
