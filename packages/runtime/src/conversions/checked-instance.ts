import { assertType } from '../types/mismatch/index.js';
import type { PuppetType } from '../values/type.js';
import type { Value } from '../values/value.js';

/**
 * Returns the result of a type's constructor.
 * @throws {FunctionError} if it is not an instance of the type
 */
export function checkedInstance(type: PuppetType, instance: Value): Value {
  return type.isInstance(instance)
    ? instance
    : assertType(`Converted value from ${type}.new() has wrong type,`, type, instance);
}
