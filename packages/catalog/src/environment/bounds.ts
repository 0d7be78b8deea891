import { realpathSync } from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';

/** The path of a file as the file system knows it, links resolved; undefined where there is no such file. */
function realPath(path: string): string | undefined {
  try {
    return realpathSync.native(path);
  } catch {
    return undefined;
  }
}

/**
 * The path of a file within a folder: undefined where there is none, and where `..` or a link leads out of the folder. The folder itself
 * may be a link.
 */
export function pathWithin(folder: string, path: string): string | undefined {
  if (path.includes('\0')) return undefined;
  const file = join(folder, path);
  const root = realPath(folder);
  const real = realPath(file);
  return root !== undefined && real !== undefined && contains(root, real) ? file : undefined;
}

/** Whether a path is the folder's or is below it; both without links. */
export function contains(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way));
}
