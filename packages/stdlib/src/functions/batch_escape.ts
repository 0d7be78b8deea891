import { defineBuiltin, dispatch, rubyText, type Value } from '@pptjs/runtime';

/** The signature, also of `stdlib::batch_escape`. */
export const batchEscape = dispatch(
  ['Any string'],
  (value: Value) =>
    `"${rubyText(value)
      .replaceAll('"', '""')
      .replace(/[$\\]/g, String.raw`\$&`)}"`,
);

/**
 * A value's text in double quotes, as a batch file of Windows takes it.
 *
 * @example
 * batch_escape('foo "bar"') # => '"foo ""bar"""'
 */
export const batch_escape = defineBuiltin('batch_escape', batchEscape);
