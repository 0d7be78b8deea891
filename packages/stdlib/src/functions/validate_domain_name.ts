import { isDomainName } from '../domain-name.js';
import { checkTexts } from '../legacy/address-checks.js';
import { oldFunction } from '../old-function.js';

/**
 * Fails where one of some values is not a syntactically correct domain name.
 *
 * @example
 * validate_domain_name('example.com') # => undef
 */
export const validate_domain_name = oldFunction('validate_domain_name', (args) => {
  checkTexts(
    'validate_domain_name',
    args,
    isDomainName,
    (shown) => `${shown} is not a syntactically correct domain name`,
  );
  return null;
});
