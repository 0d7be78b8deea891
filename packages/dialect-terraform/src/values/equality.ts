import { countSteps } from '../evaluation/limits.js';
import { areNumbersEqual, isNumber } from './number.js';
import { DYNAMIC, hasDynamicTypes, isCollectionType, type Type } from './type.js';
import { ListValue, MapValue, NullValue, ObjectValue, SetValue, TupleValue, UnknownValue } from './value.js';
import { isComposite, isUnknown, isWhollyKnown, membersOf, typeOf, type Value } from './value.js';

/**
 * Terraform's `==`: values of different types differ, but all nulls are equal.
 *
 * @returns null if the result is not known
 */
export function areEqual(left: Value, right: Value): boolean | null {
  if (typeof left === 'string' || typeof left === 'boolean') {
    return right instanceof UnknownValue ? equalsUnknown(left, right) : left === right;
  }
  if (isNumber(left) && isNumber(right)) return areNumbersEqual(left, right);
  if (left === right && isWhollyKnown(left)) return true;
  countSteps();
  if (left instanceof UnknownValue) return equalsUnknown(right, left);
  if (right instanceof UnknownValue) return equalsUnknown(left, right);
  if (left instanceof NullValue || right instanceof NullValue) {
    return left instanceof NullValue && right instanceof NullValue;
  }
  const leftType = typeOf(left);
  const rightType = typeOf(right);
  if (!hasKnownType(left) || !hasKnownType(right)) {
    return conforms(leftType, rightType) || conforms(rightType, leftType) ? null : false;
  }
  if (!leftType.equals(rightType)) return false;
  if (left instanceof SetValue && right instanceof SetValue) return areSetsEqual(left, right);
  if (left instanceof MapValue && right instanceof MapValue) return areEntriesEqual(left.entries, right.entries);
  if (left instanceof ObjectValue && right instanceof ObjectValue) {
    return areEntriesEqual(left.attributes, right.attributes);
  }
  return hasElements(left) && hasElements(right) ? areElementsEqual(left.elements, right.elements) : false;
}

function equalsUnknown(value: Value, { type }: UnknownValue): boolean | null {
  if (value instanceof NullValue || value instanceof UnknownValue || hasDynamicTypes(type)) return null;
  return typeOf(value).equals(type) ? null : false;
}

function hasElements(value: Value): value is TupleValue | ListValue {
  return value instanceof TupleValue || value instanceof ListValue;
}

function areElementsEqual(left: readonly Value[], right: readonly Value[]): boolean | null {
  if (left.length !== right.length) return false;
  for (const [i, element] of left.entries()) {
    const other = right[i];
    const isEqual = other === undefined ? false : areEqual(element, other);
    if (isEqual !== true) return isEqual;
  }
  return true;
}

function areEntriesEqual(left: ReadonlyMap<string, Value>, right: ReadonlyMap<string, Value>): boolean | null {
  if (left.size !== right.size) return false;
  for (const [key, value] of left) {
    const other = right.get(key);
    const isEqual = other === undefined ? false : areEqual(value, other);
    if (isEqual !== true) return isEqual;
  }
  return true;
}

/** Equal sets of one type have the same order, so most elements are at the index of the element that they equal. */
function areSetsEqual(left: SetValue, right: SetValue): boolean | null {
  if (left.elements.some(isUnknown) || right.elements.some(isUnknown)) return null;
  if (left.elements.length !== right.elements.length) return false;
  return left.elements.every((element, i) => {
    const other = right.elements[i];
    if (other !== undefined && areEqual(element, other) === true) return true;
    return right.elements.some((each) => areEqual(element, each) === true);
  });
}

/** Whether no part of the value has a type that is not known. */
function hasKnownType(value: Value): boolean {
  if (value instanceof UnknownValue)
    return value.type !== DYNAMIC && !(isIterable(value.type) && hasDynamicTypes(value.type));
  return isWhollyKnown(value) || !isComposite(value) || membersOf(value).every(hasKnownType);
}

function isIterable(type: Type): boolean {
  return isCollectionType(type) || type.kind === 'tuple' || type.kind === 'object';
}

/** Whether a type equals another one in which the dynamic type stands for any type. */
function conforms(type: Type, wanted: Type): boolean {
  if (wanted === DYNAMIC || type === wanted) return true;
  if (type.kind === 'object' && wanted.kind === 'object') {
    if (type.attributeTypes.size !== wanted.attributeTypes.size) return false;
    return Array.from(type.attributeTypes).every(([name, each]) => {
      const other = wanted.attributeTypes.get(name);
      return other !== undefined && conforms(each, other);
    });
  }
  if (type.kind === 'tuple' && wanted.kind === 'tuple') {
    if (type.elementTypes.length !== wanted.elementTypes.length) return false;
    return type.elementTypes.every((each, i) => {
      const other = wanted.elementTypes[i];
      return other !== undefined && conforms(each, other);
    });
  }
  if (isCollectionType(type) && isCollectionType(wanted)) {
    return type.kind === wanted.kind && conforms(type.elementType, wanted.elementType);
  }
  return type.equals(wanted);
}
