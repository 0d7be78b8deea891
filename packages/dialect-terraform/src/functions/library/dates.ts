import { integerNumber } from '../../values/number.js';
import { normalizeText } from '../../values/value.js';
/** Date and time functions. */
import { ArgumentFailure, CallFailure } from '../calls/failures.js';
import { defineFunction } from '../calls/function-definition.js';
import { text } from '../calls/parameters.js';
import { formatTimestamp, type Timestamp } from '../dates/calendar.js';
import { DateFormatError, formatDate } from '../dates/date-format.js';
import { DurationError, parseDuration } from '../dates/duration.js';
import { parseTimestamp, TimestampError } from '../dates/timestamp-parser.js';

const NANOSECONDS = 1_000_000_000n;

export const formatdate = defineFunction('formatdate', [text('format'), text('time')], (format, time) => {
  const timestamp = timestampOf(time, (reason) => new ArgumentFailure(1, reason));
  try {
    return normalizeText(formatDate(format, timestamp));
  } catch (error) {
    if (!(error instanceof DateFormatError)) throw error;
    throw new ArgumentFailure(0, error.message);
  }
});

export const timeadd = defineFunction('timeadd', [text('timestamp'), text('duration')], (time, duration) => {
  const { seconds, nanoseconds, offset } = timestampOf(time, (reason) => new CallFailure(reason));
  const total = BigInt(seconds) * NANOSECONDS + BigInt(nanoseconds) + durationOf(duration);
  return formatTimestamp({ seconds: Number(floorDivide(total, NANOSECONDS)), nanoseconds: 0, offset });
});

export const timecmp = defineFunction('timecmp', [text('timestamp_a'), text('timestamp_b')], (a, b) => {
  const left = timestampOf(a, (reason) => new ArgumentFailure(0, reason));
  const right = timestampOf(b, (reason) => new ArgumentFailure(1, reason));
  return integerNumber(Math.sign(left.seconds - right.seconds || left.nanoseconds - right.nanoseconds) + 0);
});

function timestampOf(time: string, failure: (reason: string) => CallFailure): Timestamp {
  try {
    return parseTimestamp(time);
  } catch (error) {
    if (!(error instanceof TimestampError)) throw error;
    throw failure(error.message);
  }
}

function durationOf(duration: string): bigint {
  try {
    return parseDuration(duration);
  } catch (error) {
    if (!(error instanceof DurationError)) throw error;
    throw new CallFailure(error.message);
  }
}

function floorDivide(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  return dividend % divisor < 0n ? quotient - 1n : quotient;
}
