import { realpathSync } from 'node:fs';
import { isAbsolute, relative, sep } from 'node:path';

/** The path of a file as the file system knows it, links resolved; undefined where there is no such file. */
export function realPath(path: string): string | undefined {
  try {
    return realpathSync.native(path);
  } catch {
    return undefined;
  }
}

/** Whether a path is the folder's or is below it; both without links. */
export function contains(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way));
}
