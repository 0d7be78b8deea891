import { relative } from 'node:path';

/** Returns `path` relative to `cwd` if it is `cwd` or below it, else unchanged. */
export function displayName(path: string, cwd: string): string {
  const name = relative(cwd, path);
  if (name === '') return '.';
  return name.startsWith('..') ? path : name;
}
