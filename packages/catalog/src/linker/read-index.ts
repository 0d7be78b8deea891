import { unquoted } from '../built-files/javascript-literal.js';

/** A module that the index imports. */
export class ImportedModule {
  /** @param path the path of the module in the built environment */
  constructor(readonly path: string) {}
}

/** A value that the index imports from a package. */
export class ImportedValue {
  constructor(
    readonly from: string,
    readonly name: string,
  ) {}
}

/** A value in an index: plain data and imports. */
export type IndexValue =
  | null
  | boolean
  | number
  | string
  | ImportedModule
  | ImportedValue
  | readonly IndexValue[]
  | IndexObject;

export interface IndexObject {
  readonly [name: string]: IndexValue;
}

/**
 * Reads the description of an environment from the text of its index, without evaluating it.
 *
 * @returns undefined if the text is not the index of a built environment
 */
export function readIndex(text: string): IndexObject | undefined {
  try {
    const value = new IndexReader(text).read();
    return isIndexObject(value) ? value : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** A file of a built environment, and its digest in the index. */
export interface IndexedFile {
  readonly path: string;
  readonly digest: string;
}

/**
 * Lists the files of a built environment from the text of its index. Leaves out the index itself and `package.json`.
 *
 * @returns undefined if the text is not the index of a built environment
 */
export function indexedFiles(text: string): readonly IndexedFile[] | undefined {
  const index = readIndex(text);
  return (
    index &&
    moduleEntries(index).flatMap(({ path, digest, map }) => [
      { path, digest },
      ...(map === undefined ? [] : [{ path: `${path}.map`, digest: map }]),
    ])
  );
}

/** The entry of a module in an index. */
export interface ModuleEntry {
  /** The path of the module in the built environment. */
  readonly path: string;
  readonly digest: string;
  /** The digest of the source map beside the module. */
  readonly map: string | undefined;
  /** The number of import and export declarations; undefined if it is unknown. */
  readonly declarations: number | undefined;
  /** The path of the Puppet source in the environment; undefined if the module is not compiled from Puppet. */
  readonly source: string | undefined;
}

/** Returns the entries of all modules in an index. Leaves out malformed entries and paths outside the environment. */
export function moduleEntries(index: IndexObject): readonly ModuleEntry[] {
  return ['sources', 'files', 'templates', 'compiledFunctions', 'functions', 'imports'].flatMap((group) => {
    const entries = index[group];
    if (!isIndexObject(entries)) return [];
    return Object.entries(entries).flatMap(([name, entry]) => {
      if (!isIndexObject(entry) || typeof entry['digest'] !== 'string') return [];
      const { module, digest, map, declarations } = entry;
      const path = module instanceof ImportedModule ? module.path : name;
      if (path.startsWith('/') || path.split('/').includes('..')) return [];
      return {
        path,
        digest,
        map: typeof map === 'string' ? map : undefined,
        // A module with the content of a file has one declaration.
        declarations: typeof declarations === 'number' ? declarations : group === 'files' ? 1 : undefined,
        source: group === 'sources' ? name : undefined,
      };
    });
  });
}

/** Whether a value of an index is an object with members. */
export function isIndexObject(value: IndexValue | undefined): value is IndexObject {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return false;
  return !(value instanceof ImportedModule || value instanceof ImportedValue);
}

/** White space and comments, and then a token: a string, a word, a number, or a mark. */
const TOKEN =
  /(?:\s|\/\*[^]*?\*\/)*(?:'((?:[^'\\\n]|\\[^])*)'|([A-Za-z_$][\w$]*)|(-?\d[\d.]*(?:e[+-]?\d+)?)|([{}[\](),:;*]))/y;

interface Token {
  readonly kind: 'string' | 'word' | 'number' | 'mark';
  readonly text: string;
}

/** Reads the JavaScript that `printIndex` prints: imports, and the argument of one call. */
class IndexReader {
  readonly #text: string;
  readonly #imports = new Map<string, ImportedModule | ImportedValue>();
  #offset = 0;
  #token: Token;

