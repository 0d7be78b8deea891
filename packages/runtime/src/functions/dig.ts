import { defineBuiltin, dispatch } from '../calling/define-builtin.js';
import type { Value } from '../values/value.js';
import { navigate } from './support/navigation.js';

/**
 * Gives what keys and indexes lead to in nested arrays and hashes; undef where there is nothing.
 *
 * @example
 * dig({'a' => {'b' => [10, 20]}}, 'a', 'b', 1) # => 20
 */
export const dig = defineBuiltin(
  'dig',
  dispatch(['Optional[Collection] data', 'Any arg*'], (data: Value, path: readonly Value[]) => navigate(data, path)),
);
