import type { MatchRecord } from '../context/match-record.js';
import type { Message } from '../errors/messages.js';
import { downcase } from '../text/case.js';
import { equalStrings } from '../text/compare.js';
import { encodeUtf8 } from '../text/utf8.js';
import { Binary } from '../values/binary.js';
import { Float } from '../values/float.js';
import { PuppetHash } from '../values/hash.js';
import { PuppetRegExp } from '../values/regexp.js';
import { SemVerRange } from '../values/semver-range.js';
import { SemVer } from '../values/semver.js';
import { PuppetType } from '../values/type.js';
import { isArray, isInteger, type PuppetArray, type Value } from '../values/value.js';
import { caseMatches } from './case-matches.js';
import { elementIndexOf, isPlain, MIN_INDEXED_SIZE } from './element-index.js';
import { equals } from './equals.js';
import { failedExpression } from './errors.js';
import { areKeysFolded, isFolded } from './folded-keys.js';
import { matchesRegExp } from './match-regexp.js';
import { rangeIncludes } from './version.js';

const messages = {
  BINARY_AND_UNICODE: { text: 'incompatible character encodings: ASCII-8BIT and UTF-8' },
} as const satisfies Record<string, Message>;

/**
 * Puppet's `in`. Finds a String in a String (without regard to case), a value among the elements of an Array or the
 * keys of a Hash, a version in a range, or bytes in a Binary. A Regexp on the left finds a String that it matches; a
 * type finds an instance. Anything else is `false`.
 */
export function isIn(left: Value, right: Value, record?: MatchRecord): boolean {
  if (isArray(right)) {
    // Most lists are short, and have Strings or Integers only.
    const isShort = right.length < MIN_INDEXED_SIZE;
    if (isShort && typeof left === 'string') return isTextAmong(left, right, record);
    return isShort && typeof left === 'number' ? isNumberAmong(left, right) : isAmong(left, right, record);
  }
  if (right instanceof PuppetHash) return isKey(left, right, record);
  if (typeof right === 'string') return isInString(left, right, record);
  if (right instanceof SemVerRange) return rangeIncludes(right, left);
  return right instanceof Binary && isInBinary(left, right);
}

function isKey(left: Value, hash: PuppetHash, record: MatchRecord | undefined): boolean {
  // A String equals itself. Other keys matter only if they record the groups of a match.
  if (typeof left === 'string' && record === undefined) {
    if (hash.has(left)) return true;
    const entries = hash.growingEntries;
    if (entries !== undefined && isFolded(left) && areKeysFolded(entries)) return false;
    if (hash.size < MIN_INDEXED_SIZE) return isTextAmongKeys(left, hash);
  }
  if (typeof left === 'number' && !hash.hasObjectKeys) return hash.has(left);
  if (isArray(left)) return isArrayKey(left, hash);
  return isAmong(left, hash, record);
}

/** A comparison of arrays takes longer than one of texts. */
const MIN_INDEXED_ARRAY_KEYS = 4;

/** Whether an Array equals a key. The same key equals it, unless there is a NaN in it. */
function isArrayKey(left: PuppetArray, hash: PuppetHash): boolean {
  if (hash.has(left) && equals(left, left)) return true;
  const index = isPlain(left) ? elementIndexOf(hash, MIN_INDEXED_ARRAY_KEYS) : undefined;
  if (index !== undefined) return index.unlikeArrays.some((key) => equals(key, left));
  return hash.hasObjectKeys && !hash.every((key) => !(isArray(key) && equals(key, left)));
}

/** Whether a String is an element: a String that is equal without regard to case, or an option that it matches. */
function isText(left: string, element: Value, record: MatchRecord | undefined): boolean {
  return typeof element === 'string' ? equalStrings(element, left) : caseMatches(element, left, record);
}

function isTextAmong(left: string, elements: PuppetArray, record: MatchRecord | undefined): boolean {
  for (let i = 0; i < elements.length; i++) if (isText(left, elements[i] as Value, record)) return true;
  return false;
}

/** Whether a small Integer is an element. Only another number, which may be an object, equals it. */
function isNumberAmong(left: number, elements: PuppetArray): boolean {
  for (let i = 0; i < elements.length; i++) {
    const element = elements[i] as Value;
    if (element === left || (typeof element === 'object' && equals(element, left))) return true;
  }
  return false;
}

