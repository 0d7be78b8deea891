import { defineBuiltin } from '../calling/define-builtin.js';
import { truthy } from '../operators/truthy.js';
import { searches } from './support/search.js';

/**
 * Returns true if the block returns a true value for at least one element. Stops at the first such element.
 *
 * A block with one parameter receives the element (for a hash: the pair as an array). A block with two parameters
 * receives the index (for a hash: the key) and the value.
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
