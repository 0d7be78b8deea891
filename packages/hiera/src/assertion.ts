import { assertType, parseType, type PuppetType, type Value } from '@pptjs/runtime';

const types = new Map<string, PuppetType>();

/**
 * Throws a FunctionError, `<subject> has wrong type, expects …`, unless `value` is of the type (given as text, read once).
 */
export function assertValue(subject: string, type: string, value: Value): void {
  let parsed = types.get(type);
  if (!parsed) types.set(type, (parsed = parseType(type)));
  assertType(`${subject} has wrong type,`, parsed, value);
}
