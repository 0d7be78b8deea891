import { countOfUnit, restOfUnit, twoDigits, wholeSeconds } from '../../values/time.js';
import type { Timespan } from '../../values/timespan.js';
import { memoize } from '../memoize.js';
import { type TimespanDirective, timespanPieces } from './timespan-directives.js';

/** A part of a format: text, or a function that writes a part of a length of time that is not negative. */
type Piece = string | ((size: Timespan) => string);

/** The units of a format, largest first: the seconds of each, and how many make one of the next larger unit. */
const UNITS = {
  D: { seconds: 86_400, count: null, width: 1 },
  H: { seconds: 3600, count: 24, width: 2 },
  M: { seconds: 60, count: 60, width: 2 },
  S: { seconds: 1, count: 60, width: 2 },
} as const;

/**
 * Formats a length of time: `%D` days, `%H` hours, `%M` minutes, `%S` seconds, `%L` milliseconds, `%N` a fraction of
 * the second. The largest unit of the format includes all larger units.
 * @throws {FunctionError} for any other directive
 */
export function formatTimespan(span: Timespan, format: string): string {
  const negative = span.isNegative();
  const size = negative ? span.negated() : span;
  let text = negative ? '-' : '';
  for (const piece of piecesOf(format)) text += typeof piece === 'string' ? piece : piece(size);
  return text;
}

const piecesOf = /* @__PURE__ */ memoize((format): readonly Piece[] =>
  timespanPieces(format).map((piece) => (typeof piece === 'string' ? piece : writerOf(piece))),
);

function writerOf(directive: TimespanDirective): (size: Timespan) => string {
  const { unit, padding, isTotal } = directive;
  if (unit === 'L' || unit === 'N') return (size) => fraction(size, unit, directive);
  const { seconds, count: usualCount, width: usualWidth } = UNITS[unit];
  const count = isTotal ? null : usualCount;
  const width = padding === '-' ? 0 : (directive.width ?? usualWidth);
  const char = padding === '_' ? ' ' : '0';
  if (width === 2 && char === '0' && count !== null)
    return (size) => twoDigits(restOfUnit(countOfUnit(wholeSeconds(size), seconds), count));
  return (size) => {
    const digits = lengthIn(size, seconds, count);
    return digits.length >= width ? digits : digits.padStart(width, char);
  };
}

/** Returns the number of units of a length of time, without those that make larger units. */
function lengthIn(size: Timespan, seconds: number, count: number | null): string {
  const length = countOfUnit(wholeSeconds(size), seconds);
  return String(count === null ? length : restOfUnit(length, count));
}

/** Without padding, trailing zeros are left out. Without larger units it is the whole length. */
function fraction(size: Timespan, unit: 'L' | 'N', { padding, width, isTotal }: TimespanDirective): string {
  const places = unit === 'L' ? 3 : Math.min(width ?? 9, 9);
  const digits = isTotal
    ? String(size.nanoseconds / 10n ** BigInt(9 - places))
    : String(Math.floor(size.fraction / 10 ** (9 - places)));
  if (padding === '-' && isTotal) return digits;
  const short = digits.replace(/0+$/, '') || '0';
  if (padding === '-') return short;
  if (padding === '_' && !isTotal) return short.padEnd(width ?? places, ' ');
  return digits.padEnd(width ?? places, ' ');
}
