import { DEFAULT } from '../../values/default.js';
import { PuppetObject } from '../../values/object.js';
import type { Value } from '../../values/value.js';
import type { Formats } from './format-map.js';
import { readFormat } from './format.js';
import { writeSingle } from './single.js';
import { isContainer, Writer } from './writer.js';

export type { Formats } from './format-map.js';

/**
 * Returns the text of `String.new(value, formats)`. `formats` is a format for the value (`%#x`), or a hash of formats
 * by type.
 * @throws {FunctionError} for an invalid format, or one that the value does not have
 */
export function formatValue(value: Value, formats: Formats = DEFAULT): string {
  const isSingle = typeof formats === 'string' && !isContainer(value) && !(value instanceof PuppetObject);
  return isSingle ? writeSingle(value, readFormat(formats)) : Writer.of(formats, value).write(value);
}
