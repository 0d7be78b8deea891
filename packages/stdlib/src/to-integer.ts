import { Float, isInteger, undefinedMethod, isArray, PuppetHash, type Value } from '@pptjs/runtime';

/**
 * Ruby's `to_i`, of numbers and of texts that begin with digits.
 * @throws {FunctionError} for a value that has no such method
 */
export function toInteger(value: Value): number {
  if (isInteger(value)) return Number(value);
  if (value instanceof Float) return Math.trunc(value.value);
  if (typeof value === 'string') return Number.parseInt(value, 10);
  throw undefinedMethod('to_i', value, isArray(value) || value instanceof PuppetHash ? ['to_s', 'to_a', 'to_h'] : ['to_s']);
}
