/** Comparisons of texts with letters, and of lengths of texts, that need no operator of the runtime. */
import { foldAscii, type PuppetType } from '@pptjs/runtime/lattice';
import type * as ESTree from 'estree';
import * as b from '../../../estree/index.js';
import type { ComparisonExpression, ComparisonOperator, Expression } from '../../ast/nodes.js';
import { argumentsOf, isCall, literalText, unwrap } from '../../ast/shapes.js';
import { canBe, Kind, listedStrings, membersOf, safeRangeOf } from '../../inference/lattice/index.js';
import type { LoweringContext } from '../context.js';
import { hasOnly, hasPlainCharacters } from '../known-types.js';

/** Whether two different texts are equal in Puppet, which ignores case. */
export function differOnlyInCase(one: string, other: string): boolean {
  return one !== other && foldAscii(one) === foldAscii(other);
}

/**
 * Whether a value of a type equals a literal only if it is the same JavaScript value: undef, a Boolean, a text without
 * letters, and a text that no text of the type equals in another case.
 */
export function isEqualToItselfOnly(node: Expression, compared: PuppetType): boolean {
  const inner = unwrap(node);
  if (inner.type === 'LiteralUndef' || inner.type === 'LiteralBoolean') return true;
  const value = literalText(inner);
  if (value === null) return false;
  const isExact = (text: string): boolean => !differOnlyInCase(text, value);
  return (
    !/[A-Za-z]/.test(value) ||
    membersOf(compared).every((member) => !canBe(member, Kind.string) || listedStrings(member)?.every(isExact) === true)
  );
}

/**
 * `$x === 'a' || $x === 'A'` for `$x == 'A'`: a value equals a letter in both cases. Null if the literal is not one letter.
 * @param value can be repeated
 */
export function letterTest(value: ESTree.Expression, literal: Expression): ESTree.Expression | null {
  const letter = literalText(unwrap(literal));
  if (letter === null || !/^[A-Za-z]$/.test(letter)) return null;
  const other = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
  const [test, otherTest] = [letter, other].map((text) => b.binary('===', value, b.literal(text)));
  return b.logical('||', test!, otherTest!);
}

/** `letterTest` for `==` and `!=` of a variable and a letter. Null for other comparisons. */
export function letterComparison(
  { operator, leftExpr, rightExpr }: ComparisonExpression,
  [left, right]: readonly [ESTree.Expression, ESTree.Expression],
): ESTree.Expression | null {
  if (operator !== '==' && operator !== '!=') return null;
  const test =
    left.type === 'Identifier'
      ? letterTest(left, rightExpr)
      : right.type === 'Identifier'
        ? letterTest(right, leftExpr)
        : null;
  return operator === '==' || test === null ? test : b.not(test);
}

/**
 * `isLongerThan($text, 80)` for `$text.length > 80`, which need not count the characters of most texts. Null for other
 * comparisons.
 */
export function lengthComparison(
  { operator, leftExpr, rightExpr }: ComparisonExpression,
  context: LoweringContext,
  out: ESTree.Statement[] | undefined,
): ESTree.Expression | null {
  const left = countedText(leftExpr, context);
  const right = left === null ? countedText(rightExpr, context) : null;
  if (left !== null) return comparedLength(left, operator, rightExpr, context, out);
  if (right === null || ![right, leftExpr].some(canBeReordered)) return null;
  return comparedLength(right, MIRRORED[operator] ?? operator, leftExpr, context, out);
}

/** Whether an operand can be evaluated before or after another one that can be reordered, too. */
function canBeReordered(node: Expression): boolean {
  const { type } = unwrap(node);
  return type === 'VariableExpression' || type === 'LiteralInteger';
}

const MIRRORED: Readonly<Partial<Record<ComparisonOperator, ComparisonOperator>>> = {
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
};

/** The text in `$text.length` or `size($text)`. Null for other expressions, and if JavaScript's length is the number of characters. */
function countedText(node: Expression, context: LoweringContext): Expression | null {
  const { module } = context;
  const call = unwrap(node);
  if (!isCall(call) || call.lambda !== null) return null;
  const builtin = module.calledBuiltin(call);
  const [text, ...others] = argumentsOf(call);
  if ((builtin !== 'length' && builtin !== 'size') || text === undefined || others.length > 0) return null;
  const type = context.typeOf(text);
  return hasOnly(type, Kind.string) && !hasPlainCharacters(type) ? text : null;
}

function comparedLength(
  text: Expression,
  operator: ComparisonOperator,
  limit: Expression,
  context: LoweringContext,
  out: ESTree.Statement[] | undefined,
): ESTree.Expression | null {
  const type = context.typeOf(limit);
  const isWithin = operator === '<' || operator === '>=';
  if (operator === '==' || operator === '!=' || !hasOnly(type, Kind.integer)) return null;
  // The limit of `<` is one less, which a BigInt cannot be without a test.
  if (isWithin && safeRangeOf(type) === null) return null;
  const [value, bound] = context.operands(text, limit, out);
  const test = context.module.call('isLongerThan', [value, isWithin ? lessOne(bound) : bound]);
  return operator === '>' || operator === '>=' ? test : b.not(test);
}

function lessOne(bound: ESTree.Expression): ESTree.Expression {
  return bound.type === 'Literal' && typeof bound.value === 'number'
    ? b.number(bound.value - 1)
    : b.binary('-', bound, b.literal(1));
}
