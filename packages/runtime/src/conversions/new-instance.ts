import { InitType } from '../types/init.js';
import { TypeReferenceType } from '../types/type-reference.js';
import type { PuppetType } from '../values/type.js';
import type { Value } from '../values/value.js';
import { checkedInstance } from './checked-instance.js';
import { noConstructor } from './constructor.js';
import { constructorOf } from './constructors.js';
import { newOfInit } from './init.js';

/**
 * Creates an instance of a type from other values: `Integer('0x1F')` and `new(Integer, '0x1F')`. A single value that is
 * already an instance is returned.
 * @throws {FunctionError} if instances of the type cannot be created, or not from these values
 */
export function newInstance(type: PuppetType, args: readonly Value[]): Value {
  const resolved = type.resolved();
  if (resolved instanceof InitType) return newOfInit(resolved, args);
  const [only] = args;
  if (args.length === 1 && only !== undefined && type.isInstance(only)) return only;
  if (resolved instanceof TypeReferenceType) throw noConstructor(type);
  const constructor = constructorOf(resolved);
  if (constructor === null) throw noConstructor(resolved);
  return checkedInstance(type, constructor(...args));
}
