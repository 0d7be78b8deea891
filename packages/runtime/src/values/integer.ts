import { EvaluationError } from '../errors/error.js';
import type { Integer } from './value.js';

export const MAX_INTEGER = 9_223_372_036_854_775_807n;
export const MIN_INTEGER = -9_223_372_036_854_775_808n;

/**
 * The Integer of a whole number: a `number` where it is safe, a `bigint` beyond.
 * @throws {EvaluationError} NUMERIC_OVERFLOW outside 64 bits
 */
export function integer(n: Integer): Integer {
  if (typeof n === 'number') {
    if (Number.isSafeInteger(n)) return n === 0 ? 0 : n;
    return integer(BigInt(n));
  }
  if (n >= SAFE_MIN && n <= SAFE_MAX) return Number(n);
  if (n > MAX_INTEGER || n < MIN_INTEGER) throw overflow(n);
  return n;
}

const SAFE_MAX = BigInt(Number.MAX_SAFE_INTEGER);
const SAFE_MIN = BigInt(Number.MIN_SAFE_INTEGER);

function overflow(n: bigint): EvaluationError {
  const hex = n < 0n ? `-0x${(-n).toString(16).toUpperCase()}` : `+0x${n.toString(16).toUpperCase()}`;
  return new EvaluationError(
    'NUMERIC_OVERFLOW',
    `Result resulted in a value outside of Puppet Integer max range, got '${hex}'`,
  );
}
