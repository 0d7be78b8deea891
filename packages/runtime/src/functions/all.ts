import { defineBuiltin } from '../calling/define-builtin.js';
import { truthy } from '../operators/truthy.js';
import { searches } from './support/search.js';

/**
 * Returns true if the block returns a true value for every element. Stops at the first element for which it does not.
 *
 * A block with one parameter receives the element (for a hash: the pair as an array). A block with two parameters
 * receives the index (for a hash: the key) and the value.
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
