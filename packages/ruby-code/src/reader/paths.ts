import { ArrayNode, CallNode, type Node, SourceFileNode } from '@ruby/prism/src/nodes.js';
import { constantPath, isText, textOf } from './literals.js';

/** The absolute path that a path relative to a folder names. */
export function absolutePath(folder: string, path: string): string {
  const segments = path.startsWith('/') ? [] : folder.split('/');
  for (const segment of path.split('/')) {
    if (segment === '..') segments.pop();
    else if (segment !== '.' && segment !== '') segments.push(segment);
  }
  return `/${segments.filter((segment) => segment !== '').join('/')}`;
}

/** Returns the folder that contains a path; an empty text for the root. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf('/'), 0));
}

/**
 * The path that an expression of `__FILE__`, `__dir__`, `File.dirname`, `File.join` and `File.expand_path` names;
 * undefined for any other expression.
 *
 * @param file the file with the expression
 */
export function pathOf(node: Node, file: string): string | undefined {
  const path = rawPath(node, file);
  return path?.startsWith('/') === true ? absolutePath('/', path) : undefined;
}

function rawPath(node: Node, file: string): string | undefined {
  if (node instanceof SourceFileNode) return file;
  if (isText(node)) return textOf(node);
  if (!(node instanceof CallNode) || node.block !== null) return undefined;
  const args = node.arguments_?.arguments_ ?? [];
  if (node.receiver === null) return node.name === '__dir__' && args.length === 0 ? folderOf(file) : undefined;
  if (constantPath(node.receiver) !== 'File') return undefined;
  const paths = args
    .flatMap((each) => (each instanceof ArrayNode ? each.elements : [each]))
    .map((each) => rawPath(each, file));
  const known = paths.filter((path) => path !== undefined);
  const [first, second] = known;
  if (known.length < paths.length || first === undefined) return undefined;
  if (node.name === 'join') return known.join('/');
  if (node.name === 'dirname' && args.length === 1) return folderOf(first);
  if (node.name !== 'expand_path' || args.length > 2) return undefined;
  return second === undefined ? first : second.startsWith('/') ? absolutePath(second, first) : undefined;
}
