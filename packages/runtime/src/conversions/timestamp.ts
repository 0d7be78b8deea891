import { defineBuiltin, dispatch } from '../calling/define-builtin.js';
import type { TimeFormats } from '../text/time/timespan-parse.js';
import { timestampFromText, timestampOfSeconds } from '../text/time/timestamp-parse.js';
import type { Float } from '../values/float.js';
import type { PuppetHash } from '../values/hash.js';
import { lazy } from '../values/lazy.js';
import { Timestamp } from '../values/timestamp.js';
import type { Integer } from '../values/value.js';

const types = { Formats: 'Variant[String[2], Array[String[2], 1]]' };

/**
 * `Timestamp()` is the current time. Also `Timestamp(seconds)`, `Timestamp(text, formats, timezone)`, and a hash of
 * these.
 */
export const newTimestamp = lazy(() =>
  defineBuiltin(
    'new_timestamp',
    dispatch([], () => Timestamp.ofDate(new Date())),
    dispatch(['Variant[Integer, Float] seconds'], (seconds: Integer | Float) => timestampOfSeconds(seconds)),
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
);
