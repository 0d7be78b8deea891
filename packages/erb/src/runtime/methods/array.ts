import { bailOut } from '../bail-out.js';
import { compare, equalElements } from '../comparison.js';
import { text } from '../text.js';
import { type Block, isArray, isHash, lookUp, scalarKey, truthy, type Value } from '../values.js';
import { enumerableMethods, hashOfPairs, includes, unique } from './enumerable.js';
import { sliceOf, sliceOfRange } from './string.js';

type Elements = readonly Value[];

const MAX_LENGTH = 1_000_000;

function at(elements: Elements, index: number): Value {
  return elements[index < 0 ? index + elements.length : index] ?? null;
}

function fetch(elements: Elements, index: number, missing: () => Value): Value {
  const value = elements[index < 0 ? index + elements.length : index];
  return value === undefined ? missing() : value;
}

export function join(elements: Elements, separator: string): string {
  let result = '';
  for (let i = 0; i < elements.length; i++) {
    const element = elements[i] ?? null;
    if (i > 0) result += separator;
    result += isArray(element) ? join(element, separator) : text(element);
  }
  return result;
}

export function flatten(elements: Elements, depth = 100): Value[] {
  if (depth === 0) return [...elements];
  return elements.flatMap((element) => (isArray(element) ? flatten(element, depth - 1) : [element]));
}

/** Follows keys and indexes. */
export function dig(value: Value, keys: readonly Value[]): Value {
  let found = value;
  for (const key of keys) {
    if (found === null) return null;
    if (isArray(found)) found = typeof key === 'number' ? at(found, key) : bailOut('Array#dig');
    else found = isHash(found) ? (lookUp(found, key) ?? null) : bailOut('dig');
  }
  return found;
}

function difference(elements: Elements, others: Elements): Value[] {
  const removed = new Set(others.map(scalarKey));
  return elements.filter((element) => !removed.has(scalarKey(element)));
}

function intersection(elements: Elements, others: Elements): Value[] {
  const keys = new Set(others.map(scalarKey));
  return unique(
    elements.filter((element) => keys.has(scalarKey(element))),
    (element) => element,
  );
}

function transpose(rows: Elements): Value {
  const [first] = rows;
  if (first === undefined) return [];
  const width = isArray(first) ? first.length : bailOut('transpose');
  if (!rows.every((row) => isArray(row) && row.length === width)) return bailOut('transpose');
  return Array.from({ length: width }, (_, column) => rows.map((row) => (isArray(row) ? (row[column] ?? null) : null)));
}

function rotate(elements: Elements, count: number): Value[] {
  if (elements.length === 0) return [];
  const start = ((count % elements.length) + elements.length) % elements.length;
  return [...elements.slice(start), ...elements.slice(0, start)];
}

function indexOf(elements: Elements, value: Value): Value {
  const index = elements.findIndex((element) => equalElements(element, value));
  return index < 0 ? null : index;
}

function lastElements(elements: Elements, count: number): Elements {
  return count < 0 ? bailOut('last') : count === 0 ? [] : elements.slice(-count);
}

function repeat(elements: Elements, count: number): Value[] {
  if (count < 0 || elements.length * count > MAX_LENGTH) return bailOut('Array#*');
  return Array.from({ length: count }, () => elements).flat();
}

function each(elements: Elements, visit: (element: Value, index: number) => void): Elements {
  for (let i = 0; i < elements.length; i++) visit(elements[i] ?? null, i);
  return elements;
}

function filter(elements: Elements, block: Block, isKept: boolean): Value[] {
  const result: Value[] = [];
  each(elements, (element) => {
    if (truthy(block(element)) === isKept) result.push(element);
  });
  return result;
}

export const arrayMethods = enumerableMethods('Array', (self) => self)
  .method('to_ary', [], (self) => self)
  .method('to_h', [], hashOfPairs)
  .withBlock('to_h', [], (self, block) => hashOfPairs(self.map((element) => block(element))))
  .method('length size', [], (self) => self.length)
  .method('empty?', [], (self) => self.length === 0)
  .method('[] at slice', ['Index'], at)
  .method('[] slice', ['Index', 'Index'], (self, start, length) => sliceOf(self, start, length))
  .method('[] slice', ['Range'], (self, range) => sliceOfRange(self, range))
  .method('fetch', ['Index'], (self, index) => fetch(self, index, () => bailOut('Array#fetch')))
  .method('fetch', ['Index', 'Any'], (self, index, missing) => fetch(self, index, () => missing))
  .variadic('dig', 'Any', (self, ...keys) => (keys.length === 0 ? bailOut('dig') : dig(self, keys)))
  .variadic('values_at', 'Index', (self, ...indexes) => indexes.map((index) => at(self, index)))
  .method('last', [], (self) => self[self.length - 1] ?? null)
  .method('last', ['Index'], lastElements)
  .method('join', [], (self) => join(self, ''))
  .method('join', ['String'], join)
  .method('join', ['NilClass'], (self) => join(self, ''))
  .method('*', ['String'], join)
  .method('*', ['Index'], repeat)
  .method('+', ['Array'], (self, other) => [...self, ...other])
  .method('-', ['Array'], difference)
  .method('&', ['Array'], intersection)
  .method('|', ['Array'], (self, other) => unique([...self, ...other], (element) => element))
  .method('difference', ['Array'], difference)
  .method('intersection', ['Array'], intersection)
  .method('union', ['Array'], (self, other) => unique([...self, ...other], (element) => element))
  .method('intersect?', ['Array'], (self, other) => intersection(self, other).length > 0)
  .method('<=>', ['Array'], (self, other) => compare(self, other))
  .method('include? member?', ['Any'], includes)
  .method('index find_index', ['Any'], indexOf)
  .method('count', ['Any'], (self, value) => self.filter((element) => equalElements(element, value)).length)
  .method('compact', [], (self) => self.filter((element) => element !== null))
  .method('flatten', [], (self) => flatten(self))
  .method('flatten', ['Index'], (self, depth) => flatten(self, depth < 0 ? 100 : depth))
  .method('reverse', [], (self) => [...self].reverse())
  .method('rotate', [], (self) => rotate(self, 1))
  .method('rotate', ['Index'], rotate)
  .method('transpose', [], transpose)
  .method('uniq', [], (self) => unique(self, (element) => element))
  .withBlock('select filter', [], (self, block) => filter(self, block, true))
  .withBlock('reject', [], (self, block) => filter(self, block, false))
  .withBlock('index', [], (self, block) => {
    const index = self.findIndex((element) => truthy(block(element)));
    return index < 0 ? null : index;
  })
  .withBlock('each', [], (self, block) => each(self, (element) => block(element)))
  .withBlock('each_index', [], (self, block) => each(self, (_, index) => block(index)))
  .withBlock('reverse_each', [], (self, block) => {
    for (let i = self.length - 1; i >= 0; i--) block(self[i] ?? null);
    return self;
  });
