import { compact } from '../../values/integer.js';
import type { Timespan } from '../../values/timespan.js';
import type { Integer } from '../../values/value.js';
import { memoize } from '../memoize.js';
import { type TimespanDirective, timespanPieces } from './timespan-directives.js';

const SECOND = 1_000_000_000n;

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
  const negative = span.nanoseconds < 0n;
  const size = negative ? -span.nanoseconds : span.nanoseconds;
  const seconds = compact(size / SECOND);
  let text = negative ? '-' : '';
  for (const piece of piecesOf(format)) text += typeof piece === 'string' ? piece : written(size, seconds, piece);
  return text;
}

const piecesOf = /* @__PURE__ */ memoize(timespanPieces);

function written(size: bigint, wholeSeconds: Integer, directive: TimespanDirective): string {
  const { unit, padding, width, isTotal } = directive;
  if (unit === 'L' || unit === 'N') return fraction(size, unit, directive);
  const { seconds, count, width: usual } = UNITS[unit];
  const length = typeof wholeSeconds === 'number' ? Math.floor(wholeSeconds / seconds) : wholeSeconds / BigInt(seconds);
  const digits = String(isTotal || count === null ? length : remainder(length, count));
  return padding === '-' ? digits : digits.padStart(width ?? usual, padding === '_' ? ' ' : '0');
}

function remainder(length: Integer, count: number): Integer {
  return typeof length === 'number' ? length % count : length % BigInt(count);
}

/** Without padding, trailing zeros are left out. Without larger units it is the whole length. */
function fraction(size: bigint, unit: 'L' | 'N', { padding, width, isTotal }: TimespanDirective): string {
  const places = unit === 'L' ? 3 : Math.min(width ?? 9, 9);
  const value = (isTotal ? size : size % SECOND) / 10n ** BigInt(9 - places);
  const digits = String(value);
  if (padding === '-' && isTotal) return digits;
  const short = digits.replace(/0+$/, '') || '0';
  if (padding === '-') return short;
  if (padding === '_' && !isTotal) return short.padEnd(width ?? places, ' ');
  return digits.padEnd(width ?? places, ' ');
}
