import { defineBuiltin, dispatch } from '../calling/define-builtin.js';
import { nanosecondsOf } from '../text/time/seconds.js';
import { strptime, type TimeParts } from '../text/time/strptime.js';
import { timeZoneOffset } from '../text/time/time-zone.js';
import { Float } from '../values/float.js';
import { PuppetHash } from '../values/hash.js';
import { daysFromCivil, Timestamp } from '../values/timestamp.js';
import { isArray, isInteger, type Integer, type Value } from '../values/value.js';
import { fail, onFirstUse } from './constructor.js';

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

const types = { Formats: 'Variant[String[2], Array[String[2], 1]]' };

/** `Timestamp()` is now; `Timestamp(seconds)`; `Timestamp(text, formats, timezone)`; a hash of these. */
export const newTimestamp = onFirstUse(() =>
  defineBuiltin(
    'new_timestamp',
    dispatch([], () => new Timestamp(BigInt(Date.now()) * 1_000_000n)),
    dispatch(['Variant[Integer, Float] seconds'], (seconds: Integer | Float) => new Timestamp(secondsOf(seconds))),
    dispatch(['String[1] string', 'Formats format?', 'String[1] timezone?'], parse, { types }),
    dispatch(
      ["Struct[{'string' => String[1], Optional['format'] => Formats, Optional['timezone'] => String[1]}] hash_arg"],
      (args: PuppetHash) =>
        parse(
          args.get('string') as string,
          args.get('format') as Formats | undefined,
          args.get('timezone') as string | undefined,
        ),
      { types },
    ),
  ),
);

type Formats = string | readonly string[];

function secondsOf(seconds: Integer | Float): bigint {
  if (seconds instanceof Float && !Number.isFinite(seconds.value * 1e9))
    return fail(String(new Float(seconds.value * 1e9)));
  return nanosecondsOf(seconds);
}

/**
 * The point in time that a text, a number of seconds or a hash of `string` and `format` means, as a type's parameter.
 */
export function timestampFrom(value: Value): Timestamp {
  if (isInteger(value) || value instanceof Float) return new Timestamp(secondsOf(value));
  if (!(value instanceof PuppetHash)) return parse(value as string);
  const text = value.get('string');
  if (typeof text !== 'string') return fail('no implicit conversion of nil into String');
  return parse(text, value.get('format') as Formats | undefined, value.get('timezone') as string | undefined);
}

function parse(text: string, formats: Formats = DEFAULT_FORMATS, timezone?: string): Timestamp {
  const list = isArray(formats as Value) ? (formats as readonly string[]) : [formats as string];
  for (const format of list) {
    const parts = strptime(text, format);
    if (parts) {
      if (timezone !== undefined && /%:*[zZ]|%\+/.test(format)) {
        fail(
          'Using a Timezone designator in format specification is mutually exclusive to providing an explicit timezone argument',
        );
      }
      const time = assemble(parts, timezone);
      if (time !== null) return time;
    }
  }
  const tried = isArray(formats as Value) ? `any of the formats ${list.join(', ')}` : `format '${list[0]}'`;
  return fail(`Unable to parse '${text}' using ${tried}`);
}

/** Null where the parts are no time. */
function assemble(parts: TimeParts, timezone: string | undefined): Timestamp | null {
  const { month = 1, day = 1, minute = 0, second = 0, nanosecond = 0n } = parts;
  if (parts.year === undefined && parts.century === undefined)
    return fail('no implicit conversion of nil into Integer');
  if (nanosecond < 0n) return fail('subsecx out of range');
  const hour = hourOf(parts);
  if (hour === 24 && (minute > 0 || second > 0)) return null;
  const year = (parts.year ?? 0) + (parts.century ?? 0) * 100;
  const zone = parts.zone ?? timezone;
  const offset = zone === undefined ? 0 : timeZoneOffset(zone.replace(/\s(?:standard\s)?time$/i, ''));
  const seconds = daysFromCivil(year, month, day) * 86_400 + hour * 3600 + minute * 60 + second - offset;
  return new Timestamp(BigInt(Math.round(seconds)) * 1_000_000_000n + nanosecond);
}

function hourOf({ hour = 0, afternoon }: TimeParts): number {
  if (afternoon === undefined || hour === 0) return hour;
  return (hour % 12) + (afternoon ? 12 : 0);
}