/** Whether a String that is no key equals one, or a key is an option that the String matches. */
function isTextAmongKeys(left: string, hash: PuppetHash): boolean {
  const { pairs } = hash;
  // These loops take a third of the time of one with a function as the test.
  if (!hash.hasPairs) return isTextAmongEntries(left, hash.list ?? hash.growingEntries ?? hash.toList());
  for (const key in pairs) if (equalStrings(key, left)) return true;
  return false;
}

function isTextAmongEntries(left: string, entries: readonly (Value | undefined)[]): boolean {
  for (let i = 0; i < entries.length; i += 2)
    if (entries[i + 1] !== undefined && isText(left, entries[i] as Value, undefined)) return true;
  return false;
}

function isAmong(left: Value, collection: PuppetArray | PuppetHash, record: MatchRecord | undefined): boolean {
  const index = typeof left === 'string' || typeof left === 'number' ? elementIndexOf(collection) : undefined;
  // The first element that matches sets the match variables, so that the order counts if one of them is a Regexp.
  if (index !== undefined && (record === undefined || index.others.length === 0))
    return index.has(left as string | number) || index.others.some((element) => isMatch(left, element, record));
  if (!isArray(collection)) return !collection.every((key) => !isFound(left, key, record));
  for (let i = 0; i < collection.length; i++) if (isFound(left, collection[i] as Value, record)) return true;
  return false;
}

/** Whether an element is the one to find. */
function isFound(left: Value, element: Value, record: MatchRecord | undefined): boolean {
  return typeof left === 'string' ? isText(left, element, record) : isMatch(left, element, record);
}

/**
 * Returns whether an element is the one to find. For a String or version on the left, the element is an option as in
 * `case`.
 */
function isMatch(left: Value, element: Value, record: MatchRecord | undefined): boolean {
  if (typeof left === 'string' || left instanceof SemVer) return caseMatches(element, left, record);
  if (left instanceof PuppetRegExp) return typeof element === 'string' && matchesRegExp(left, element, record);
  if (left instanceof PuppetType) return left.isInstance(element);
  return equals(element, left);
}

function isInString(left: Value, right: string, record: MatchRecord | undefined): boolean {
  if (typeof left === 'string') return right.includes(left) || includesInLowerCase(right, left);
  return left instanceof PuppetRegExp && matchesRegExp(left, right, record);
}

/** Whether a text contains another one if both are in lower case. */
function includesInLowerCase(text: string, part: string): boolean {
  if (!isShortAscii(text) || !isShortAscii(part)) return downcase(text).includes(downcase(part));
  for (let start = 0; start + part.length <= text.length; start++) {
    let length = 0;
    while (length < part.length && lowerCaseAt(text, start + length) === lowerCaseAt(part, length)) length++;
    if (length === part.length) return true;
  }
  return false;
}

/** The largest length of a text in which a loop finds another one faster than after a conversion. */
const MAX_SEARCHED_LENGTH = 32;

function isShortAscii(text: string): boolean {
  if (text.length > MAX_SEARCHED_LENGTH) return false;
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 0x7f) return false;
  return true;
}

/** The code of an ASCII character, in lower case if it is a letter. */
function lowerCaseAt(text: string, index: number): number {
  const code = text.charCodeAt(index);
  return code >= 0x41 && code <= 0x5a ? code | 0x20 : code;
}

function isInBinary(left: Value, { bytes }: Binary): boolean {
  if (left instanceof Binary) return includesBytes(bytes, left.bytes);
  if (isInteger(left) || left instanceof Float) return bytes.includes(Number(left));
  if (typeof left !== 'string') return false;
  const bytesToFind = encodeUtf8(left);
  if (bytesToFind.some(isHigh) && bytes.some(isHigh)) {
    throw failedExpression('in', messages.BINARY_AND_UNICODE, {});
  }
  return includesBytes(bytes, bytesToFind);
}

function isHigh(byte: number): boolean {
  return byte > 127;
}

function includesBytes(bytes: Uint8Array, bytesToFind: Uint8Array): boolean {
  for (let start = 0; start + bytesToFind.length <= bytes.length; start++) {
    if (bytesToFind.every((byte, i) => bytes[start + i] === byte)) return true;
  }
  return false;
}
