import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Diagnostic, version } from '@pptjs/transpiler';

/** What a compiled module depends on. */
export interface CompilationKey {
  readonly source: string;
  readonly file: string;
  readonly epp: boolean;
  readonly strict: string;
  readonly modulePath: readonly string[];
}

export interface Compilation {
  readonly code: string;
  readonly map: string;
  readonly warnings: readonly Diagnostic[];
}

/**
 * Compiled modules on disk, by a digest of all that they depend on: what is found is never out of date. Entries are written under a
 * temporary name first, so that other processes see all of one or nothing. A cache that cannot be used is no cache: nothing here throws.
 */
export class CompilationCache {
  readonly #directory: string;

  constructor(directory: string) {
    this.#directory = directory;
  }

  /** The compilation of `key`; `make` makes it where there is none. What `make` throws is thrown. */
  through(key: CompilationKey, make: () => Compilation): Compilation {
    const path = this.#pathOf(key);
    const stored = read(path);
    if (stored !== undefined) return stored;
    const made = make();
    write(path, made);
    return made;
  }

  #pathOf({ source, file, epp, strict, modulePath }: CompilationKey): string {
    const hash = createHash('sha256');
    for (const part of [version, file, String(epp), strict, modulePath.join(':'), source]) hash.update(`${part.length}:`).update(part);
    const digest = hash.digest('hex');
    return join(this.#directory, digest.slice(0, 2), `${digest.slice(2)}.json`);
  }
}

function read(path: string): Compilation | undefined {
  try {
    const text = readFileSync(path, 'utf8');
    const end = text.indexOf('\n');
    if (text.slice(0, end) !== digestOf(text.slice(end + 1))) return undefined;
    return JSON.parse(text.slice(end + 1)) as Compilation;
  } catch {
    return undefined;
  }
}

function write(path: string, compilation: Compilation): void {
  const temporary = `${path}.${randomBytes(6).toString('hex')}`;
  const content = JSON.stringify(compilation);
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(temporary, `${digestOf(content)}\n${content}`, { flag: 'wx' });
    renameSync(temporary, path);
  } catch {
    rmSync(temporary, { force: true });
  }
}

function digestOf(content: string): string {
  return createHash('sha256').update(content).digest('hex');
}
