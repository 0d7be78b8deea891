import { readdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { glob } from 'tinyglobby';

/** A file that was asked for. */
export interface FoundFile {
  /** Absolute. */
  readonly path: string;
  /** As messages name it: relative to the working directory where it lies within. */
  readonly file: string;
}

/** What the paths on a command line stand for. */
export interface Found {
  readonly files: readonly FoundFile[];
  /** The deepest directory that holds everything that was asked for. */
  readonly root: string;
  /** Paths and patterns that stand for nothing. */
  readonly missing: readonly string[];
}

const isSource = (path: string): boolean => path.endsWith('.pp') || path.endsWith('.epp');
const isPattern = (path: string): boolean => /[*?[\]{}!]/.test(path);

/**
 * Finds the files that `paths` stand for: a file stands for itself, a directory for every .pp and .epp below it (links
 * are followed, `node_modules` and names with a leading dot are not), and a pattern for what it matches. Each file
 * once, in order of path within a directory or pattern.
 */
export async function findFiles(paths: readonly string[], cwd: string): Promise<Found> {
  const found = new Map<string, FoundFile>();
  const bases: string[] = [];
  const missing: string[] = [];
  for (const given of paths) {
    const { base, members } = await membersOf(given, cwd);
    if (members.length === 0) missing.push(given);
    for (const path of members) found.set(path, { path, file: displayName(path, cwd) });
    if (base !== undefined) bases.push(base);
  }
  return { files: [...found.values()], root: commonDirectory(bases), missing };
}

/** `path` as a person in `cwd` would write it. */
export function displayName(path: string, cwd: string): string {
  const name = relative(cwd, path);
  return name === '' || name.startsWith('..') ? path : name;
}

interface Members {
  readonly base?: string;
  readonly members: readonly string[];
}

async function membersOf(given: string, cwd: string): Promise<Members> {
  const path = resolve(cwd, given);
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats?.isDirectory()) return { base: path, members: walk(path, new Set()) };
  if (stats) return { base: dirname(path), members: [path] };
  if (!isPattern(given)) return { members: [] };
  const matches = await glob(given.split(sep).join('/'), {
    cwd,
    absolute: true,
    onlyFiles: true,
    expandDirectories: false,
  });
  return { base: patternBase(given, cwd), members: matches.map((match) => resolve(match)).sort() };
}

/**
 * Every source below `directory`. `above` holds the real paths of the directories walked through, so that links make no
 * circle.
 */
function walk(directory: string, above: ReadonlySet<string>): string[] {
  const real = realpathSync(directory);
  if (above.has(real)) return [];
  const within = new Set(above).add(real);
  const files: string[] = [];
  const entries = readdirSync(directory, { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.name.startsWith('.') || entry.name === 'node_modules') continue;
    const path = join(directory, entry.name);
    const kind = entry.isSymbolicLink() ? statSync(path, { throwIfNoEntry: false }) : entry;
    if (kind?.isDirectory()) files.push(...walk(path, within));
    else if (kind?.isFile() && isSource(path)) files.push(path);
  }
  return files;
}

/** The part of a pattern before its first wildcard. */
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
