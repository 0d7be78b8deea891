import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FileNode, ModuleTree, StoredFile } from '../files/file-tree.js';
import { contentDirectory, versionsDirectory } from './state-folders.js';
import { FILES_FILE } from './version.js';

/** The time for which the files of a replaced version stay readable, for agents with an earlier catalog. */
const RETENTION = 24 * 3_600_000;

/** A content that is younger than this may belong to a request or a build. */
const MIN_CONTENT_AGE = 3_600_000;

/**
 * Removes versions that were replaced long ago from the state, and contents that no version refers to.
 *
 * @param inUse the folders of the versions in use
 * @param now the current time, in milliseconds since 1970
 * @throws {Error} if a file cannot be read or removed
 */
export function pruneState(state: string, inUse: ReadonlySet<string>, now = Date.now()): void {
  const digests = new Set<string>();
  for (const environment of namesIn(join(state, 'environments'))) {
    const folder = versionsDirectory(state, environment);
    for (const name of namesIn(folder)) {
      const version = join(folder, name);
      const found = inUse.has(version) ? digestsOf(version) : digestsOfReplaced(version, now);
      if (found === undefined) rmSync(version, { recursive: true, force: true });
      else for (const digest of found) digests.add(digest);
    }
  }
  const contents = contentDirectory(state);
  for (const prefix of namesIn(contents)) {
    for (const digest of namesIn(join(contents, prefix))) {
      const path = join(contents, prefix, digest);
      if (!digests.has(digest) && ageOf(path, now) > MIN_CONTENT_AGE) rmSync(path, { force: true });
    }
  }
}

function namesIn(folder: string): readonly string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

function ageOf(path: string, now: number): number {
  return now - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? now);
}

/** Returns undefined if agents no longer need a version, or get no files of it because the list of files is damaged. */
function digestsOfReplaced(version: string, now: number): ReadonlySet<string> | undefined {
  if (ageOf(version, now) > RETENTION) return undefined;
  try {
    return digestsOf(version);
  } catch {
    return undefined;
  }
}

/** The digests of the contents to which a version refers. @throws {Error} if the list of its files cannot be read */
function digestsOf(version: string): ReadonlySet<string> {
  const modules = JSON.parse(readFileSync(join(version, FILES_FILE), 'utf8')) as readonly ModuleTree[];
  const digests = new Set<string>();
  for (const { folders } of modules) for (const node of Object.values(folders)) addNode(node, digests);
  return digests;
}

function addNode(node: FileNode<StoredFile>, digests: Set<string>): void {
  if (node.kind === 'file') digests.add(node.digest);
  else if (node.kind === 'directory') for (const child of Object.values(node.children)) addNode(child, digests);
  else if (node.target !== undefined) addNode(node.target, digests);
}
