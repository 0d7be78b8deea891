import {
  ClassType,
  defineOldBuiltin,
  FunctionError,
  isArray,
  noConversion,
  PuppetHash,
  ResourceType,
  rubyEquals,
  undefinedMethod,
  type Value,
} from '@pptjs/runtime';
import { characterSet } from '../character-set.js';

/**
 * How many elements an array has that are neither undef nor an empty string, or how many are equal to a value; of a
 * text, how many of its characters are among others.
 *
 * @example
 * count([1, 2, 2], 2) # => 2
 */
export const count = defineOldBuiltin('count', { atLeast: 1 }, (args) => {
  if (args.length > 2) throw new FunctionError(`count(): Wrong number of arguments given ${args.length} for 1 or 2.`);
  const [given = null, wanted = null] = args;
  const isWanted = wanted !== null && wanted !== false;
  if (typeof given === 'string') return countCharacters(given, isWanted ? wanted : undefined);
  if (given instanceof ResourceType || given instanceof ClassType) return 0;
  if (!isArray(given) && !(given instanceof PuppetHash)) throw undefinedMethod('count', given);
  const values: readonly Value[] = isArray(given) ? given : Array.from(given);
  if (isWanted) return values.filter((value) => rubyEquals(value, wanted)).length;
  return values.filter((value) => value !== null && value !== '').length;
});

function countCharacters(text: string, wanted: Value | undefined): number {
  if (wanted === undefined) throw new FunctionError('wrong number of arguments (given 0, expected 1+)');
  if (typeof wanted !== 'string') throw noConversion(wanted, 'String');
  const isIn = characterSet(wanted);
  return [...text].filter(isIn).length;
}
