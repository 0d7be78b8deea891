/** Operators with numbers, times and collections: `+`, `-`, `*`, `/`, `%`, `<<` and `>>`. */
import {
  ANY,
  ArrayType,
  BINARY,
  FLOAT,
  HashType,
  INTEGER,
  IntegerType,
  NUMERIC,
  type PuppetType,
  TIMESPAN,
  URI,
} from '@pptjs/runtime/lattice';
import type { ArithmeticExpression, UnaryMinusExpression } from '../../ast/nodes.js';
import { canBe, isNever, isOnly, Kind, type Kinds, NEVER, NUMBER_KINDS, unionOf } from '../lattice/index.js';
import { appended, concatenation, mergedHash, withoutSize } from '../operators/collections.js';
import { integerResult, negatedInteger, shifted } from '../operators/integers.js';
import { TIME_KINDS, timeResult } from '../operators/times.js';
import { describeType } from '../types/describe-type.js';
import { elementTypes } from '../types/elements.js';
import type { Walk } from '../walk/walk.js';
import { acceptsOperand, rejectOperand, SCALAR_OPERANDS, warnAboutUndef, withKinds } from './operands.js';

/** The other kinds of left operands that an operator accepts. */
const COLLECTION_OPERANDS: Readonly<Record<string, Kinds>> = {
  '+': Kind.array | Kind.hash | Kind.binary | Kind.uri,
  '-': Kind.array | Kind.hash,
  '<<': Kind.array,
};

/** The left operands of the operators that also accept collections, for messages. */
const LEFT_OPERANDS: Readonly<Record<string, string>> = {
  '+': 'numbers, and an Array or a Hash on the left',
  '-': 'numbers, and an Array or a Hash on the left',
  '<<': 'numbers, and an Array on the left',
};

/** The type of a result of `+`, `-`, `*`, `/`, `%`, `<<` or `>>`. Reports operands that the operator rejects. */
export function arithmetic(node: ArithmeticExpression, walk: Walk): PuppetType {
  const left = walk.infer(node.leftExpr);
  const right = walk.infer(node.rightExpr);
  if (isNever(left) || isNever(right)) return NEVER;
  const { operator } = node;
  const wrong = wrongOperand(operator, left, right, walk);
  if (wrong !== null) {
    const { operand, expected } = wrong;
    return rejectOperand({ operator, actual: describeType(operand), expected }, node, walk);
  }
  const collections = COLLECTION_OPERANDS[operator] ?? 0;
  warnAboutUndef(operator, left, node.leftExpr, walk);
  if (!canBe(left, collections)) warnAboutUndef(operator, right, node.rightExpr, walk);
  // After a Hash, `+` accepts only a Hash or an Array.
  const acceptsHash = operator !== '+' || canBe(right, Kind.hash | Kind.array);
  const operand = withKinds(left, SCALAR_OPERANDS | (acceptsHash ? collections : collections & ~Kind.hash));
  return resultOf(operator, operand, canBe(operand, collections) ? right : withKinds(right, SCALAR_OPERANDS));
}

/** An operand that an operator never accepts, and what it accepts in its place. */
interface WrongOperand {
  readonly operand: PuppetType;
  readonly expected: string;
}

function wrongOperand(operator: string, left: PuppetType, right: PuppetType, walk: Walk): WrongOperand | null {
  const collections = COLLECTION_OPERANDS[operator] ?? 0;
  if (!acceptsOperand(left, SCALAR_OPERANDS | collections, walk))
    return { operand: left, expected: LEFT_OPERANDS[operator] ?? 'numbers' };
  if (!canBe(left, collections) && !acceptsOperand(right, SCALAR_OPERANDS, walk))
    return { operand: right, expected: 'numbers' };
  if (operator === '+' && isOnly(left, Kind.hash) && !canBe(right, Kind.hash | Kind.array))
    return { operand: right, expected: 'a Hash or an Array after a Hash' };
  const operand = wrongNumber(operator, left, right);
  return operand && { operand, expected: 'Integers, and no 0 after `/` and `%`' };
}

/** Returns the type of a number that operators for Integers never accept: a Float, or the divisor 0. */
function wrongNumber(operator: string, left: PuppetType, right: PuppetType): PuppetType | null {
  const isShift = operator === '<<' || operator === '>>';
  if ((isShift || operator === '%') && isOnly(left, Kind.float)) return left;
  if (operator === '%' && isOnly(right, Kind.float) && isOnly(left, NUMBER_KINDS)) return right;
  const isDivision = operator === '/' || operator === '%';
  return isDivision && isOnly(left, Kind.integer) && isZero(right) ? right : null;
}

const isZero = (type: PuppetType): boolean => type instanceof IntegerType && type.from === 0 && type.to === 0;

function resultOf(operator: string, left: PuppetType, right: PuppetType): PuppetType {
  const isNumber = isOnly(left, NUMBER_KINDS) && isOnly(right, NUMBER_KINDS);
  if (operator === '<<' && isOnly(left, Kind.array)) return appended(left, [right]);
  if (operator === '<<' || operator === '>>') {
    if (isOnly(left, Kind.integer) && isOnly(right, Kind.integer)) return shifted(operator, left, right);
    return canBe(left, Kind.array) ? ANY : INTEGER;
  }
  if (isNumber) {
    if (isOnly(left, Kind.integer) && isOnly(right, Kind.integer)) return integerResult(operator, left, right);
    return isOnly(left, Kind.float) || isOnly(right, Kind.float) ? FLOAT : NUMERIC;
  }
  if (operator === '+' && isOnly(left, Kind.array)) return concatenation(left, right);
  if (operator === '+' && isOnly(left, Kind.hash))
    return isOnly(right, Kind.hash) ? mergedHash(left, right) : new HashType(ANY, ANY);
  if (operator === '-' && isOnly(left, Kind.array)) return new ArrayType(elementTypes(left)?.one ?? ANY);
  if (operator === '-' && isOnly(left, Kind.hash)) return withoutSize(left);
  if (operator === '+' && isOnly(left, Kind.binary)) return BINARY;
  if (operator === '+' && isOnly(left, Kind.uri)) return URI;
  const scalars = NUMBER_KINDS | Kind.string;
  if (isOnly(left, scalars) && isOnly(right, scalars)) return NUMERIC;
  if (isOnly(left, scalars | TIME_KINDS) && isOnly(right, scalars | TIME_KINDS))
    return timeResult(operator, left, right);
  return ANY;
}

/** The type of `-x`. */
export function unaryMinus(node: UnaryMinusExpression, walk: Walk): PuppetType {
  const type = walk.infer(node.expr);
  if (isNever(type)) return NEVER;
  if (!acceptsOperand(type, SCALAR_OPERANDS, walk))
    return rejectOperand({ operator: '-', actual: describeType(type), expected: 'a number' }, node, walk);
  warnAboutUndef('-', type, node.expr, walk);
  if (isOnly(type, Kind.integer)) return negatedInteger(type);
  if (isOnly(type, Kind.float)) return FLOAT;
  if (isOnly(type, NUMBER_KINDS | Kind.string)) return NUMERIC;
  return isOnly(type, NUMBER_KINDS | Kind.string | Kind.timespan) ? unionOf([NUMERIC, TIMESPAN]) : ANY;
}
