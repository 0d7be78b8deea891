import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * Compiled modules on disk. The key is a digest of everything that the result depends on, so an entry is never out of
 * date; it is written under a temporary name first, so that other processes see all of it or nothing; and it begins
 * with a digest of itself, so that a damaged one is seen and made anew. Nothing here throws: a cache that cannot be
 * used is no cache.
 */
export class Cache {
  readonly #directory: string;

  constructor(directory: string) {
    this.#directory = directory;
  }

  /** The entry for `parts`; `make` makes it where there is none. */
  through(parts: readonly string[], make: () => string): string {
    const path = this.#pathOf(parts);
    const stored = readEntry(path);
    if (stored !== undefined) return stored;
    const content = make();
    writeEntry(path, content);
    return content;
  }

  #pathOf(parts: readonly string[]): string {
    const hash = createHash('sha256');
    for (const part of parts) hash.update(`${part.length}:`).update(part);
    const key = hash.digest('hex');
    return join(this.#directory, key.slice(0, 2), `${key.slice(2)}.js`);
  }
}

const digestOf = (content: string): string => createHash('sha256').update(content).digest('hex');

function readEntry(path: string): string | undefined {
  try {
    const text = readFileSync(path, 'utf8');
    const end = text.indexOf('\n');
    const content = text.slice(end + 1);
    if (text.slice(0, end) === digestOf(content)) return content;
  } catch {
    return undefined;
  }
  return undefined;
}

function writeEntry(path: string, content: string): void {
  const temporary = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(temporary, `${digestOf(content)}\n${content}`, { flag: 'wx' });
    renameSync(temporary, path);
  } catch {
    rmSync(temporary, { force: true });
  }
}

/**
 * Where the modules compiled from `file` are kept: `$PPTJS_CACHE` where that is set (`off` means nowhere), else
 * `.cache/pptjs` in the nearest `node_modules` above the file, else the user's cache directory.
 */
export function cacheDirectory(file: string, env: Readonly<Record<string, string | undefined>>): string | undefined {
  const chosen = env['PPTJS_CACHE'];
  if (chosen === 'off') return undefined;
  if (chosen) return chosen;
  for (let directory = dirname(file); ; directory = dirname(directory)) {
    const modules = join(directory, 'node_modules');
    if (existsSync(modules)) return join(modules, '.cache', 'pptjs');
    if (directory === dirname(directory)) return join(env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'pptjs');
  }
}
