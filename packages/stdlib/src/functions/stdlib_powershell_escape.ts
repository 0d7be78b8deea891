import { defineBuiltin } from '@pptjs/runtime';
import { powershellEscape } from './powershell_escape.js';

/**
 * A value's text as a word of PowerShell, with `` ` `` before what has a meaning there.
 *
 * @example
 * stdlib::powershell_escape('foo bar') # => 'foo` bar'
 */
export const stdlib_powershell_escape = defineBuiltin('stdlib::powershell_escape', powershellEscape);
