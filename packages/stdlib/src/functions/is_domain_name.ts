import { FunctionError } from '@pptjs/runtime';
import { isDomainName } from '../domain-name.js';
import { oldFunction } from '../old-function.js';

/**
 * Whether a value is the text of the name of a domain.
 *
 * @example
 * is_domain_name('foo.com') # => true
 */
export const is_domain_name = oldFunction('is_domain_name', (args) => {
  if (args.length !== 1)
    throw new FunctionError(`is_domain_name(): Wrong number of arguments given ${args.length} for 1`);
  const [value = null] = args;
  return typeof value === 'string' && isDomainName(value);
});
