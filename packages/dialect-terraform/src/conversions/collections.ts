/** Conversions whose result is a list, a set or a map. */
import { checkSize, countSteps } from '../evaluation/limits.js';
import { commonType, haveType, setOf } from '../values/sets.js';
import { DYNAMIC, isCollectionType, ListType, type ObjectType, SetType, type Type } from '../values/type.js';
import { type TupleType, withoutOptionalAttributes } from '../values/type.js';
import { isSequence, isUnknown, listOf, ListValue, mapOf, MapValue, ObjectValue, SetValue } from '../values/value.js';
import { typeOf, UnknownValue, type Value } from '../values/value.js';
import { type Conversion, Mismatch, type Rules } from './rules.js';
import { withPlainNull } from './structural.js';

type SequenceKind = 'list' | 'set';

/** Lists and sets to lists and sets. Unification also applies the conversion to tuples. */
export function sequenceToSequence(
  kind: SequenceKind,
  fromElement: Type,
  toElement: Type,
  rules: Rules,
): Conversion | null {
  const conversion = fromElement.equals(toElement) ? null : rules.find(fromElement, toElement);
  if (conversion === null && !fromElement.equals(toElement)) return null;
  return (value) => {
    if (!isSequence(value)) return value;
    // Which elements of a set are different is not known while one of them is not known.
    if (kind === 'list' && value instanceof SetValue && value.elements.some(isUnknown)) {
      return new UnknownValue(new ListType(fromElement));
    }
    const elements = convertedElements(value.elements, () => conversion);
    if (elements instanceof Mismatch) return elements;
    return sequenceOf(kind, elements.map(withPlainNull), toElement === DYNAMIC ? fromElement : toElement);
  };
}

function convertedElements(
  elements: readonly Value[],
  conversionAt: (i: number) => Conversion | null | undefined,
): readonly Value[] | Mismatch {
  countSteps(elements.length);
  checkSize(elements.length);
  const converted: Value[] = [];
  for (const [i, element] of elements.entries()) {
    const value = conversionAt(i)?.(element) ?? element;
    if (value instanceof Mismatch) return value;
    converted.push(value);
  }
  return converted;
}

/** @param emptyType the element type of an empty result */
function sequenceOf(kind: SequenceKind, elements: readonly Value[], emptyType: Type): Value | Mismatch {
  if (elements.length === 0) return emptySequence(kind, emptyType);
  const type = commonType(elements);
  if (!haveType(elements, type)) return new Mismatch(`element types must all match for conversion to ${kind}`);
  return kind === 'list' ? listOf(type, elements) : setOf(type, elements);
}

function emptySequence(kind: SequenceKind, elementType: Type): Value {
  const type = withoutOptionalAttributes(elementType);
  return kind === 'list' ? new ListValue(type, []) : new SetValue(type, []);
}

/** A tuple to a list or a set. If any element type is allowed, it is the most general type of the elements. */
export function tupleToSequence(kind: SequenceKind, from: TupleType, toElement: Type, rules: Rules): Conversion | null {
  const { elementTypes } = from;
  if (elementTypes.length === 0) return () => emptySequence(kind, toElement);
  let wanted = toElement;
  if (wanted === DYNAMIC) {
    const unified = rules.unify(elementTypes);
    if (unified === null) return null;
    wanted = unified.type;
    if (wanted === DYNAMIC && elementTypes.some((type) => type !== DYNAMIC)) return null;
  }
  const conversions = conversionsTo(wanted, elementTypes, rules);
  if (conversions === null) return null;
  return (value) => {
    if (!isSequence(value)) return value;
    const elements = convertedElements(value.elements, (i) => conversions[i]);
    if (elements instanceof Mismatch) return elements;
    if (kind === 'set') return sequenceOf(kind, elements.map(withPlainNull), DYNAMIC);
    const unified = unifiedValues(elements, rules);
    return unified instanceof Mismatch ? unified : sequenceOf(kind, unified, DYNAMIC);
  };
}

/** The conversions of several types to one type; null if one of them does not exist. Equal types share theirs. */
function conversionsTo(wanted: Type, types: Iterable<Type>, rules: Rules): readonly (Conversion | null)[] | null {
  const found = new Map<Type, Conversion | null>();
  const conversions: (Conversion | null)[] = [];
  for (const type of types) {
    let conversion = found.get(type);
    if (conversion === undefined) {
      conversion = type.equals(wanted) ? null : rules.find(type, wanted);
      if (conversion === null && !type.equals(wanted)) return null;
      found.set(type, conversion);
    }
    conversions.push(conversion);
  }
  return conversions;
}

/** Converts values to the most general of their types. */
function unifiedValues(values: readonly Value[], rules: Rules): readonly Value[] | Mismatch {
  const types = values.map(typeOf);
  const unified = rules.unify(types);
  if (unified === null) return new Mismatch('cannot find a common base type for all elements');
  const conversions = conversionsTo(unified.type, types, rules);
  if (conversions === null) return new Mismatch('cannot find a common base type for all elements');
  return convertedElements(values, (i) => conversions[i]);
}

/** Maps to maps. Unification also applies the conversion to objects. */
export function mapToMap(fromElement: Type, toElement: Type, rules: Rules, safeRules: Rules): Conversion | null {
  const conversion = rules.find(fromElement, toElement);
  if (conversion === null) return null;
  return (value) => {
    if (!(value instanceof MapValue || value instanceof ObjectValue)) return value;
    const entries = value instanceof MapValue ? value.entries : value.attributes;
    const elements = convertedElements([...entries.values()], () => conversion);
    if (elements instanceof Mismatch) return elements;
    if (elements.length === 0) return new MapValue(toElement === DYNAMIC ? fromElement : toElement, new Map());
    return mapFrom([...entries.keys()], elements, toElement, safeRules, 'element');
  };
}

/** Converts an object to a map: all attributes are converted to one type. Null if they cannot be. */
export function objectToMap(from: ObjectType, toElement: Type, rules: Rules): Conversion | null {
  const attributeTypes = [...from.attributeTypes.values()];
  if (attributeTypes.length === 0) return () => new MapValue(withoutOptionalAttributes(toElement), new Map());
  const wanted = toElement === DYNAMIC ? (rules.unify(attributeTypes)?.type ?? null) : toElement;
  if (wanted === null) return null;
  const conversions = conversionsTo(wanted, attributeTypes, rules);
  if (conversions === null) return null;
  return (value) => {
    if (!(value instanceof ObjectValue)) return value;
    const elements = convertedElements([...value.attributes.values()], (i) => conversions[i]);
    if (elements instanceof Mismatch) return elements;
    return mapFrom([...value.attributes.keys()], elements, wanted, rules, 'attribute');
  };
}

function mapFrom(
  keys: readonly string[],
  elements: readonly Value[],
  wanted: Type,
  rules: Rules,
  noun: 'element' | 'attribute',
): Value | Mismatch {
  const isUnified = isCollectionType(wanted) || wanted.kind === 'object';
  const values = isUnified ? unifiedValues(elements, rules) : elements;
  if (values instanceof Mismatch) return values;
  const type = commonType(values);
  if (!haveType(values, type)) return new Mismatch(`${noun} types must all match for conversion to map`);
  return mapOf(
    type,
    values.map((value, i) => [keys[i] ?? '', value]),
  );
}

/** Whether the type is that of a list or a set. */
export function isSequenceType(type: Type): type is ListType | SetType {
  return type.kind === 'list' || type.kind === 'set';
}
