import type { FunctionDefinition } from '../context/definition.js';
import { StructType } from '../types/hash.js';
import { PuppetHash } from '../values/hash.js';
import type { Value } from '../values/value.js';
import { signatureOf } from './check.js';
import type { CallableDescription } from './parameters.js';

/**
 * Whether an element of a hash has the type that the Struct of a parameter declares for it. It may be false for hashes without
 * the element, and for parameters of other types than a Struct or an Optional of it.
 */
export function isElement(
  callable: FunctionDefinition | CallableDescription,
  index: number,
  hash: Value,
  key: string,
): boolean {
  const type = signatureOf(callable).parameterAt(index)?.type.resolved().requiredType().resolved();
  const element = hash instanceof PuppetHash ? hash.peek(key) : undefined;
  return element !== undefined && type instanceof StructType && type.element(key)?.type.isInstance(element) === true;
}
