import { FunctionError, HashBuilder, PuppetHash } from '@pptjs/runtime';
import { oldFunction } from '../old-function.js';
import { rubyClass } from '../ruby-class.js';

/**
 * Merges hashes, and the hashes in them; the last value of a key wins.
 *
 * @example
 * deep_merge({ 'a' => { 'b' => 1 } }, { 'a' => { 'c' => 2 } }) # => { 'a' => { 'b' => 1, 'c' => 2 } }
 */
export const deep_merge = oldFunction('deep_merge', (args) => {
  if (args.length < 2)
    throw new FunctionError(`deep_merge(): wrong number of arguments (${args.length}; must be at least 2)`);
  let result = new HashBuilder().build();
  for (const each of args) {
    if (each === '') continue;
    if (!(each instanceof PuppetHash))
      throw new FunctionError(`deep_merge: unexpected argument type ${rubyClass(each)}, only expects hash arguments`);
    result = merge(result, each);
  }
  return result;
});

function merge(lower: PuppetHash, higher: PuppetHash): PuppetHash {
  const builder = new HashBuilder(lower);
  for (const [key, value] of higher) {
    const below = builder.get(key);
    builder.set(key, below instanceof PuppetHash && value instanceof PuppetHash ? merge(below, value) : value);
  }
  return builder.build();
}
