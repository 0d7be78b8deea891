import { readFileSync, statSync } from 'node:fs';
import { findLinks, specifierOf } from '@pptjs/dialects';
import type { DeclaredModule, Dialect, SourceOutline } from '@pptjs/transpiler/dialect';

/** The sources whose types the declarations of a source may import. */
export interface ImportedTypes {
  readonly modules: readonly DeclaredModule<unknown>[];
  /** The files on which the modules depend. Not all of them exist. */
  readonly files: readonly string[];
}

/** A source without errors. */
interface ParsedFile {
  readonly tree: unknown;
  readonly outline: SourceOutline;
}

/** Finds the sources whose types a source uses, directly or through others. */
export function importedTypes(dialect: Dialect, path: string, source: string): ImportedTypes {
  const search = new TypeSearch(dialect);
  const own = search.parse(path, source);
  if (own !== undefined) search.follow(path, own);
  const modules = Array.from(search.found, ([file, { tree }]) => ({ tree, from: specifierOf(path, file), file }))
    .filter(({ file }) => file !== path)
    .sort((a, b) => (a.file < b.file ? -1 : 1));
  return { modules, files: [...search.files] };
}

class TypeSearch {
  readonly found = new Map<string, ParsedFile>();
  readonly files = new Set<string>();
  readonly #dialect: Dialect;
  readonly #parsed = new Map<string, ParsedFile | undefined>();

  constructor(dialect: Dialect) {
    this.#dialect = dialect;
  }

  parse(path: string, source: string): ParsedFile | undefined {
    const { tree } = this.#dialect.parse(source, { file: path });
    const outline = tree === null ? undefined : this.#dialect.outline?.(tree);
    const parsed = outline && { tree, outline };
    this.#parsed.set(path, parsed);
    return parsed;
  }

  /** Adds the files with types that a source uses, and those that they use. */
  follow(path: string, parsed: ParsedFile): void {
    if (this.found.has(path)) return;
    this.found.set(path, parsed);
    const mayDeclare = (file: string): boolean => this.#dialect.sharedTypes?.mayDeclare(file) === true;
    const uses = parsed.outline.uses.filter(({ files }) => files.some(mayDeclare));
    const { links, files } = findLinks(path, uses, { outlineOf: (other) => this.#read(other)?.outline });
    for (const file of files) this.files.add(file);
    for (const { file } of links.values()) {
      const other = this.#read(file);
      if (other !== undefined) this.follow(file, other);
    }
  }

  #read(path: string): ParsedFile | undefined {
    return this.#parsed.has(path) ? this.#parsed.get(path) : this.parse(path, readFileSync(path, 'utf8'));
  }
}

/** A text that changes when one of the files is written, created or removed. */
export function stampOf(files: readonly string[]): string {
  const stamps = files.map((file) => statSync(file, { throwIfNoEntry: false }));
  return stamps.map((stats) => (stats === undefined ? '' : `${stats.mtimeMs} ${stats.size}`)).join();
}
