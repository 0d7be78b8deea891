import { defineOldBuiltin, equals, FunctionError, isArray, PuppetHash, type Value } from '@pptjs/runtime';

/**
 * How many elements an array has that are neither undef nor an empty string, or how many are equal to a value.
 *
 * @example
 * count([1, 2, 2], 2) # => 2
 */
export const count = defineOldBuiltin('count', { atLeast: 1 }, (args) => {
  if (args.length > 2) throw new FunctionError(`count(): Wrong number of arguments given ${args.length} for one or two.`);
  const [given = null, wanted] = args;
  if (!isArray(given) && !(given instanceof PuppetHash)) throw new FunctionError('wrong number of arguments (given 0, expected 1+)');
  const values: readonly Value[] = isArray(given) ? given : Array.from(given);
  if (wanted !== undefined) return values.filter((value) => equals(value, wanted)).length;
  return values.filter((value) => value !== null && value !== '').length;
});
