import { badArraySliceArity, badArraySliceKeyType } from '../../diagnostics/operator-errors.js';
import { Float } from '../../values/float.js';
import { label } from '../../values/label.js';
import { isInteger, type Integer, type PuppetArray, type Value } from '../../values/value.js';
import { arithmeticOperand } from '../numeric.js';
import { flattenKeys, fromStart, type Key, sliceRange } from './keys.js';

/**
 * `[index]` or `[from, count]` of an Array; negative indexes are from the end. Outside the Array it is undef, or an empty Array.
 * @throws {EvaluationError} BAD_ARRAY_SLICE_ARITY, BAD_SLICE_KEY_TYPE, NOT_NUMERIC, NUMERIC_COERCION
 */
export function accessArray(array: PuppetArray, keys: readonly Value[]): Value {
  const [from, count, ...rest] = flattenKeys(keys);
  if (!from || rest.length > 0) throw badArraySliceArity(flattenKeys(keys).length);
  const index = integerKey(from);
  if (!count) return array[fromStart(index, array.length)] ?? null;
  const { start, end } = sliceRange(index, integerKey(count), array.length);
  return array.slice(start, Math.max(start, end));
}

function integerKey({ value, blame }: Key): Integer {
  const number = arithmeticOperand(value, blame);
  if (isInteger(number)) return number;
  throw badArraySliceKeyType(number instanceof Float ? 'Float' : label(number), blame);
}
