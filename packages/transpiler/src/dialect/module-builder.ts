import type * as ESTree from 'estree';
import * as b from '../estree/index.js';
import { LineIndex } from '../text/index.js';
import { ExportedNames } from './exported-names.js';
import { ImportedNames } from './imported-names.js';
import { type Links, NO_LINKS } from './links.js';
import { type ModuleFormat, type ModuleParts, moduleProgram } from './module-format.js';

export interface ModuleOptions {
  /** The name of the source file in the module. */
  readonly file: string;
  /** The text of the source. */
  readonly source: string;
  readonly format: ModuleFormat;
  /** Whether the module contains the comments of the source. */
  readonly comments?: boolean;
  /** The definitions of other files that the module imports. Defaults to none. */
  readonly links?: Links | undefined;
}

/** A JavaScript module under construction: its imports, its constants and its exports. */
export class ModuleBuilder {
  /** The name of the source file in the module. */
  readonly file: string;
  /** The text of the source. */
  readonly source: string;
  readonly format: ModuleFormat;
  readonly hasComments: boolean;
  /** The names at module level. Names of local bindings that might hide one of them must be taken here too. */
  readonly names = new b.Names();
  readonly #constants: ESTree.Statement[] = [];
  readonly #imports = new ImportedNames(this.names);
  readonly #links: Links;
  /** The names of the modules of `links`, by specifier. */
  readonly #namespaces = new Map<string, string>();
  readonly #exports: b.ExportedName[] = [];
  readonly #exported = new ExportedNames();
  readonly #lines: LineIndex;
  readonly #fileConstant: string;

  constructor({ file, source, format, comments = false, links = NO_LINKS }: ModuleOptions) {
    this.file = file;
    this.source = source;
    this.format = format;
    this.hasComments = comments;
    this.#links = links;
    this.#lines = new LineIndex(source);
    this.#fileConstant = this.names.take('file');
  }

  /** Whether a definition of another file is among `links`. */
  isLinked(definition: string): boolean {
    return this.#links.has(definition);
  }

  /** The line of an offset, from 1. */
  lineAt(offset: number): number {
    return this.#lines.lineAt(offset);
  }

  /** The line and column of an offset, from 1. */
  placeAt(offset: number): { readonly line: number; readonly column: number } {
    return this.#lines.placeAt(offset);
  }

  /** The source text of a range, for the names in source maps. */
  textOf({ start, end }: { readonly start: number; readonly end: number }): string {
    return this.source.slice(start, end);
  }

  /** The constant of the module for the name of the source file. `finish` declares it. */
  fileName(): ESTree.Identifier {
    return b.identifier(this.#fileConstant);
  }

  /**
   * An identifier for an import.
   *
   * @param from the name of the imported module
   * @param at the offset of the source token that the identifier comes from
   * @param source the name of that token in the source
   */
  imported(from: string, name: string, at?: number, source?: string): ESTree.Identifier {
    return b.identifier(this.#imports.localName(from, name), at, source);
  }

  /**
   * The definition of another file among `links`; null if there is none. Modules may import each other, so only code that
   * runs later may evaluate the expression.
   */
  linked(definition: string): ESTree.Expression | null {
    const link = this.#links.get(definition);
    return link === undefined ? null : b.namedMember(this.#namespaceOf(link.from), link.name);
  }

  /** The default exports of all modules that `links` names. As `linked`, only for code that runs later. */
  linkedMains(): readonly ESTree.Expression[] {
    const specifiers = new Set(Array.from(this.#links.values(), ({ from }) => from));
    return Array.from(specifiers, (from) => b.member(this.#namespaceOf(from), 'default'));
  }

  #namespaceOf(from: string): ESTree.Identifier {
    let local = this.#namespaces.get(from);
    if (local === undefined) this.#namespaces.set(from, (local = this.names.take(from.replace(/^.*\/|\.\w+$/g, ''))));
    return b.identifier(local);
  }

  /** Adds a constant to the module. Evaluating `value` must have no other effect. */
  constant(wanted: string, value: ESTree.Expression): ESTree.Identifier {
    const name = this.names.take(wanted, '');
    this.#constants.push(b.declare('const', b.identifier(name), value));
    return b.identifier(name);
  }

  /**
   * Exports the binding `local` under a name, which can be any text. If the module already exports the name, or must
   * not export it, nothing is added.
   *
   * @returns whether the binding is exported
   */
  export(local: string, exported: string): boolean {
    if (!this.#exported.add(exported)) return false;
    this.#exports.push({ local, exported });
    return true;
  }

  /**
   * Creates the JavaScript program. Call it once, after everything else.
   *
   * @param statements the statements of the module after its constants
   * @param main the default export
   */
  finish(statements: readonly ESTree.Statement[], main: ESTree.Expression): b.CommentedProgram {
    const file = b.declare('const', this.fileName(), b.literal(this.file));
    return moduleProgram(
      {
        imports: this.#importedNames(),
        namespaces: Array.from(this.#namespaces, ([from, local]) => ({ from, local })).sort(byModule),
        statements: [file, ...this.#constants, ...statements],
        exports: this.#exports,
        main,
      },
      this.format,
    );
  }

  #importedNames(): ModuleParts['imports'] {
    const imports: { from: string; names: b.ImportedName[] }[] = [];
    this.#imports.byModule.forEach((locals, from) => {
      const names: b.ImportedName[] = [];
      locals.forEach((local, imported) => names.push({ imported, local }));
      imports.push({ from, names: names.sort(byImported) });
    });
    return imports.sort(byModule);
  }
}

function byImported(left: b.ImportedName, right: b.ImportedName): number {
  return left.imported < right.imported ? -1 : 1;
}

function byModule(left: { readonly from: string }, right: { readonly from: string }): number {
  return left.from < right.from ? -1 : 1;
}
