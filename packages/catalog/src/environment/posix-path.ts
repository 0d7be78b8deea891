/** Operations on paths with `/`, without Node. */

/** Resolves `.`, `..` and repeated `/` in a path. */
export function normalizePath(path: string): string {
  const isAbsolute = path.startsWith('/');
  const segments: string[] = [];
  for (const segment of path.split('/')) {
    if (segment === '' || segment === '.') continue;
    if (segment !== '..') segments.push(segment);
    else if (segments.length > 0 && segments.at(-1) !== '..') segments.pop();
    else if (!isAbsolute) segments.push(segment);
  }
  return (isAbsolute ? '/' : '') + segments.join('/');
}

/** Returns the path of a file in a folder. */
export function joinPath(folder: string, path: string): string {
  return normalizePath(`${folder}/${path}`);
}

/** Returns the absolute path that a path denotes in a folder. */
export function resolvePath(folder: string, path: string): string {
  return path.startsWith('/') ? normalizePath(path) : joinPath(folder, path);
}

/** Whether a path is a folder or below it. Both must be normalized. */
export function isWithin(folder: string, path: string): boolean {
  return path === folder || path.startsWith(folder.endsWith('/') ? folder : `${folder}/`);
}
