import { relative } from 'node:path';

/** Returns `path` relative to `cwd` if it is below `cwd`, else unchanged. */
export function displayName(path: string, cwd: string): string {
  const name = relative(cwd, path);
  return name === '' || name.startsWith('..') ? path : name;
}
