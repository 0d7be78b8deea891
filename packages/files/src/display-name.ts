import { relativePath } from './relative-path.js';

/** Returns `path` relative to `cwd` if it is `cwd` or below it, else unchanged. */
export function displayName(path: string, cwd: string): string {
  const name = relativePath(cwd, path);
  if (name === '') return '.';
  return name.startsWith('..') ? path : name;
}
