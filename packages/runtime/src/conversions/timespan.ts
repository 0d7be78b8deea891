import { defineBuiltin, dispatch } from '../calling/define-builtin.js';
import { nanosecondsOf } from '../text/time/seconds.js';
import { parseTimespan } from '../text/time/timespan-parse.js';
import { Float } from '../values/float.js';
import { PuppetHash } from '../values/hash.js';
import { Timespan } from '../values/timespan.js';
import { isArray, isInteger, type Integer, type Value } from '../values/value.js';
import { fail, onFirstUse } from './constructor.js';

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

const types = { Formats: 'Variant[String[2], Array[String[2], 1]]' };

/** The units of the fields, in the order of the constructor, in nanoseconds. */
const UNITS = [
  ['days', 86_400_000_000_000n],
  ['hours', 3_600_000_000_000n],
  ['minutes', 60_000_000_000n],
  ['seconds', 1_000_000_000n],
  ['milliseconds', 1_000_000n],
  ['microseconds', 1000n],
  ['nanoseconds', 1n],
] as const;

const FIELDS = UNITS.map(([name]) => `Optional['${name}'] => Integer`).join(', ');

/** `Timespan(seconds)`, `Timespan(text, formats)`, `Timespan(days, hours, minutes, seconds, …)`; a hash of these. */
export const newTimespan = onFirstUse(() =>
  defineBuiltin(
    'new_timespan',
    dispatch(['Variant[Integer, Float] seconds'], (seconds: Integer | Float) => new Timespan(nanosecondsOf(seconds))),
    dispatch(['String[1] string', 'Formats format?'], parse, { types }),
    dispatch(
      [
        'Integer days',
        'Integer hours',
        'Integer minutes',
        'Integer seconds',
        'Integer milliseconds?',
        'Integer microseconds?',
        'Integer nanoseconds?',
      ],
      (...values: (Integer | undefined)[]) => fromFields((_, i) => values[i] ?? 0),
    ),
    dispatch(
      ["Struct[{'string' => String[1], Optional['format'] => Formats}] hash_arg"],
      (args: PuppetHash) => parse(args.get('string') as string, args.get('format') as Formats | undefined),
      { types },
    ),
    dispatch([`Struct[{Optional['negative'] => Boolean, ${FIELDS}}] hash_arg`], fromHash),
  ),
);

type Formats = string | readonly string[];

/** The length of time that a text, a number of seconds or a hash means, as a type's parameter. */
export function timespanFrom(value: Value): Timespan {
  if (isInteger(value) || value instanceof Float) return new Timespan(nanosecondsOf(value));
  if (!(value instanceof PuppetHash)) return parse(value as string);
  return value.has('string')
    ? parse(value.get('string') as string, value.get('format') as Formats | undefined)
    : fromHash(value);
}

function fromHash(args: PuppetHash): Timespan {
  const span = fromFields((name) => (args.get(name) as Integer | undefined) ?? 0);
  return args.get('negative') === true ? new Timespan(-span.nanoseconds) : span;
}

function fromFields(value: (name: string, index: number) => Integer): Timespan {
  return new Timespan(UNITS.reduce((sum, [name, unit], i) => sum + BigInt(value(name, i)) * unit, 0n));
}

function parse(text: string, formats: Formats = DEFAULT_FORMATS): Timespan {
  const list = isArray(formats as Value) ? (formats as readonly string[]) : [formats as string];
  for (const format of list) {
    const nanoseconds = parseTimespan(text, format);
    if (nanoseconds !== null) return new Timespan(nanoseconds);
  }
  const tried = isArray(formats as Value) ? `any of the formats ${list.join(', ')}` : `format '${list[0]}'`;
  return fail(`Unable to parse '${text}' using ${tried}`);
}
