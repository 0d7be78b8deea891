/** The operators of the section "Logical Operators". `&&` and `||` are JavaScript's, around `truthy`. */
import { fail } from '../errors/error.js';
import { checkElementCount } from '../evaluation/evaluation.js';
import { identityOf } from '../values/equality.js';
import { ResourceCollection } from '../values/resource-collection.js';
import { describeType, elementsOf, truthy, type Value } from '../values/value.js';
import { distinct, sameType } from './collections.js';

/** `left & right`: the conjunction of a Boolean or null with any value, or what two arrays or collections share. */
export function bitAnd(left: Value, right: Value): Value {
  if (left === null || left === false) return false;
  if (left === true) return truthy(right);
  if (left instanceof ResourceCollection && right instanceof ResourceCollection) {
    sameType(left, right, '&');
    const common = new Set(right.hrefs);
    checkElementCount(left.hrefs.length + right.hrefs.length);
    return left.with([...new Set(left.hrefs)].filter((href) => common.has(href)));
  }
  const leftElements = elementsOf(left);
  const rightElements = elementsOf(right);
  if (leftElements === null || rightElements === null)
    return fail('combine', { operator: '&', left: describeType(left), right: describeType(right) });
  const common = new Set(rightElements.map(identityOf));
  return distinct(leftElements).filter((element) => common.has(identityOf(element)));
}

/** `left | right`: the disjunction of a Boolean or null with any value, or all elements of two arrays or collections. */
export function bitOr(left: Value, right: Value): Value {
  if (left === true) return true;
  if (left === null || left === false) return truthy(right);
  if (left instanceof ResourceCollection && right instanceof ResourceCollection) {
    sameType(left, right, '|');
    checkElementCount(left.hrefs.length + right.hrefs.length);
    return left.with([...new Set([...left.hrefs, ...right.hrefs])]);
  }
  const leftElements = elementsOf(left);
  const rightElements = elementsOf(right);
  if (leftElements === null || rightElements === null)
    return fail('combine', { operator: '|', left: describeType(left), right: describeType(right) });
  checkElementCount(leftElements.length + rightElements.length);
  return distinct([...leftElements, ...rightElements]);
}
