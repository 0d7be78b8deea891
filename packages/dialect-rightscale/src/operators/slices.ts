/** The operators of the section "Collection and Array Operators": `<<`, `[]` and `[]=`. */
import { fail } from '../errors/error.js';
import { checkElementCount } from '../evaluation/evaluation.js';
import { Float, type Integer } from '../values/numbers.js';
import { Range } from '../values/range.js';
import { ResourceCollection } from '../values/resource-collection.js';
import { describeType, elementsOf, entriesOf, isNumber, type Value } from '../values/value.js';
import { VersionedArray, VersionedHash } from '../values/versioned.js';
import { sameType } from './collections.js';

/** A range in brackets, whose bounds may be missing. */
export class IndexRange {
  readonly first: Value | undefined;
  readonly last: Value | undefined;

  constructor(first: Value | undefined, last: Value | undefined) {
    this.first = first;
    this.last = last;
  }
}

/** The content of the brackets: `[0]`, `['key']`, `[1..]`. */
export type Index = Value | IndexRange;

/** `[first..last]` as an index. A missing bound is undefined. */
export function between(first: Value | undefined, last?: Value): IndexRange {
  return new IndexRange(first, last);
}

/** `left << right`: the array with the value at its end. */
export function append(left: Value, right: Value): Value {
  const elements = elementsOf(left);
  if (elements === null) return fail('append', { left: describeType(left) });
  if (left instanceof VersionedArray) {
    if (elements.length % 1024 === 0) checkElementCount(elements.length + 1);
    return left.append(right);
  }
  checkElementCount(elements.length + 1);
  return new VersionedArray<Value>([...elements, right]);
}

/** `container[index]` */
export function index(container: Value, key: Index): Value {
  if (typeof key === 'number') {
    const elements = elementsOf(container);
    if (elements !== null) return elements[key < 0 ? key + elements.length : key] ?? null;
  } else if (typeof key === 'string') {
    const entries = entriesOf(container);
    if (entries !== null) return entries.get(key) ?? null;
  }
  if (key instanceof IndexRange || key instanceof Range) return elementsIn(container, key);
  if (isNumber(key)) {
    const at = wholeNumber(key);
    const elements = elementsOf(container);
    if (elements !== null) return elements.at(at) ?? null;
    if (container instanceof ResourceCollection) return container.with(oneAt(container.hrefs, at));
    if (typeof container === 'string') return oneAt(charactersOf(container), at)[0] ?? null;
  }
  return fail('slice', { left: describeType(container), right: describeType(key) });
}

function oneAt<Item>(items: readonly Item[], at: number): Item[] {
  const item = items.at(at);
  return item === undefined ? [] : [item];
}

function elementsIn(container: Value, key: IndexRange | Range): Value {
  const elements = elementsOf(container);
  if (elements !== null) return itemsIn(elements, key, container);
  if (container instanceof ResourceCollection) return container.with(itemsIn(container.hrefs, key, container));
  if (typeof container === 'string') return itemsIn(charactersOf(container), key, container).join('');
  return fail('slice', { left: describeType(container), right: 'a Range' });
}

/** The elements in a range. Bounds beyond the elements are no error. */
function itemsIn<Item>(items: readonly Item[], key: IndexRange | Range, container: Value): Item[] {
  const { start, end } = boundsOf(key, items.length, () => rangeFailure('slice', container, key));
  const part = items.slice(Math.max(0, start), Math.max(0, end));
  checkElementCount(part.length);
  return part;
}

/** The positions of a range, the end after its last element. They may be outside the elements. */
function boundsOf(
  { first, last }: IndexRange | Range,
  length: number,
  reject: () => never,
): { readonly start: number; readonly end: number } {
  const position = (bound: Value): number => {
    if (!isNumber(bound)) return reject();
    const at = wholeNumber(bound);
    return at < 0 ? at + length : at;
  };
  return {
    start: first === undefined ? 0 : position(first),
    end: last === undefined ? length : position(last) + 1,
  };
}

function rangeFailure(code: 'slice' | 'slice-assign', container: Value, { first, last }: IndexRange | Range): never {
  const bound = [first, last].find((value) => value !== undefined && !isNumber(value)) ?? null;
  return fail(code, { left: describeType(container), right: `a range from or to ${describeType(bound)}` });
}

