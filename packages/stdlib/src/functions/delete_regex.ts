import { FunctionError, isArray, oldText, PuppetHash, undefinedMethod, type Value } from '@pptjs/runtime';
import { oldFunction } from '../old-function.js';
import { oneOrMany } from '../one-or-many.js';
import { patternOf } from '../pattern.js';
import { rubyClass } from '../ruby-class.js';

/**
 * Leaves out of an array the strings that a regular expression matches, or one of several, at the edges of words; of a
 * hash the keys.
 *
 * @example
 * delete_regex(['abf', 'ab', 'ac'], '^ab.*') # => ['ac']
 */
export const delete_regex = oldFunction('delete_regex', (args) => {
  if (args.length !== 2)
    throw new FunctionError(`delete_regex(): Wrong number of arguments given ${args.length} for 2`);
  const [collection = null, given = null] = args;
  const patterns = oneOrMany(given).map((each) => patternOf(String.raw`\b${oldText(each)}\b`));
  const isKept = (value: Value): boolean =>
    typeof value !== 'string' || !patterns.some((pattern) => pattern.test(value));
  if (patterns.length === 0) return collection;
  if (isArray(collection)) return collection.filter(isKept);
  if (collection instanceof PuppetHash) return PuppetHash.from(Array.from(collection).filter(([key]) => isKept(key)));
  if (typeof collection === 'string') throw undefinedMethod('reject!', collection);
  throw new FunctionError(
    `delete_regex(): First argument must be an Array, Hash, or String. Given an argument of class ${rubyClass(collection)}.`,
  );
});
