import { checkTextLength, countSteps } from '../evaluation/limits.js';
import { areEqual } from './equality.js';
import { compareNumbers, formatShort, isNumber } from './number.js';
import { compareStrings } from './order.js';
import { quoteText } from './quoting.js';
import { DYNAMIC, type Type } from './type.js';
import { isComposite, MapValue, membersOf, NullValue, SetValue, TupleValue } from './value.js';
import { ObjectValue, typeOf, UnknownValue, type Value, withTypes } from './value.js';

/**
 * Creates a set: without the values that repeat an earlier one, in cty's order. Strings, numbers and bools are in their
 * natural order. Other values are in the order of texts that cty makes of them. Nulls and unknown values come last.
 *
 * @param values values of the element type; nulls and unknown values may lack a type
 */
export function setOf(elementType: Type, values: readonly Value[]): SetValue {
  countSteps(values.length);
  const index = new SetIndex();
  const members: Value[] = [];
  for (const value of withTypes(values, elementType)) {
    if (index.has(value)) continue;
    index.add(value);
    members.push(value);
  }
  return new SetValue(elementType, sortedMembers(members));
}

/** Creates a set of values of one type, which decides the element type. The dynamic type counts only if it is alone. */
export function setOfValues(values: readonly Value[]): SetValue {
  return setOf(commonType(values), values);
}

/** The type of the first value that has one. */
export function commonType(values: readonly Value[]): Type {
  for (const value of values) {
    const type = typeOf(value);
    if (type !== DYNAMIC) return type;
  }
  return DYNAMIC;
}

/** Whether all values that have a type have this one. */
export function haveType(values: readonly Value[], type: Type): boolean {
  return values.every((value) => {
    const each = typeOf(value);
    return each === DYNAMIC || each.equals(type);
  });
}

/** Finds the elements of a set. */
export class SetIndex {
  readonly #buckets = new Map<string, Value[]>();

  constructor(elements: readonly Value[] = []) {
    for (const element of elements) this.add(element);
  }

  has(value: Value): boolean {
    return this.#buckets.get(bucketText(value))?.some((element) => areEqual(value, element) === true) === true;
  }

  add(value: Value): void {
    const text = bucketText(value);
    const bucket = this.#buckets.get(text);
    if (bucket === undefined) this.#buckets.set(text, [value]);
    else bucket.push(value);
  }
}

/** Equal values have equal texts. */
function bucketText(value: Value): string {
  return typeof value === 'string' ? `"${value}` : orderingText(value);
}

function sortedMembers(members: readonly Value[]): readonly Value[] {
  if (members.every((member) => typeof member === 'string')) return [...members].sort(compareStrings);
  return members
    .map((value) => ({ value, text: orderingText(value) }))
    .sort((left, right) => compareMembers(left.value, right.value) || compareStrings(left.text, right.text))
    .map(({ value }) => value);
}

/** Returns zero for values without a natural order. The texts also decide the tie of zero and negative zero. */
function compareMembers(left: Value, right: Value): number {
  const rank = rankOf(left) - rankOf(right);
  if (rank !== 0) return rank;
  if (typeof left === 'string' && typeof right === 'string') return compareStrings(left, right);
  if (typeof left === 'boolean' && typeof right === 'boolean') return Number(left) - Number(right);
  return isNumber(left) && isNumber(right) ? compareNumbers(left, right) : 0;
}

function rankOf(value: Value): number {
  if (value instanceof NullValue) return 2;
  return value instanceof UnknownValue ? 1 : 0;
}

/** The text that cty makes of a value to find it in a set, and to order values without a natural order. */
function orderingText(value: Value): string {
  if (typeof value === 'string') return quoteText(value);
  if (typeof value === 'boolean') return value ? 'T' : 'F';
  if (isNumber(value)) return formatShort(value);
  if (value instanceof NullValue) return '~';
  if (!isComposite(value)) return '?';
  countSteps();
  if (value instanceof MapValue) {
    return limited(
      `{${Array.from(value.entries, ([key, each]) => `${quoteText(key)}:${orderingText(each)};`).join('')}}`,
    );
  }
  const texts = membersOf(value).map((each) => `${orderingText(each)};`);
  const isStructural = value instanceof TupleValue || value instanceof ObjectValue;
  return limited(isStructural ? `<${texts.join('')}>` : `[${texts.join('')}]`);
}

function limited(text: string): string {
  checkTextLength(text.length);
  return text;
}
