import { defineBuiltin, dispatch, type Value } from '@pptjs/runtime';
import { factAt } from '../facts.js';
import { rotatedByNode } from './fqdn_rotate.js';

/**
 * Rotates an array or a text a random number of times: always the same for the same node and further arguments.
 *
 * @example
 * stdlib::fqdn_rotate(['a']) # => ['a']
 */
export const stdlib_fqdn_rotate = defineBuiltin(
  'stdlib::fqdn_rotate',
  dispatch(['Array input', 'Variant[Integer, String] seeds*'], rotated, { returns: 'Array' }),
  dispatch(
    ['String input', 'Variant[Integer, String] seeds*'],
    (text: string, seed?: readonly Value[]) => rotated([...text], seed).join(''),
    {
      returns: 'String',
    },
  ),
);

function rotated<T extends Value>(values: readonly T[], seed: readonly Value[] = []): readonly T[] {
  return rotatedByNode(values, factAt('networking', 'fqdn'), seed);
}
