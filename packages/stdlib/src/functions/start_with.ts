import { defineBuiltin, dispatch, isArray, type Value } from '@pptjs/runtime';

/**
 * Whether a text starts with another, or with one of several.
 *
 * @example
 * stdlib::start_with('foobar', ['x', 'foo']) # => true
 */
export const start_with = defineBuiltin(
  'stdlib::start_with',
  dispatch(
    ['String test_string', 'Variant[String[1], Array[String[1], 1]] prefixes'],
    (text: string, prefixes: Value) =>
      (isArray(prefixes) ? prefixes : [prefixes]).some((prefix) => text.startsWith(String(prefix))),
    { returns: 'Boolean' },
  ),
);
