import { ANY, type PuppetType } from '@pptjs/runtime/lattice';
import type * as ESTree from 'estree';
import * as b from '../../estree/index.js';
import { FunctionFrame, type Variable } from '../analysis/frame.js';
import type { Expression, UnfoldExpression } from '../ast/nodes.js';
import { unwrap } from '../ast/shapes.js';
import { Kind } from '../inference/lattice/index.js';
import { hasOnly } from './known-types.js';
import { LocalNames } from './local-names.js';
import { MatchRecords } from './match-records.js';
import type { Module } from './module.js';
import { NO_RESULT_CHECK, provedSink, testedSink } from './result-check.js';
import { emitValue, hasNoEffect, type Sink } from './sink.js';
import type { LowerExpression, LowerStatement } from './visitor.js';
import type { MemoParts } from './visitors/memo-parts.js';

/** A function that extends collections of its parameters in place. It has accumulators in parameters after those of the program. */
export interface AccumulatingFunction {
  /** The calls of itself with which it ends, which pass all accumulators. */
  readonly calls: ReadonlySet<Expression>;
  readonly accumulators: readonly ESTree.Identifier[];
  /** The accumulators by the expressions that extend their collection. */
  readonly extensions: ReadonlyMap<Expression, ESTree.Identifier>;
}

export const NO_ACCUMULATORS: AccumulatingFunction = { calls: new Set(), accumulators: [], extensions: new Map() };

/**
 * The state of lowering one JavaScript function, which belongs to a frame of the Puppet program: the variables that it
 * declares at its start, its temporaries, whether it uses the scope, and the signals that it catches.
 *
 * Visitors lower the parts of their node through `expression`, `statements` and `lowerInto`, so that they need not
 * import each other.
 */
export class LoweringContext {
  readonly module: Module;
  readonly frame: FunctionFrame;
  /** The context of the function around a lambda. */
  readonly outer: LoweringContext | null;
  /** Whether a `next()` or `return()` leaves the function by a signal instead of JavaScript's `return`. */
  readonly caught = { next: false, return: false };
  /** The check of the values that the function returns. */
  resultCheck = NO_RESULT_CHECK;
  /** The name of the function in messages. */
  callable = 'lambda';
  /** In a block of `reduce` that extends the collection in its memo in place: the accumulator of the call. */
  accumulator: ESTree.Identifier | null = null;
  /** In a function that extends collections of its parameters in place: the accumulators and the extensions. */
  accumulating: AccumulatingFunction = NO_ACCUMULATORS;
  /** In a block of `reduce` whose memo is several variables: these variables. */
  parts: MemoParts | null = null;
  /** In a block that is the body of a JavaScript loop: appends the statements that end the block with the value of a node. */
  endOfStep: ((node: Expression | undefined, out: ESTree.Statement[]) => void) | null = null;
  // Most contexts are those of types and defaults, and need none of these sets.
  /** The temporaries that contain arrays. */
  #arrays: Set<string> | undefined;
  /** The variables that contain the number of a Float in place of the Float. */
  #numbersOfFloats: Set<Variable> | undefined;
  /** The frame's variables that the code uses. */
  #used: Set<Variable> | undefined;
  usesScope = false;
  /** Whether the code may run many times. Then constant values are created once, as constants of the module. */
  readonly repeats: boolean;
  /** Whether the scope is a parameter of the JavaScript function, although the frame is a function. */
  #hasScopeParameter = false;
  readonly locals: LocalNames;
  readonly matches = new MatchRecords(this);

  constructor(
    module: Module,
    frame: FunctionFrame,
    outer: LoweringContext | null = null,
    repeats = frame.kind !== 'manifest',
  ) {
    this.module = module;
    this.frame = frame;
    this.outer = outer;
    this.locals = new LocalNames(outer?.locals ?? null, module.names);
    this.repeats = repeats;
  }

  /** A context for code that is evaluated on its own and can see only the top scope. */
  static atModule(module: Module): LoweringContext {
    return new LoweringContext(module, new FunctionFrame('function', null), null, false);
  }

  /** As `atModule`, for a JavaScript function with the parameter `scope`, which is the top scope. */
  static withScopeParameter(module: Module): LoweringContext {
    const context = LoweringContext.atModule(module);
    context.#hasScopeParameter = true;
    return context;
  }

  /** The context of the outermost function: this one, or the one that contains the lambda. */
  get root(): LoweringContext {
    return this.outer === null ? this : this.outer.root;
  }

  /** Whether the code is that of a function or block, which an evaluation may run many times. */
  get isInner(): boolean {
    return this.frame.kind === 'function' || this.frame.kind === 'lambda';
  }

  /** Returns a type that includes all values of an expression: Any if nothing is known. */
  typeOf(node: Expression): PuppetType {
    return this.module.types?.of(node) ?? ANY;
  }

