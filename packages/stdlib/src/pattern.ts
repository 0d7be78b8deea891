import { FunctionError } from '@pptjs/runtime';
import { dynamicRegExp } from '@pptjs/runtime/regexp';

/** @throws {FunctionError} where the text is no regular expression: `premature end of char-class: /[/` */
export function patternOf(source: string): RegExp {
  try {
    return dynamicRegExp(source).compiled;
  } catch (error) {
    if (error instanceof Error && error.name === 'RegExpError') throw new FunctionError(error.message);
    throw error;
  }
}
