import { lstatSync, realpathSync, type Stats } from 'node:fs';
import { sep } from 'node:path';
import { ifPresent, targetStats } from '@pptjs/files';

/**
 * Resolves the links in a path. Returns undefined if there is no such file.
 * @throws {Error} the system's error if it says nothing about the file
 */
export function realPath(path: string): string | undefined {
  return ifPresent(() => realpathSync.native(path));
}

/**
 * Returns the status of a path without following a link. Returns undefined if there is no such file.
 * @throws {Error} the system's error if it says nothing about the file
 */
export function lstatIfPresent(path: string): Stats | undefined {
  return ifPresent(() => lstatSync(path, { throwIfNoEntry: false }));
}

/** Whether a path is a folder or below it. Both must be real paths. */
export function contains(folder: string, path: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}

/** Whether a path is a folder, or a link to one. */
export function isDirectory(path: string): boolean {
  return targetStats(path)?.isDirectory() === true;
}
