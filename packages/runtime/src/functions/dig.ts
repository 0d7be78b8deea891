import type { Value } from '../values/value.js';
import { defineBuiltin, dispatch } from './define.js';
import { navigate } from './navigation.js';

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
