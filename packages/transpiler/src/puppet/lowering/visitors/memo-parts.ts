/** Loops of `reduce` in which variables have the parts of the memo. */
import type * as ESTree from 'estree';
import * as b from '../../../estree/index.js';
import type { Variable } from '../../analysis/frame.js';
import type { NewPart, SplitMemo } from '../../analysis/result.js';
import { descendantsOf } from '../../ast/children.js';
import type { Expression, Node } from '../../ast/nodes.js';
import { isCall, unwrap } from '../../ast/shapes.js';
import type { LoweringContext } from '../context.js';
import { EXTENSIBLE, hasOnly } from '../known-types.js';
import type { Module } from '../module.js';
import { hashOf } from './literals.js';

/** The keys that are also good names of variables. */
const NAME = /^[a-z][a-z0-9_]{0,30}$/;

/** The variables with the parts of a memo. */
export class MemoParts {
  readonly #split: SplitMemo;
  readonly #module: Module;
  readonly #names: ReadonlySet<string>;
  readonly #variables: readonly ESTree.Identifier[];
  /** The accumulators of the collections in parts, by the expressions that extend them. */
  readonly accumulators = new Map<Expression, ESTree.Identifier>();

  /**
   * Declares the variables, which have the parts of the start value, and the accumulators.
   *
   * @param outer the context of the code around the loop
   */
  constructor(split: SplitMemo, outer: LoweringContext, out: ESTree.Statement[]) {
    this.#split = split;
    this.#module = outer.module;
    const changed = new Set([...split.results.values()].flatMap((values) => values.map(({ part }) => part)));
    this.#variables = split.parts.map(({ name, start }, index) => {
      const wanted = name !== null && NAME.test(name) ? name : `${split.memo.name}_${index}`;
      const variable = b.identifier(outer.locals.temporary(outer.module.localName(wanted)));
      out.push(b.declare(changed.has(index) ? 'let' : 'const', variable, outer.expression(start)));
      return variable;
    });
    this.#names = new Set(this.#variables.map(({ name }) => name));
    for (const { extensions } of split.parts) {
      const extended = [...extensions].filter(
        (each) => hasOnly(outer.typeOf(each), EXTENSIBLE) && outer.module.ownedParameters.usesAccumulator(each),
      );
      if (extended.length === 0) continue;
      // A function that gets the part can share its elements with other code.
      const shares = extended.some(isCall) ? [b.object([['isDeep', b.literal(false)]])] : [];
      const accumulator = outer.stored(outer.module.call('newAccumulator', shares), out, 'accumulator');
      for (const each of extended) this.accumulators.set(each, accumulator);
    }
  }

  /** The variable with the part that an expression reads; undefined for other expressions. */
  readBy(node: Node): ESTree.Identifier | undefined {
    const part = this.#split.reads.get(node);
    return part === undefined ? undefined : this.#variable(part, node);
  }

  has(memo: Variable): boolean {
    return this.#split.memo === memo;
  }

  /** The parts in their order. `node` is the expression that reads all of them, if there is one. */
  list(node?: Node): ESTree.Identifier[] {
    return this.#variables.map((_, part) => this.#variable(part, node));
  }

  /** The memo. */
  value(context: LoweringContext): ESTree.Expression {
    const { keys } = this.#split;
    return keys === null ? b.array(this.list()) : hashOf(keys, this.list(), context);
  }

  /** Appends the statements that assign the result of a step to the variables. Returns false if an expression is no result. */
  assign(result: Expression, context: LoweringContext, out: ESTree.Statement[]): boolean {
    const changed = this.#split.results.get(result);
    if (changed === undefined) return false;
    const values = context.sequence(
      changed.map(({ value }) => value),
      out,
    );
    const last: ESTree.Statement[] = [];
    for (const [index, { part }] of changed.entries()) {
      const value = values[index]!;
      const isRead = this.#isReadBy(changed.slice(index + 1), part);
      const assigned = !isRead || this.#isUnchanging(value) ? value : context.stored(value, out);
      (isRead ? last : out).push(b.statement(b.assign(this.#variable(part), assigned)));
    }
    out.push(...last);
    return true;
  }

  #isReadBy(later: readonly NewPart[], part: number): boolean {
    const { reads } = this.#split;
    return later.some(({ value }) => [value, ...descendantsOf(value)].some((node) => reads.get(node) === part));
  }

  /** Whether the assignments do not change the value of a lowered expression. */
  #isUnchanging(value: ESTree.Expression): boolean {
    return value.type === 'Literal' || (value.type === 'Identifier' && !this.#names.has(value.name));
  }

  /** The variable with a part, which source maps name by the expression that reads it: `$memo['key']`. */
  #variable(part: number, node?: Node): ESTree.Identifier {
    const { name } = this.#variables[part]!;
    if (node === undefined) return b.identifier(name);
    const { start } = node.type === 'AccessExpression' ? unwrap(node.leftExpr) : node;
    return b.identifier(name, start, this.#module.textOf({ start, end: node.end }));
  }
}
