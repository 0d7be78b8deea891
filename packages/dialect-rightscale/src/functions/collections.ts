/** The functions of the documentation's sections "Collections Management" and "Miscellaneous". */
import { fail } from '../errors/error.js';
import { useElements } from '../evaluation/evaluation.js';
import { containsAll, distinct, sameType } from '../operators/collections.js';
import { compareNumbers, compareText } from '../operators/comparison.js';
import { index as slice } from '../operators/slices.js';
import { DateTime } from '../values/date-time.js';
import { sameValue } from '../values/equality.js';
import { delimitedRegexp, matches, Regexp } from '../values/regexp.js';
import { ResourceCollection } from '../values/resource-collection.js';
import { describeType, elementsOf, entriesOf, isNumber, truthy, typeName, type Value } from '../values/value.js';
import { arrayArgument, hashArgument, rejectArgument, stringArgument } from './arguments.js';

export function size(value: Value): Value {
  if (value instanceof ResourceCollection) return value.hrefs.length;
  if (typeof value === 'string') return [...value].length;
  const elements = elementsOf(value);
  if (elements !== null) return elements.length;
  return (
    entriesOf(value)?.size ?? rejectArgument('size', 0, 'an Array, a Hash, a String or a Resource Collection', value)
  );
}

/** The first element of an array, or the collection of the first resource. */
export function first(value: Value): Value {
  if (value instanceof ResourceCollection) return value.with(value.hrefs.slice(0, 1));
  return listArgument('first', value)[0] ?? null;
}

export function last(value: Value): Value {
  if (value instanceof ResourceCollection) return value.with(value.hrefs.slice(-1));
  return listArgument('last', value).at(-1) ?? null;
}

function listArgument(name: string, value: Value): readonly Value[] {
  return elementsOf(value) ?? rejectArgument(name, 0, 'an Array or a Resource Collection', value);
}

export function empty(value: Value): boolean {
  if (value instanceof ResourceCollection) return value.hrefs.length === 0;
  return listArgument('empty?', value).length === 0;
}

/** Whether an array contains all elements of another one, in any order and number. */
export function contains(container: Value, parts: Value): boolean {
  if (container instanceof ResourceCollection) {
    if (!(parts instanceof ResourceCollection)) return rejectArgument('contains?', 1, 'a Resource Collection', parts);
    sameType(container, parts, 'contains?');
    const hrefs = new Set(container.hrefs);
    return parts.hrefs.every((href) => hrefs.has(href));
  }
  return containsAll(listArgument('contains?', container), arrayArgument('contains?', 1, parts));
}

export function any(array: Value, sought?: Value): boolean {
  const elements = arrayArgument('any?', 0, array);
  return elements.some(sought === undefined ? truthy : condition(sought));
}

export function all(array: Value, sought?: Value): boolean {
  const elements = arrayArgument('all?', 0, array);
  return elements.every(sought === undefined ? truthy : condition(sought));
}

/** Whether a value is the sought one, or a string that matches the sought expression. */
function condition(sought: Value): (value: Value) => boolean {
  const regexp = typeof sought === 'string' ? delimitedRegexp(sought) : sought;
  if (!(regexp instanceof Regexp)) return (value) => sameValue(value, sought);
  return (value) => typeof value === 'string' && matches(regexp, value);
}

/** The hashes of an array that have the given values. The fields of resources are unknown here. */
export function select(array: Value, selector: Value): Value {
  if (array instanceof ResourceCollection) return fail('needs-api', { what: "'select' on a resource collection" });
  const conditions = Array.from(
    hashArgument('select', 1, selector),
    ([key, value]) => [key, condition(value)] as const,
  );
  return arrayArgument('select', 0, array).filter((element) => {
    const entries = entriesOf(element);
    return entries !== null && conditions.every(([key, holds]) => holds(entries.get(key) ?? null));
  });
}

export function unique(value: Value): Value {
  if (value instanceof ResourceCollection) return value.with([...new Set(value.hrefs)]);
  return distinct(listArgument('unique', value));
}

/** Sorts an array. `key` names the entry of each hash to compare; slashes separate the keys of nested hashes. */
export function sort(array: Value, key: Value = null, order: Value = 'asc'): Value {
  if (array instanceof ResourceCollection) return fail('needs-api', { what: "'sort' on a resource collection" });
  const elements = arrayArgument('sort', 0, array);
  if (order !== 'asc' && order !== 'desc') return rejectArgument('sort', 2, '"asc" or "desc"', order);
  const path = key === null ? [] : stringArgument('sort', 1, key).split('/');
  useElements(elements.length * 32);
  const keyOf = (element: Value): Value => path.reduce<Value>((value, name) => slice(value, name), element);
  const direction = order === 'asc' ? 1 : -1;
  const decorated = elements.map((element) => ({ element, key: keyOf(element) }));
  // A single element is also checked.
  for (const { key: value } of decorated) compare(value, value);
  return decorated.sort((left, right) => direction * compare(left.key, right.key)).map(({ element }) => element);
}

function compare(left: Value, right: Value): number {
  if (isNumber(left) && isNumber(right)) return compareNumbers(left, right);
  if (typeof left === 'string' && typeof right === 'string') return compareText(left, right);
  if (typeof left === 'boolean' && typeof right === 'boolean') return Number(left) - Number(right);
  if (left instanceof DateTime && right instanceof DateTime) return left.seconds - right.seconds;
  const [leftElements, rightElements] = [elementsOf(left), elementsOf(right)];
  if (leftElements === null || rightElements === null) {
    const reason = `it cannot compare ${describeType(left)} with ${describeType(right)}`;
    return fail('argument-value', { name: 'sort', reason }, 0);
  }
  for (const [at, element] of leftElements.entries()) {
    if (at >= rightElements.length) return 1;
    const order = compare(element, rightElements[at] ?? null);
    if (order !== 0) return order;
  }
  return leftElements.length - rightElements.length;
}

export function keys(hash: Value): Value {
  return [...hashArgument('keys', 0, hash).keys()];
}

export function values(hash: Value): Value {
  return [...hashArgument('values', 0, hash).values()];
}

/** `map($hash, $key, $name)` is `$hash[$key][$name]`. */
export function map(hash: Value, key: Value, name: Value): Value {
  hashArgument('map', 0, hash);
  return slice(slice(hash, stringArgument('map', 1, key)), stringArgument('map', 2, name));
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  Null: 'null',
  Boolean: 'boolean',
  Number: 'number',
  String: 'string',
  'Date/Time': 'datetime',
  Array: 'array',
  Hash: 'hash',
  Range: 'range',
  'Regular Expression': 'regexp',
};

/** The name of a value's type; the type of a collection with its namespace. */
export function type(value: Value): Value {
  if (value instanceof ResourceCollection) return value.type.includes('.') ? value.type : `rs_cm.${value.type}`;
  return TYPE_NAMES[typeName(value)] ?? '';
}

export function switch_(condition: Value, whenTrue: Value, whenFalse: Value): Value {
  return truthy(condition) ? whenTrue : whenFalse;
}

export function logic_and(left: Value, right: Value): boolean {
  return truthy(left) && truthy(right);
}

export function logic_or(left: Value, right: Value): boolean {
  return truthy(left) || truthy(right);
}

export function logic_not(value: Value): boolean {
  return !truthy(value);
}
