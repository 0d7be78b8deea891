/** Arithmetic, comparison, match, `in`, `and`, `or`, `!`, `-`. */
import type { PuppetType } from '@pptjs/runtime/lattice';
import type * as ESTree from 'estree';
import * as b from '../../../estree/index.js';
import type {
  ArithmeticExpression as ArithmeticNode,
  ArithmeticOperator,
  ComparisonExpression as ComparisonNode,
  ComparisonOperator,
  Expression,
  KeyedEntry,
} from '../../ast/nodes.js';
import { literalText, unwrap } from '../../ast/shapes.js';
import { elementTypes } from '../../inference/index.js';
import {
  canBe,
  Kind,
  kindsOf,
  listedStrings,
  membersOf,
  type SafeRange,
  safeRangeOf,
} from '../../inference/lattice/index.js';
import type { LoweringContext } from '../context.js';
import { hasOnly } from '../known-types.js';
import { isRepeatable, quickRead, stepFor } from '../quick-reads.js';
import { exactTypeTest } from '../type-guards.js';
import type { LowerExpression } from '../visitor.js';
import { changedFloat, floatArithmetic, floatComparison, type TypedOperand } from './floats.js';
import { float } from './literals.js';
import { sumOfNames } from './record-sums.js';
import { letterComparison, lengthComparison } from './text-comparisons.js';
import { instanceTest, lowerType } from './types.js';

const ARITHMETIC: Readonly<Record<ArithmeticOperator, string>> = {
  '+': 'add',
  '-': 'subtract',
  '*': 'multiply',
  '/': 'divide',
  '%': 'modulo',
  '<<': 'shiftLeft',
  '>>': 'shiftRight',
};

const COMPARISON: Readonly<Record<ComparisonOperator, string>> = {
  '==': 'equals',
  '!=': 'notEquals',
  '<': 'lessThan',
  '>': 'greaterThan',
  '<=': 'lessOrEqual',
  '>=': 'greaterOrEqual',
};

interface Operands {
  readonly leftExpr: Expression;
  readonly rightExpr: Expression;
}

function typedOperands(
  { leftExpr, rightExpr }: Operands,
  [left, right]: readonly [ESTree.Expression, ESTree.Expression],
  context: LoweringContext,
): [TypedOperand, TypedOperand] {
  return [
    { value: left, type: context.typeOf(leftExpr) },
    { value: right, type: context.typeOf(rightExpr) },
  ];
}

export const ArithmeticExpression: LowerExpression<'ArithmeticExpression'> = (node, context, out) => {
  const { accumulator, module } = context;
  if (accumulator === null || !module.analysis.extensions.has(node)) {
    const pair = addedPair(node, context);
    if (pair !== null)
      return module.call('addPair', context.sequence([node.leftExpr, pair.key, pair.value], out), node.operatorStart);
    const sum = sumOfNames(node, context, out);
    if (sum !== null) return sum;
    const operands = context.operands(node.leftExpr, node.rightExpr, out);
    const result = constantResult(node.operator, operands);
    if (result !== null) return b.number(result);
    return (
      plainArithmetic(node, operands, context) ??
      floatArithmetic(node.operator, ...typedOperands(node, operands, context), node.operatorStart, module) ??
      module.call(collectionHelper(node, context) ?? ARITHMETIC[node.operator], operands, node.operatorStart)
    );
  }
  const pair = node.operator === '+' ? onlyPair(node.rightExpr) : null;
  if (pair !== null) {
    const operands = context.sequence([node.leftExpr, pair.key, pair.value], out);
    return module.call('putTo', [accumulator, ...operands], node.operatorStart);
  }
  const element = node.operator === '+' ? onlyElement(node.rightExpr) : null;
  const helper = element !== null ? 'appendTo' : node.operator === '+' ? 'addTo' : 'shiftLeftTo';
  const operands = context.operands(node.leftExpr, element ?? node.rightExpr, out);
  return module.call(helper, [accumulator, ...operands], node.operatorStart);
};

/** The helper of an operator whose left operand is certainly an Array or a Hash; null for other operations. */
function collectionHelper({ operator, leftExpr }: ArithmeticNode, context: LoweringContext): string | null {
  const type = context.typeOf(leftExpr);
  if (hasOnly(type, Kind.array)) return ARRAY_HELPERS.get(operator) ?? null;
  return operator === '+' && hasOnly(type, Kind.hash) ? 'merge' : null;
}

const ARRAY_HELPERS: ReadonlyMap<ArithmeticOperator, string> = new Map([
  ['+', 'concatenate'],
  ['-', 'removeElements'],
  ['<<', 'appendElement'],
]);

/**
 * The pair that `+` may add to a hash without the creation of a hash for it; null if there is none. A hash with a literal key
 * is an object, which is added faster.
 */
function addedPair({ operator, leftExpr, rightExpr }: ArithmeticNode, context: LoweringContext): KeyedEntry | null {
  if (operator !== '+' || !context.module.hasPlainValues || !canBe(context.typeOf(leftExpr), Kind.hash)) return null;
  const pair = onlyPair(rightExpr);
  return pair === null || literalText(pair.key) !== null ? null : pair;
}

