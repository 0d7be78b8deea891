import { stripLeadingColons } from '@pptjs/runtime/internal';
import type * as ESTree from 'estree';
import type { ModuleBuilder } from '../../dialect/module-builder.js';
import * as b from '../../estree/index.js';
import type { SourceRange } from '../../text/index.js';
import type { Analysis } from '../analysis/result.js';
import { descendantsOf } from '../ast/children.js';
import type { Expression, FunctionDefinition, Node, Program, QualifiedReference, TypeAlias } from '../ast/nodes.js';
import { type Call, calledName, literalText, unwrap } from '../ast/shapes.js';
import { builtinFunction, builtinType } from '../builtins.js';
import { definitionKey } from '../links/outline.js';
import type { KnownTypes } from './known-types.js';
import type { Origins } from './origins.js';
import { OwnedParameters } from './owned-parameters.js';
import type { Visitors } from './visitor.js';

/** The modules that emitted code imports. */
export interface EntryPoints {
  /** The operators, statements and definitions. */
  readonly runtime: string;
  /** The built-in functions. */
  readonly functions: string;
  /** The factories of the built-in types. */
  readonly types: string;
}

export const ENTRY_POINTS = {
  runtime: '@pptjs/runtime/internal',
  functions: '@pptjs/runtime/functions',
  types: '@pptjs/runtime/types',
} as const satisfies EntryPoints;

/** The version of the language that emitted code is written for. Defaults to Puppet 8. */
export interface LoweringTarget extends EntryPoints {
  /** Whether inference describes the values of this version: its operators are those of Puppet 8. */
  readonly hasTypes?: true;
  /** The visitors of nodes that this version lowers in its own way. */
  readonly visitors?: {
    readonly expressions?: Partial<Visitors['expressions']>;
    readonly statements?: Partial<Visitors['statements']>;
  };
  /**
   * The name under which the entry point of the functions exports a built-in function; `undefined` for other functions,
   * which are looked up when they are called.
   */
  readonly builtinFunction?: (name: string) => string | undefined;
  /** Whether the function with a name, which is not built in, reads variables of its caller by name. Default: none does. */
  readonly readsScope?: (name: string) => boolean;
  /** As `builtinFunction`, for the factory of a built-in type; `name` is in lower case. */
  readonly builtinType?: (name: string) => string | undefined;
}

interface AliasConstant {
  readonly node: TypeAlias;
  /** The name of the constant. */
  readonly local: string;
}

/** The local names in emitted functions besides Puppet variables. Names at module level must differ from them. */
const LOCAL_NAMES = [
  'accumulator',
  'argument',
  'entries',
  'first',
  'index',
  'kept',
  'last',
  'list',
  'matches',
  'memo',
  'numbers',
  'option',
  'output',
  'pair',
  'pairs',
  'position',
  'result',
  'results',
  'scope',
  'signal',
  'value',
  'values',
];

/** The objects of JavaScript that emitted code uses. */
const GLOBAL_NAMES = ['Math', 'String'];

/** A function of this file: the JavaScript function `body` and the constant `definition`, which describes it. */
export interface DeclaredFunction {
  readonly node: FunctionDefinition;
  readonly body: string;
  readonly definition: string;
}

/** The parts of a module under construction. */
interface ModuleContents extends Pick<Module, 'analysis' | 'builder' | 'origins' | 'types' | 'visitors'> {
  readonly target: LoweringTarget;
}

/** The module of a Puppet file under construction, with the file's definitions. */
export class Module {
  readonly builder: ModuleBuilder;
  readonly isTemplate: boolean;
  readonly analysis: Analysis;
  readonly visitors: Visitors;
  readonly #target: LoweringTarget;
  readonly #localNames = new Map<string, string>();
  readonly #sharedConstants = new Map<string, ESTree.Identifier>();
  readonly #program: Program;
  #literalRecords: readonly (readonly string[])[] | undefined;
  /** The file's functions, by name without leading `::`. */
  readonly functions = new Map<string, DeclaredFunction>();
  /** The functions of the file that take an accumulator from their callers. */
  readonly ownedParameters: OwnedParameters;
  /** The names of the attributes and functions of the file's Object types. */
  readonly memberNames = new Set<string>();
  /** The constants of the file's type aliases, by name in lower case. */
  readonly aliases = new Map<string, AliasConstant>();
  /** The types of the parameters of classes and defined types, which are resolved when the definition is added. */
  readonly eagerTypes: Expression[] = [];
  /** Whether the use of an alias of the file certainly succeeds, by name in lower case. Lowering sets the entries. */
  readonly resolvableAliases = new Map<string, boolean>();
  /** The right sides of the aliases of this file that were examined, by the names of the aliases. */
  readonly aliasTexts: Record<string, string> = {};
  /** The Puppet nodes of the ESTree nodes; null if the module has no comments. */
  readonly origins: Origins | null;
  /** The inferred types; null for a version of the language whose operators differ from those of Puppet 8. */
  readonly types: KnownTypes | null;
  /** The lines on which several statements that set attributes begin. */
  #sharedLines: ReadonlySet<number> | undefined;

