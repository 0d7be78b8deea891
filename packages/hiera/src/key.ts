import type { Value } from '@pptjs/runtime';
import { FunctionError, isArray, isInteger, PuppetHash, undefinedMethod } from '@pptjs/runtime';
import { LookupError } from './errors.js';

/** A whole number selects from an Array; any other segment selects from a Hash. */
export type Segment = string | number;

/** What was asked for, taken apart: `users.alice.'a.b'.0`. */
export interface LookupKey {
  /** As written. */
  readonly text: string;
  /** The name that data files have. */
  readonly root: string;
  /** The module that the root's first name segment names, if it is qualified. */
  readonly moduleName: string | undefined;
  readonly segments: readonly Segment[];
}

/** Stands for "no data" where `null` would be the value undef. */
export const NOT_FOUND: unique symbol = Symbol('not found');
export type NotFound = typeof NOT_FOUND;

const SEGMENT = /(?:'([^']*)'|"([^"]*)"|([^.'"]+))(\.|$)/y;

/**
 * Takes a dotted key apart. Quotes keep dots within a segment.
 *
 * @param fail words the error where the interpolation of a value, not a call, holds the key
 * @throws {LookupError} where a segment is empty or a quote is open
 */
export function parseKey(
  text: string,
  fail: (text: string) => string = (key) => `Syntax error in key: '${key}'`,
): LookupKey {
  if (isPlain(text)) return { text, root: text, moduleName: moduleOf(text), segments: [] };
  const [first, ...segments] = split(text, fail);
  const root = String(first);
  return { text, root, moduleName: moduleOf(root), segments };
}

function moduleOf(root: string): string | undefined {
  const separator = root.indexOf('::');
  return separator > 0 ? root.slice(0, separator) : undefined;
}

function isPlain(text: string): boolean {
  return !text.includes('.') && !text.includes("'") && !text.includes('"');
}

function split(text: string, fail: (text: string) => string): Segment[] {
  const segments: Segment[] = [];
  SEGMENT.lastIndex = 0;
  while (SEGMENT.lastIndex < text.length) {
    const match = SEGMENT.exec(text);
    if (!match) throw new LookupError(fail(text));
    const [, single, double, bare, separator] = match;
    segments.push(bare === undefined ? (single ?? double ?? '') : asSegment(bare));
    if (separator === '.' && SEGMENT.lastIndex === text.length) throw new LookupError(fail(text));
  }
  return segments;
}

function asSegment(bare: string): Segment {
  return /^-?[0-9]+$/.test(bare) ? Number(bare) : bare;
}

/** Follows the segments of `key` into the value of its root; `onStep` is told what each gives. */
export function dig(
  key: LookupKey,
  value: Value,
  onStep?: (segment: Segment, found: Value | NotFound) => void,
): Value | NotFound {
  let current: Value = value;
  for (const segment of key.segments) {
    if (current === null) return NOT_FOUND;
    if (isInteger(current)) throw noSuchMethod(current);
    const next = select(current, segment);
    if (next === undefined) throw mismatch(current, segment, key);
    onStep?.(segment, next);
    if (next === NOT_FOUND) return NOT_FOUND;
    current = next;
  }
  return current;
}

/** The reverse of `dig`: wraps a value found below the root so that it sits where digging finds it. */
export function bury(key: LookupKey, value: Value): Value {
  return key.segments.reduceRight<Value>((wrapped, segment) => PuppetHash.from([[segment, wrapped]]), value);
}

/** `undefined` where the value is of a kind that the segment cannot select from. */
function select(value: Value, segment: Segment): Value | NotFound | undefined {
  if (value instanceof PuppetHash) return value.get(segment) ?? (value.has(segment) ? null : NOT_FOUND);
  if (isArray(value) && typeof segment === 'number') return value[segment] ?? (segment in value ? null : NOT_FOUND);
  return undefined;
}

/** What the reference says where it looks into an Integer. */
function noSuchMethod(value: Value): FunctionError {
  const { message } = undefinedMethod('include?', value);
  return new FunctionError(
    `${message}\n\n            unless value.include?(segment)\n                        ^^^^^^^^^`,
  );
}

function mismatch(value: Value, segment: Segment, key: LookupKey): LookupError {
  const kind = isArray(value) ? 'Array' : rubyClass(value);
  return new LookupError(
    `Data Provider type mismatch: Got ${kind} when a hash-like object was expected to access value using '${segment}' from key '${key.text}'`,
  );
}

function rubyClass(value: Value): string {
  switch (typeof value) {
    case 'string':
      return 'String';
    case 'boolean':
      return value ? 'TrueClass' : 'FalseClass';
    default:
      return value === null ? 'NilClass' : value.constructor.name;
  }
}
