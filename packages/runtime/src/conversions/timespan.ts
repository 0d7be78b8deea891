import { FunctionError } from '../diagnostics/error.js';
import { Timespan } from '../values/timespan.js';
import type { Value } from '../values/value.js';

/** The length of time that a text, a number of seconds or a hash of `string` and `format` means. */
export function timespanFrom(value: Value): Timespan {
  throw new FunctionError(`Unable to create a Timespan from ${String(value)}`);
}
