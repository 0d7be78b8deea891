import { defineBuiltin, dispatch } from '../calling/define-builtin.js';
import { EvaluationError, FailedExpressionError, FunctionError } from '../errors/error.js';
import { invalidTypeText } from '../errors/invalid-type-text.js';
import { parseType } from '../type-reading/parse.js';
import { lazy } from '../values/lazy.js';
import type { PuppetType } from '../values/type.js';

/** `Type(text)` */
export const newType = lazy(() =>
  defineBuiltin(
    'new_type',
    dispatch(['String[1] type_string'], (text: string) => read(text)),
  ),
);

function read(text: string): PuppetType {
  try {
    return parseType(text);
  } catch (error) {
    if (!(error instanceof EvaluationError) || error instanceof FunctionError) throw error;
    throw new FunctionError(reasonOf(error, text));
  }
}

/** Returns the reason that Puppet reports. It hides errors with a code of their own. */
function reasonOf(error: EvaluationError, text: string): string {
  if (error instanceof FailedExpressionError && error.expression === "a '[]' expression") return error.reason;
  return error.code === '' ? error.message : invalidTypeText(text).message;
}
