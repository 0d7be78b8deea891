import { defineBuiltin, dispatch, isArray, type Value } from '@pptjs/runtime';

/**
 * Whether a text ends with another, or with one of several.
 *
 * @example
 * stdlib::end_with('foobar', ['x', 'bar']) # => true
 */
export const end_with = defineBuiltin(
  'stdlib::end_with',
  dispatch(
    ['String test_string', 'Variant[String[1], Array[String[1], 1]] suffixes'],
    (text: string, suffixes: Value) =>
      (isArray(suffixes) ? suffixes : [suffixes]).some((suffix) => text.endsWith(String(suffix))),
    { returns: 'Boolean' },
  ),
);
