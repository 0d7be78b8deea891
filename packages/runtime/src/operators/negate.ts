import type { Message } from '../errors/messages.js';
import * as operatorMessages from '../errors/messages/operators.js';
import { Float } from '../values/float.js';
import { compact } from '../values/integer.js';
import { Timespan } from '../values/timespan.js';
import { Timestamp } from '../values/timestamp.js';
import type { Value } from '../values/value.js';
import { isVersion } from '../values/version-tests.js';
import { failedNegation } from './errors.js';
import { arithmeticOperand } from './numeric.js';

const messages = {
  TIMESTAMP: { text: 'A Timestamp cannot be negated' },
} as const satisfies Record<string, Message>;

/**
 * Puppet's unary `-` of a number or Timespan. As in Puppet, the smallest Integer is negated without an overflow check.
 * @throws {EvaluationError} NOT_NUMERIC, NUMERIC_COERCION, RUNTIME_ERROR
 */
export function negate(operand: Value): Value {
  if (typeof operand === 'number') return 0 - operand;
  const number = arithmeticOperand(operand, 'self');
  if (number instanceof Float) return new Float(-number.value);
  if (number instanceof Timespan) return number.negated();
  if (isVersion(number)) throw failedNegation(operatorMessages.VERSION_INTO_FLOAT, {});
  if (number instanceof Timestamp) throw failedNegation(messages.TIMESTAMP, {});
  return compact(-BigInt(number));
}
