/** Functions over the text of paths, which never look at a file. Paths have slashes, as on Unix. */
import { defineFunction } from '../calls/function-definition.js';
import { text } from '../calls/parameters.js';

export const basename = defineFunction('basename', [text('path')], (path) => {
  if (path === '') return '.';
  const trimmed = path.replace(/\/+$/, '');
  return trimmed === '' ? '/' : trimmed.slice(trimmed.lastIndexOf('/') + 1);
});

export const dirname = defineFunction('dirname', [text('path')], (path) =>
  cleanPath(path.slice(0, path.lastIndexOf('/') + 1)),
);

/** The shortest path of the same meaning (Go's `filepath.Clean`). */
function cleanPath(path: string): string {
  const isRooted = path.startsWith('/');
  const segments: string[] = [];
  for (const segment of path.split('/')) {
    if (segment === '' || segment === '.') continue;
    if (segment === '..' && segments.length > 0 && segments.at(-1) !== '..') segments.pop();
    else if (segment !== '..' || !isRooted) segments.push(segment);
  }
  return (isRooted ? '/' : '') + segments.join('/') || '.';
}
