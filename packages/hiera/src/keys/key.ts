import { isArray, PuppetHash, rubyClassOf, type Segment, splitDottedKey, type Value } from '@pptjs/runtime/internal';
import { lookupError, type LookupError } from '../errors.js';
import { messages } from '../messages.js';

export type { Segment };

/** A parsed key: `users.alice.'a.b'.0`. */
export interface LookupKey {
  /** The key as it is written. */
  readonly text: string;
  /** The first part: the key that data files contain. */
  readonly root: string;
  /** The module of a qualified key: the first name segment of the root. */
  readonly moduleName: string | undefined;
  /** The parts after the root. */
  readonly segments: readonly Segment[];
}

/** Means "no value", where `null` would be the value undef. */
export const NOT_FOUND: unique symbol = Symbol('not found');
export type NotFound = typeof NOT_FOUND;

/**
 * Parses a dotted key. Dots within quotes do not separate.
 *
 * @param syntaxError creates the error for a malformed key
 * @throws {LookupError} if a segment is empty or a quote is not closed
 */
export function parseKey(text: string, syntaxError: (key: string) => LookupError = keySyntaxError): LookupKey {
  const key = readKey(text);
  if (key === undefined) throw syntaxError(text);
  return key;
}

/** Parses a dotted key. Undefined if it is malformed. */
export function readKey(text: string): LookupKey | undefined {
  if (hasNoSegments(text)) return { text, root: text, moduleName: moduleOf(text), segments: [] };
  const parts = splitDottedKey(text);
  if (parts === undefined) return undefined;
  const [first, ...segments] = parts;
  const root = String(first);
  return { text, root, moduleName: moduleOf(root), segments };
}

function keySyntaxError(key: string): LookupError {
  return lookupError(messages.KEY_SYNTAX, { key });
}

/** The module of a qualified key. */
export function moduleOf(root: string): string | undefined {
  const separator = root.indexOf('::');
  return separator > 0 ? root.slice(0, separator) : undefined;
}

function hasNoSegments(text: string): boolean {
  return !text.includes('.') && !text.includes("'") && !text.includes('"');
}

/**
 * Follows the segments of `key` from the value of its root.
 *
 * @param onStep receives the result of each segment
 * @throws {LookupError} if a segment selects from a value that is neither a Hash nor an Array
 */
export function dig(
  key: LookupKey,
  value: Value,
  onStep?: (segment: Segment, result: Value | NotFound) => void,
): Value | NotFound {
  let current: Value = value;
  for (const segment of key.segments) {
    if (current === null) return NOT_FOUND;
    const next = select(current, segment);
    if (next === undefined) {
      throw lookupError(messages.NOT_A_COLLECTION, { class: rubyClassOf(current), segment, key: key.text });
    }
    onStep?.(segment, next);
    if (next === NOT_FOUND) return NOT_FOUND;
    current = next;
  }
  return current;
}

/** The inverse of `dig`: wraps `value` in hashes so that the segments of `key` lead to it. */
export function nestAt(key: LookupKey, value: Value): Value {
  return key.segments.reduceRight<Value>((wrapped, segment) => PuppetHash.from([[segment, wrapped]]), value);
}

/** Returns `undefined` if the segment cannot select from a value of this class. */
function select(value: Value, segment: Segment): Value | NotFound | undefined {
  if (value instanceof PuppetHash) return value.get(segment) ?? (value.has(segment) ? null : NOT_FOUND);
  if (isArray(value) && typeof segment === 'number') return value[segment] ?? (segment in value ? null : NOT_FOUND);
  return undefined;
}
