/**
 * The status of a file shows without reading the file whether it has changed. A program can set the time of a change, but not
 * the time `ctime`.
 *
 * A file can change twice within the resolution of the times of its file system, and the second change then leaves the
 * status as it is. Therefore a status is *settled* only if the last change is older than that.
 */
import { statsOf } from '@pptjs/files';

/** The status of a path without a file, or that cannot be accessed. */
export const NO_FILE = '';

const FOLDER = 'folder';

/** The resolution of times in milliseconds, in the file system with the lowest one (FAT). */
const MAX_TIME_RESOLUTION = 2000;

/** Returns the status of a file. All folders have the same status. */
export function fileStatus(path: string): string {
  return statusAt(path, 0).status;
}

/** Returns the status of a file; undefined if it is not settled, or the file has changed since a time. */
export function settledStatus(path: string, since: number): string | undefined {
  const { status, isSettled } = statusAt(path, since);
  return isSettled ? status : undefined;
}

/** Returns the status of a file, and whether it is settled and the file has not changed since a time. */
export function statusAt(path: string, since: number): { readonly status: string; readonly isSettled: boolean } {
  const stats = statsOf(path);
  if (stats === undefined) return { status: NO_FILE, isSettled: true };
  if (stats.isDirectory()) return { status: FOLDER, isSettled: true };
  const { size, mtimeMs, ctimeMs, ino } = stats;
  const isSettled = Math.max(mtimeMs, ctimeMs) < since - MAX_TIME_RESOLUTION;
  return { status: `${size} ${mtimeMs} ${ctimeMs} ${ino}`, isSettled };
}
