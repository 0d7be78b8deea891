import { Binary } from '../../values/binary.js';
import type { Value } from '../../values/value.js';
import { stringRange } from './string.js';

/**
 * `[index]` or `[from, count]` of a Binary, in bytes. Returns a Binary.
 * @throws {EvaluationError} BAD_STRING_SLICE_ARITY, BAD_STRING_SLICE_KEY_TYPE
 */
export function accessBinary({ bytes }: Binary, keys: readonly Value[]): Binary {
  const { start, end } = stringRange(keys, bytes.length);
  return new Binary(bytes.slice(start, Math.max(start, end)));
}
