/** The operators of the sections "Relational and Equality Operators" and "Regular Expression-Include". */
import { fail } from '../errors/error.js';
import { useElements } from '../evaluation/evaluation.js';
import { DateTime } from '../values/date-time.js';
import { sameValue } from '../values/equality.js';
import type { Float, Integer } from '../values/numbers.js';
import { matches, Regexp, regexpOfText } from '../values/regexp.js';
import { ResourceCollection } from '../values/resource-collection.js';
import { describeType, elementsOf, entriesOf, exactNumber, isNumber, type Value } from '../values/value.js';
import { containsAll } from './collections.js';

/** `left == right` */
export function equals(left: Value, right: Value): boolean {
  return left === right || sameValue(left, right);
}

/** `left < right` */
export function less(left: Value, right: Value): boolean {
  if (typeof left === 'number' && typeof right === 'number') return left < right;
  return isSubset(left, right) ?? order(left, right, '<') < 0;
}

/** `left <= right` */
export function lessOrEqual(left: Value, right: Value): boolean {
  if (typeof left === 'number' && typeof right === 'number') return left <= right;
  return isSubset(left, right) ?? order(left, right, '<=') <= 0;
}

/** `left > right` */
export function greater(left: Value, right: Value): boolean {
  if (typeof left === 'number' && typeof right === 'number') return left > right;
  return isSubset(right, left) ?? order(left, right, '>') > 0;
}

/** `left >= right` */
export function greaterOrEqual(left: Value, right: Value): boolean {
  if (typeof left === 'number' && typeof right === 'number') return left >= right;
  return isSubset(right, left) ?? order(left, right, '>=') >= 0;
}

/**
 * Whether all elements of an array or a collection are also elements of another one; null for other values. Equal
 * sets are subsets of each other, so `<` and `<=` are the same.
 */
function isSubset(part: Value, whole: Value): boolean | null {
  if (part instanceof ResourceCollection && whole instanceof ResourceCollection) {
    useElements(part.hrefs.length + whole.hrefs.length);
    const hrefs = new Set(part.type === whole.type ? whole.hrefs : []);
    return part.hrefs.every((href) => hrefs.has(href));
  }
  const elements = elementsOf(part);
  const all = elements === null ? null : elementsOf(whole);
  return elements === null || all === null ? null : containsAll(all, elements);
}

/** Negative if `left` is before `right`, positive if it is after it. */
function order(left: Value, right: Value, operator: string): number {
  if (isNumber(left) && isNumber(right)) return compareNumbers(left, right);
  if (typeof left === 'string' && typeof right === 'string') return compareText(left, right);
  if (left instanceof DateTime && right instanceof DateTime) return left.seconds - right.seconds;
  return fail('compare', { operator, left: describeType(left), right: describeType(right) });
}

/** JavaScript compares integers and doubles by their exact values. */
export function compareNumbers(left: Integer | Float, right: Integer | Float): number {
  const [first, second] = [exactNumber(left), exactNumber(right)];
  return first < second ? -1 : first > second ? 1 : 0;
}

/** Compares by code points, as Ruby does for text in UTF-8. JavaScript compares UTF-16 units. */
export function compareText(left: string, right: string): number {
  const length = Math.min(left.length, right.length);
  for (let index = 0; index < length; index++) {
    const [first, second] = [left.charCodeAt(index), right.charCodeAt(index)];
    if (first === second) continue;
    // A surrogate is part of a character that is after all others.
    return isSurrogate(first) === isSurrogate(second) ? first - second : isSurrogate(first) ? 1 : -1;
  }
  return left.length - right.length;
}

function isSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdfff;
}

/**
 * `left =~ right`: whether a string matches an expression, an array contains a value, or a hash has a key. With an
 * expression in slashes, an array must contain a string that matches, and a hash must have a key that matches.
 */
export function match(left: Value, right: Value): boolean {
  return matchFor('=~', left, right);
}

/** `left !~ right` */
export function matchNot(left: Value, right: Value): boolean {
  return !matchFor('!~', left, right);
}

function matchFor(operator: string, left: Value, right: Value): boolean {
  if (typeof left === 'string') {
    if (typeof right === 'string') return matches(regexpOfText(right), left);
    if (right instanceof Regexp) return matches(right, left);
  }
  const elements = elementsOf(left);
  if (elements !== null) {
    useElements(elements.length);
    return right instanceof Regexp
      ? elements.some((element) => typeof element === 'string' && matches(right, element))
      : elements.some((element) => sameValue(element, right));
  }
  const entries = entriesOf(left);
  if (entries !== null) {
    if (typeof right === 'string') return entries.has(right);
    if (right instanceof Regexp) return Array.from(entries.keys()).some((key) => matches(right, key));
  }
  return fail('match', { operator, left: describeType(left), right: describeType(right) });
}