  /** @throws {SyntaxError} if the text does not begin with a token */
  constructor(text: string) {
    this.#text = text;
    this.#token = this.#next();
  }

  /** @throws {SyntaxError} if the text has another form */
  read(): IndexValue {
    while (this.#token.text === 'import') this.#readImport();
    for (const expected of ['export', 'default', 'builtEnvironment', '(']) this.#skip(expected);
    return this.#readValue();
  }

  #readImport(): void {
    this.#skip('import');
    const bindings: (readonly [name: string, local: string])[] = [];
    if (this.#token.text === '*') bindings.push(this.#readBinding());
    else {
      this.#skip('{');
      while (this.#token.text !== '}') {
        bindings.push(this.#readBinding());
        if (this.#token.text === ',') this.#take();
      }
      this.#skip('}');
    }
    this.#skip('from');
    const from = unquoted(this.#take().text);
    this.#skip(';');
    for (const [name, local] of bindings)
      this.#imports.set(
        local,
        name === '*'
          ? new ImportedModule(decodeURIComponent(from).replace(/^\.\//, ''))
          : new ImportedValue(from, name),
      );
  }

  #readBinding(): readonly [name: string, local: string] {
    const { text: name } = this.#take();
    if (this.#token.text !== 'as') return [name, name];
    this.#take();
    return [name, this.#take().text];
  }

  #readValue(): IndexValue {
    const { kind, text } = this.#take();
    if (kind === 'string') return unquoted(text);
    if (kind === 'number') return Number(text);
    if (kind === 'word') return this.#valueOf(text);
    if (text === '[') return this.#readList(']', () => this.#readValue());
    if (text === '{') return Object.fromEntries(this.#readList('}', () => this.#readMember()));
    throw unexpected(text);
  }

  #readMember(): readonly [name: string, value: IndexValue] {
    const first = this.#take();
    const isComputed = first.kind === 'mark' && first.text === '[';
    const key = isComputed ? this.#take() : first;
    if (isComputed) this.#skip(']');
    if (key.kind === 'mark') throw unexpected(key.text);
    const name = key.kind === 'string' ? unquoted(key.text) : key.text;
    if (key.kind === 'word' && !isComputed && (this.#token.text === ',' || this.#token.text === '}'))
      return [name, this.#valueOf(name)];
    this.#skip(':');
    return [name, this.#readValue()];
  }

  #readList<T>(end: string, readElement: () => T): T[] {
    const elements: T[] = [];
    while (!this.#isMark(end)) {
      elements.push(readElement());
      if (!this.#isMark(end)) this.#skip(',');
    }
    this.#take();
    return elements;
  }

  #valueOf(word: string): IndexValue {
    if (word === 'null') return null;
    if (word === 'true' || word === 'false') return word === 'true';
    const imported = this.#imports.get(word);
    if (imported === undefined) throw unexpected(word);
    return imported;
  }

  #isMark(text: string): boolean {
    return this.#token.kind === 'mark' && this.#token.text === text;
  }

  #skip(expected: string): void {
    const { kind, text } = this.#take();
    if (kind === 'string' || text !== expected) throw unexpected(text);
  }

  #take(): Token {
    const token = this.#token;
    this.#token = this.#next();
    return token;
  }

  #next(): Token {
    TOKEN.lastIndex = this.#offset;
    const match = TOKEN.exec(this.#text);
    if (match === null) return { kind: 'mark', text: '' };
    this.#offset = TOKEN.lastIndex;
    const [, string, word, number, mark = ''] = match;
    if (string !== undefined) return { kind: 'string', text: string };
    if (word !== undefined) return { kind: 'word', text: word };
    return number === undefined ? { kind: 'mark', text: mark } : { kind: 'number', text: number };
  }
}

function unexpected(text: string): SyntaxError {
  return new SyntaxError(`unexpected '${text}'`);
}
