/** `+`, `-`, `*`, `/`, `%`, `<<` and `>>`. */
import type * as ESTree from 'estree';
import * as b from '../../../estree/index.js';
import type {
  ArithmeticExpression as ArithmeticNode,
  ArithmeticOperator,
  Expression,
  KeyedEntry,
} from '../../ast/nodes.js';
import { literalText, unwrap } from '../../ast/shapes.js';
import { canBe, Kind, type SafeRange, safeRangeOf } from '../../inference/lattice/index.js';
import type { LoweringContext } from '../context.js';
import { hasOnly } from '../known-types.js';
import type { LowerExpression } from '../visitor.js';
import { floatArithmetic, typedOperands } from './floats.js';
import { isSumOfRecord, sumOfNames } from './record-sums.js';
import { timeArithmetic } from './times.js';

const ARITHMETIC: Readonly<Record<ArithmeticOperator, string>> = {
  '+': 'add',
  '-': 'subtract',
  '*': 'multiply',
  '/': 'divide',
  '%': 'modulo',
  '<<': 'shiftLeft',
  '>>': 'shiftRight',
};

const { isSafeInteger } = Number;

export const ArithmeticExpression: LowerExpression<'ArithmeticExpression'> = (node, context, out) => {
  const accumulator = context.accumulatorFor(node);
  return accumulator === null || isSumOfRecord(node, context)
    ? operation(node, context, out)
    : extendedMemo(node, accumulator, context, out);
};

/** An operation that extends the collection in the memo of a reduction, or in a parameter of a recursion, in place. */
function extendedMemo(
  { operator, leftExpr, rightExpr, operatorStart }: ArithmeticNode,
  accumulator: ESTree.Identifier,
  context: LoweringContext,
  out: ESTree.Statement[] | undefined,
): ESTree.Expression {
  const { module } = context;
  const pair = operator === '+' ? onlyPair(rightExpr) : null;
  if (pair !== null) {
    const operands = context.sequence([leftExpr, pair.key, pair.value], out);
    return module.call('putTo', [accumulator, ...operands], operatorStart);
  }
  const element = operator === '+' ? onlyElement(rightExpr) : null;
  const helper = element !== null ? 'appendTo' : operator === '+' ? 'addTo' : 'shiftLeftTo';
  const operands = context.operands(leftExpr, element ?? rightExpr, out);
  return module.call(helper, [accumulator, ...operands], operatorStart);
}

function operation(
  node: ArithmeticNode,
  context: LoweringContext,
  out: ESTree.Statement[] | undefined,
): ESTree.Expression {
  const { module } = context;
  const { operator, leftExpr, rightExpr, operatorStart } = node;
  const pair = addedPair(node, context);
  if (pair !== null)
    return module.call('addPair', context.sequence([leftExpr, pair.key, pair.value], out), operatorStart);
  const sum = sumOfNames(node, context, out);
  if (sum !== null) return sum;
  const element = operator === '+' && hasOnly(context.typeOf(leftExpr), Kind.array) ? onlyElement(rightExpr) : null;
  if (element !== null) return module.call('appendElement', context.operands(leftExpr, element, out), operatorStart);
  const operands = context.operands(leftExpr, rightExpr, out);
  const result = constantResult(operator, operands);
  if (result !== null) return b.number(result);
  const typed = typedOperands(node, operands, context);
  return (
    plainArithmetic(node, operands, context) ??
    floatArithmetic(operator, ...typed, operatorStart, module) ??
    timeArithmetic(operator, ...typed, operatorStart, module) ??
    module.call(collectionHelper(node, context) ?? ARITHMETIC[operator], operands, operatorStart)
  );
}

/** The helper of an operator whose left operand is certainly an Array or a Hash; null for other operations. */
function collectionHelper({ operator, leftExpr }: ArithmeticNode, context: LoweringContext): string | null {
  const type = context.typeOf(leftExpr);
  if (hasOnly(type, Kind.array)) return ARRAY_HELPERS.get(operator) ?? null;
  return hasOnly(type, Kind.hash) ? (HASH_HELPERS.get(operator) ?? null) : null;
}

const ARRAY_HELPERS: ReadonlyMap<ArithmeticOperator, string> = new Map([
  ['+', 'concatenate'],
  ['-', 'removeElements'],
  ['<<', 'appendElement'],
]);

const HASH_HELPERS: ReadonlyMap<ArithmeticOperator, string> = new Map([
  ['+', 'merge'],
  ['-', 'removeKeys'],
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