/** The pair of a hash literal with one pair. */
function onlyPair(node: Expression): KeyedEntry | null {
  const inner = unwrap(node);
  const [entry] = inner.type === 'LiteralHash' && inner.entries.length === 1 ? inner.entries : [];
  return entry ?? null;
}

/** The element of an array literal with one element, which is not unfolded. */
function onlyElement(node: Expression): Expression | null {
  const inner = unwrap(node);
  const [element] = inner.type === 'LiteralList' && inner.values.length === 1 ? inner.values : [];
  return element === undefined || unwrap(element).type === 'UnfoldExpression' ? null : element;
}

/**
 * The result of `+`, `-` or `*` of two integer literals; null if it is not a safe integer. Floats are objects, so a number
 * in the code is an Integer.
 */
function constantResult(operator: ArithmeticOperator, operands: readonly ESTree.Expression[]): number | null {
  const [left, right] = operands.map(integerOf);
  if (typeof left !== 'number' || typeof right !== 'number') return null;
  const result =
    operator === '+' ? left + right : operator === '-' ? left - right : operator === '*' ? left * right : NaN;
  // There is no negative zero.
  return isSafeInteger(result) ? result + 0 : null;
}

function integerOf(node: ESTree.Node): number | null {
  if (node.type === 'UnaryExpression' && node.operator === '-') {
    const value = integerOf(node.argument);
    return value === null ? null : -value;
  }
  return node.type === 'Literal' && typeof node.value === 'number' ? node.value : null;
}

const { isSafeInteger } = Number;

/** The largest integer whose quotient by another integer, rounded down, is exact. */
const MAX_DIVIDEND = 2 ** 52;

/** JavaScript's operator, if its result is the same for all values that the operands can have; null otherwise. */
function plainArithmetic(
  { operator, leftExpr, rightExpr }: ArithmeticNode,
  operands: readonly [ESTree.Expression, ESTree.Expression],
  context: LoweringContext,
): ESTree.Expression | null {
  const [left, right] = [safeRangeOf(context.typeOf(leftExpr)), safeRangeOf(context.typeOf(rightExpr))];
  if (left === null || right === null) return null;
  const apply = (javascript: ESTree.BinaryOperator): ESTree.Expression => b.binary(javascript, ...operands);
  switch (operator) {
    case '+':
      return isSafeInteger(left.from + right.from) && isSafeInteger(left.to + right.to) ? apply('+') : null;
    case '-':
      return isSafeInteger(left.from - right.to) && isSafeInteger(left.to - right.from) ? apply('-') : null;
    case '*':
      // The product of 0 and a negative number is -0.
      return left.from >= 0 && right.from >= 0 && isSafeInteger(left.to * right.to) ? apply('*') : null;
    case '%':
      return left.from >= 0 && right.from > 0 ? apply('%') : null;
    case '<<':
      return arePlaces(right) && isWord(left.from * 2 ** right.to) && isWord(left.to * 2 ** right.to)
        ? apply('<<')
        : shiftedProduct(left, right, operands);
    case '>>':
      return arePlaces(right) && isWord(left.from) && isWord(left.to) ? apply('>>') : null;
    default:
      return left.from >= 0 && right.from > 0 && left.to <= MAX_DIVIDEND
        ? b.call(b.member(b.identifier('Math'), 'floor'), [apply('/')])
        : null;
  }
}

/** A shift to the left as a product: `$x * 32`. Null if the number of places or the product is unknown. */
function shiftedProduct(
  left: SafeRange,
  places: SafeRange,
  [operand]: readonly [ESTree.Expression, ESTree.Expression],
): ESTree.Expression | null {
  const factor = 2 ** places.from;
  const isExact =
    places.from === places.to &&
    places.from >= 0 &&
    isSafeInteger(left.from * factor) &&
    isSafeInteger(left.to * factor);
  return isExact ? b.binary('*', operand, b.number(factor)) : null;
}

/** Whether JavaScript shifts an integer without cutting bits off. */
const isWord = (integer: number): boolean => (integer | 0) === integer;

/** Whether JavaScript shifts by exactly these numbers of places. */
const arePlaces = ({ from, to }: SafeRange): boolean => from >= 0 && to <= 31;

export const ComparisonExpression: LowerExpression<'ComparisonExpression'> = (node, context, out) => {
  const { leftExpr, rightExpr, operator } = node;
  const javascript = plainComparison(node, context);
  const length = javascript === null ? null : lengthComparison(node, context, out);
  if (length !== null) return length;
  const operands = context.operands(leftExpr, rightExpr, out);
  if (javascript !== null) return b.binary(javascript, ...operands);
  const letter = context.module.hasPlainValues ? letterComparison(node, operands) : null;
  if (letter !== null) return letter;
  const { module } = context;
  return (
    floatComparison(operator, ...typedOperands(node, operands, context), node.operatorStart, module) ??
    module.call(COMPARISON[operator], operands, node.operatorStart)
  );
};

