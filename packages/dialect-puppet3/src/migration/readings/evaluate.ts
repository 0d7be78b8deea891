import {
  access,
  add,
  createContext,
  divide,
  equals,
  EvaluationError,
  Float,
  greaterOrEqual,
  greaterThan,
  interpolate,
  isArray,
  isIn,
  lessOrEqual,
  lessThan,
  match,
  modulo,
  multiply,
  negate,
  PuppetHash,
  shiftLeft,
  shiftRight,
  subtract,
  truthy,
  type Value,
  withContext,
} from '@pptjs/runtime/internal';
import type { ComparisonExpression, Expression, VariableExpression } from '@pptjs/transpiler/puppet';
import { at } from '../../operators/access.js';
import * as arithmeticBefore from '../../operators/arithmetic.js';
import * as orderBefore from '../../operators/compare.js';
import * as before from '../../operators/equality.js';
import { textOf } from '../../values/text.js';
import { known, type Outcome, type Reading, same, TEXT, UNKNOWN, UNKNOWN_READING } from './reading.js';

const arithmetic = {
  '+': add,
  '-': subtract,
  '*': multiply,
  '/': divide,
  '%': modulo,
  '<<': shiftLeft,
  '>>': shiftRight,
} as const;

const oldArithmetic = {
  '+': arithmeticBefore.add,
  '-': arithmeticBefore.subtract,
  '*': arithmeticBefore.multiply,
  '/': arithmeticBefore.divide,
  '%': arithmeticBefore.modulo,
  '<<': arithmeticBefore.shiftLeft,
  '>>': arithmeticBefore.shiftRight,
} as const;

const oldOrdering = {
  '<': orderBefore.lessThan,
  '<=': orderBefore.lessOrEqual,
  '>': orderBefore.greaterThan,
  '>=': orderBefore.greaterOrEqual,
} as const;

const ordering = { '<': lessThan, '<=': lessOrEqual, '>': greaterThan, '>=': greaterOrEqual } as const;

/** Nested deeper than this, expressions have unknown results. */
const MAX_DEPTH = 100;

/** Evaluates expressions as Puppet 3 and as Puppet 8, as far as the source determines their results. */
export class Evaluator {
  readonly #source: string;
  readonly #constantOf: (variable: VariableExpression) => Expression | null;
  readonly #readings = new Map<Expression, Reading>();
  readonly #context = createContext({ strict: 'error' });
  #depth = 0;

  /** @param constantOf the expression whose value a variable certainly has; null if that is unknown */
  constructor(source: string, constantOf: (variable: VariableExpression) => Expression | null) {
    this.#source = source;
    this.#constantOf = constantOf;
  }

  read(node: Expression): Reading {
    const cached = this.#readings.get(node);
    if (cached !== undefined) return cached;
    if (this.#depth >= MAX_DEPTH) return UNKNOWN_READING;
    this.#depth++;
    const reading = this.#read(node);
    this.#depth--;
    this.#readings.set(node, reading);
    return reading;
  }

  #read(node: Expression): Reading {
    switch (node.type) {
      case 'LiteralString':
        return { before: known(this.#stringBefore(node)), after: known(node.value) };
      case 'QualifiedName':
        return same(node.value);
      case 'QualifiedReference':
        return { before: known(this.#text(node)), after: UNKNOWN };
      case 'LiteralBoolean':
        return same(node.value);
      case 'LiteralUndef':
        return same(null);
      case 'LiteralInteger':
        return { before: known(this.#text(node)), after: known(node.value) };
      case 'LiteralFloat':
        return { before: known(this.#text(node)), after: known(new Float(node.value)) };
      case 'ParenthesizedExpression':
        return this.read(node.expr);
      case 'VariableExpression': {
        const constant = this.#constantOf(node);
        return constant === null ? UNKNOWN_READING : this.read(constant);
      }
      case 'ConcatenatedString':
        return this.#readText(node.segments);
      case 'LiteralList':
        return this.#combine(
          node.values,
          (values) => values,
          (values) => values,
        );
      case 'LiteralHash':
        return this.#readHash(node.entries.flatMap(({ key, value }) => [key, value]));
      case 'ComparisonExpression':
        return this.#readComparison(node);
      case 'InExpression':
        return this.#binary(node.leftExpr, node.rightExpr, before.isIn, isIn);
      case 'ArithmeticExpression': {
        const operator = node.operator;
        return this.#binary(node.leftExpr, node.rightExpr, oldArithmetic[operator], arithmetic[operator]);
      }
      case 'UnaryMinusExpression':
        return this.#combine(
          [node.expr],
          ([value = null]) => arithmeticBefore.negate(value),
          ([value = null]) => negate(value),
        );
      case 'MatchExpression': {
        const { rightExpr, operator } = node;
        if (rightExpr.type !== 'LiteralRegularExpression') return UNKNOWN_READING;
        const matches = (text: Value): boolean => match(text, rightExpr.pattern) === (operator === '=~');
        return this.#combine(
          [node.leftExpr],
          ([value = null]) => matches(textOf(value)),
          ([value = null]) => matches(value),
        );
      }
      case 'NotExpression':
        return this.#combine(
          [node.expr],
          ([value = null]) => !before.truthy(value),
          ([value = null]) => !truthy(value),
        );
      case 'AndExpression':
      case 'OrExpression':
        return this.#readLogical(node.leftExpr, node.rightExpr, node.type === 'OrExpression');
      case 'AccessExpression':
        return this.#readAccess(node.leftExpr, node.keys);
      default:
        return UNKNOWN_READING;
    }
  }

  #readComparison({ operator, leftExpr, rightExpr }: ComparisonExpression): Reading {
    if (operator === '==' || operator === '!=')
      return this.#binary(
        leftExpr,
        rightExpr,
        (left, right) => before.equals(left, right) === (operator === '=='),
        (left, right) => equals(left, right) === (operator === '=='),
      );
    return this.#binary(leftExpr, rightExpr, oldOrdering[operator], ordering[operator]);
  }

  /** `and` and `or` are known if one operand decides. */
  #readLogical(left: Expression, right: Expression, decisive: boolean): Reading {
    const [a, b] = [this.read(left), this.read(right)];
    const decide = (first: Outcome, second: Outcome, isTrue: (value: Value) => boolean): Outcome => {
      if (first.kind === 'error') return first;
      if (first.kind === 'value' && isTrue(first.value) === decisive) return known(decisive);
      if (first.kind !== 'value' || second.kind !== 'value') return UNKNOWN;
      return known(isTrue(second.value));
    };
    return { before: decide(a.before, b.before, before.truthy), after: decide(a.after, b.after, truthy) };
  }

  #readText(segments: readonly Expression[]): Reading {
    const parts = segments.map((segment) =>
      segment.type === 'LiteralString'
        ? same(segment.value)
        : this.read(segment.type === 'TextExpression' ? segment.expr : segment),
    );
    const join = (outcomes: readonly Outcome[], textOf: (value: Value) => string | null): Outcome => {
      let text = '';
      for (const outcome of outcomes) {
        if (outcome.kind === 'error') return outcome;
        const part = outcome.kind === 'value' ? textOf(outcome.value) : null;
        if (part === null) return TEXT;
        text += part;
      }
      return known(text);
    };
    return {
      before: join(
        parts.map((part) => part.before),
        textBefore,
      ),
      after: join(
        parts.map((part) => part.after),
        (value) => interpolate(value),
      ),
    };
  }

