import { defineBuiltin, dispatch } from '@pptjs/runtime';

/**
 * Fails where a text is not the name of a host or a zone.
 *
 * @example
 * stdlib::validate_domain_name('example.com', 'example.') # => undef
 */
export const stdlib_validate_domain_name = defineBuiltin(
  'stdlib::validate_domain_name',
  dispatch(['Variant[Stdlib::Fqdn, Stdlib::Dns::Zone] values*'], () => null),
);
