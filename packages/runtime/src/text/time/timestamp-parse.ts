import { functionError, type Message } from '../../errors/messages.js';
import * as sharedMessages from '../../errors/messages/shared.js';
import { Float } from '../../values/float.js';
import { PuppetHash } from '../../values/hash.js';
import { daysFromCivil, Timestamp } from '../../values/timestamp.js';
import { isArray, isInteger, type Value } from '../../values/value.js';
import { timeOf } from './seconds.js';
import { strptime, type TimeParts } from './strptime.js';
import { timeZoneOffset } from './time-zone.js';
import type { TimeFormats } from './timespan-parse.js';

const messages = {
  NO_FORMAT: { text: 'no implicit conversion of nil into String' },
  TWO_TIME_ZONES: {
    text: 'Using a Timezone designator in format specification is mutually exclusive to providing an explicit timezone argument',
  },
  NO_INTEGER: { text: 'no implicit conversion of nil into Integer' },
  FRACTION_OUT_OF_RANGE: { text: 'subsecx out of range' },
} as const satisfies Record<string, Message>;

const DEFAULT_FORMATS = [
  '%FT%T.%N %Z',
  '%FT%T %Z',
  '%F %T.%N %Z',
  '%F %T %Z',
  '%F %Z',
  '%FT%T.%N',
  '%FT%T',
  '%F %T.%N',
  '%F %T',
  '%F',
];

/** Reads a type parameter: a text, a number of seconds, or a hash of `string` and `format`. */
export function timestampFrom(value: Value): Timestamp {
  if (isInteger(value) || value instanceof Float) return timeOf(Timestamp, value);
  if (!(value instanceof PuppetHash)) return timestampFromText(value as string);
  const text = value.get('string');
  if (typeof text !== 'string') throw functionError(messages.NO_FORMAT, {});
  return timestampFromText(
    text,
    value.get('format') as TimeFormats | undefined,
    value.get('timezone') as string | undefined,
  );
}

/**
 * Parses a point in time by the first of several formats that matches.
 * @throws {FunctionError} if no format matches
 */
export function timestampFromText(text: string, formats: TimeFormats = DEFAULT_FORMATS, timezone?: string): Timestamp {
  const plain = formats === DEFAULT_FORMATS && timezone === undefined ? plainParts(text) : null;
  return (plain === null ? null : assemble(plain, undefined)) ?? timestampByFormats(text, formats, timezone);
}

/** Most texts in the default formats: `2024-05-06`, `2024-05-06T07:08:09`, `2024-05-06 07:08:09 UTC`. */
const PLAIN =
  /^(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])(?:[T ]([01]\d|2[0-3]):([0-5]\d):([0-5]\d)(?:\.(\d{1,9}))?(?: UTC)?)?$/;

/** Reads a text that only one of the default formats matches. Returns null for other texts. */
function plainParts(text: string): TimeParts | null {
  const match = PLAIN.exec(text);
  if (match === null) return null;
  const [, year, month, day, hour = 0, minute = 0, second = 0, fraction = ''] = match;
  return {
    year: Number(year),
    month: Number(month),
    day: Number(day),
    hour: Number(hour),
    minute: Number(minute),
    second: Number(second),
    nanosecond: Number(fraction.padEnd(9, '0')),
  };
}

function timestampByFormats(text: string, formats: TimeFormats, timezone: string | undefined): Timestamp {
  const list = isArray(formats as Value) ? (formats as readonly string[]) : [formats as string];
  for (const format of list) {
    const parts = strptime(text, format);
    if (parts) {
      if (timezone !== undefined && /%:*[zZ]|%\+/.test(format)) {
        throw functionError(messages.TWO_TIME_ZONES, {});
      }
      const time = assemble(parts, timezone);
      if (time !== null) return time;
    }
  }
  const tried = isArray(formats as Value) ? `any of the formats ${list.join(', ')}` : `format '${list[0]}'`;
  throw functionError(sharedMessages.UNPARSABLE_TIME, { text, formats: tried });
}

/** Returns null if the parts are not a valid time. */
function assemble(parts: TimeParts, timezone: string | undefined): Timestamp | null {
  const { month = 1, day = 1, minute = 0, second = 0, nanosecond = 0 } = parts;
  if (parts.year === undefined && parts.century === undefined) throw functionError(messages.NO_INTEGER, {});
  if (nanosecond < 0) throw functionError(messages.FRACTION_OUT_OF_RANGE, {});
  const hour = hourOf(parts);
  if (hour === 24 && (minute > 0 || second > 0)) return null;
  const year = (parts.year ?? 0) + (parts.century ?? 0) * 100;
  const zone = parts.zone ?? timezone;
  const offset = zone === undefined ? 0 : timeZoneOffset(zone.replace(/\s(?:standard\s)?time$/i, ''));
  const seconds = daysFromCivil(year, month, day) * 86_400 + hour * 3600 + minute * 60 + second - offset;
  return Number.isSafeInteger(seconds)
    ? new Timestamp(seconds, nanosecond)
    : new Timestamp(BigInt(Math.round(seconds)) * 1_000_000_000n + BigInt(nanosecond));
}

function hourOf({ hour = 0, afternoon }: TimeParts): number {
  if (afternoon === undefined || hour === 0) return hour;
  return (hour % 12) + (afternoon ? 12 : 0);
}
