import { defineBuiltin, dispatch } from '@pptjs/runtime';
import { warnDeprecated } from '../legacy/deprecation.js';

/**
 * Warns of something that is deprecated, once for each key; gives the warning, undef where it was given before.
 *
 * @example
 * deprecation('old', 'this is old')
 */
export const deprecation = defineBuiltin('deprecation', dispatch(['String key', 'String message'], warnDeprecated));
