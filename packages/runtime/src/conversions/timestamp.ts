import { defineBuiltin, dispatch, withFastPath } from '../calling/define-builtin.js';
import { timeOf } from '../text/time/seconds.js';
import type { TimeFormats } from '../text/time/timespan-parse.js';
import { timestampFromText } from '../text/time/timestamp-parse.js';
import type { Float } from '../values/float.js';
import type { PuppetHash } from '../values/hash.js';
import { lazy } from '../values/lazy.js';
import { Timestamp } from '../values/timestamp.js';
import { isInteger, type Integer } from '../values/value.js';
import { isText } from './timespan.js';

const types = { Formats: 'Variant[String[2], Array[String[2], 1]]' };

/**
 * `Timestamp()` is the current time. Also `Timestamp(seconds)`, `Timestamp(text, formats, timezone)`, and a hash of
 * these.
 */
export const newTimestamp = lazy(() =>
  withFastPath(
    defineBuiltin(
      'new_timestamp',
      dispatch([], () => Timestamp.ofDate(new Date())),
      dispatch(['Variant[Integer, Float] seconds'], (seconds: Integer | Float) => timeOf(Timestamp, seconds)),
      dispatch(['String[1] string', 'Formats format?', 'String[1] timezone?'], timestampFromText, { types }),
      dispatch(
        ["Struct[{'string' => String[1], Optional['format'] => Formats, Optional['timezone'] => String[1]}] hash_arg"],
        (args: PuppetHash) =>
          timestampFromText(
            args.get('string') as string,
            args.get('format') as TimeFormats | undefined,
            args.get('timezone') as string | undefined,
          ),
        { types },
      ),
    ),
    (general) =>
      (...args) => {
        const [from, format] = args;
        if (args.length === 1) {
          if (isInteger(from)) return timeOf(Timestamp, from);
          if (isText(from, 1)) return timestampFromText(from);
        }
        return args.length === 2 && isText(from, 1) && isText(format, 2)
          ? timestampFromText(from, format)
          : general(...args);
      },
  ),
);
