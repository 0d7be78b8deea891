import { defineBuiltin, dispatch } from '../calling/define-builtin.js';
import type { Value } from '../values/value.js';
import { navigate } from './support/navigation.js';

/**
 * Follows keys and indexes into nested arrays and hashes, and returns the value there. Returns undef if there is none.
 *
 * @example
 * dig({'a' => {'b' => [10, 20]}}, 'a', 'b', 1) # => 20
 */
export const dig = defineBuiltin(
  'dig',
  dispatch(['Optional[Collection] data', 'Any arg*'], (data: Value, path: readonly Value[]) => navigate(data, path)),
);
