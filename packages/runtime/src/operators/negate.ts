import { Float } from '../values/float.js';
import { compact } from '../values/numeric-text.js';
import { SemVer } from '../values/semver.js';
import { Timespan } from '../values/timespan.js';
import { Timestamp } from '../values/timestamp.js';
import type { Value } from '../values/value.js';
import { failedNegation } from './errors.js';
import { arithmeticOperand, versionIntoFloat } from './numeric.js';

/**
 * Puppet's unary `-` of a number or Timespan. As in the reference, the lowest Integer is negated without a check of 64
 * bits.
 * @throws {EvaluationError} NOT_NUMERIC, NUMERIC_COERCION, RUNTIME_ERROR
 */
export function negate(operand: Value): Value {
  if (typeof operand === 'number') return 0 - operand;
  const number = arithmeticOperand(operand, 'self');
  if (number instanceof Float) return new Float(-number.value);
  if (number instanceof Timespan) return new Timespan(-number.nanoseconds);
  if (number instanceof SemVer) throw failedNegation(versionIntoFloat());
  if (number instanceof Timestamp) throw failedNegation(`undefined method '-@' for ${number}`);
  return compact(-BigInt(number));
}
