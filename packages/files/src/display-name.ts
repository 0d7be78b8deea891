import { relativePath } from './relative-path.js';

/** Returns `path` relative to `cwd` if it is below `cwd`, else unchanged. */
export function displayName(path: string, cwd: string): string {
  const name = relativePath(cwd, path);
  return name === '' || name.startsWith('..') ? path : name;
}
