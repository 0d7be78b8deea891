/** The steps that all operators do with their operands. */
import { type Conversion, Mismatch } from '../conversions/rules.js';
import { errorCount, report } from '../evaluation/evaluation.js';
import { NUMBER } from '../values/type.js';
import { NullValue, UnknownValue, type Value } from '../values/value.js';
import { PROBLEMS } from './problems.js';

/** Converts the left operand. Returns null after it has reported an error. */
export function leftOperand(value: Value, conversion: Conversion): Value | null {
  return convertOperand(value, conversion, PROBLEMS.LEFT_OPERAND, 'left');
}

/** Converts the right operand. Returns null after it has reported an error. */
export function rightOperand(value: Value, conversion: Conversion): Value | null {
  return convertOperand(value, conversion, PROBLEMS.RIGHT_OPERAND, 'right');
}

/** Converts the operand of a unary operator. Returns null after it has reported an error. */
export function unaryOperand(value: Value, conversion: Conversion): Value | null {
  return convertOperand(value, conversion, PROBLEMS.UNARY_OPERAND, 'operand');
}

function convertOperand(
  value: Value,
  conversion: Conversion,
  problem: (typeof PROBLEMS)['LEFT_OPERAND' | 'RIGHT_OPERAND' | 'UNARY_OPERAND'],
  part: 'left' | 'right' | 'operand',
): Value | null {
  const converted = conversion(value);
  if (!(converted instanceof Mismatch)) return converted;
  report(problem, { reason: converted.message }, part);
  return null;
}

/**
 * Whether an operator can compute its result: no operand failed, is null or is not known. A null is an error, which this
 * function reports, unless the other operand failed.
 */
export function areUsable(...operands: readonly (Value | null)[]): boolean {
  if (operands.includes(null)) return false;
  const hasUnknown = operands.some((operand) => operand instanceof UnknownValue);
  if (hasUnknown && errorCount() > 0) return false;
  if (operands.some((operand) => operand instanceof NullValue)) {
    report(PROBLEMS.NULL_OPERAND, {});
    return false;
  }
  return !hasUnknown;
}

export const UNKNOWN_NUMBER = new UnknownValue(NUMBER);
