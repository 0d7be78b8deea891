import { defineBuiltin, dispatch, rubyText, type Value } from '@pptjs/runtime';

/**
 * A value's text as a word of PowerShell, with `` ` `` before what has a meaning there.
 *
 * @example
 * powershell_escape('foo bar') # => 'foo` bar'
 */
export const powershell_escape = defineBuiltin(
  'powershell_escape',
  dispatch(['Any string'], (value: Value) => rubyText(value).replace(/[ '|\n$`]/g, '`$&').replaceAll('"', '\\`"')),
);
