import { defineBuiltin, dispatch, type Integer, type Value } from '@pptjs/runtime';
import { randomText } from './fqdn_rand_string.js';

/**
 * A random text of some length: always the same for the same node, characters and further arguments.
 *
 * @example
 * stdlib::fqdn_rand_string(3, 'a') # => 'aaa'
 */
export const stdlib_fqdn_rand_string = defineBuiltin(
  'stdlib::fqdn_rand_string',
  dispatch(
    ['Integer[1] length', 'Optional[String] charset?', 'Any seed*'],
    (length: Integer, charset: string | null = null, seed: readonly Value[] = []) =>
      randomText(Number(length), charset ?? '', seed),
  ),
);
