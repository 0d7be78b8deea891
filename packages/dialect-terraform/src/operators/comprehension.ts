/** The expressions `[for …]` and `{for …}`. */
import { toBool, toText } from '../conversions/conversion.js';
import { Mismatch } from '../conversions/rules.js';
import { captureErrors, report, reportError } from '../evaluation/evaluation.js';
import { countSteps } from '../evaluation/limits.js';
import { integerNumber } from '../values/number.js';
import { quoteText } from '../values/quoting.js';
import { friendlyName } from '../values/type.js';
import { isComposite, isNull, isSequence, MapValue, objectOf, SetValue, TupleValue } from '../values/value.js';
import { type CompositeValue, typeOf, UNKNOWN, UnknownValue, type Value } from '../values/value.js';
import { type Deferred, evaluated } from './deferred.js';
import { PROBLEMS } from './problems.js';

/** A part of a `for` expression, as a function of the element and its index or key. */
export type ForPart = (element: Value, key: Value) => Value;

/** Whether an element is included: `unknown` after an error, or if that is not known. */
type Inclusion = 'included' | 'excluded' | 'unknown';

/** Evaluates `[for key, element in collection : value if condition]`. */
export function forTuple(collection: Deferred, value: ForPart, condition: ForPart | null = null): Value {
  const source = iterated(collection, condition);
  if (source === null) return UNKNOWN;
  const elements: Value[] = [];
  let isKnown = true;
  forEach(source, (element, key) => {
    const inclusion = condition === null ? 'included' : inclusionOf(condition(element, key), isKnown, 'tuple');
    if (inclusion === 'unknown') isKnown = false;
    else if (inclusion === 'included') elements.push(value(element, key));
  });
  return isKnown ? new TupleValue(elements) : UNKNOWN;
}

/** Evaluates `{for key, element in collection : objectKey => value if condition}`. */
export function forObject(
  collection: Deferred,
  objectKey: ForPart,
  value: ForPart,
  condition: ForPart | null = null,
): Value {
  const attributes = new Map<string, Value>();
  const isKnown = forEachItem(collection, objectKey, value, condition, (key, item) => {
    if (attributes.has(key)) report(PROBLEMS.DUPLICATE_KEY, { key: quoteText(key) }, 'key');
    else attributes.set(key, item);
  });
  return isKnown ? objectOf(attributes) : UNKNOWN;
}

/** Evaluates `{for key, element in collection : objectKey => value... if condition}`. */
export function forGroups(
  collection: Deferred,
  objectKey: ForPart,
  value: ForPart,
  condition: ForPart | null = null,
): Value {
  const groups = new Map<string, Value[]>();
  const isKnown = forEachItem(collection, objectKey, value, condition, (key, item) => {
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  });
  return isKnown ? objectOf(Array.from(groups, ([key, items]) => [key, new TupleValue(items)])) : UNKNOWN;
}

/** Evaluates the items of an object. Returns false if the result is not known. */
function forEachItem(
  collection: Deferred,
  objectKey: ForPart,
  value: ForPart,
  condition: ForPart | null,
  add: (key: string, item: Value) => void,
): boolean {
  const source = iterated(collection, condition);
  if (source === null) return false;
  let isKnown = true;
  forEach(source, (element, key) => {
    const inclusion = condition === null ? 'included' : inclusionOf(condition(element, key), isKnown, 'object');
    if (inclusion === 'excluded') return;
    const name = inclusion === 'included' ? keyText(objectKey(element, key), isKnown) : null;
    if (name === null) isKnown = false;
    else add(name, value(element, key));
  });
  return isKnown;
}

/** Returns null after an error, or if the key is not known. Only the first such error is reported. */
function keyText(key: Value, isFirst: boolean): string | null {
  if (isNull(key)) {
    if (isFirst) report(PROBLEMS.NULL_FOR_KEY, {}, 'key');
    return null;
  }
  if (key instanceof UnknownValue) return null;
  const text = toText(key);
  if (typeof text === 'string') return text;
  if (text instanceof Mismatch && isFirst) report(PROBLEMS.FOR_KEY_TYPE, { reason: text.message }, 'key');
  return null;
}

function inclusionOf(condition: Value, isFirst: boolean, result: 'tuple' | 'object'): Inclusion {
  if (typeof condition === 'boolean') return condition ? 'included' : 'excluded';
  if (isNull(condition)) {
    if (isFirst) report(PROBLEMS.NULL_FOR_CONDITION, {}, 'condition');
    return 'unknown';
  }
  // For a tuple, HCL does not look at the type of a condition that is not known.
  if (condition instanceof UnknownValue && result === 'tuple') return 'unknown';
  const bool = toBool(condition);
  if (typeof bool === 'boolean') return bool ? 'included' : 'excluded';
  if (bool instanceof Mismatch && isFirst) {
    report(PROBLEMS.FOR_CONDITION_TYPE, { reason: bool.message }, 'condition');
  }
  return 'unknown';
}

/** The value to iterate over; null after an error, or if it is not known. */
function iterated(operand: Deferred, condition: ForPart | null): CompositeValue | null {
  const collection = evaluated(operand);
  if (isNull(collection)) {
    report(PROBLEMS.ITERATION_OVER_NULL, {}, 'collection');
    return null;
  }
  const type = typeOf(collection);
  if (type.kind === 'primitive') {
    report(PROBLEMS.NOT_ITERABLE, { type: friendlyName(type) }, 'collection');
    return null;
  }
  if (!isComposite(collection)) return null;
  return condition === null || isUsableCondition(condition) ? collection : null;
}

/** HCL evaluates the condition once with unknown values, so that a wrong type is reported once. */
function isUsableCondition(condition: ForPart): boolean {
  const { value, errors } = captureErrors(() => condition(UNKNOWN, UNKNOWN));
  reportError(...errors);
  if (isNull(value)) {
    report(PROBLEMS.CONSTANT_NULL_CONDITION, {}, 'condition');
    return false;
  }
  const bool = toBool(value);
  if (bool instanceof Mismatch) {
    report(PROBLEMS.FOR_CONDITION_TYPE, { reason: bool.message }, 'condition');
    return false;
  }
  return errors.length === 0;
}

/** Visits the elements of a value in order, with their indices or keys. The key of an element of a set is the element. */
function forEach(value: CompositeValue, visit: (element: Value, key: Value) => void): void {
  if (value instanceof SetValue) {
    for (const element of value.elements) {
      countSteps();
      visit(element, element);
    }
  } else if (isSequence(value)) {
    for (const [i, element] of value.elements.entries()) {
      countSteps();
      visit(element, integerNumber(i));
    }
  } else {
    for (const [key, element] of value instanceof MapValue ? value.entries : value.attributes) {
      countSteps();
      visit(element, key);
    }
  }
}
