import { functionError, type Message } from '../../errors/messages.js';
import * as sharedMessages from '../../errors/messages/shared.js';
import { Float } from '../../values/float.js';
import { PuppetHash } from '../../values/hash.js';
import { Timespan } from '../../values/timespan.js';
import { isInteger, type Integer, type Value } from '../../values/value.js';
import { memoize } from '../memoize.js';
import { nanosecondsOf } from './seconds.js';
import { type TimespanDirective, timespanPieces } from './timespan-directives.js';

const messages = {
  FRACTION_WITHOUT_UNIT: {
    text: 'Format specifiers %L and %N denotes fractions and must be used together with a specifier of higher magnitude',
  },
} as const satisfies Record<string, Message>;

const DEFAULT_FORMATS = [
  '%D-%H:%M:%S.%-N',
  '%H:%M:%S.%-N',
  '%M:%S.%-N',
  '%S.%-N',
  '%D-%H:%M:%S',
  '%H:%M:%S',
  '%D-%H:%M',
  '%S',
];

/** The units of the fields, in the order of the constructor, in nanoseconds. */
export const TIMESPAN_UNITS = [
  ['days', 86_400_000_000_000n],
  ['hours', 3_600_000_000_000n],
  ['minutes', 60_000_000_000n],
  ['seconds', 1_000_000_000n],
  ['milliseconds', 1_000_000n],
  ['microseconds', 1000n],
  ['nanoseconds', 1n],
] as const;

/** One format or several, which are tried in order. */
export type TimeFormats = string | readonly string[];

/**
 * Returns the Timespan of a number of seconds, a text or a hash of fields.
 * @throws {FunctionError} for a text that fits none of the formats
 */
export function timespanFrom(value: Value): Timespan {
  if (isInteger(value) || value instanceof Float) return new Timespan(nanosecondsOf(value));
  if (!(value instanceof PuppetHash)) return timespanFromText(value as string);
  return value.has('string')
    ? timespanFromText(value.get('string') as string, value.get('format') as TimeFormats | undefined)
    : timespanFromHash(value);
}

/** Returns the Timespan of a hash with the units as keys, and `negative`. */
export function timespanFromHash(args: PuppetHash): Timespan {
  const span = timespanFromFields((name) => (args.get(name) as Integer | undefined) ?? 0);
  return args.get('negative') === true ? new Timespan(-span.nanoseconds) : span;
}

/** Adds up the fields from days to nanoseconds. `value` returns a field by its name or position. */
export function timespanFromFields(value: (name: string, index: number) => Integer): Timespan {
  let sum = 0n;
  for (const [i, [name, unit]] of TIMESPAN_UNITS.entries()) {
    const count = value(name, i);
    if (count !== 0) sum += BigInt(count) * unit;
  }
  return new Timespan(sum);
}

/**
 * Parses a Timespan in one of several formats.
 * @throws {FunctionError} if the text matches none of them
 */
export function timespanFromText(text: string, formats: TimeFormats = DEFAULT_FORMATS): Timespan {
  const list = typeof formats === 'string' ? [formats] : formats;
  for (const format of list) {
    const nanoseconds = parseTimespan(text, format);
    if (nanoseconds !== null) return new Timespan(nanoseconds);
  }
  const tried = typeof formats === 'string' ? `format '${formats}'` : `any of the formats ${list.join(', ')}`;
  throw functionError(sharedMessages.UNPARSABLE_TIME, { text, formats: tried });
}

const SECOND = 1_000_000_000n;

/** The length of each unit. `L` and `N` are fractions of a second. */
const LENGTHS: Readonly<Record<string, bigint>> = {
  D: 86_400n * SECOND,
  H: 3600n * SECOND,
  M: 60n * SECOND,
  S: SECOND,
};
const FRACTION_DIGITS: Readonly<Record<string, number>> = { L: 3, N: 9 };

interface Format {
  readonly pattern: RegExp;
  /** The letters of the groups. */
  readonly units: readonly string[];
}

/**
 * Parses a text by a format of `%D %H %M %S %L %N` and returns nanoseconds; null if it does not match. The text may
 * start with a sign.
 */
function parseTimespan(text: string, format: string): bigint | null {
  const { pattern, units } = compile(format);
  const match = pattern.exec(text);
  if (!match) return null;
  const [, sign, ...fields] = match;
  if (units.length > 0 && units.every((unit) => unit in FRACTION_DIGITS)) {
    throw functionError(messages.FRACTION_WITHOUT_UNIT, {});
  }
  const size = units.reduce((sum, unit, i) => sum + lengthOf(unit, (fields[i] ?? '0').trim()), 0n);
  return sign === '-' ? -size : size;
}

function lengthOf(unit: string, digits: string): bigint {
  const length = LENGTHS[unit];
  return length === undefined ? BigInt(digits.padEnd(9, '0')) : BigInt(digits) * length;
}

const compile = memoize((format): Format => {
  const units: string[] = [];
  const parts = timespanPieces(format).map((piece) => {
    if (typeof piece === 'string') return literal(piece);
    units.push(piece.unit);
    return `(${digitsPattern(piece)})`;
  });
  return { pattern: new RegExp(`^(-)?${parts.join('')}$`), units };
});

function digitsPattern({ unit, padding, width }: TimespanDirective): string {
  if (width !== null)
    return padding === '-' ? `[0-9]{1,${width}}` : padding === '_' ? `[ 0-9]{${width}}` : `[0-9]{${width}}`;
  const limit = FRACTION_DIGITS[unit];
  return `${padding === '_' ? '\\s*' : ''}${limit === undefined ? '[0-9]+' : `[0-9]{1,${limit}}`}`;
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
