import { type Stats, statSync } from 'node:fs';
import { isAbsence } from './system-message.js';

/** As `statSync`. Returns undefined if there is no file, or it cannot be accessed. */
export function statsOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

/**
 * As `statSync`. Returns undefined if the path leads to nothing: there is no file, or symbolic links lead only to each
 * other.
 *
 * @throws the error of the system if the path cannot be accessed
 */
export function targetStats(path: string): Stats | undefined {
  return ifPresent(() => statSync(path, { throwIfNoEntry: false }));
}

/**
 * Returns the result of a read; undefined if there is no file.
 * @throws the system's error if it says nothing about the file
 */
export function ifPresent<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (isAbsence(error)) return undefined;
    throw error;
  }
}
