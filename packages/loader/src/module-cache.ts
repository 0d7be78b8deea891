import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { type DialectEntry, findLinks, linksWith, specifierOf } from '@pptjs/dialects';
import { DiskCache, moduleCacheDirectory } from '@pptjs/files';
import {
  compileWith,
  decodeSource,
  type Dialect,
  fromSources,
  type Links,
  type ModuleFormat,
  outlineWith,
  renderDiagnostic,
  type SourceOutline,
  version,
} from '@pptjs/transpiler/dialect';

/** The key under which a compiled file is stored, besides its links. */
interface StoredFile {
  readonly path: string;
  readonly bytes: Uint8Array;
  /** Undefined if the file is not cached. */
  readonly cache: DiskCache | undefined;
}

/**
 * The modules and outlines of the files of one dialect, in the disk cache. An outline depends on the compiler's version, the
 * dialect and the file's content, and a module also on the path and on the files of the definitions that it uses. Files of
 * installed dialects are not cached, because the version does not cover them.
 */
export class ModuleCache {
  readonly #entry: DialectEntry;
  readonly #load: () => Dialect;

  /** @param load returns the dialect. It is called for a file that is not in the cache */
  constructor(entry: DialectEntry, load: () => Dialect) {
    this.#entry = entry;
    this.#load = load;
  }

  /**
   * Returns the module of a file, with an inline source map.
   * @throws {SyntaxError} with all errors of the file
   */
  moduleOf(path: string, format: ModuleFormat): string {
    const file = this.#read(path);
    const outline = this.#storedOutline(file);
    if (outline !== undefined) {
      const links = this.#linksOf(path, outline);
      const key = this.#moduleKey(file, format, links);
      return (
        file.cache?.read(key) ??
        this.#store(
          file,
          key,
          this.#compile(file, format, () => links),
        )
      );
    }
    let links: Links = new Map();
    const code = this.#compile(file, format, (found) => {
      this.#storeOutline(file, found);
      return (links = this.#linksOf(path, found));
    });
    return this.#store(file, this.#moduleKey(file, format, links), code);
  }

  #read(path: string): StoredFile {
    const bytes = readFileSync(path);
    const directory = fromSources || !this.#entry.isShipped ? undefined : moduleCacheDirectory(path, process.env);
    return { path, bytes, cache: directory === undefined ? undefined : new DiskCache(directory) };
  }

  #store({ cache }: StoredFile, key: readonly string[], code: string): string {
    cache?.write(key, code);
    return code;
  }

  #moduleKey({ path, bytes }: StoredFile, format: ModuleFormat, links: Links): readonly string[] {
    const linked = JSON.stringify(Array.from(links, ([definition, { from, name }]) => [definition, from, name]));
    return ['module', version, this.#entry.name, format, path, linked, textOf(bytes)];
  }

  #outlineKey({ path, bytes }: StoredFile): readonly string[] {
    return ['outline', version, this.#entry.name, extname(path), textOf(bytes)];
  }

  #storedOutline(file: StoredFile): SourceOutline | undefined {
    const stored = file.cache?.read(this.#outlineKey(file));
    return stored === undefined ? undefined : (JSON.parse(stored) as SourceOutline);
  }

  #storeOutline(file: StoredFile, outline: SourceOutline): void {
    file.cache?.write(this.#outlineKey(file), JSON.stringify(outline));
  }

  /** The imported definitions, with URLs as specifiers. */
  #linksOf(path: string, { uses }: SourceOutline): Links {
    const found = findLinks(path, uses, { outlineOf: (other) => this.#outlineOf(other) });
    return linksWith(found, (file) => urlOf(specifierOf(path, file)));
  }

  /** The outline of a file; undefined if the file cannot be compiled. Its own import then reports the error. */
  #outlineOf(path: string): SourceOutline | undefined {
    const file = this.#read(path);
    const stored = this.#storedOutline(file);
    if (stored !== undefined) return stored;
    const outline = outlineWith(this.#load(), decode(file), { file: path });
    if (outline !== undefined) this.#storeOutline(file, outline);
    return outline;
  }

  #compile(file: StoredFile, format: ModuleFormat, link: (outline: SourceOutline) => Links): string {
    const source = decode(file);
    const options = { file: file.path, format, link, sourceMap: 'inline', comments: false } as const;
    const { code, diagnostics } = compileWith(this.#load(), source, options);
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    if (errors.length > 0 || code === null)
      throw sourceError(errors.map((error) => renderDiagnostic(error, source)).join('\n\n'));
    return code;
  }
}

/** A text with one character for each byte, for keys of the cache. */
function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}

/** The URL of a relative path. */
function urlOf(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

/** The stack would show this package, which is not the cause of the error, so the error has none. */
function sourceError(message: string): SyntaxError {
  const error = new SyntaxError(message);
  error.stack = `${error.name}: ${message}`;
  return error;
}

/** @throws {SyntaxError} with the place of the first byte, if the content of a file is not UTF-8 */
function decode({ path: file, bytes }: StoredFile): string {
  const text = decodeSource(bytes);
  if (typeof text === 'string') return text;
  const fault = { severity: 'error', code: 'INVALID_ENCODING', file, start: 0, end: 0, ...text } as const;
  throw sourceError(renderDiagnostic(fault, undefined));
}
