import type { Blame } from '../../errors/error.js';
import { evaluationError, type Message } from '../../errors/messages.js';
import { inferType } from '../../types/infer.js';
import { isInteger, type Integer, type PuppetArray, type Value } from '../../values/value.js';
import { type ArithmeticOperand, arithmeticOperand } from '../numeric.js';
import { flattenKeys, fromStart, sliceRange } from './keys.js';

const messages = {
  BAD_ARRAY_SLICE_ARITY: {
    code: 'BAD_ARRAY_SLICE_ARITY',
    text: 'Array supports [] with one or two arguments. Got {count}',
  },
  BAD_SLICE_KEY_TYPE: {
    code: 'BAD_SLICE_KEY_TYPE',
    text: 'An Array[] cannot use {type} where Integer is expected',
  },
} as const satisfies Record<string, Message>;

/**
 * `[index]` or `[from, count]` of an Array. Negative indexes count from the end. Returns undef or an empty Array
 * outside the Array.
 * @throws {EvaluationError} BAD_ARRAY_SLICE_ARITY, BAD_SLICE_KEY_TYPE, NOT_NUMERIC, NUMERIC_COERCION
 */
export function accessArray(array: PuppetArray, keys: readonly Value[]): Value {
  const [first] = keys;
  if (typeof first === 'number' && keys.length === 1) return array[fromStart(first, array.length)] ?? null;
  const flat = flattenKeys(keys);
  if (flat.length !== 1 && flat.length !== 2)
    throw evaluationError(messages.BAD_ARRAY_SLICE_ARITY, { count: flat.length });
  const numbers = flat.map(({ value, blame }) => ({ number: arithmeticOperand(value, blame), blame }));
  const [from, count] = numbers.map(integerKey) as [Integer, Integer?];
  if (count === undefined) return array[fromStart(from, array.length)] ?? null;
  return elementsOfRange(array, from, count);
}

/** `[from, count]` of an Array. */
export function elementsOfRange(array: PuppetArray, from: Integer, count: Integer): PuppetArray {
  const { start, end } = sliceRange(from, count, array.length);
  return array.slice(start, Math.max(start, end));
}

function integerKey({ number, blame }: { number: ArithmeticOperand; blame: Blame }): Integer {
  if (isInteger(number)) return number;
  throw evaluationError(messages.BAD_SLICE_KEY_TYPE, { type: String(inferType(number).generalize()) }, blame);
}
