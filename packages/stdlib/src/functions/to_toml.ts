import { defineBuiltin, dispatch, type PuppetHash } from '@pptjs/runtime';
import { writeToml } from '../toml.js';

/**
 * The TOML text of a hash, keys in order.
 *
 * @example
 * to_toml({ 'a' => 1, 'b' => { 'c' => 'x' } }) # => "a = 1\n[b]\nc = \"x\"\n"
 */
export const to_toml = defineBuiltin(
  'to_toml',
  dispatch(['Hash data'], (data: PuppetHash) => writeToml(data)),
);
