import { defineBuiltin } from '../calling/define-builtin.js';
import { truthy } from '../operators/truthy.js';
import { searches } from './support/search.js';

/**
 * True if the block gives a true value for every element; asks no further than the first for which it does not.
 *
 * A block with one parameter takes an element (of a hash: the pair as an array), one with two takes the index (of a
 * hash: the key) and the value.
 *
 * @example
 * [1, 2, 3].all |$x| { $x > 0 } # => true
 */
export const all = defineBuiltin(
  'all',
  ...searches((_, visitAll) => {
    let failed = false;
    visitAll((_key, answer) => (failed = !truthy(answer)));
    return !failed;
  }),
);
