import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Texts on disk, by a digest of all that they depend on: what is found is never out of date. An entry is written under
 * a temporary name first, so that other processes see all of it or nothing, and begins with a digest of itself, so that
 * a damaged one is made anew. A cache that cannot be used is no cache: nothing here throws.
 */
export class DiskCache {
  readonly #directory: string;

  constructor(directory: string) {
    this.#directory = directory;
  }

  read(key: readonly string[]): string | undefined {
    try {
      const text = readFileSync(this.#pathOf(key), 'utf8');
      const end = text.indexOf('\n');
      const content = text.slice(end + 1);
      return text.slice(0, end) === digestOf([content]) ? content : undefined;
    } catch {
      return undefined;
    }
  }

  write(key: readonly string[], content: string): void {
    const path = this.#pathOf(key);
    const temporary = `${path}.${randomBytes(6).toString('hex')}`;
    try {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(temporary, `${digestOf([content])}\n${content}`, { flag: 'wx' });
      renameSync(temporary, path);
    } catch {
      rmSync(temporary, { force: true });
    }
  }

  #pathOf(key: readonly string[]): string {
    const digest = digestOf(key);
    return join(this.#directory, digest.slice(0, 2), digest.slice(2));
  }
}

function digestOf(parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex');
}
