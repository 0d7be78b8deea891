/** Templates: `"a ${b}"`, and `%{ for … }` in them. */
import { toText } from '../conversion/conversion.js';
import { Mismatch } from '../conversion/rules.js';
import { report } from '../evaluation/evaluation.js';
import { checkTextLength } from '../evaluation/limits.js';
import { DYNAMIC, STRING } from '../values/type.js';
import { isNull, normalizeText, TupleValue, typeOf, UnknownValue, type Value } from '../values/value.js';
import { PROBLEMS } from './problems.js';

const UNKNOWN_STRING = new UnknownValue(STRING);

/**
 * Joins the parts of a template.
 *
 * @param parts literal text, and results of `interpolated`
 */
export function template(...parts: readonly (string | UnknownValue)[]): Value {
  let text = '';
  for (const part of parts) {
    if (typeof part !== 'string') return UNKNOWN_STRING;
    text += part;
  }
  return checkedText(text);
}

/** The text of a value in a template. A value without text is an error, and gives an empty text. */
export function interpolated(value: Value): string | UnknownValue {
  if (typeof value === 'string') return value;
  if (isNull(value)) {
    report(PROBLEMS.NULL_INTERPOLATION, {});
    return '';
  }
  if (value instanceof UnknownValue) return value;
  const text = toText(value);
  if (typeof text === 'string') return text;
  if (text instanceof Mismatch) report(PROBLEMS.INTERPOLATION_TYPE, { reason: text.message });
  return '';
}

/** Joins the results of a `%{ for … }`. */
export function joinTuple(tuple: Value): Value {
  if (!(tuple instanceof TupleValue)) return UNKNOWN_STRING;
  let joined = '';
  for (const value of tuple.elements) {
    if (isNull(value)) {
      report(PROBLEMS.NULL_ITERATION_RESULT, {});
      continue;
    }
    if (typeOf(value) === DYNAMIC) return UNKNOWN_STRING;
    const text = toText(value);
    if (text instanceof Mismatch) report(PROBLEMS.ITERATION_RESULT_TYPE, { reason: text.message });
    else if (typeof text === 'string') joined += text;
    else return UNKNOWN_STRING;
    checkTextLength(joined.length);
  }
  return checkedText(joined);
}

function checkedText(text: string): string {
  checkTextLength(text.length);
  return normalizeText(text);
}
