import { defineBuiltin, dispatch, withFastPath } from '../calling/define-builtin.js';
import { timeZoneOffset } from '../text/time/time-zone.js';
import { formatTimespan } from '../text/time/timespan-format.js';
import { formatTimestamp } from '../text/time/timestamp-format.js';
import { Timespan } from '../values/timespan.js';
import { Timestamp } from '../values/timestamp.js';
import { deprecated } from './support/deprecated.js';

/**
 * Formats a Timestamp or a Timespan. For a Timestamp the format has the directives of Ruby's `strftime`, such as
 * `%Y-%m-%d %H:%M:%S`; the time zone defaults to UTC. For a Timespan it has `%D %H %M %S %L %N`. Without a time,
 * formats the current time, which is deprecated.
 *
 * @example
 * strftime(Timestamp('2024-05-06T07:08:09'), '%d.%m.%Y %H:%M', '+02:00') # => '06.05.2024 09:08'
 */
export const strftime = withFastPath(
  defineBuiltin(
    'strftime',
    dispatch(['Timespan time_object', 'String format'], formatTimespan),
    dispatch(['Timestamp time_object', 'String format', 'String timezone?'], formatted),
    dispatch(['String format', 'String timezone?'], (format: string, zone?: string) => {
      deprecated(
        'The argument signature (String format, [String timezone]) is deprecated for #strftime. See #strftime documentation and Timespan type for more info',
        { place: true },
      );
      return formatted(Timestamp.ofDate(new Date()), format, zone);
    }),
  ),
  (general) =>
    (...args) => {
      const [time, format] = args;
      if (args.length !== 2 || typeof format !== 'string') return general(...args);
      if (time instanceof Timespan) return formatTimespan(time, format);
      return time instanceof Timestamp ? formatted(time, format) : general(...args);
    },
);

function formatted(time: Timestamp, format: string, zone?: string): string {
  return zone === undefined || zone === ''
    ? formatTimestamp(time, format, 0, 'UTC')
    : formatTimestamp(time, format, timeZoneOffset(zone), '');
}
