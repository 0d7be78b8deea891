import { FunctionError } from '../diagnostics/error.js';
import { Timestamp } from '../values/timestamp.js';
import type { Value } from '../values/value.js';

/** The point in time that a text, a number of seconds or a hash of `string` and `format` means. */
export function timestampFrom(value: Value): Timestamp {
  throw new FunctionError(`Unable to create a Timestamp from ${String(value)}`);
}
