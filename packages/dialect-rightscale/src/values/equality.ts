import { useElements } from '../evaluation/evaluation.js';
import { DateTime } from './date-time.js';
import { Float } from './numbers.js';
import { Range } from './range.js';
import { Regexp } from './regexp.js';
import { ResourceCollection } from './resource-collection.js';
import { elementsOf, entriesOf, exactNumber, isNumber, type Value } from './value.js';

/**
 * Whether two values are the same, recursively. An integer equals a number with the same value. The order of the entries
 * of a hash does not count, the order of resources does.
 */
export function sameValue(left: Value, right: Value): boolean {
  if (left === right) return true;
  if (left === null || right === null || typeof left !== 'object' || typeof right !== 'object')
    return isNumber(left) && isNumber(right) && sameNumber(left, right);
  const elements = elementsOf(left);
  if (elements !== null) return sameElements(elements, elementsOf(right));
  const entries = entriesOf(left);
  if (entries !== null) return sameEntries(entries, entriesOf(right));
  return sameScalar(left, right);
}

/** JavaScript compares integers and doubles by their exact values. */
function sameNumber(left: number | bigint | Float, right: number | bigint | Float): boolean {
  // oxlint-disable-next-line eqeqeq -- compares a number with a bigint
  return exactNumber(left) == exactNumber(right);
}

function sameElements(left: readonly Value[], right: readonly Value[] | null): boolean {
  if (right === null || left.length !== right.length) return false;
  useElements(left.length);
  return left.every((element, index) => sameValue(element, right[index] ?? null));
}

function sameEntries(left: ReadonlyMap<string, Value>, right: ReadonlyMap<string, Value> | null): boolean {
  if (right === null || left.size !== right.size) return false;
  useElements(left.size);
  for (const [key, value] of left) if (!right.has(key) || !sameValue(value, right.get(key) ?? null)) return false;
  return true;
}

function sameScalar(left: object, right: object): boolean {
  if (left instanceof Float) return right instanceof Float && left.value === right.value;
  if (left instanceof DateTime) return right instanceof DateTime && left.seconds === right.seconds;
  if (left instanceof Range) return right instanceof Range && left.first === right.first && left.last === right.last;
  if (left instanceof Regexp)
    return right instanceof Regexp && left.source === right.source && left.options === right.options;
  if (!(left instanceof ResourceCollection && right instanceof ResourceCollection)) return false;
  return (
    left.type === right.type &&
    left.hrefs.length === right.hrefs.length &&
    left.hrefs.every((href, index) => href === right.hrefs[index])
  );
}

/** A text that is equal for values that are the same, so that sets of values can be built. */
export function identityOf(value: Value): string {
  const elements = elementsOf(value);
  if (elements !== null) {
    useElements(elements.length);
    return `[${elements.map(identityOf).join()}]`;
  }
  const entries = entriesOf(value);
  if (entries !== null) {
    useElements(entries.size);
    const sorted = Array.from(entries, ([key, entry]) => `${JSON.stringify(key)}:${identityOf(entry)}`).sort();
    return `{${sorted.join()}}`;
  }
  if (typeof value === 'string') return JSON.stringify(value);
  if (value instanceof Float) return Number.isInteger(value.value) ? String(BigInt(value.value)) : String(value.value);
  if (value instanceof DateTime) return `d${value.seconds}`;
  if (value instanceof Range) return `(${identityOf(value.first)}..${identityOf(value.last)})`;
  if (value instanceof Regexp) return `/${JSON.stringify(value.source)}/${value.options}`;
  if (value instanceof ResourceCollection) return `@${JSON.stringify([value.type, value.hrefs])}`;
  return String(value);
}
