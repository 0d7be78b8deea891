/**
 * The status of a file shows without reading the file whether it has changed. A program can set the time of a change, but not
 * the time `ctime`.
 *
 * A file can change twice within the resolution of the times of its file system, and the second change then leaves the
 * status as it is. Therefore a status is *settled* only if the last change is older than that.
 */
import type { Stats } from 'node:fs';
import { statsOf } from '@pptjs/files';

/** The status of a path without a file, or that cannot be accessed. */
export const NO_FILE = '';

const FOLDER = 'folder';

/** The resolution of times in milliseconds, in the file system with the lowest one (FAT). */
const MAX_TIME_RESOLUTION = 2000;

/** Returns the status of a file. All folders have the same status. */
export function fileStatus(path: string): string {
  return statusOf(statsOf(path));
}

/** Returns the status of a file; undefined if it is not settled, or the file has changed since a time. */
export function settledStatus(path: string, since: number): string | undefined {
  const stats = statsOf(path);
  const isSettled =
    stats === undefined || stats.isDirectory() || Math.max(stats.mtimeMs, stats.ctimeMs) < since - MAX_TIME_RESOLUTION;
  return isSettled ? statusOf(stats) : undefined;
}

function statusOf(stats: Stats | undefined): string {
  if (stats === undefined) return NO_FILE;
  if (stats.isDirectory()) return FOLDER;
  const { size, mtimeMs, ctimeMs, ino } = stats;
  return `${size} ${mtimeMs} ${ctimeMs} ${ino}`;
}
