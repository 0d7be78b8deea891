/** The results of operators with times. */
import { FLOAT, INTEGER, NUMERIC, type PuppetType, TIMESPAN, TIMESTAMP } from '@pptjs/runtime/lattice';
import { canBe, isOnly, Kind, type Kinds, unionOf } from '../lattice/index.js';

export const TIME_KINDS: Kinds = Kind.timestamp | Kind.timespan;

/**
 * The result of an operator with a time and another time or a number. A Timestamp can only be the sum of a Timestamp and a
 * span, or the difference of them. Only the quotient of two Timespans and the remainder of seconds are numbers.
 */
export function timeResult(operator: string, left: PuppetType, right: PuppetType): PuppetType {
  const isTime = isOnly(left, TIME_KINDS) || isOnly(right, TIME_KINDS);
  if (operator === '/' && isOnly(right, Kind.timespan)) return FLOAT;
  if (!isTime || (operator === '/' && canBe(right, Kind.timespan))) return unionOf([NUMERIC, TIMESTAMP, TIMESPAN]);
  if (operator === '%') return INTEGER;
  if (operator !== '+' && operator !== '-') return TIMESPAN;
  const [hasLeft, hasRight] = [canBe(left, Kind.timestamp), canBe(right, Kind.timestamp)];
  if (!hasLeft && (!hasRight || operator === '-')) return TIMESPAN;
  const isPoint =
    operator === '+'
      ? isOnly(left, Kind.timestamp) || isOnly(right, Kind.timestamp)
      : isOnly(left, Kind.timestamp) && !hasRight;
  if (isPoint) return TIMESTAMP;
  const isSpan = operator === '-' && isOnly(left, Kind.timestamp) && isOnly(right, Kind.timestamp);
  return isSpan ? TIMESPAN : unionOf([TIMESTAMP, TIMESPAN]);
}