  constructor(program: Program, { analysis, builder, visitors, target, origins, types }: ModuleContents) {
    this.#program = program;
    this.builder = builder;
    this.origins = origins;
    this.types = types;
    this.isTemplate = program.body.type === 'LambdaExpression';
    this.analysis = analysis;
    this.ownedParameters = new OwnedParameters(analysis, types, this.functions);
    this.visitors = visitors;
    this.#target = target;
    builder.names.reserve(LOCAL_NAMES);
    builder.names.reserve(GLOBAL_NAMES);
  }

  /**
   * Whether values and operators are those of Puppet 8, for code that replaces an operator whatever the types of its operands
   * are. Code that needs a type need not ask: for other versions, all types are Any.
   */
  get hasPlainValues(): boolean {
    return this.types !== null;
  }

  /**
   * The alias of the file that a name denotes. An eager type cannot name an alias that is defined further down: the
   * search at run time finds another definition of the name, or reports the error.
   */
  aliasOf({ value, start }: QualifiedReference): AliasConstant | undefined {
    const alias = this.aliases.get(stripLeadingColons(value));
    if (alias === undefined || alias.node.start < start) return alias;
    return this.eagerTypes.some((type) => type.start <= start && start < type.end) ? undefined : alias;
  }

  get names(): b.Names {
    return this.builder.names;
  }

  get source(): string {
    return this.builder.source;
  }

  /** The line of an offset, from 1. */
  lineAt(offset: number): number {
    return this.builder.lineAt(offset);
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
    const { line, column } = this.builder.placeAt(statement.start);
    return this.#sharedLines.has(line) ? column : null;
  }

  /** The constant of the module for the name of the Puppet file. */
  fileName(): ESTree.Identifier {
    return this.builder.fileName();
  }

  /** The source text of a node, for the names in source maps. */
  textOf(range: SourceRange): string {
    return this.builder.textOf(range);
  }

  /** An identifier for an import from an entry point. `at` is the offset of the Puppet token that it comes from. */
  imported(from: keyof EntryPoints, name: string, at?: number, source?: string): ESTree.Identifier {
    return this.builder.imported(this.#target[from], name, at, source);
  }

  /** The export name of a built-in function. */
  builtinFunction(name: string): string | undefined {
    return (this.#target.builtinFunction ?? builtinFunction)(name);
  }

  /**
   * The export of the built-in function that a call calls. Undefined if the function is another one, or if its value may have
   * a member of the name.
   */
  calledBuiltin(node: Call): string | undefined {
    const name = calledName(node);
    const isMember = node.type === 'CallMethodExpression' && name !== null && this.memberNames.has(name);
    return name === null || isMember || this.functions.has(name) ? undefined : this.builtinFunction(name);
  }

  /** The export name of the factory of a built-in type; `name` is in lower case. */
  builtinType(name: string): string | undefined {
    return (this.#target.builtinType ?? builtinType)(name);
  }

  /** A function or type alias that the module imports from another file; null for other names. */
  linked(kind: 'alias' | 'function', name: string): ESTree.Expression | null {
    return this.builder.linked(definitionKey(kind, name));
  }

  /** Whether the module imports a type alias from another file. */
  hasLinkedAlias(name: string): boolean {
    return this.builder.isLinked(definitionKey('alias', name));
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
    return this.builder.constant(wanted, value);
  }

  /** The keys of the literal hashes of the file whose keys are all texts, except those that are added to other values. */
  literalRecords(): readonly (readonly string[])[] {
    this.#literalRecords ??= literalRecordsOf(this.#program);
    return this.#literalRecords;
  }

  /** As `constant`, but returns the same constant again for the same `key`. */
  sharedConstant(key: string, wanted: string, create: () => ESTree.Expression): ESTree.Identifier {
    let constant = this.#sharedConstants.get(key);
    if (constant === undefined) this.#sharedConstants.set(key, (constant = this.constant(wanted, create())));
    return constant;
  }

  /** Exports a definition under the last segment of its name and under its whole name. An earlier export wins. */
  export(local: string, name: string): void {
    const plain = stripLeadingColons(name);
    this.builder.export(local, lastSegment(plain));
    this.builder.export(local, plain);
  }
}

function literalRecordsOf({ body, definitions }: Program): readonly (readonly string[])[] {
  const records = new Map<string, readonly string[]>();
  const added = new Set<Node>();
  for (const node of [body, ...definitions].flatMap((root) => Array.from(descendantsOf(root)))) {
    // A node comes before its operands.
    if (node.type === 'ArithmeticExpression') added.add(unwrap(node.rightExpr));
    if (node.type !== 'LiteralHash' || added.has(node)) continue;
    const keys = node.entries.map(({ key }) => literalText(key)).filter((key) => key !== null);
    if (keys.length === node.entries.length) records.set(JSON.stringify(keys), keys);
  }
  return [...records.values()];
}

function repeatedValues(values: readonly number[]): ReadonlySet<number> {
  const seen = new Set<number>();
  const repeated = new Set<number>();
  for (const value of values) (seen.has(value) ? repeated : seen).add(value);
  return repeated;
}

/** `c` for `a::b::c` */
export function lastSegment(name: string): string {
  const separator = name.lastIndexOf('::');
  return separator < 0 ? name : name.slice(separator + 2);
}
