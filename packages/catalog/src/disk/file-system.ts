import { realpathSync, statSync } from 'node:fs';
import { isAbsolute, relative, sep } from 'node:path';

/** Resolves the links in a path. Returns undefined if there is no such file. */
export function realPath(path: string): string | undefined {
  try {
    return realpathSync.native(path);
  } catch {
    return undefined;
  }
}

/** Whether a path is a folder or below it. Both must be real paths. */
export function contains(folder: string, path: string): boolean {
  const steps = relative(folder, path);
  return steps === '' || (steps !== '..' && !steps.startsWith(`..${sep}`) && !isAbsolute(steps));
}

export function isDirectory(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
