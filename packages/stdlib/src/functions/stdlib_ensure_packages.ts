import { defineBuiltin, dispatch, type Value } from '@pptjs/runtime';
import { ensure_packages } from './ensure_packages.js';

/**
 * Declares packages that are to be installed, unless they are there.
 *
 * @example
 * stdlib::ensure_packages(['curl', 'wget']) # => undef
 */
export const stdlib_ensure_packages = defineBuiltin(
  'stdlib::ensure_packages',
  dispatch(
    ['Variant[String[1], Array[String[1]], Hash[String[1], Any]] packages', 'Hash default_attributes?'],
    (packages: Value, ...attributes: readonly Value[]) =>
      ensure_packages(packages, ...attributes.filter((each) => each !== undefined)),
    { returns: 'Undef' },
  ),
);
