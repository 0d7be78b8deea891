import {
  ClassType,
  Float,
  isArray,
  isInteger,
  PuppetHash,
  ResourceType,
  undefinedMethod,
  type Value,
} from '@pptjs/runtime';

/** The methods that Ruby proposes instead. */
function similarTo(value: Value): readonly string[] {
  if (value instanceof ResourceType || value instanceof ClassType) return ['to_a', 'to_h', 'to_s'];
  return isArray(value) || value instanceof PuppetHash ? ['to_s', 'to_a', 'to_h'] : ['to_s'];
}

/**
 * Ruby's `to_i`, of numbers and of texts that begin with digits.
 * @throws {FunctionError} for a value that has no such method
 */
export function toInteger(value: Value): number {
  if (isInteger(value)) return Number(value);
  if (value instanceof Float) return Math.trunc(value.value);
  if (typeof value === 'string') return Number.parseInt(value, 10);
  if (value === null) return 0;
  throw undefinedMethod('to_i', value, similarTo(value));
}