/** JavaScript's operator for a comparison, if it gives the same result for all values that the operands can have. */
function plainComparison(
  { operator, leftExpr, rightExpr }: ComparisonNode,
  context: LoweringContext,
): ESTree.BinaryOperator | null {
  if (!context.module.hasPlainValues) return null;
  const areOnly = (kinds: number): boolean =>
    hasOnly(context.typeOf(leftExpr), kinds) && hasOnly(context.typeOf(rightExpr), kinds);
  if (operator !== '==' && operator !== '!=') return areOnly(Kind.integer) ? operator : null;
  const isIdentity =
    isEqualToItselfOnly(leftExpr, context.typeOf(rightExpr)) ||
    isEqualToItselfOnly(rightExpr, context.typeOf(leftExpr)) ||
    areOnly(Kind.integer) ||
    areOnly(Kind.boolean);
  if (!isIdentity) return null;
  return operator === '==' ? '===' : '!==';
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
  const isSame = (text: string): boolean => text === value || text.toLowerCase() !== value.toLowerCase();
  return (
    !/[A-Za-z]/.test(value) ||
    membersOf(compared).every((member) => !canBe(member, Kind.string) || listedStrings(member)?.every(isSame) === true)
  );
}

/** A literal pattern is already translated, so it is matched without the run-time translator. */
export const MatchExpression: LowerExpression<'MatchExpression'> = (node, context) => {
  const { leftExpr, rightExpr, operator, operatorStart } = node;
  const value = context.expression(leftExpr);
  const test =
    exactTypeTest(rightExpr, value, context.module, kindsOf(context.typeOf(leftExpr))) ??
    instanceTest(rightExpr, value, context.typeOf(leftExpr), context);
  if (test !== null) return operator === '=~' ? test : b.negated(test);
  const operands = [value, lowerType(rightExpr, context)];
  if (unwrap(rightExpr).type !== 'LiteralRegularExpression') {
    const helper = operator === '=~' ? 'match' : 'notMatch';
    return recording(context.module.call(helper, operands, operatorStart), context, node);
  }
  const call = recording(context.module.call('matchRegExp', operands, operatorStart), context, node);
  return operator === '=~' ? call : b.not(call);
};

/** A quick read finds most literal keys of a hash. Integers equal only Integers with the same value. */
export const InExpression: LowerExpression<'InExpression'> = (node, context) => {
  const { module } = context;
  const container = context.typeOf(node.rightExpr);
  const isHash = hasOnly(container, Kind.hash);
  const operands = context.operands(node.leftExpr, node.rightExpr);
  const [left, collection] = operands;
  const keys = isHash ? elementTypes(container)?.two[0] : undefined;
  const areIntegers =
    keys !== undefined && hasOnly(keys, Kind.integer) && hasOnly(context.typeOf(node.leftExpr), Kind.integer);
  if (areIntegers && isRepeatable(left)) return b.call(b.member(collection, 'has'), [left]);
  const call = module.call('isIn', operands, node.operatorStart);
  recording(call, context, node);
  const isRecorded = call.arguments.length > 2;
  if (!isHash || !context.isInner || isRecorded || collection.type !== 'Identifier' || left.type !== 'Literal')
    return call;
  const step = stepFor(container, node.leftExpr, context);
  const quick = step === null || typeof step.key !== 'string' ? null : quickRead(collection, [step]);
  return quick === null ? call : b.logical('||', b.binary('!==', quick, b.identifier('undefined')), call);
};

export const AndExpression: LowerExpression<'AndExpression'> = ({ leftExpr, rightExpr }, context, out) =>
  context.logical('&&', context.test(leftExpr, out), (before) => context.test(rightExpr, before), out);

export const OrExpression: LowerExpression<'OrExpression'> = ({ leftExpr, rightExpr }, context, out) =>
  context.logical('||', context.test(leftExpr, out), (before) => context.test(rightExpr, before), out);

export const NotExpression: LowerExpression<'NotExpression'> = ({ expr }, context, out) =>
  b.negated(context.condition(expr, out));

export const UnaryMinusExpression: LowerExpression<'UnaryMinusExpression'> = ({ expr, start }, context) => {
  if (expr.type === 'LiteralInteger' && typeof expr.value === 'number')
    return b.number(expr.value === 0 ? 0 : -expr.value);
  if (expr.type === 'LiteralFloat') return float(-expr.value, context.module);
  const { module } = context;
  const operand = { value: context.expression(expr), type: context.typeOf(expr) };
  return (
    changedFloat(operand, (number) => b.unary('-', number), module) ?? module.call('negate', [operand.value], start)
  );
};

/** Passes the match record to an operator that may match a regular expression. */
function recording(call: ESTree.CallExpression, context: LoweringContext, node: Expression): ESTree.Expression {
  const region = context.module.analysis.matchRegions.get(node);
  const record = region === undefined ? null : context.recordFor(region);
  if (record !== null) call.arguments.push(record);
  return call;
}
