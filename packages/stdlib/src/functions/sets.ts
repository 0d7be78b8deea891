import { functionError, isArray, keyId, rubyClassOf } from '@pptjs/runtime/internal';
import { legacyFunction } from '../legacy/legacy-function.js';
import { messages } from '../messages.js';
import { distinct, keyIds } from '../values/collections.js';

/**
 * Returns the elements of an array that another array does not have.
 *
 * @example
 * difference(['a', 'b'], ['b']) # => ['a']
 */
export const difference = legacyFunction('difference', (args) => {
  if (args.length !== 2)
    throw functionError(messages.ARGUMENT_COUNT, { name: 'difference', given: args.length, expected: '2' });
  const [first = null, second = null] = args;
  if (!isArray(first) || !isArray(second)) throw functionError(messages.DIFFERENCE_NOT_ARRAYS, {});
  const removed = keyIds(second);
  return first.filter((value) => !removed.has(keyId(value)));
});

/**
 * Returns the elements that two arrays have in common, without repetitions.
 *
 * @example
 * intersection(['a', 'b'], ['b', 'c']) # => ['b']
 */
export const intersection = legacyFunction('intersection', (args) => {
  if (args.length !== 2)
    throw functionError(messages.ARGUMENT_COUNT, { name: 'intersection', given: args.length, expected: '2' });
  const [first = null, second = null] = args;
  if (!isArray(first) || !isArray(second)) {
    const classes = { first: rubyClassOf(first), second: rubyClassOf(second) };
    throw functionError(messages.INTERSECTION_NOT_ARRAYS, classes);
  }
  const common = keyIds(second);
  return distinct(first.filter((value) => common.has(keyId(value))));
});

/**
 * Returns whether an array contains a value, or all elements of another array.
 *
 * @example
 * member(['a', 'b'], ['b']) # => true
 */
export const member = legacyFunction('member', (args) => {
  if (args.length < 2)
    throw functionError(messages.ARGUMENT_COUNT, { name: 'member', given: args.length, expected: '2' });
  const [array = null, item = null] = args;
  if (!isArray(array)) throw functionError(messages.NOT_AN_ARRAY, { name: 'member' });
  if (!isArray(item) && typeof item !== 'string' && typeof item !== 'number' && typeof item !== 'bigint')
    throw functionError(messages.MEMBER_INVALID_ITEM, {});
  if (isArray(item) && item.length === 0) throw functionError(messages.MEMBER_NO_ITEM, {});
  const present = keyIds(array);
  return (isArray(item) ? item : [item]).every((value) => present.has(keyId(value)));
});

/**
 * Returns the elements of all arrays, without repetitions.
 *
 * @example
 * union(['a', 'b'], ['b', 'c']) # => ['a', 'b', 'c']
 */
export const union = legacyFunction('union', (args) => {
  if (args.length < 2)
    throw functionError(messages.ARGUMENT_COUNT, { name: 'union', given: args.length, expected: '< 2' });
  const arrays = args.filter(isArray);
  if (arrays.length < args.length) throw functionError(messages.UNION_NOT_ARRAYS, {});
  return distinct(arrays.flat(1));
});
