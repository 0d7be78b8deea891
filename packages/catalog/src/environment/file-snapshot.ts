import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { contains, realPath } from './bounds.js';

interface KnownFile {
  readonly changed: number;
  readonly size: number;
  /** When it was last seen to be unchanged. */
  seen: number;
  text?: string;
  bytes?: Uint8Array;
}

/**
 * Files as they were when they were first asked for: one for many catalogs, which all see the same. `forget` has
 * everything looked at anew; a file that is the same then is not read again, and its text is the same string.
 */
export class KnownFiles {
  readonly #within = new Map<string, Map<string, string | undefined>>();
  readonly #real = new Map<string, string | undefined>();
  readonly #lists = new Map<string, readonly string[]>();
  readonly #below = new Map<string, readonly string[]>();
  readonly #files = new Map<string, KnownFile | null>();
  #generation = 0;

  forget(): void {
    this.#generation++;
    this.#within.clear();
    this.#real.clear();
    this.#lists.clear();
    this.#below.clear();
    for (const [path, file] of this.#files) if (file === null) this.#files.delete(path);
  }

  /**
   * The path of a file within a folder: undefined where there is none, and where `..` or a link leads out of the
   * folder. The folder itself may be a link.
   */
  within(folder: string, path: string): string | undefined {
    let known = this.#within.get(folder);
    if (known === undefined) this.#within.set(folder, (known = new Map()));
    const found = known.get(path);
    if (found !== undefined || known.has(path)) return found;
    const file = this.#find(folder, path);
    known.set(path, file);
    return file;
  }

  /** The names in a folder; none where there is no such folder. */
  list(folder: string): readonly string[] {
    let names = this.#lists.get(folder);
    if (names === undefined) {
      names = isDirectory(folder) ? readdirSync(folder) : [];
      this.#lists.set(folder, names);
    }
    return names;
  }

  /** The paths of everything below a folder, in order; none where there is no such folder. */
  below(folder: string): readonly string[] {
    let paths = this.#below.get(folder);
    if (paths === undefined) {
      const names = isDirectory(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
      this.#below.set(folder, (paths = names.toSorted().map((name) => join(folder, name))));
    }
    return paths;
  }

  /** The text of a file; null where there is no file. */
  text(path: string): string | null {
    const file = this.#fileOf(path);
    return file === null ? null : (file.text ??= readFileSync(path, 'utf8'));
  }

  /**
   * What a file holds.
   * @throws {Error} the system's, where it cannot be read
   */
  bytes(path: string): Uint8Array {
    const file = this.#fileOf(path);
    return file === null ? readFileSync(path) : (file.bytes ??= readFileSync(path));
  }

  #find(folder: string, path: string): string | undefined {
    const root = path.includes('\0') ? undefined : this.#realPath(folder);
    if (root === undefined) return undefined;
    const file = join(folder, path);
    const real = realPath(file);
    return real !== undefined && contains(root, real) ? file : undefined;
  }

  #realPath(path: string): string | undefined {
    if (!this.#real.has(path)) this.#real.set(path, realPath(path));
    return this.#real.get(path);
  }

  #fileOf(path: string): KnownFile | null {
    const known = this.#files.get(path);
    if (known === null || known?.seen === this.#generation) return known;
    const stat = statSync(path, { throwIfNoEntry: false });
    const file = stat?.isFile() === true ? this.#current(known, stat.mtimeMs, stat.size) : null;
    this.#files.set(path, file);
    return file;
  }

  #current(known: KnownFile | undefined, changed: number, size: number): KnownFile {
    if (known?.changed !== changed || known.size !== size) return { changed, size, seen: this.#generation };
    known.seen = this.#generation;
    return known;
  }
}

function isDirectory(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
