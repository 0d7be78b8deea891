import { statSync } from 'node:fs';
import { basename, resolve, sep } from 'node:path';
import { glob } from 'tinyglobby';
import { CommandError } from '../exit-code.js';
import type { Host } from '../host.js';

/** A facts file, and the node that it is named after. */
export interface NodeFile {
  readonly node: string;
  readonly path: string;
}

/**
 * Returns the facts files that a pattern matches, sorted by path. The name of a file is the name of its node:
 * `facts/web01.example.com.json` has the facts of web01.example.com. A folder matches all JSON and YAML files in it.
 *
 * @throws {CommandError} if the pattern matches nothing
 */
export async function findNodeFiles(pattern: string, host: Host): Promise<NodeFile[]> {
  const path = resolve(host.cwd, pattern);
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  const matched = await glob(isFolder ? '*.{json,yaml,yml}' : pattern.split(sep).join('/'), {
    cwd: isFolder ? path : host.cwd,
    absolute: true,
    expandDirectories: false,
  });
  if (matched.length === 0) throw new CommandError(`${pattern}: no facts file matches`);
  return matched
    .toSorted()
    .map((file) => ({ node: basename(file).replace(/\.(json|ya?ml)$/, ''), path: resolve(file) }));
}
