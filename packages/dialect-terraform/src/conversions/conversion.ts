import { parseNumber } from '../values/number-text.js';
/** Conversion of values between types, as cty's package `convert` defines it. */
import { formatNumber, isNumber, type NumberValue } from '../values/number.js';
import { BOOL, DYNAMIC, ListType, MapType, NUMBER, ObjectType, SetType, STRING, TupleType } from '../values/type.js';
import { isCollectionType, type Type, withoutOptionalAttributes } from '../values/type.js';
import { NullValue, typeOf, UnknownValue, type Value } from '../values/value.js';
import { isSequenceType, mapToMap, objectToMap, sequenceToSequence, tupleToSequence } from './collections.js';
import { mismatchMessage } from './mismatch.js';
import { type Conversion, Mismatch, type Rules, type Unification } from './rules.js';
import { mapToObject, objectToObject, tupleToTuple } from './structural.js';
import { unifyTypes } from './unification.js';

function createRules(isUnsafe: boolean): Rules {
  const rules: Rules = {
    isUnsafe,
    find: (from, to) => findConversion(from, to, rules),
    unify: (types) => unifyTypes(types, rules),
    describeMismatch,
  };
  return rules;
}

/** Conversions that never fail. */
export const SAFE = createRules(false);
/** All conversions, also those that fail for some values. */
export const UNSAFE = createRules(true);

/** Describes why values of one type cannot become values of another, as the middle of a sentence. */
export function describeMismatch(got: Type, wanted: Type): string {
  return mismatchMessage(got, wanted, SAFE, UNSAFE);
}

/**
 * Converts a value to a type.
 *
 * @param type may contain the dynamic type, which stands for any type, and optional attributes
 */
export function convert(value: Value, type: Type): Value | Mismatch {
  if (type === STRING) return toText(value);
  if (type === NUMBER) return toNumber(value);
  if (type === BOOL) return toBool(value);
  if (type === DYNAMIC) return value;
  const from = typeOf(value);
  if (from.equals(withoutOptionalAttributes(type))) return value;
  const conversion = UNSAFE.find(from, type);
  return conversion === null ? new Mismatch(describeMismatch(from, type)) : conversion(value);
}

/** Converts a value to a string, which may be null or unknown. */
export function toText(value: Value): string | NullValue | UnknownValue | Mismatch {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return String(value);
  if (isNumber(value)) return formatNumber(value);
  return withoutValue(value, STRING);
}

/** Converts a value to a number, which may be null or unknown. */
export function toNumber(value: Value): NumberValue | NullValue | UnknownValue | Mismatch {
  if (isNumber(value)) return value;
  if (typeof value === 'string') return parseNumber(value) ?? new Mismatch('a number is required');
  return withoutValue(value, NUMBER);
}

/** Converts a value to a bool, which may be null or unknown. */
export function toBool(value: Value): boolean | NullValue | UnknownValue | Mismatch {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'string') return boolOfText(value);
  return withoutValue(value, BOOL);
}

function boolOfText(text: string): boolean | Mismatch {
  if (text === 'true' || text === '1') return true;
  if (text === 'false' || text === '0') return false;
  const lower = text.toLowerCase();
  return new Mismatch(
    lower === 'true' || lower === 'false'
      ? `a bool is required; to convert from string, use lowercase "${lower}"`
      : 'a bool is required',
  );
}

/** Nulls and unknown values are converted if their type can be converted. Other values have no primitive type. */
function withoutValue(value: Value, type: Type): NullValue | UnknownValue | Mismatch {
  if (!(value instanceof NullValue || value instanceof UnknownValue))
    return new Mismatch(describeMismatch(typeOf(value), type));
  const from = value.type;
  if (from === type) return value;
  if (from !== DYNAMIC && primitiveConversion(from, type, true) === null) {
    return new Mismatch(describeMismatch(from, type));
  }
  return value instanceof NullValue ? new NullValue(type) : new UnknownValue(type);
}

