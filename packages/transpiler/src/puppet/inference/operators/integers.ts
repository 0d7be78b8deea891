/** The ranges of the results of operators with Integers. */
import { INTEGER, IntegerType, type PuppetType } from '@pptjs/runtime/lattice';
import { membersOf } from '../lattice/index.js';

/** A shift by more places leaves no bits, or exceeds 64 bits. */
const MAX_PLACES = 64n;

/** The result of `<<` and `>>`. */
export function shifted(operator: '<<' | '>>', left: PuppetType, right: PuppetType): PuppetType {
  const { from, to } = rangeOf(left);
  const places = rangeOf(right);
  if (from === null || to === null || places.from === null || places.to === null) return INTEGER;
  if (places.from < 0n || places.to > MAX_PLACES) return INTEGER;
  const ends = [places.from, places.to].flatMap((by) =>
    operator === '<<' ? [from << by, to << by] : [from >> by, to >> by],
  );
  return integerRange(
    ends.reduce((a, b) => (a < b ? a : b)),
    ends.reduce((a, b) => (a > b ? a : b)),
  );
}

/** Integers of this size have exact sums and products in 64 bits. */
const MAX_EXACT = 2n ** 53n;

/** The result of `+`, `-`, `*`, `/` and `%`. */
export function integerResult(operator: string, left: PuppetType, right: PuppetType): PuppetType {
  const a = rangeOf(left);
  const b = rangeOf(right);
  if (operator === '%') return remainder(a, b);
  if (operator === '/') return quotient(a, b);
  const combine = (x: bigint | null, y: bigint | null): bigint | null => {
    if (x === null || y === null) return null;
    return operator === '+' ? x + y : x - y;
  };
  if (operator === '+') return integerRange(combine(a.from, b.from), combine(a.to, b.to));
  if (operator === '-') return integerRange(combine(a.from, b.to), combine(a.to, b.from));
  if (a.from === null || a.to === null || b.from === null || b.to === null) {
    const isPositive = a.from !== null && b.from !== null && a.from >= 0n && b.from >= 0n;
    return isPositive ? integerRange(a.from * b.from, null) : INTEGER;
  }
  const products = [a.from * b.from, a.from * b.to, a.to * b.from, a.to * b.to];
  return integerRange(
    products.reduce((low, each) => (each < low ? each : low)),
    products.reduce((high, each) => (each > high ? each : high)),
  );
}

/** The remainder has the sign of the divisor. The divisor 0 is an error. */
function remainder(a: Range, b: Range): PuppetType {
  if (b.from === null || b.from < 0n || b.to === 0n) return INTEGER;
  const largest = b.to === null ? null : b.to - 1n;
  if (a.from === null || a.from < 0n || a.to === null) return integerRange(0n, largest);
  return integerRange(0n, largest === null || a.to < largest ? a.to : largest);
}

/** The quotient is rounded down. The divisor 0 is an error. */
function quotient(a: Range, b: Range): PuppetType {
  if (b.from === null || b.from < 0n || a.from === null || a.from < 0n) return INTEGER;
  const smallest = b.from === 0n ? 1n : b.from;
  return integerRange(0n, a.to === null ? null : a.to / smallest);
}

/** The result of `-x`. */
export function negatedInteger(type: PuppetType): PuppetType {
  const { from, to } = rangeOf(type);
  return integerRange(to === null ? null : -to, from === null ? null : -from);
}

/** An end is null if it is open. */
interface Range {
  readonly from: bigint | null;
  readonly to: bigint | null;
}

function rangeOf(type: PuppetType): Range {
  const ranges = membersOf(type).filter((member) => member instanceof IntegerType);
  if (ranges.length === 0) return { from: null, to: null };
  const union = ranges.reduce((a, b) => a.union(b));
  return {
    from: union.from === null ? null : BigInt(union.from),
    to: union.to === null ? null : BigInt(union.to),
  };
}

/** An end that is too large for a JavaScript number is open. */
function integerRange(from: bigint | null, to: bigint | null): PuppetType {
  const end = (value: bigint | null): number | null =>
    value === null || value > MAX_EXACT - 1n || value < 1n - MAX_EXACT ? null : Number(value);
  const low = from !== null && from > MAX_EXACT - 1n ? Number.MAX_SAFE_INTEGER : end(from);
  const high = to !== null && to < 1n - MAX_EXACT ? Number.MIN_SAFE_INTEGER : end(to);
  return new IntegerType(low, high);
}
