import { defineBuiltin, dispatch } from '../calling/define-builtin.js';
import { FunctionError } from '../errors/error.js';
import { dynamicRegExp, RegExpError } from '../regexp/index.js';
import { lazy } from '../values/lazy.js';
import type { PuppetRegExp } from '../values/regexp.js';

/** `Regexp(pattern, escape)`. Error messages use Puppet's internal name of the function. */
export const newRegexp = lazy(() =>
  defineBuiltin(
    'new_float',
    dispatch(['String pattern', 'Boolean escape?'], (pattern: string, escape?: boolean) =>
      compile(escape ? escapeRegExp(pattern) : pattern),
    ),
  ),
);

function compile(source: string): PuppetRegExp {
  try {
    return dynamicRegExp(source);
  } catch (error) {
    if (error instanceof RegExpError) throw new FunctionError(error.message);
    throw error;
  }
}

const ESCAPES: Readonly<Record<string, string>> = {
  '\n': '\\n',
  '\t': '\\t',
  '\r': '\\r',
  '\f': '\\f',
  '\v': '\\v',
  ' ': '\\ ',
};

/** Returns the text with the special characters of regular expressions escaped, as Ruby's `Regexp.escape`. */
export function escapeRegExp(text: string): string {
  return text.replace(/[\n\t\r\f\v [\]{}()|\-*.\\?+^$#]/g, (char) => ESCAPES[char] ?? `\\${char}`);
}
