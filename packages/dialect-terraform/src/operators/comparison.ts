/** The operators `== != < <= > >=`, `&& ||` and `!`. */
import { toBool, toNumber } from '../conversions/conversion.js';
import { areEqual } from '../values/equality.js';
import { areNumbersEqual, compareNumbers, isNumber, type NumberValue } from '../values/number.js';
import { BOOL } from '../values/type.js';
import { UnknownValue, type Value } from '../values/value.js';
import { areUsable, leftOperand, rightOperand, unaryOperand } from './operands.js';

const UNKNOWN_BOOL = new UnknownValue(BOOL);

export function equals(left: Value, right: Value): Value {
  return areEqual(left, right) ?? UNKNOWN_BOOL;
}

export function notEquals(left: Value, right: Value): Value {
  const isEqual = areEqual(left, right);
  return isEqual === null ? UNKNOWN_BOOL : !isEqual;
}

export function lessThan(left: Value, right: Value): Value {
  return compare(left, right, isLess);
}

export function lessOrEqual(left: Value, right: Value): Value {
  return compare(left, right, (a, b) => isLess(a, b) || areNumbersEqual(a, b));
}

export function greaterThan(left: Value, right: Value): Value {
  return compare(left, right, isGreater);
}

export function greaterOrEqual(left: Value, right: Value): Value {
  return compare(left, right, (a, b) => isGreater(a, b) || areNumbersEqual(a, b));
}

function isLess(left: NumberValue, right: NumberValue): boolean {
  return compareNumbers(left, right) < 0;
}

function isGreater(left: NumberValue, right: NumberValue): boolean {
  return compareNumbers(left, right) > 0;
}

function compare(left: Value, right: Value, test: (left: NumberValue, right: NumberValue) => boolean): Value {
  if (isNumber(left) && isNumber(right)) return test(left, right);
  const first = leftOperand(left, toNumber);
  const second = rightOperand(right, toNumber);
  return areUsable(first, second) && isNumber(first) && isNumber(second) ? test(first, second) : UNKNOWN_BOOL;
}

/** Both operands are evaluated. */
export function and(left: Value, right: Value): Value {
  return combine(left, right, (a, b) => a && b);
}

/** Both operands are evaluated. */
export function or(left: Value, right: Value): Value {
  return combine(left, right, (a, b) => a || b);
}

function combine(left: Value, right: Value, operation: (left: boolean, right: boolean) => boolean): Value {
  const first = leftOperand(left, toBool);
  const second = rightOperand(right, toBool);
  if (!areUsable(first, second) || typeof first !== 'boolean' || typeof second !== 'boolean') return UNKNOWN_BOOL;
  return operation(first, second);
}

export function not(operand: Value): Value {
  const bool = unaryOperand(operand, toBool);
  return areUsable(bool) && typeof bool === 'boolean' ? !bool : UNKNOWN_BOOL;
}
