/** Templates: `"a ${b}"`, and `%{ for … }` in them. */
import { toText } from '../conversions/conversion.js';
import { Mismatch } from '../conversions/rules.js';
import { report } from '../evaluation/evaluation.js';
import { checkTextLength } from '../evaluation/limits.js';
import { DYNAMIC, STRING } from '../values/type.js';
import { isNull, normalizeText, TupleValue, typeOf, UnknownValue, type Value } from '../values/value.js';
import { type Deferred, evaluated } from './deferred.js';
import { PROBLEMS } from './problems.js';

const UNKNOWN_STRING = new UnknownValue(STRING);

/** Joins the parts of a template. A part without text is an error, and gives an empty text. */
export function template(parts: readonly Deferred[]): Value {
  let text = '';
  let isKnown = true;
  for (const [i, part] of parts.entries()) {
    const value = evaluated(part);
    const partText = typeof value === 'string' ? value : interpolatedText(value, i);
    if (partText === null) isKnown = false;
    else text += partText;
    checkTextLength(text.length);
  }
  return isKnown ? normalizeText(text) : UNKNOWN_STRING;
}

/** Returns null if the text is not known. */
function interpolatedText(value: Value, position: number): string | null {
  if (isNull(value)) {
    report(PROBLEMS.NULL_INTERPOLATION, {}, position);
    return '';
  }
  const text = value instanceof UnknownValue ? null : toText(value);
  if (typeof text === 'string' || text === null) return text;
  if (text instanceof Mismatch) report(PROBLEMS.INTERPOLATION_TYPE, { reason: text.message }, position);
  return '';
}

/** Joins the results of a `%{ for … }`. */
export function joinTemplate(tuple: Value): Value {
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
  return normalizeText(joined);
}
