import { DEFAULT } from '../../values/default.js';
import type { Value } from '../../values/value.js';
import type { Formats } from './format-map.js';
import { Writer } from './writer.js';

export type { Formats } from './format-map.js';

/**
 * The text of a value as `String.new(value, formats)` makes it: a format for the value itself (`%#x`), or a hash of
 * formats by type.
 * @throws {FunctionError} for formats that are none, or that the value has not
 */
export function formatValue(value: Value, formats: Formats = DEFAULT): string {
  return Writer.of(formats, value).write(value);
}
