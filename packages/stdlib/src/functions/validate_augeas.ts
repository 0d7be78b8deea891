import { FunctionError } from '@pptjs/runtime';
import { oldFunction } from '../old-function.js';

/**
 * Checks a text with a lens of Augeas. There is no Augeas in JavaScript: always fails, as where Puppet lacks it.
 */
export const validate_augeas = oldFunction('validate_augeas', () => {
  throw new FunctionError(
    'validate_augeas(): this function requires the augeas feature. See http://docs.puppetlabs.com/guides/augeas.html#pre-requisites for how to activate it.',
  );
});
