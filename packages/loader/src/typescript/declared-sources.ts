import { type DialectEntry, DialectRegistry } from '@pptjs/dialects';
import { type DeclarationFile, declareWith, LineIndex } from '@pptjs/transpiler/dialect';
import { importedTypes, stampOf } from './imported-types.js';

/** A range of a text in UTF-16 units. */
export interface TextSpan {
  readonly start: number;
  readonly length: number;
}

/** A place in a text. Both numbers start from 0; the column is in UTF-16 units. */
export interface LineAndCharacter {
  readonly line: number;
  readonly character: number;
}

/** The declarations of a source file that has had errors since it was first read. */
const BROKEN_FILE: DeclarationFile = {
  text: 'declare const main: any;\nexport default main;\n',
  mappings: [],
  map: '',
};

interface DeclaredSource {
  readonly source: string;
  /** The other files on which the declarations depend. */
  readonly files: readonly string[];
  /** The stamp of these files when the source was declared: see `stampOf`. */
  readonly stamp: string;
  readonly declarations: DeclarationFile;
}

/** The declarations of the source files that a project imports. */
export class DeclaredSources {
  readonly #registry: DialectRegistry;
  /** By path. There is one entry for each file of the project. */
  readonly #files = new Map<string, DeclaredSource>();

  /** @param folder any folder of the project, whose installed dialects count too */
  constructor(folder: string) {
    this.#registry = new DialectRegistry(folder);
  }

  /** Whether a file is a source of a dialect. */
  isSource(path: string): boolean {
    return this.#registry.forFile(path) !== undefined;
  }

  /** Returns the declarations of a source. While a source has errors, its last declarations without errors remain. */
  textOf(path: string, source: string): string {
    const cached = this.#files.get(path);
    if (cached?.source === source && cached.stamp === stampOf(cached.files)) return cached.declarations.text;
    const entry = this.#registry.forFile(path);
    const { types, files } = entry === undefined ? UNKNOWN_DIALECT : declare(entry, path, source);
    const declarations = types ?? cached?.declarations ?? BROKEN_FILE;
    this.#files.set(path, { source, files, stamp: stampOf(files), declarations });
    return declarations.text;
  }

  /** A text that changes when the declarations of a source may change although the source does not. */
  versionOf(path: string): string {
    return stampOf(this.#files.get(path)?.files ?? []);
  }

  /** Returns the range of a source that a range of its declarations comes from; null if there is none. */
  sourceSpan(path: string, span: TextSpan): TextSpan | null {
    const file = this.#files.get(path);
    if (file === undefined) return null;
    const { text, mappings } = file.declarations;
    const lines = new LineIndex(text);
    const line = lines.lineAt(span.start);
    const column = span.start - lines.lineStart(line);
    const mapping = mappings.findLast((each) => each.line === line && each.column <= column);
    if (mapping === undefined) return null;
    const [name = ''] = /^[$:\w]*/.exec(file.source.slice(mapping.offset)) ?? [];
    return { start: mapping.offset, length: name.length };
  }

  /** The place of an offset in a source; undefined if the project does not import the file. */
  placeAt(path: string, offset: number): LineAndCharacter | undefined {
    const file = this.#files.get(path);
    if (file === undefined) return undefined;
    const lines = new LineIndex(file.source);
    const line = lines.lineAt(offset);
    return { line: line - 1, character: offset - lines.lineStart(line) };
  }
}

interface Declared {
  /** Null if the source has errors. */
  readonly types: DeclarationFile | null;
  /** The other files on which the declarations depend. */
  readonly files: readonly string[];
}

const UNKNOWN_DIALECT: Declared = { types: null, files: [] };

function declare(entry: DialectEntry, file: string, source: string): Declared {
  const dialect = entry.loadSync();
  const { modules, files } = importedTypes(dialect, file, source);
  return { types: declareWith(dialect, source, { file, others: modules }).types, files };
}
