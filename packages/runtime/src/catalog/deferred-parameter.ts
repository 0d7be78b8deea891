import { context } from '../evaluation/context.js';
import { isFirstWarning } from '../functions/deprecated.js';
import { builtinFunction } from '../functions/registry.js';
import { deferred } from '../types/deferred.js';
import type { PuppetObject } from '../values/object.js';
import type { Value } from '../values/value.js';
import { DeclarationError } from './errors.js';

/** Whether a value is a Deferred, which any type of a parameter takes: what the agent's call gives is not known. */
export function isDeferred(value: Value): value is PuppetObject {
  return deferred().isInstance(value);
}

/**
 * Says that the value of a parameter cannot be checked.
 * @throws {DeclarationError} where the call has no arguments
 */
export function checkDeferred(value: PuppetObject): void {
  const name = value.get('name') as string;
  if (value.get('arguments') === null) throw new DeclarationError(`No matching arity found for ${name} with arguments `);
  if (builtinFunction(name) === undefined) return;
  const message = `Deferred function ${name} has no return_type, unable to guarantee value type during compilation.\n   (file & line not available)`;
  if (isFirstWarning(message)) context().log({ level: 'warning', message });
}
