import { statSync } from 'node:fs';
import { basename, resolve, sep } from 'node:path';
import { glob } from 'tinyglobby';
import { CommandError } from '../exit-code.js';
import type { Host } from '../host.js';

/** A file of facts, and the node that it is named for. */
export interface NodeFile {
  readonly node: string;
  readonly path: string;
}

/**
 * The files of facts that a pattern matches, in order of name; `facts/web01.example.com.json` is that of
 * web01.example.com.
 * @throws {CommandError} where there is none
 */
export async function nodeFiles(pattern: string, host: Host): Promise<NodeFile[]> {
  const path = resolve(host.cwd, pattern);
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  const matched = await glob(isFolder ? '*.{json,yaml,yml}' : pattern.split(sep).join('/'), {
    cwd: isFolder ? path : host.cwd,
    absolute: true,
    expandDirectories: false,
  });
  if (matched.length === 0) throw new CommandError(`${pattern}: there is no such file of facts`);
  return matched
    .toSorted()
    .map((file) => ({ node: basename(file).replace(/\.(json|ya?ml)$/, ''), path: resolve(file) }));
}
