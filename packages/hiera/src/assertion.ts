import { assertType, FunctionError, parseType, type PuppetType, type Value } from '@pptjs/runtime';
import { AssertionFailure } from './errors.js';

const types = new Map<string, PuppetType>();

/**
 * Throws an AssertionFailure, `<subject> has wrong type, expects …`, unless `value` is of the type (given as text, read
 * once).
 */
export function assertValue(subject: string, type: string, value: Value): void {
  let parsed = types.get(type);
  if (!parsed) types.set(type, (parsed = parseType(type)));
  try {
    assertType(`${subject} has wrong type,`, parsed, value);
  } catch (error) {
    throw error instanceof FunctionError ? new AssertionFailure(error.message) : error;
  }
}
