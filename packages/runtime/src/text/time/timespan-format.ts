import { type FunctionError } from '../../errors/error.js';
import { functionError, type Message } from '../../errors/messages.js';
import * as sharedMessages from '../../errors/messages/shared.js';
import type { Timespan } from '../../values/timespan.js';
import { memoize } from '../memoize.js';

const messages = {
  EMPTY_SPECIFIER: { text: "Bad format specifier '' in '{format}', at position {position}" },
} as const satisfies Record<string, Message>;

const SECOND = 1_000_000_000n;

const DAY = 86_400n;

/** The units of a format, largest first: the seconds of each, and how many make one of the next larger unit. */
const UNITS = {
  D: { seconds: 86_400, count: null, width: 1 },
  H: { seconds: 3600, count: 24, width: 2 },
  M: { seconds: 60, count: 60, width: 2 },
  S: { seconds: 1, count: 60, width: 2 },
} as const;

type Unit = keyof typeof UNITS | 'L' | 'N';

const ORDER: readonly Unit[] = ['D', 'H', 'M', 'S', 'L', 'N'];
const DIRECTIVE = /%([-_0]?)([1-9]\d*)?([DHMSLN%])/y;

interface Format {
  readonly pieces: readonly Piece[];
  /** The index of the first piece with the largest unit. */
  readonly first: number;
}

type Piece = string | Directive;

interface Directive {
  readonly unit: Unit;
  readonly flag: string;
  readonly width: number | null;
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
  const pieces: Piece[] = [];
  let at = 0;
  for (let percent = format.indexOf('%'); percent >= 0; percent = format.indexOf('%', at)) {
    pieces.push(format.slice(at, percent));
    DIRECTIVE.lastIndex = percent;
    const match = DIRECTIVE.exec(format);
    if (match === null) throw badSpecifier(format, percent);
    const [whole, flag = '', width, letter] = match;
    pieces.push(
      letter === '%' ? '%' : { unit: letter as Unit, flag, width: width === undefined ? null : Number(width) },
    );
    at = percent + whole.length;
  }
  pieces.push(format.slice(at));
  const units = pieces.map((piece) => (typeof piece === 'string' ? null : piece.unit));
  const largest = ORDER.find((unit) => units.includes(unit));
  return { pieces, first: largest === undefined ? -1 : units.indexOf(largest) };
});

function badSpecifier(format: string, at: number): FunctionError {
  if (at === format.length - 1) return functionError(messages.EMPTY_SPECIFIER, { format, position: at });
  return functionError(sharedMessages.BAD_TIMESPAN_SPECIFIER, { format, position: at + 1 });
}

/** The parts below a day are small numbers. The largest unit has no limit and is divided exactly. */
function written(size: bigint, secondOfDay: number, { unit, flag, width }: Directive, isLargest: boolean): string {
  if (unit === 'L' || unit === 'N') return fraction(size, unit, flag, width, isLargest);
  const { seconds, count, width: usual } = UNITS[unit];
  const isWhole = isLargest || count === null;
  const digits = String(isWhole ? size / SECOND / BigInt(seconds) : Math.floor(secondOfDay / seconds) % count);
  return flag === '-' ? digits : digits.padStart(width ?? usual, flag === '_' ? ' ' : '0');
}

/** With the flag `-`, trailing zeros are left out. Without larger units it is the whole length. */
function fraction(size: bigint, unit: 'L' | 'N', flag: string, width: number | null, isLargest: boolean): string {
  const places = unit === 'L' ? 3 : Math.min(width ?? 9, 9);
  const value = (isLargest ? size : size % SECOND) / 10n ** BigInt(9 - places);
  const digits = String(value);
  if (flag === '-' && isLargest) return digits;
  const short = digits.replace(/0+$/, '') || '0';
  if (flag === '-') return short;
  if (flag === '_' && !isLargest) return short.padEnd(width ?? places, ' ');
  return digits.padEnd(width ?? places, ' ');
}
