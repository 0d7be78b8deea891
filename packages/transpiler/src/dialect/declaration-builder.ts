import * as b from '../estree/index.js';
import { type Mapping, sourceMapComment, sourceMapText } from '../printer/index.js';
import { ExportedNames } from './exported-names.js';
import { ImportedNames } from './imported-names.js';
import type { ModuleFormat } from './module-format.js';

/** How a declaration file is written. */
export interface DeclarationOptions {
  /** The text of the source. */
  readonly source: string;
  /** The format of the module. */
  readonly format: ModuleFormat;
  /** Whether the declarations contain the comments of the source. */
  readonly comments: boolean;
  /** The URL of the source file, relative to the declaration file. */
  readonly mapSource: string;
  /** The URL of the declaration map, relative to the declaration file. Without it, the text names no map. */
  readonly mapFile?: string | undefined;
}

/** The TypeScript declarations of a module. */
export interface DeclarationFile {
  readonly text: string;
  /** The positions of the declared names in the text, and the offsets of these names in the source. */
  readonly mappings: readonly Mapping[];
  /** The declaration map as JSON. It does not contain the source, which editors read from its file. */
  readonly map: string;
}

/** The globals that declarations use. A declaration of the same name would hide them. */
const GLOBALS = ['Date', 'Map', 'NonNullable', 'ReadonlyMap', 'ReadonlySet', 'Uint8Array'];

/** A TypeScript declaration file under construction: its text, its type imports and its exports. */
export class DeclarationBuilder {
  /** The text of the source. */
  readonly source: string;
  readonly hasComments: boolean;
  /** The names at module level. */
  readonly names = new b.Names(GLOBALS);
  readonly #options: DeclarationOptions;
  readonly #exported = new ExportedNames();
  readonly #imports = new ImportedNames(this.names);
  readonly #otherNames: string[] = [];
  readonly #mappings: Mapping[] = [];
  #text = '';
  #line = 1;
  #lineStart = 0;

  constructor(options: DeclarationOptions) {
    this.#options = options;
    this.source = options.source;
    this.hasComments = options.comments;
  }

  /** Returns the local name of a type that another module exports. Take the names of declarations first. */
  imported(from: string, name: string): string {
    return this.#imports.localName(from, name);
  }

  /**
   * Reserves exported names for a declaration: the first of them that is free and is also its local name is exported by
   * the word `export` before the declaration. The other ones are exported at the end of the file.
   *
   * @returns whether the declaration begins with `export`
   */
  export(local: string, names: readonly string[]): boolean {
    let isOwnName = false;
    for (const name of names) {
      if (!this.#exported.add(name)) continue;
      if (name === local) isOwnName = true;
      else this.#otherNames.push(`${local} as ${b.isIdentifierName(name) ? name : b.quoted(name)}`);
    }
    return isOwnName;
  }

  /** Adds text. */
  write(text: string): this {
    this.#text += text;
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) {
      this.#line++;
      this.#lineStart = this.#text.length - text.length + at + 1;
    }
    return this;
  }

  /** Adds a name whose declaration in the source is at `offset`. */
  writeName(name: string, offset: number): this {
    const column = this.#text.length - this.#lineStart;
    this.#mappings.push({ line: this.#line, column, offset, name: undefined });
    return this.write(name);
  }

  /**
   * Completes the file. Call it once, after everything else.
   *
   * @param writeMain writes the type of the default export
   */
  finish(writeMain: () => void): DeclarationFile {
    const { source, format, mapSource, mapFile } = this.#options;
    const local = this.names.take('main');
    this.write(`declare const ${local}: `);
    writeMain();
    this.write(`;\nexport default ${local};\n`);
    if (this.#otherNames.length > 0)
      this.write(`export {\n${this.#otherNames.map((name) => `  ${name},\n`).join('')}};\n`);
    const mode = format === 'cjs' ? " with { 'resolution-mode': 'import' }" : '';
    let imports = '';
    this.#imports.byModule.forEach((names, from) => {
      imports += importText(from, this.#used(names), from.startsWith('.') ? '' : mode);
    });
    const lines = lineEndsIn(imports);
    const mapComment = mapFile === undefined ? '' : sourceMapComment(mapFile);
    const mappings = this.#mappings.map(({ line, column, offset, name }) => ({
      line: line + lines,
      column,
      offset,
      name,
    }));
    return {
      text: `${imports}${this.#text}${mapComment}`,
      mappings,
      map: sourceMapText(mappings, source, { source: mapSource, hasContent: false }),
    };
  }

  /**
   * The names for an import. Leaves out those that the text does not contain: a type may be asked for before it is known to
   * be needed.
   */
  #used(names: ReadonlyMap<string, string>): string[] {
    const list: string[] = [];
    names.forEach((local, name) => {
      if (this.#text.includes(local)) list.push(name === local ? name : `${name} as ${local}`);
    });
    return list.sort();
  }
}

/** The maximum length of a line. */
const WIDTH = 120;

function lineEndsIn(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count++;
  return count;
}

function importText(from: string, list: readonly string[], mode: string): string {
  if (list.length === 0) return '';
  const end = `} from ${b.quoted(from)}${mode};\n`;
  const line = `import type { ${list.join(', ')} ${end}`;
  return line.length <= WIDTH ? line : `import type {\n${list.map((name) => `  ${name},\n`).join('')}${end}`;
}