  /** The accumulator of the collection that an expression may extend in place; null for other expressions. */
  accumulatorFor(node: Expression): ESTree.Identifier | null {
    if (this.accumulator !== null && this.module.analysis.extensions.has(node)) return this.accumulator;
    return this.parts?.accumulators.get(node) ?? this.accumulating.extensions.get(node) ?? null;
  }

  /** The variable with the part of a memo that an expression reads; null for other expressions. */
  partReadBy(node: Expression): ESTree.Identifier | null {
    return this.parts?.readBy(node) ?? this.outer?.partReadBy(node) ?? null;
  }

  /** The parts of the memo that an expression reads; null for other expressions. */
  partsOf(node: Expression): MemoParts | null {
    const resolution = node.type === 'VariableExpression' ? this.module.analysis.reads.get(node) : undefined;
    return resolution?.kind === 'local' ? this.#partsIn(resolution.variable) : null;
  }

  #partsIn(variable: Variable): MemoParts | null {
    return this.parts?.has(variable) === true ? this.parts : this.outer === null ? null : this.outer.#partsIn(variable);
  }

  // Dispatch

  /** Lowers a node to a JavaScript expression. `out`: see `LowerExpression`. */
  expression(node: Expression, out?: ESTree.Statement[]): ESTree.Expression {
    const lower = this.module.visitors.expressions[node.type] as LowerExpression<Expression['type']>;
    const value = lower(node as never, this, out);
    this.module.origins?.setExpression(value, node);
    return value;
  }

  /** Lowers the type of a statement, also if a capitalized name is a text in the places of values. */
  typeName(node: Expression): ESTree.Expression {
    if (node.type !== 'QualifiedReference') return this.expression(node);
    const value = this.module.visitors.typeName(node, this);
    this.module.origins?.setExpression(value, node);
    return value;
  }

  /** Lowers a node to statements, which are appended to `out`. The node's value goes to `sink`. */
  lowerInto(node: Expression, sink: Sink, out: ESTree.Statement[]): void {
    const lower = this.module.visitors.statements[node.type] as LowerStatement<Expression['type']> | undefined;
    const { origins } = this.module;
    const first = out.length;
    const wasRecording = origins?.enter(node);
    const target = provedSink(node, sink, this);
    if (sink.kind === 'parts' && sink.assign(node, out)) {
      // The parts of the value are assigned.
    } else if (lower === undefined) this.emit(node, this.expression(node, out), target, out);
    else lower(node as never, this, target, out);
    const statement = out[first];
    // The first JavaScript statement is the place of breakpoints. An inner Puppet statement has set its own origin.
    if (statement !== undefined) statement.loc ??= b.statementOrigin(node.start, node.end);
    if (wasRecording === undefined) return;
    origins?.leave(wasRecording);
    origins?.setStatements(out, node, first);
  }

  /** Passes the value of a node to a sink. A returned value is tested only for the part of its type that is not proved. */
  emit(node: Expression, value: ESTree.Expression, sink: Sink, out: ESTree.Statement[]): void {
    emitValue(value, this, testedSink(node, sink, this), out);
  }

  /** Lowers a node to a new list of statements. */
  statements(node: Expression, sink: Sink): ESTree.Statement[] {
    const out: ESTree.Statement[] = [];
    this.lowerInto(node, sink, out);
    return out;
  }

  /** Lowers arguments or array elements. `*x` becomes a spread element. */
  elements(nodes: readonly Expression[], out?: ESTree.Statement[]): (ESTree.Expression | ESTree.SpreadElement)[] {
    const isUnfolded = (node: Expression): boolean => unwrap(node).type === 'UnfoldExpression';
    const first = nodes.findIndex(isUnfolded);
    if (first === -1) return this.sequence(nodes, out);
    return [
      ...this.sequence(nodes.slice(0, first), out),
      ...nodes.slice(first).map((node) => {
        const inner = unwrap(node);
        return inner.type === 'UnfoldExpression' ? b.spread(this.unfolded(inner)) : this.expression(node);
      }),
    ];
  }

  /**
   * Lowers expressions that are evaluated in order. If one of them needs statements, variables take the values of those before
   * it.
   */
  sequence<T extends Expression>(
    nodes: readonly T[],
    out?: ESTree.Statement[],
    lower = (node: T, before?: ESTree.Statement[]): ESTree.Expression => this.expression(node, before),
  ): ESTree.Expression[] {
    if (out === undefined) return nodes.map((node) => lower(node));
    const values: ESTree.Expression[] = [];
    for (let index = 0; index < nodes.length; index++) {
      const node = nodes[index]!;
      const statements: ESTree.Statement[] = [];
      const value = lower(node, statements);
      if (statements.length > 0) {
        for (const [i, earlier] of values.entries()) if (!hasNoEffect(earlier)) values[i] = this.stored(earlier, out);
        out.push(...statements);
      }
      values.push(value);
    }
    return values;
  }

  /** Declares a variable with a value, whose name begins with `wanted`. */
  stored(value: ESTree.Expression, out: ESTree.Statement[], wanted = 'value'): ESTree.Identifier {
    const name = this.locals.temporary(wanted);
    out.push(b.declare('const', b.identifier(name), value));
    return b.identifier(name);
  }

  /** The elements of `*value`. */
  unfolded({ expr, start }: UnfoldExpression): ESTree.Expression {
    const value = this.expression(expr);
    const isArray = hasOnly(this.typeOf(expr), Kind.array);
    return isArray ? value : this.module.call('unfold', [value], start);
  }

  /** Lowers two operands as `sequence` does, with fewer calls: chains of operators are nested deeply. */
  operands(
    left: Expression,
    right: Expression,
    out?: ESTree.Statement[],
  ): [left: ESTree.Expression, right: ESTree.Expression] {
    const first = this.expression(left, out);
    if (out === undefined) return [first, this.expression(right)];
    const statements: ESTree.Statement[] = [];
    const second = this.expression(right, statements);
    const kept = statements.length === 0 || hasNoEffect(first) ? first : this.stored(first, out);
    out.push(...statements);
    return [kept, second];
  }

  // Variables

  /** The scope in which the program looks up names at run time. */
  scope(): ESTree.Identifier {
    this.root.usesScope = true;
    return b.identifier('scope');
  }

  /**
   * The JavaScript name of a variable. If an inner frame has a variable of the same name and also reads the outer one,
   * the inner one gets a suffix with `$`, which no Puppet name contains.
   */
  nameOf(variable: Variable): string {
    (this.#ownerOf(variable).#used ??= new Set()).add(variable);
    let depth = 0;
    for (let frame: FunctionFrame | null = variable.frame; frame !== null; frame = frame.parent) {
      if (frame.variables.has(variable.name) && frame.isShadowed(variable.name)) depth++;
    }
    return `$${variable.name}${depth === 0 ? '' : `$${depth === 1 ? '' : depth}`}`;
  }

  #ownerOf(variable: Variable): LoweringContext {
    return this.frame === variable.frame || this.outer === null ? this : this.outer.#ownerOf(variable);
  }

  /** Whether the code uses a variable of the frame. */
  uses(variable: Variable): boolean {
    return this.#used?.has(variable) === true;
  }

  /** Records that a temporary contains an array. */
  addArray(name: string): void {
    (this.#arrays ??= new Set()).add(name);
  }

  /** Whether a temporary of this function, or of a function around it, contains an array. */
  isArray(name: string): boolean {
    return this.#arrays?.has(name) === true || this.outer?.isArray(name) === true;
  }

  /** Records that a variable contains the number of a Float in place of the Float. */
  addNumberOfFloat(variable: Variable): void {
    (this.#numbersOfFloats ??= new Set()).add(variable);
  }

  /** Whether a variable contains the number of a Float. */
  isNumberOfFloat(variable: Variable): boolean {
    return this.#numbersOfFloats?.has(variable) === true || this.outer?.isNumberOfFloat(variable) === true;
  }

  // The finished function

  /** The statements of the JavaScript function, with declarations at its start and a handler for signals. */
  finish(statements: ESTree.Statement[]): ESTree.Statement[] {
    const all = this.caught.next || this.caught.return ? [this.#catching(statements)] : statements;
    const ahead: ESTree.Statement[] = [];
    if (this.#findsTopScope) ahead.push(b.declare('const', b.identifier('scope'), this.module.call('topScope', [])));
    const { region } = this.frame;
    const record = this.matches.writtenIn(region);
    if (record !== null) ahead.push(b.declare('const', record, this.matches.create(region)));
    if (this.locals.ahead.length > 0) ahead.push(b.declareAll(this.locals.ahead));
    return ahead.length === 0 ? all : [...ahead, ...all];
  }

  /** Whether `finish` adds code around the statements. */
  get hasPrologue(): boolean {
    return (
      this.locals.ahead.length > 0 ||
      this.caught.next ||
      this.caught.return ||
      this.frame.region.recording ||
      this.#findsTopScope
    );
  }

  get #findsTopScope(): boolean {
    return this.usesScope && this.frame.kind === 'function' && !this.#hasScopeParameter;
  }

  #catching(statements: ESTree.Statement[]): ESTree.Statement {
    const { next } = this.caught;
    const helper = next && this.caught.return ? 'signalValue' : next ? 'nextValue' : 'returnValue';
    const signal = b.identifier(this.locals.temporary('signal'));
    const value = this.module.call(helper, [signal]);
    const handler: ESTree.Statement[] = [];
    handler.push(b.returnStatement(next ? this.resultCheck.check(value, handler) : value));
    return b.tryCatch(statements, signal, handler);
  }
}
