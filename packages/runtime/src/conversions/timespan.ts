import { defineBuiltin, dispatch, withFastPath } from '../calling/define-builtin.js';
import { characterCount } from '../text/slice.js';
import { timeOf } from '../text/time/seconds.js';
import {
  type TimeFormats,
  TIMESPAN_UNITS,
  timespanFromFields,
  timespanFromHash,
  timespanFromText,
  timespanFromUnits,
} from '../text/time/timespan-parse.js';
import type { Float } from '../values/float.js';
import { PuppetHash } from '../values/hash.js';
import { lazy } from '../values/lazy.js';
import { Timespan } from '../values/timespan.js';
import { isInteger, type Integer } from '../values/value.js';

const types = { Formats: 'Variant[String[2], Array[String[2], 1]]' };

/** Days, hours, minutes and seconds. */
const MIN_FIELDS = 4;

const FIELDS = TIMESPAN_UNITS.map(([name]) => `Optional['${name}'] => Integer`).join(', ');

/** `Timespan(seconds)`, `Timespan(text, formats)`, `Timespan(days, hours, minutes, seconds, …)`, or a hash of these. */
export const newTimespan = lazy(() =>
  withFastPath(
    defineBuiltin(
      'new_timespan',
      dispatch(['Variant[Integer, Float] seconds'], (seconds: Integer | Float) => timeOf(Timespan, seconds)),
      dispatch(['String[1] string', 'Formats format?'], timespanFromText, { types }),
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
        (...values: (Integer | undefined)[]) => timespanFromFields((_, i) => values[i] ?? 0),
      ),
      dispatch(
        ["Struct[{'string' => String[1], Optional['format'] => Formats}] hash_arg"],
        (args: PuppetHash) =>
          timespanFromText(args.get('string') as string, args.get('format') as TimeFormats | undefined),
        { types },
      ),
      dispatch([`Struct[{Optional['negative'] => Boolean, ${FIELDS}}] hash_arg`], timespanFromHash),
    ),
    (general) =>
      (...args) => {
        const [from, format] = args;
        if (args.length === 1) {
          if (isInteger(from)) return timeOf(Timespan, from);
          if (isText(from, 1)) return timespanFromText(from);
          const span = from instanceof PuppetHash ? timespanFromUnits(from) : null;
          if (span !== null) return span;
        }
        if (args.length === 2 && isText(from, 1) && isText(format, 2)) return timespanFromText(from, format);
        return args.length >= MIN_FIELDS && args.length <= TIMESPAN_UNITS.length && args.every(isInteger)
          ? timespanFromFields((_, i) => (args[i] as Integer | undefined) ?? 0)
          : general(...args);
      },
  ),
);

/** Whether a value is a text with a minimum number of characters. */
export function isText(value: unknown, minimum: number): value is string {
  return typeof value === 'string' && characterCount(value) >= minimum;
}
