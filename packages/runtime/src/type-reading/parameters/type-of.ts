import { inferGeneralized } from '../../types/infer.js';
import { RuntimeType } from '../../types/runtime.js';
import { sliceFailure } from '../../types/size.js';
import { PuppetType } from '../../values/type.js';
import type { Value } from '../../values/value.js';

/**
 * What stands for a type where a value was given: a string is the name of a Ruby class, others stand for their own
 * type.
 */
export function typeOf(value: Value): PuppetType {
  if (value instanceof PuppetType) return value;
  if (value === '')
    throw sliceFailure(
      "Runtime 'name_or_pattern' has wrong type, expects a value of type String[1] or Tuple[Regexp, String[1]], got String",
    );
  return typeof value === 'string' ? new RuntimeType('ruby', value) : inferGeneralized(value);
}
