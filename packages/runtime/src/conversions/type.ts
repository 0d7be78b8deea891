import { defineBuiltin, dispatch } from '../calling/define-builtin.js';
import { EvaluationError, FunctionError } from '../errors/error.js';
import { parseType } from '../type-reading/parse.js';
import type { PuppetType } from '../values/type.js';
import { fail, onFirstUse } from './constructor.js';

/** `Type(text)` */
export const newType = onFirstUse(() =>
  defineBuiltin(
    'new_type',
    dispatch(['String[1] type_string'], (text: string) => read(text)),
  ),
);

const SLICE = "Error while evaluating a '[]' expression, ";

function read(text: string): PuppetType {
  try {
    return parseType(text);
  } catch (error) {
    if (!(error instanceof EvaluationError)) throw error;
    if (error instanceof FunctionError) throw error;
    if (error.message.startsWith(SLICE)) return fail(error.message.slice(SLICE.length));
    return fail(error.code === '' ? error.message : `The expression <${text}> is not a valid type specification.`);
  }
}
