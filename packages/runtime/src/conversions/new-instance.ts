import { FunctionError } from '../diagnostics/error.js';
import type { PuppetType } from '../types/type.js';
import type { Value } from '../values/value.js';

/**
 * A value of a type made of other values: what `Integer('0x1F')` and `new(Integer, '0x1F')` do.
 * @throws {FunctionError} where the type has no instances that could be made, or they cannot be made of these values
 */
export function newInstance(type: PuppetType, args: readonly Value[]): Value {
  void args;
  throw new FunctionError(`Creation of new instance of type '${type}' is not supported`);
}