/** Finds the conversion between two types; null if there is none. Types that are equal may have none. */
function findConversion(from: Type, to: Type, rules: Rules): Conversion | null {
  if (to === DYNAMIC) return (value) => value;
  const conversion = findKnownConversion(from, to, rules);
  if (conversion === null) return null;
  return (value) => {
    if (value instanceof NullValue) return new NullValue(filledType(value.type, withoutOptionalAttributes(to)));
    if (value instanceof UnknownValue) return new UnknownValue(filledType(value.type, withoutOptionalAttributes(to)));
    return conversion(value);
  };
}

function findKnownConversion(from: Type, to: Type, rules: Rules): Conversion | null {
  if (from === DYNAMIC) return rules.isUnsafe ? (value) => convert(value, to) : null;
  if (from.kind === 'primitive') return primitiveConversion(from, to, rules.isUnsafe);
  if (to instanceof ObjectType) {
    if (from instanceof ObjectType) return objectToObject(from, to, rules);
    return from instanceof MapType && rules.isUnsafe ? mapToObject(from, to, rules) : null;
  }
  if (to instanceof TupleType) return from instanceof TupleType ? tupleToTuple(from, to, rules) : null;
  if (isSequenceType(to)) {
    if (from instanceof TupleType) return tupleToSequence(to.kind, from, to.elementType, rules);
    if (!isSequenceType(from)) return null;
    // A set loses the order and the repetitions of a list.
    if (to.kind === 'set' && from.kind === 'list' && !rules.isUnsafe) return null;
    return sequenceToSequence(to.kind, from.elementType, to.elementType, rules);
  }
  if (!(to instanceof MapType)) return null;
  if (from instanceof ObjectType) return objectToMap(from, to.elementType, rules);
  return from instanceof MapType ? mapToMap(from.elementType, to.elementType, rules, SAFE) : null;
}

function primitiveConversion(from: Type, to: Type, isUnsafe: boolean): Conversion | null {
  if (to === STRING && (from === NUMBER || from === BOOL)) return toText;
  if (from !== STRING || !isUnsafe) return null;
  if (to === NUMBER) return toNumber;
  return to === BOOL ? toBool : null;
}

/** The wanted type with the parts of the given type in place of the dynamic type. */
function filledType(given: Type, wanted: Type): Type {
  if (given === DYNAMIC) return wanted;
  switch (wanted.kind) {
    case 'dynamic':
      return given;
    case 'primitive':
      return wanted;
    case 'list':
      return new ListType(filledElementType(given, wanted.elementType));
    case 'set':
      return new SetType(filledElementType(given, wanted.elementType));
    case 'map':
      return new MapType(filledElementType(given, wanted.elementType));
    case 'tuple':
      return new TupleType(
        wanted.elementTypes.map((type, i) => {
          const other = given.kind === 'tuple' ? given.elementTypes[i] : undefined;
          return other === undefined ? type : filledType(other, type);
        }),
      );
    case 'object':
      return new ObjectType(
        Array.from(wanted.attributeTypes, ([name, type]) => {
          const other = given.kind === 'object' ? given.attributeTypes.get(name) : elementTypeOf(given);
          return [name, other === undefined || other === null ? type : filledType(other, type)];
        }),
      );
  }
}

function filledElementType(given: Type, wanted: Type): Type {
  const element = elementTypeOf(given);
  return element === null ? wanted : filledType(element, wanted);
}

/** The one type of all members of a value of a type; null if there is none. */
function elementTypeOf(type: Type): Type | null {
  if (isCollectionType(type)) return type.elementType;
  if (type.kind === 'tuple') return UNSAFE.unify(type.elementTypes)?.type ?? null;
  return type.kind === 'object' ? (UNSAFE.unify([...type.attributeTypes.values()])?.type ?? null) : null;
}

/** Finds the most general of several types, with conversions that may fail for some values. */
export function unify(types: readonly Type[]): Unification | null {
  return UNSAFE.unify(types);
}

export { Mismatch, type Unification } from './rules.js';
