import type * as ESTree from 'estree';
import type { Analysis } from '../analysis/analysis.js';
import type { FunctionDefinition, Program, TypeAlias } from '../ast/nodes.js';
import * as b from '../estree/index.js';
import { LineIndex } from '../text/index.js';

/** Where the names come from that a module imports. */
export const ENTRY_POINTS = {
  runtime: '@pptjs/runtime',
  functions: '@pptjs/runtime/functions',
  types: '@pptjs/runtime/types',
} as const;

export type EntryPoint = keyof typeof ENTRY_POINTS;

/** Names that bodies give to what they need besides the Puppet variables: nothing of the module is called so. */
const LOCAL_NAMES = ['scope', 'matches', 'value', 'values', 'result', 'output', 'option', 'signal'];

/** A function of this file: `body` is the JavaScript function, `definition` the constant that describes it. */
export interface KnownFunction {
  readonly node: FunctionDefinition;
  readonly body: string;
  readonly definition: string;
}

/** The module under way: its imports, its constants, and what the file defines. */
export class Module {
  readonly file: string;
  readonly source: string;
  readonly isTemplate: boolean;
  readonly analysis: Analysis;
  readonly names = new b.Names(LOCAL_NAMES);
  /** By name, without leading `::`. */
  readonly functions = new Map<string, KnownFunction>();
  /** What the Object types of this file call their attributes and functions. */
  readonly memberNames = new Set<string>();
  /** The constants of the type aliases of this file, by name in lower case. */
  readonly aliases = new Map<string, { readonly node: TypeAlias; readonly local: string }>();
  readonly constants: ESTree.Statement[] = [];
  readonly #imports: Readonly<Record<EntryPoint, Map<string, string>>> = {
    runtime: new Map(),
    functions: new Map(),
    types: new Map(),
  };
  readonly #lines: LineIndex;

  constructor(program: Program, analysis: Analysis, file: string) {
    this.file = file;
    this.source = program.sourceText;
    this.isTemplate = program.body.type === 'LambdaExpression';
    this.analysis = analysis;
    this.#lines = new LineIndex(program.sourceText);
  }

  /** From 1. */
  lineAt(offset: number): number {
    return this.#lines.lineAt(offset);
  }

  fileName(): ESTree.Expression {
    return b.literal(this.file);
  }

  /** The text of a token, for the names of a source map. */
  textOf({ start, end }: { readonly start: number; readonly end: number }): string {
    return this.source.slice(start, end);
  }

  /** An identifier for something that is imported from an entry point. `at` is the token that it stems from. */
  imported(from: EntryPoint, name: string, at?: number, source?: string): ESTree.Identifier {
    const names = this.#imports[from];
    let local = names.get(name);
    if (local === undefined) {
      local = this.names.take(name);
      names.set(name, local);
    }
    return b.identifier(local, at, source);
  }

  /** A call of a helper of the runtime. */
  call(helper: string, args: (ESTree.Expression | ESTree.SpreadElement)[], at?: number): ESTree.CallExpression {
    return b.call(this.imported('runtime', helper, at), args);
  }

  /** A constant of the module, which `value` makes without doing anything else. */
  constant(wanted: string, value: ESTree.Expression): ESTree.Identifier {
    const name = this.names.take(wanted, '');
    this.constants.push(b.declare('const', b.identifier(name), value));
    return b.identifier(name);
  }

  imports(): readonly { readonly from: EntryPoint; readonly names: readonly b.ImportedName[] }[] {
    return (Object.keys(ENTRY_POINTS) as EntryPoint[])
      .filter((from) => this.#imports[from].size > 0)
      .map((from) => ({
        from,
        names: Array.from(this.#imports[from], ([imported, local]) => ({ imported, local })).sort(byName),
      }));
  }
}

function byName(left: b.ImportedName, right: b.ImportedName): number {
  return left.imported < right.imported ? -1 : 1;
}
