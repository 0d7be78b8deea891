import { defineBuiltin, dispatch } from '@pptjs/runtime';
import { warnDeprecated } from '../legacy/deprecation.js';

/**
 * Warns of something that is deprecated, once for each key.
 *
 * @example
 * deprecation('old', 'this is old') # => undef
 */
export const deprecation = defineBuiltin(
  'deprecation',
  dispatch(['String key', 'String message'], (key: string, message: string) => {
    warnDeprecated(key, message);
    return null;
  }),
);
