/** Literals of numbers, tuples and objects. */
import { toText } from '../conversion/conversion.js';
import { Mismatch } from '../conversion/rules.js';
import { report } from '../evaluation/evaluation.js';
import { parseNumber } from '../values/number-text.js';
import type { NumberValue } from '../values/number.js';
import { isNull, objectOf, TupleValue, UNKNOWN, type Value } from '../values/value.js';
import { PROBLEMS } from './problems.js';

/**
 * A number that is not a JavaScript number.
 *
 * @param text a number literal that the lexer has accepted
 */
export function number(text: string): NumberValue {
  return parseNumber(text) ?? 0;
}

export function tuple(elements: readonly Value[]): Value {
  return new TupleValue(elements);
}

/** A name and a value; null if the name is not known. */
export type ObjectItem = readonly [name: string, value: Value] | null;

/**
 * Creates an object. The last of several items of one name counts.
 *
 * @param items results of `objectItem`, or pairs if the name is constant and in normal form C
 */
export function object(items: readonly ObjectItem[]): Value {
  const known = items.filter((item) => item !== null);
  return known.length === items.length ? objectOf(known) : UNKNOWN;
}

/** An item of an object whose name is computed. */
export function objectItem(key: Value, value: Value): ObjectItem {
  if (isNull(key)) {
    report(PROBLEMS.NULL_KEY, {}, 'value');
    return null;
  }
  const name = toText(key);
  if (typeof name === 'string') return [name, value];
  if (name instanceof Mismatch) report(PROBLEMS.KEY_TYPE, { reason: name.message }, 'key');
  return null;
}

/**
 * The key `a.b` may be meant as a reference or as a name. It is an error.
 *
 * @returns a key that is not known
 */
export function ambiguousKey(): Value {
  report(PROBLEMS.AMBIGUOUS_KEY, {});
  return UNKNOWN;
}
