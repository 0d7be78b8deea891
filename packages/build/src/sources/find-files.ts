import { type Dirent, lstatSync, readdirSync, realpathSync, type Stats } from 'node:fs';
import { dirname, resolve, sep } from 'node:path';
import { displayName, isSystemError, systemMessage, targetStats } from '@pptjs/files';
import type { Diagnostic } from '@pptjs/transpiler/dialect';
import { glob } from 'tinyglobby';
import { fileFault } from './read-source.js';

/** The path of a source file. */
export interface SourcePath {
  /** The absolute path. */
  readonly path: string;
  /** The name in messages: relative to the current folder if the file is below it. */
  readonly file: string;
}

/** The source files that the paths of a command line match. */
export interface SourceMatches {
  readonly files: readonly SourcePath[];
  /** The deepest folder that contains all paths and matched files. */
  readonly root: string;
  /** The paths and patterns that match no file. */
  readonly missing: readonly string[];
  /** The folders among the paths without a source file. */
  readonly emptyFolders: readonly string[];
  /** The symbolic links without a target, in the folders among the paths. */
  readonly brokenLinks: readonly SourcePath[];
  /** The paths, and the folders below them, that the system does not let the process read. */
  readonly unreadable: readonly UnreadablePath[];
}

interface UnreadablePath {
  /** The name in messages. */
  readonly file: string;
  /** The message of the system. */
  readonly reason: string;
}

/** Returns the errors about paths that match no file, and about links without a target. */
export function sourceFaults(
  { missing, emptyFolders, brokenLinks, unreadable }: SourceMatches,
  extensions: readonly string[],
): Diagnostic[] {
  const missingPath = 'There is no such file, and no source file matches this path';
  const emptyFolder = `This folder has no source file (${extensions.join(', ')})`;
  return [
    ...missing.map((path) => fileFault(path, 'FILE_NOT_FOUND', missingPath)),
    ...emptyFolders.map((path) => fileFault(path, 'FILE_NOT_FOUND', emptyFolder)),
    ...unreadable.map(({ file, reason }) => fileFault(file, 'FILE_UNREADABLE', reason)),
    ...brokenLinks.map(({ file }): Diagnostic => {
      const severity = extensions.some((extension) => file.endsWith(extension)) ? 'error' : 'warning';
      return { ...fileFault(file, 'BROKEN_LINK', 'This symbolic link has no target'), severity };
    }),
  ];
}

const isPattern = (path: string): boolean => /[*?[\]{}!]/.test(path);

/**
 * Finds the files that `paths` match. A path is a file, a folder or a pattern. A folder matches every file with one of the
 * extensions below it, also through symbolic links, but not in `node_modules` and in folders with a leading dot. The result
 * contains each file once, sorted by path within a folder or pattern.
 */
export async function findFiles(
  paths: readonly string[],
  cwd: string,
  extensions: readonly string[],
): Promise<SourceMatches> {
  const files = new Map<string, SourcePath>();
  const bases: string[] = [];
  const missing: string[] = [];
  const emptyFolders: string[] = [];
  const brokenLinks = new Map<string, SourcePath>();
  const unreadable = new Map<string, UnreadablePath>();
  for (const name of paths) {
    const { base, matches, links = [], errors = [], isFolder = false } = await matchPath(name, cwd, extensions);
    if (matches.length === 0 && links.length === 0 && errors.length === 0)
      (isFolder ? emptyFolders : missing).push(name);
    for (const { path, error } of errors)
      unreadable.set(path, { file: displayName(path, cwd), reason: systemMessage(error) });
    for (const path of matches) files.set(path, { path, file: displayName(path, cwd) });
    for (const path of links) brokenLinks.set(path, { path, file: displayName(path, cwd) });
    if (base !== undefined) bases.push(base);
  }
  return {
    files: [...files.values()],
    root: commonDirectory(bases),
    missing,
    emptyFolders,
    brokenLinks: [...brokenLinks.values()],
    unreadable: [...unreadable.values()],
  };
}

/** Returns the files and folders whose changes can change the files that `paths` match. */
export function watchedPaths(paths: readonly string[], cwd: string): readonly string[] {
  return [...new Set(paths.map((name) => (isPattern(name) ? patternBase(name, cwd) : resolve(cwd, name))))];
}

