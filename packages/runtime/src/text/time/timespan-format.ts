import type { Timespan } from '../../values/timespan.js';
import { memoize } from '../memoize.js';
import { type TimespanDirective, timespanPieces, type TimespanUnit } from './timespan-directives.js';

const SECOND = 1_000_000_000n;

const DAY = 86_400n;

/** The units of a format, largest first: the seconds of each, and how many make one of the next larger unit. */
const UNITS = {
  D: { seconds: 86_400, count: null, width: 1 },
  H: { seconds: 3600, count: 24, width: 2 },
  M: { seconds: 60, count: 60, width: 2 },
  S: { seconds: 1, count: 60, width: 2 },
} as const;

const ORDER: readonly TimespanUnit[] = ['D', 'H', 'M', 'S', 'L', 'N'];

interface Format {
  readonly pieces: readonly (string | TimespanDirective)[];
  /** The index of the first piece with the largest unit. */
  readonly first: number;
}

/**
 * Formats a length of time: `%D` days, `%H` hours, `%M` minutes, `%S` seconds, `%L` milliseconds, `%N` a fraction of
 * the second. The largest unit of the format includes all larger units.
 * @throws {FunctionError} for any other directive
 */
export function formatTimespan(span: Timespan, format: string): string {
  const { pieces, first } = parse(format);
  const negative = span.nanoseconds < 0n;
  const size = negative ? -span.nanoseconds : span.nanoseconds;
  const secondOfDay = Number((size / SECOND) % DAY);
  let text = negative ? '-' : '';
  pieces.forEach((piece, i) => {
    text += typeof piece === 'string' ? piece : written(size, secondOfDay, piece, i === first);
  });
  return text;
}

const parse = memoize((format): Format => {
  const pieces = timespanPieces(format);
  const units = pieces.map((piece) => (typeof piece === 'string' ? null : piece.unit));
  const largest = ORDER.find((unit) => units.includes(unit));
  return { pieces, first: largest === undefined ? -1 : units.indexOf(largest) };
});

/** The parts below a day are small numbers. The largest unit has no limit and is divided exactly. */
function written(
  size: bigint,
  secondOfDay: number,
  { unit, padding, width }: TimespanDirective,
  isLargest: boolean,
): string {
  if (unit === 'L' || unit === 'N') return fraction(size, unit, padding, width, isLargest);
  const { seconds, count, width: usual } = UNITS[unit];
  const isWhole = isLargest || count === null;
  const digits = String(isWhole ? size / SECOND / BigInt(seconds) : Math.floor(secondOfDay / seconds) % count);
  return padding === '-' ? digits : digits.padStart(width ?? usual, padding === '_' ? ' ' : '0');
}

/** Without padding, trailing zeros are left out. Without larger units it is the whole length. */
function fraction(
  size: bigint,
  unit: 'L' | 'N',
  padding: TimespanDirective['padding'],
  width: number | null,
  isLargest: boolean,
): string {
  const places = unit === 'L' ? 3 : Math.min(width ?? 9, 9);
  const value = (isLargest ? size : size % SECOND) / 10n ** BigInt(9 - places);
  const digits = String(value);
  if (padding === '-' && isLargest) return digits;
  const short = digits.replace(/0+$/, '') || '0';
  if (padding === '-') return short;
  if (padding === '_' && !isLargest) return short.padEnd(width ?? places, ' ');
  return digits.padEnd(width ?? places, ' ');
}
