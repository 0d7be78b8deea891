import { closeSync, opendirSync, openSync, readSync, statSync } from 'node:fs';
import { basename, join, resolve, sep } from 'node:path';
import type { NodeFacts, NodeOptions } from '@pptjs/catalog';
import { glob } from 'tinyglobby';
import { chooseFacts, parseAllFacts, readAllFacts } from '../files/facts.js';
import { CommandError } from '../process/exit-code.js';
import type { Host } from '../process/host.js';
import { nodeOptions } from './node-settings.js';

/** A node, and the file with its facts. */
export interface NodeFile {
  readonly node: string;
  readonly path: string;
  /** The content of the file, if it is known. Then only the extension of the path matters. */
  readonly content?: Uint8Array;
}

/**
 * Returns the nodes of the facts files that a pattern matches, sorted by path. A folder matches all JSON and YAML files
 * in it. A PuppetDB query names its nodes. Other files are named after their node: `facts/web01.example.com.json` has
 * the facts of web01.example.com.
 *
 * @throws {CommandError} if the pattern matches nothing
 */
export async function findNodeFiles(pattern: string, host: Host): Promise<NodeFile[]> {
  return nodesOfFiles(await findFactsFiles(pattern, host));
}

/** Returns the nodes of facts files, in the order of the files: see `findNodeFiles`. */
export function nodesOfFiles(paths: readonly string[]): NodeFile[] {
  return paths.flatMap(nodesOf);
}

/**
 * Returns the paths of the files that a pattern matches, sorted.
 * @throws {CommandError} if the pattern matches nothing
 */
export async function findFactsFiles(pattern: string, host: Host): Promise<string[]> {
  const found: string[] = [];
  for await (const path of iterateFactsFiles(pattern, host)) found.push(path);
  return found.sort();
}

/**
 * Yields the paths of the files that `findNodeFiles` reads, in any order. Memory holds all paths only if the pattern is not a
 * folder.
 *
 * @throws {CommandError} if the pattern matches nothing
 */
export async function* iterateFactsFiles(pattern: string, host: Host): AsyncGenerator<string> {
  const path = resolve(host.cwd, pattern);
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  const files = isFolder
    ? listFactsFiles(path)
    : await glob(pattern.split(sep).join('/'), { cwd: host.cwd, absolute: true, expandDirectories: false });
  let isEmpty = true;
  for (const file of files) {
    isEmpty = false;
    yield resolve(file);
  }
  if (isEmpty) throw new CommandError(`${pattern}: no facts file matches`);
}

const ENTRIES_PER_READ = 1000;

/** Yields the facts files of a folder. A folder may have 10^5 files, so it is read in parts. */
function* listFactsFiles(path: string): Generator<string> {
  const directory = opendirSync(path, { bufferSize: ENTRIES_PER_READ });
  try {
    for (let entry = directory.readSync(); entry !== null; entry = directory.readSync())
      if (!entry.isDirectory() && /^[^.].*\.(?:json|ya?ml)$/.test(entry.name)) yield join(path, entry.name);
  } finally {
    directory.closeSync();
  }
}

/** Returns the name of the node whose facts are in a file, unless the file names its nodes. */
export function nodeNameOf(path: string): string {
  return basename(path).replace(/\.(json|ya?ml)$/, '');
}

/**
 * Most files have the facts of one node. They are read by the worker of the node. A query that cannot be read counts as such a
 * file too, so that its worker reports the error, and the nodes of other files do not fail.
 */
function nodesOf(path: string): NodeFile[] {
  const name = nodeNameOf(path);
  if (!isQuery(path)) return [{ node: name, path }];
  try {
    return readAllFacts(path, '').map(({ certname = name }) => ({ node: certname, path }));
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    return [{ node: name, path }];
  }
}

const MAX_LEADING_BYTES = 64;

/** White space, and the bytes of a byte order mark. */
const SKIPPED_BYTES: ReadonlySet<number> = new Set([
  ...[0x00, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x20, 0xa0],
  ...[0xbb, 0xbf, 0xef, 0xfe, 0xff],
]);

/** Whether the content of a file is a PuppetDB query: its first character is the bracket of a JSON list. */
export function startsQuery(content: Uint8Array): boolean {
  const first = content.subarray(0, MAX_LEADING_BYTES).find((byte) => !SKIPPED_BYTES.has(byte));
  return first === '['.charCodeAt(0);
}

/** Whether a file is a PuppetDB query: see `startsQuery`. */
function isQuery(path: string): boolean {
  const bytes = Buffer.allocUnsafe(MAX_LEADING_BYTES);
  try {
    const handle = openSync(path, 'r');
    try {
      return startsQuery(bytes.subarray(0, readSync(handle, bytes)));
    } finally {
      closeSync(handle);
    }
  } catch {
    // The worker of the node reports that the file cannot be read.
    return false;
  }
}

/** Reads the facts of nodes. Holds the contents of the last file, because a query has the facts of many nodes. */
export class NodeFileReader {
  #path: string | undefined;
  #nodes: readonly NodeFacts[] = [];

  /**
   * Returns the options of a node: its facts, and those that all nodes share.
   * @throws {CommandError} if the file cannot be read
   */
  read({ node, path, content }: NodeFile, shared: NodeOptions): NodeOptions {
    if (content !== undefined)
      return nodeOptions(chooseFacts(parseAllFacts(content, path), node, path), { ...shared, node });
    if (path !== this.#path) {
      // A limit of time may end this function, so the path is set only while the nodes are those of its file.
      this.#path = undefined;
      this.#nodes = readAllFacts(path, '');
      this.#path = path;
    }
    return nodeOptions(chooseFacts(this.#nodes, node, path), { ...shared, node });
  }
}
