import { defineBuiltin } from '../calling/define-builtin.js';
import { truthy } from '../operators/truthy.js';
import { searches } from './support/search.js';

/**
 * True if the block gives a true value for at least one element; asks no further than the first.
 *
 * A block with one parameter takes an element (of a hash: the pair as an array), one with two takes the index (of a
 * hash: the key) and the value.
 *
 * @example
 * [1, 2, 3].any |$x| { $x > 2 } # => true
 */
export const any = defineBuiltin(
  'any',
  ...searches((_, visitAll) => {
    let found = false;
    visitAll((_key, answer) => (found = truthy(answer)));
    return found;
  }),
);
