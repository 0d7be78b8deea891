import { relative, sep } from 'node:path';

/** Paths that no system normalizes or resolves in another way. */
const PLAIN = /^(?!\.)[^/\\:]+(?:\/(?!\.)[^/\\:]+)*$/;

/** Whether it is clear without the system's rules that a relative path is below its folder. */
export function isPlainPath(path: string): boolean {
  return PLAIN.test(path);
}

/** Returns `path` relative to `folder`, as `relative` of `node:path`, but faster for most paths below the folder. */
export function relativePath(folder: string, path: string): string {
  const rest = path.startsWith(folder) && path[folder.length] === sep ? path.slice(folder.length + 1) : '';
  return isPlainPath(rest) ? rest : relative(folder, path);
}
