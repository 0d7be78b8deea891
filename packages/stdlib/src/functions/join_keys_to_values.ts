import { FunctionError, isArray, oldText, PuppetHash } from '@pptjs/runtime';
import { oldFunction } from '../old-function.js';
import { rubyClass } from '../ruby-class.js';

/**
 * Each key of a hash with its value, a text between them; an array's elements each get the key.
 *
 * @example
 * join_keys_to_values({ 'a' => 1, 'b' => [2, 3] }, '=') # => ['a=1', 'b=2', 'b=3']
 */
export const join_keys_to_values = oldFunction('join_keys_to_values', (args) => {
  if (args.length !== 2)
    throw new FunctionError(`join_keys_to_values(): Takes exactly two arguments, but ${args.length} given.`);
  const [hash = null, separator = null] = args;
  if (!(hash instanceof PuppetHash)) {
    throw new FunctionError(
      `join_keys_to_values(): The first argument must be a hash, but a ${rubyClass(hash)} was given.`,
    );
  }
  if (typeof separator !== 'string') {
    throw new FunctionError(
      `join_keys_to_values(): The second argument must be a string, but a ${rubyClass(separator)} was given.`,
    );
  }
  return Array.from(hash).flatMap(([key, value]) =>
    (isArray(value) ? value : [value]).map((each) => `${oldText(key)}${separator}${oldText(each)}`),
  );
});