/** An index is cut to an integer, as in Ruby. An index beyond all arrays stays beyond all arrays. */
function wholeNumber(value: Integer | Float): number {
  return Math.trunc(value instanceof Float ? value.value : Number(value));
}

/** A character outside the Basic Multilingual Plane counts as one. */
function charactersOf(text: string): string[] {
  checkElementCount(text.length);
  return [...text];
}

/**
 * `container[path[0]][path[1]]… = value`: the container with the value in place of an element.
 *
 * @returns the new container
 */
export function replace(container: Value, path: readonly Index[], value: Value): Value {
  return replaceAt(container, path, 0, value);
}

function replaceAt(container: Value, path: readonly Index[], depth: number, value: Value): Value {
  const key = path[depth] ?? null;
  if (depth === path.length - 1) return replaced(container, key, value, depth);
  return replaced(container, key, replaceAt(index(container, key), path, depth + 1, value), depth);
}

function replaced(container: Value, key: Index, value: Value, depth: number): Value {
  const isRange = key instanceof IndexRange || key instanceof Range;
  if (typeof key === 'string') {
    const entries = entriesOf(container);
    if (entries !== null) return withEntry(container, entries, key, value);
  } else if (isRange || isNumber(key)) {
    const elements = elementsOf(container);
    if (elements !== null)
      return isRange
        ? withPart(elements, key, value, depth)
        : withElement(container, elements, wholeNumber(key), value, depth);
    if (container instanceof ResourceCollection) return withResources(container, key, value, depth);
  }
  const right = isRange ? 'a Range' : describeType(key);
  return fail('slice-assign', { left: describeType(container), right }, depth);
}

function withEntry(container: Value, entries: ReadonlyMap<string, Value>, key: string, value: Value): Value {
  if (container instanceof VersionedHash) return container.set(key, value);
  checkElementCount(entries.size + 1);
  return new VersionedHash(new Map(entries)).set(key, value);
}

/** An array grows to an index after its end: the elements between them are null, as in Ruby. */
function withElement(container: Value, elements: readonly Value[], key: number, value: Value, depth: number): Value {
  const { length } = elements;
  const at = key < 0 ? key + length : key;
  if (at < 0) return outOfRange(key, length, depth);
  if (container instanceof VersionedArray && at < length) return container.set(at, value);
  checkElementCount(Math.max(length, at + 1));
  const copy = [...elements];
  while (copy.length < at) copy.push(null);
  copy[at] = value;
  return new VersionedArray(copy);
}

function withPart(elements: readonly Value[], key: IndexRange | Range, value: Value, depth: number): Value {
  const part = elementsOf(value);
  if (part === null)
    return fail('slice-value', { left: 'an Array', value: describeType(value), needed: 'an array' }, depth);
  const { start, end } = boundsOf(key, elements.length, () => rangeFailure('slice-assign', elements, key));
  if (start < 0) return outOfRange(start - elements.length, elements.length, depth);
  checkElementCount(Math.max(elements.length, start) + part.length);
  const copy = [...elements];
  while (copy.length < start) copy.push(null);
  return [...copy.slice(0, start), ...part, ...copy.slice(Math.max(start, end))];
}

/** A resource cannot be null, so a collection only grows directly at its end. */
function withResources(
  collection: ResourceCollection,
  key: Integer | Float | IndexRange | Range,
  value: Value,
  depth: number,
): Value {
  const { hrefs } = collection;
  if (!(value instanceof ResourceCollection)) {
    const parts = { left: 'a Resource Collection', value: describeType(value), needed: 'a resource collection' };
    return fail('slice-value', parts, depth);
  }
  sameType(collection, value, '[]=');
  const isRange = key instanceof IndexRange || key instanceof Range;
  const { start, end } = isRange
    ? boundsOf(key, hrefs.length, () => rangeFailure('slice-assign', collection, key))
    : boundsOf(new Range(wholeNumber(key), wholeNumber(key)), hrefs.length, () => outOfRange(0, 0, depth));
  if (start < 0 || start > hrefs.length) return outOfRange(start, hrefs.length, depth);
  checkElementCount(hrefs.length + value.hrefs.length);
  return collection.with([...hrefs.slice(0, start), ...value.hrefs, ...hrefs.slice(Math.max(start, end))]);
}

function outOfRange(at: number, length: number, depth: number): never {
  return fail('index-out-of-range', { index: String(at), length: String(length) }, depth);
}
