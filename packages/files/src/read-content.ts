import { closeSync, constants, fstatSync, openSync, readFileSync, readSync, type Stats } from 'node:fs';
import { FileLimitError } from './file-limit-error.js';
import { isSystemError } from './system-message.js';

/** The limit for the size of a file that pptjs parses, in bytes. Files that people write are smaller. */
export const MAX_TEXT_SIZE = 16 * 1024 * 1024;

/** The limit for the size of other files. A string of JavaScript cannot have more than twice as many characters. */
const MAX_CONTENT_SIZE = 256 * 1024 * 1024;

/**
 * Reads a regular file. Reading a pipe or a device may wait or never end, so it is an error.
 *
 * @param limit the largest size, in bytes
 * @throws {Error} the system's error, with its `code` and the `path`
 * @throws {FileLimitError} if the file is larger than the limit, or is a pipe or a device
 */
export function readContent(path: string, limit = MAX_CONTENT_SIZE): Buffer {
  return namingPath(path, () => {
    const handle = openSync(path, READ_WITHOUT_WAITING);
    try {
      const stats = fstatSync(handle);
      checkLimits(path, stats, limit);
      return stats.size === 0 ? readFileSync(handle) : readBytes(handle, stats.size);
    } finally {
      closeSync(handle);
    }
  });
}

/**
 * Reads the text of a file that is parsed.
 * @throws {Error} as `readContent` does
 */
export function readText(path: string): string {
  return readContent(path, MAX_TEXT_SIZE).toString();
}

/** Reads a file of a known size as `readFileSync` does, which would ask the system for the size again. */
function readBytes(handle: number, size: number): Buffer {
  const content = Buffer.allocUnsafe(size);
  let length = 0;
  while (length < size) {
    const count = readSync(handle, content, length, size - length, null);
    if (count === 0) return content.subarray(0, length);
    length += count;
  }
  return content;
}

/** Opening a pipe does not wait for its writer. */
const READ_WITHOUT_WAITING = constants.O_RDONLY | constants.O_NONBLOCK;

function checkLimits(path: string, stats: Stats, limit: number): void {
  if (!stats.isFile() && !stats.isDirectory())
    throw new FileLimitError('FILE_UNREADABLE', path, 'It is a pipe or a device, not a file');
  checkSize(path, stats.size, limit);
}

/** @throws {FileLimitError} if a file is larger than the limit */
export function checkSize(path: string, size: number, limit = MAX_CONTENT_SIZE): void {
  if (size > limit)
    throw new FileLimitError('FILE_TOO_LARGE', path, `The file has ${size} bytes; the limit is ${limit}`);
}

/**
 * Runs `body`, which works with an open file. Adds the path to errors of the system, which name it only if they come from
 * opening the file.
 */
export function namingPath<T>(path: string, body: () => T): T {
  try {
    return body();
  } catch (error) {
    if (isSystemError(error)) error.path ??= path;
    throw error;
  }
}
