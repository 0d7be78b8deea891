import { evaluationError, type Message } from '../../errors/messages.js';
import * as sharedMessages from '../../errors/messages/shared.js';
import { characterAt, characterCount, characterFromEnd, sliceCharacters } from '../../text/slice.js';
import { inferType } from '../../types/infer.js';
import { Float } from '../../values/float.js';
import { numberFromText } from '../../values/integer.js';
import { isInteger, type Integer, type Value } from '../../values/value.js';
import { flattenKeys, fromStart, type Key, sliceRange } from './keys.js';

const messages = {
  BAD_STRING_SLICE_KEY_TYPE: {
    code: 'BAD_STRING_SLICE_KEY_TYPE',
    text: 'A substring operation does not accept {type} as a character index. Expected an Integer',
    help: "The value is a string and has no keys. A reference to a resource starts with a capital letter: `Package['ntp']`.",
  },
} as const satisfies Record<string, Message>;

/**
 * `[index]` or `[from, count]` of a String, in characters. Negative indexes count from the end. Returns an empty String
 * outside the String.
 * @throws {EvaluationError} BAD_STRING_SLICE_ARITY, BAD_STRING_SLICE_KEY_TYPE
 */
export function accessString(text: string, keys: readonly Value[]): string {
  const [from, count = 1] = keys;
  // Most ranges start near the start of the text, so that its other characters need not be counted.
  if (isPosition(from) && isPosition(count) && keys.length <= 2) return sliceCharacters(text, from, from + count);
  const { start, end } = stringRange(keys, characterCount(text));
  return start < end ? sliceCharacters(text, start, end) : '';
}

/** `[index]` of a String with an Integer, which may count from the end. */
export function characterOf(text: string, index: Integer): string {
  if (isPosition(index)) return characterAt(text, index);
  return typeof index === 'number' ? characterFromEnd(text, index) : accessString(text, [index]);
}

function isPosition(key: Value | undefined): key is number {
  return typeof key === 'number' && key >= 0;
}

/** Returns the range that the keys select in a sequence of `size` characters or bytes. */
export function stringRange(keys: readonly Value[], size: number): { start: number; end: number } {
  const [from, count, ...rest] = flattenKeys(keys);
  if (!from || rest.length > 0) {
    throw evaluationError(sharedMessages.BAD_STRING_SLICE_ARITY, { count: flattenKeys(keys).length });
  }
  const index = integerKey(from);
  if (count) return sliceRange(index, integerKey(count), size);
  const start = fromStart(index, size);
  return start < 0 ? { start: 0, end: 0 } : { start, end: start + 1 };
}

/** Converts a String to an Integer without a warning, unlike arithmetic operators. */
function integerKey({ value, blame }: Key): Integer {
  const number = typeof value === 'string' ? numberFromText(value) : value;
  if (number !== null && isInteger(number)) return number;
  const type = typeName(number instanceof Float ? number : value);
  const article = /^[aeiou]/i.test(type) ? 'an' : 'a';
  throw evaluationError(messages.BAD_STRING_SLICE_KEY_TYPE, { type: `${article} ${type}` }, blame);
}

function typeName(value: Value): string {
  return String(inferType(value).generalize());
}
