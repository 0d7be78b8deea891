import { defineBuiltin } from '@pptjs/runtime';
import { seededString } from './seeded_rand_string.js';

/**
 * A random text of some length: always the same for the same seed and characters.
 *
 * @example
 * stdlib::seeded_rand_string(8, 'seed', 'abc') # => 'bcaccbac'
 */
export const stdlib_seeded_rand_string = defineBuiltin('stdlib::seeded_rand_string', seededString);
