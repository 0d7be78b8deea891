import { FunctionError } from '../../errors/error.js';
import * as typeMessages from '../../errors/messages/types.js';
import { timespanFrom } from '../../text/time/timespan-parse.js';
import { timestampFrom } from '../../text/time/timestamp-parse.js';
import { rubyClass } from '../../types/ruby-class.js';
import { sliceError, sliceFailure } from '../../types/size.js';
import { TimespanType } from '../../types/timespan.js';
import { TimestampType } from '../../types/timestamp.js';
import { DEFAULT } from '../../values/default.js';
import { Float } from '../../values/float.js';
import { PuppetHash } from '../../values/hash.js';
import { Timespan } from '../../values/timespan.js';
import { Timestamp } from '../../values/timestamp.js';
import type { PuppetType } from '../../values/type.js';
import { isInteger, type Value } from '../../values/value.js';
import { badArity, capitalized, type Key } from './keys.js';

/** `Timestamp[from, to]` */
export function timestampType(keys: readonly Key[]): PuppetType {
  const [from = null, to = null] = ends('Timestamp', keys, Timestamp, timestampFrom);
  return new TimestampType(from, to);
}

/** `Timespan[from, to]` */
export function timespanType(keys: readonly Key[]): PuppetType {
  const [from = null, to = null] = ends('Timespan', keys, Timespan, timespanFrom);
  return new TimespanType(from, to);
}

function ends<T extends Value>(
  name: string,
  keys: readonly Key[],
  class_: abstract new (...args: never[]) => T,
  make: (value: Value) => T,
): (T | null)[] {
  if (keys.length > 2) throw badArity(capitalized(`${name}-Type`), 0, 2, keys.length);
  return keys.map(({ value }) => {
    if (value === DEFAULT || value === null) return null;
    if (value instanceof class_) return value;
    const isConvertible =
      typeof value === 'string' || isInteger(value) || value instanceof Float || value instanceof PuppetHash;
    if (!isConvertible) throw sliceError(typeMessages.BAD_TIME, { name, actual: rubyClass(value) });
    try {
      return make(value);
    } catch (error) {
      if (error instanceof FunctionError) throw sliceFailure(error.message);
      throw error;
    }
  });
}