  #readHash(parts: readonly Expression[]): Reading {
    const build = (values: readonly Value[], keyOf: (key: Value) => Value): Value => {
      const pairs: [Value, Value][] = [];
      for (let i = 0; i < values.length; i += 2) pairs.push([keyOf(values[i] ?? null), values[i + 1] ?? null]);
      return PuppetHash.from(pairs);
    };
    return this.#combine(
      parts,
      (values) => build(values, (key) => textOf(key)),
      (values) => build(values, (key) => key),
    );
  }

  /** References to resources (`File['x']`) are not accesses to values. */
  #readAccess(left: Expression, keys: readonly Expression[]): Reading {
    const [key] = keys;
    if (key === undefined || keys.length > 1 || left.type === 'QualifiedReference') return UNKNOWN_READING;
    const container = this.read(left);
    if (container.before.kind === 'value' && typeof container.before.value === 'string') return UNKNOWN_READING;
    return this.#binary(left, key, at, (value, index) => access(value, index));
  }

  #binary(
    left: Expression,
    right: Expression,
    old: (left: Value, right: Value) => Value,
    current: (left: Value, right: Value) => Value,
  ): Reading {
    return this.#combine(
      [left, right],
      ([a = null, b = null]) => old(a, b),
      ([a = null, b = null]) => current(a, b),
    );
  }

  #combine(
    operands: readonly Expression[],
    old: (values: readonly Value[]) => Value,
    current: (values: readonly Value[]) => Value,
  ): Reading {
    const readings = operands.map((operand) => this.read(operand));
    return {
      before: apply(
        readings.map((reading) => reading.before),
        old,
      ),
      after: withContext(this.#context, () =>
        apply(
          readings.map((reading) => reading.after),
          current,
        ),
      ),
    };
  }

  #text({ start, end }: Expression): string {
    return this.#source.slice(start, end);
  }

  /** Puppet 3 knows no escape but `\'` in a single-quoted string. */
  #stringBefore(node: Expression & { readonly value: string }): string {
    const text = this.#text(node);
    if (!text.startsWith("'")) return node.value;
    return text.slice(1, -1).replaceAll(/\\([^])/g, (escape, character: string) => (character === "'" ? "'" : escape));
  }
}

/** Applies an operation to known operands. */
function apply(outcomes: readonly Outcome[], operation: (values: readonly Value[]) => Value): Outcome {
  const values: Value[] = [];
  for (const outcome of outcomes) {
    if (outcome.kind === 'error') return outcome;
    if (outcome.kind === 'value') values.push(outcome.value);
  }
  if (values.length < outcomes.length) return UNKNOWN;
  try {
    return known(operation(values));
  } catch (error) {
    if (error instanceof EvaluationError) return { kind: 'error', code: error.code };
    throw error;
  }
}

/** The text of a value in Puppet 3; null for hashes, whose text depends on the version of Ruby. */
function textBefore(value: Value): string | null {
  if (value instanceof PuppetHash) return null;
  if (isArray(value) && value.some((element: Value) => textBefore(element) === null)) return null;
  return textOf(value);
}
