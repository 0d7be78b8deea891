import { FunctionError } from '@pptjs/runtime/internal';
import { dynamicRegExp, RegExpError } from '@pptjs/runtime/regexp';

/**
 * Compiles a Ruby regular expression.
 *
 * @throws {FunctionError} for an invalid one: `premature end of char-class: /[/`
 */
export function compileRegExp(source: string): RegExp {
  try {
    return dynamicRegExp(source).compiled;
  } catch (error) {
    if (error instanceof RegExpError) throw new FunctionError(error.message);
    throw error;
  }
}
