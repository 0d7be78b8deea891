/** Literals of numbers, tuples and objects. */
import { toText } from '../conversions/conversion.js';
import { Mismatch } from '../conversions/rules.js';
import { report } from '../evaluation/evaluation.js';
import { parseNumber } from '../values/number-text.js';
import type { NumberValue } from '../values/number.js';
import { isNull, objectOf, TupleValue, UNKNOWN, type Value } from '../values/value.js';
import { type Deferred, evaluated, outcomeOf } from './deferred.js';
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

/** Creates an object. The last of several items of one name counts. */
export function object(items: readonly (readonly [key: Deferred, value: Deferred])[]): Value {
  const attributes: [string, Value][] = [];
  for (const [i, [key, value]] of items.entries()) {
    const name = outcomeOf(key);
    const attribute = evaluated(value);
    const text = name.hasFailed ? null : keyText(name.value, i);
    if (text !== null) attributes.push([text, attribute]);
  }
  return attributes.length === items.length ? objectOf(attributes) : UNKNOWN;
}

/**
 * Returns null after an error, or if the key is not known. Parts are numbered in the order of the source: 0 is the first
 * key, 1 the first value. HCL blames the value if the key is null.
 */
function keyText(key: Value, position: number): string | null {
  if (typeof key === 'string') return key;
  if (isNull(key)) {
    report(PROBLEMS.NULL_KEY, {}, 2 * position + 1);
    return null;
  }
  const text = toText(key);
  if (text instanceof Mismatch) report(PROBLEMS.KEY_TYPE, { reason: text.message }, 2 * position);
  return typeof text === 'string' ? text : null;
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
