import { FunctionError, isArray, PuppetHash, rubyEquals, type Value } from '@pptjs/runtime';
import { oldFunction } from '../old-function.js';
import { oneOrMany } from '../one-or-many.js';
import { rubyClass } from '../ruby-class.js';

/**
 * Leaves out of an array each element that is equal to a value, or to one of several; of a hash the keys, of a text all
 * places where it is.
 *
 * @example
 * delete(['a', 'b', 'c', 'b'], 'b') # => ['a', 'c']
 */
export const delete_ = oldFunction('delete', (args) => {
  if (args.length !== 2) throw new FunctionError(`delete(): Wrong number of arguments given ${args.length} for 2`);
  const [collection = null, given = null] = args;
  const items = oneOrMany(given);
  if (isArray(collection)) return collection.filter((value) => !items.some((item) => rubyEquals(value, item)));
  if (collection instanceof PuppetHash) return withoutKeys(collection, items);
  if (typeof collection === 'string') return items.reduce<string>(withoutText, collection);
  throw new FunctionError(
    `delete(): First argument must be an Array, String, or Hash. Given an argument of class ${rubyClass(collection)}.`,
  );
});

function withoutKeys(hash: PuppetHash, keys: readonly Value[]): PuppetHash {
  const removed = PuppetHash.from(keys.map((key) => [key, null]));
  return PuppetHash.from(Array.from(hash).filter(([key]) => !removed.has(key)));
}

function withoutText(text: string, item: Value): string {
  if (typeof item !== 'string') throw new FunctionError(`wrong argument type ${rubyClass(item)} (expected Regexp)`);
  return text.replaceAll(item, '');
}
