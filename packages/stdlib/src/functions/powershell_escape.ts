import { defineBuiltin, dispatch, rubyText, type Value } from '@pptjs/runtime';

/** The signature, also of `stdlib::powershell_escape`. */
export const powershellEscape = dispatch(['Any string'], (value: Value) =>
  rubyText(value)
    .replace(/[ '|\n$`]/g, '`$&')
    .replaceAll('"', '\\`"'),
);

/**
 * A value's text as a word of PowerShell, with `` ` `` before what has a meaning there.
 *
 * @example
 * powershell_escape('foo bar') # => 'foo` bar'
 */
export const powershell_escape = defineBuiltin('powershell_escape', powershellEscape);