interface PathMatches {
  /** The deepest folder that contains everything the path can match; none if the path matches nothing. */
  readonly base?: string;
  readonly matches: readonly string[];
  /** The links without a target. */
  readonly links?: readonly string[];
  readonly errors?: readonly PathError[];
  readonly isFolder?: boolean;
}

/** An error of the system about a path that exists. */
interface PathError {
  readonly path: string;
  readonly error: NodeJS.ErrnoException;
}

async function matchPath(name: string, cwd: string, extensions: readonly string[]): Promise<PathMatches> {
  const path = resolve(cwd, name);
  try {
    return await matchesOf(name, path, cwd, extensions);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    return { matches: [], errors: [{ path, error }] };
  }
}

async function matchesOf(name: string, path: string, cwd: string, extensions: readonly string[]): Promise<PathMatches> {
  const stats = targetStats(path);
  if (stats?.isDirectory()) {
    const found: FolderMatches = { files: [], links: [], errors: [] };
    addSourcesBelow(path, realpathSync.native(path), extensions, new Set(), found);
    return { base: path, matches: found.files, links: found.links, errors: found.errors, isFolder: true };
  }
  if (stats) return { base: dirname(path), matches: [path] };
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) return { matches: [], links: [path] };
  if (!isPattern(name)) return { matches: [] };
  const matches = await glob(name.split(sep).join('/'), {
    cwd,
    absolute: true,
    onlyFiles: true,
    expandDirectories: false,
  });
  return { base: patternBase(name, cwd), matches: matches.map((match) => resolve(match)).sort() };
}

interface FolderMatches {
  readonly files: string[];
  /** The links without a target. */
  readonly links: string[];
  readonly errors: PathError[];
}

/**
 * Adds every source file below `directory`, whose real path is `real`, to `found`. `above` contains the real paths of the
 * folders above, so that a symbolic link to one of them does not lead to endless recursion.
 */
function addSourcesBelow(
  directory: string,
  real: string,
  extensions: readonly string[],
  above: ReadonlySet<string>,
  found: FolderMatches,
): void {
  if (above.has(real)) return;
  const within = new Set(above).add(real);
  for (const entry of entriesOf(directory, found)) {
    if (entry.name.startsWith('.') || entry.name === 'node_modules') continue;
    const path = childPath(directory, entry.name);
    const kind = entry.isSymbolicLink() ? targetOf(path, found) : entry;
    if (kind?.isDirectory()) {
      // Only a link needs the system's answer, which takes a call for each folder of the path.
      const realPath = entry.isSymbolicLink() ? realpathSync.native(path) : childPath(real, entry.name);
      addSourcesBelow(path, realPath, extensions, within, found);
    }
    if (kind?.isFile() && extensions.some((extension) => path.endsWith(extension))) found.files.push(path);
  }
}

/** Returns the status of the target of a link; undefined if there is none, or the process may not see it. */
function targetOf(link: string, found: FolderMatches): Stats | undefined {
  try {
    const stats = targetStats(link);
    if (stats === undefined) found.links.push(link);
    return stats;
  } catch (error) {
    addError(link, error, found);
    return undefined;
  }
}

function entriesOf(directory: string, found: FolderMatches): readonly Dirent[] {
  try {
    const entries = readdirSync(directory, { withFileTypes: true });
    return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    addError(directory, error, found);
    return [];
  }
}

function addError(path: string, error: unknown, found: FolderMatches): void {
  if (!isSystemError(error)) throw error;
  found.errors.push({ path, error });
}

/** Returns the path of an entry of a folder whose path is normalized. `join` would normalize it again. */
function childPath(folder: string, name: string): string {
  return folder.endsWith(sep) ? folder + name : folder + sep + name;
}

/** Returns the folder in front of the first wildcard of a pattern. */
function patternBase(pattern: string, cwd: string): string {
  const segments = pattern.split(/[/\\]/);
  const plain = segments.slice(0, segments.findIndex(isPattern));
  return resolve(cwd, pattern.startsWith('/') ? '/' : '.', ...plain);
}

function commonDirectory(directories: readonly string[]): string {
  const [first = '', ...others] = directories;
  let common = first;
  while (!others.every((other) => other === common || other.startsWith(common.endsWith(sep) ? common : common + sep))) {
    common = dirname(common);
  }
  return common;
}
