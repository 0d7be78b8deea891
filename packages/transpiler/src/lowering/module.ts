import { stripLeadingColons } from '@pptjs/runtime';
import type * as ESTree from 'estree';
import type { Analysis } from '../analysis/result.js';
import type { FunctionDefinition, Node, Program, TypeAlias } from '../ast/nodes.js';
import * as b from '../estree/index.js';
import { LineIndex } from '../text/index.js';
import type { Origins } from './origins.js';
import type { Visitors } from './visitor.js';

/** The modules that emitted code imports. */
export const ENTRY_POINTS = {
  runtime: '@pptjs/runtime',
  functions: '@pptjs/runtime/functions',
  types: '@pptjs/runtime/types',
} as const;

export type EntryPoint = keyof typeof ENTRY_POINTS;

/** The local names in emitted functions besides Puppet variables. Names at module level must differ from them. */
const LOCAL_NAMES = ['scope', 'matches', 'value', 'values', 'result', 'output', 'option', 'signal'];

/** A function of this file: the JavaScript function `body` and the constant `definition`, which describes it. */
export interface DeclaredFunction {
  readonly node: FunctionDefinition;
  readonly body: string;
  readonly definition: string;
}

/** The module under construction: its imports, its constants and the file's definitions. */
export class Module {
  readonly file: string;
  readonly source: string;
  readonly isTemplate: boolean;
  readonly analysis: Analysis;
  readonly visitors: Visitors;
  readonly names = new b.Names(LOCAL_NAMES);
  readonly #fileConstant: string;
  readonly #localNames = new Map<string, string>();
  /** The file's functions, by name without leading `::`. */
  readonly functions = new Map<string, DeclaredFunction>();
  /** The names of the attributes and functions of the file's Object types. */
  readonly memberNames = new Set<string>();
  /** The constants of the file's type aliases, by name in lower case. */
  readonly aliases = new Map<string, { readonly node: TypeAlias; readonly local: string }>();
  /** Whether the use of an alias of the file certainly succeeds, by name in lower case. Lowering sets the entries. */
  readonly resolvableAliases = new Map<string, boolean>();
  readonly constants: ESTree.Statement[] = [];
  /** The Puppet nodes of the ESTree nodes; null if the module has no comments. */
  readonly origins: Origins | null;
  readonly #imports: Readonly<Record<EntryPoint, Map<string, string>>> = {
    runtime: new Map(),
    functions: new Map(),
    types: new Map(),
  };
  readonly #lines: LineIndex;
  /** The lines on which several statements that set attributes begin. */
  #sharedLines: ReadonlySet<number> | undefined;

  constructor(program: Program, analysis: Analysis, file: string, visitors: Visitors, origins: Origins | null) {
    this.file = file;
    this.origins = origins;
    this.source = program.sourceText;
    this.isTemplate = program.body.type === 'LambdaExpression';
    this.analysis = analysis;
    this.visitors = visitors;
    this.#lines = new LineIndex(program.sourceText);
    this.#fileConstant = this.names.take('file');
  }

  /** The line of an offset, from 1. */
  lineAt(offset: number): number {
    return this.#lines.lineAt(offset);
  }

  /**
   * The column, from 1, of a statement that sets attributes, if another such statement begins on its line. Otherwise
   * the line identifies the statement, and the result is null.
   */
  sharedColumn(statement: Node): number | null {
    if (!this.analysis.attributeStatements.has(statement)) return null;
    this.#sharedLines ??= repeatedValues(
      Array.from(this.analysis.attributeStatements, ({ start }) => this.lineAt(start)),
    );
    const { line, column } = this.#lines.placeAt(statement.start);
    return this.#sharedLines.has(line) ? column : null;
  }

  /** The constant of the module for the name of the Puppet file. */
  fileName(): ESTree.Identifier {
    return b.identifier(this.#fileConstant);
  }

  /** `const file = '…';` */
  fileDeclaration(): ESTree.Statement {
    return b.declare('const', this.fileName(), b.literal(this.file));
  }

  /** The source text of a node, for the names in source maps. */
  textOf({ start, end }: { readonly start: number; readonly end: number }): string {
    return this.source.slice(start, end);
  }

  /** An identifier for an import from an entry point. `at` is the offset of the Puppet token that it comes from. */
  imported(from: EntryPoint, name: string, at?: number, source?: string): ESTree.Identifier {
    const names = this.#imports[from];
    let local = names.get(name);
    if (local === undefined) {
      local = this.names.take(name);
      names.set(name, local);
    }
    return b.identifier(local, at, source);
  }

  /** A call of a runtime helper. */
  call(helper: string, args: (ESTree.Expression | ESTree.SpreadElement)[], at?: number): ESTree.CallExpression {
    return b.call(this.imported('runtime', helper, at), args);
  }

  /** Returns a name like `wanted` for local constants, which no name at module level equals. */
  localName(wanted: string): string {
    let name = this.#localNames.get(wanted);
    if (name === undefined) this.#localNames.set(wanted, (name = this.names.take(wanted)));
    return name;
  }

  /** Adds a constant to the module. Evaluating `value` must have no other effect. */
  constant(wanted: string, value: ESTree.Expression): ESTree.Identifier {
    const name = this.names.take(wanted, '');
    this.constants.push(b.declare('const', b.identifier(name), value));
    return b.identifier(name);
  }

  /** The names to import from each entry point, sorted. Entry points without names are left out. */
  imports(): readonly { readonly from: EntryPoint; readonly names: readonly b.ImportedName[] }[] {
    return (Object.keys(ENTRY_POINTS) as EntryPoint[])
      .filter((from) => this.#imports[from].size > 0)
      .map((from) => ({
        from,
        names: Array.from(this.#imports[from], ([imported, local]) => ({ imported, local })).sort(byName),
      }));
  }
}

function repeatedValues(values: readonly number[]): ReadonlySet<number> {
  const seen = new Set<number>();
  const repeated = new Set<number>();
  for (const value of values) (seen.has(value) ? repeated : seen).add(value);
  return repeated;
}

function byName(left: b.ImportedName, right: b.ImportedName): number {
  return left.imported < right.imported ? -1 : 1;
}

/**
 * Names that a module must not export, or that would change its meaning: a module that exports `then` is a promise.
 */
const UNEXPORTABLE = ['default', 'then', '__esModule'];

/** The named exports of a module: each definition under the last segment of its name and under its whole name. */
export class Exports {
  readonly names: b.ExportedName[] = [];
  readonly #used = new Set<string>(UNEXPORTABLE);

  /** Adds a definition. If an earlier one has the same exported name, the earlier one wins. */
  add(local: string, name: string): void {
    const plain = stripLeadingColons(name);
    this.#export(local, lastSegment(plain));
    this.#export(local, plain);
  }

  #export(local: string, exported: string): void {
    if (this.#used.has(exported)) return;
    this.#used.add(exported);
    this.names.push({ local, exported });
  }
}

/** `c` for `a::b::c` */
export function lastSegment(name: string): string {
  const separator = name.lastIndexOf('::');
  return separator < 0 ? name : name.slice(separator + 2);
}
