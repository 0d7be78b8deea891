/** Indices and attributes: `value[key]` and `value.name`. */
import { toNumber, toText } from '../conversions/conversion.js';
import { Mismatch } from '../conversions/rules.js';
import { report } from '../evaluation/evaluation.js';
import type { Problem, ProblemParameters } from '../evaluation/problem.js';
import { compareNumbers, isNumber, isWhole, type NumberValue, safeIntegerOf, signOf } from '../values/number.js';
import { quoteText } from '../values/quoting.js';
import { DYNAMIC, friendlyName, isCollectionType, type Type } from '../values/type.js';
import { isNull, ListValue, MapValue, normalizeText, ObjectValue, TupleValue, typeOf } from '../values/value.js';
import { UNKNOWN, UnknownValue, type Value } from '../values/value.js';
import { PROBLEMS } from './problems.js';

/** The element of a list, a tuple or a map, or the attribute of an object, that a key selects. */
export function index(collection: Value, key: Value): Value {
  if ((collection instanceof TupleValue || collection instanceof ListValue) && isNumber(key)) {
    return elementAt(collection, key);
  }
  if (isNull(collection)) return fail(PROBLEMS.INDEX_OF_NULL, {});
  if (isNull(key)) return fail(PROBLEMS.NULL_INDEX, {});
  const type = typeOf(collection);
  if (type === DYNAMIC || typeOf(key) === DYNAMIC) return UNKNOWN;
  switch (type.kind) {
    case 'list':
    case 'tuple':
      return indexSequence(collection, key);
    case 'map':
    case 'object':
      return indexNamed(collection, key);
    case 'set':
      return fail(PROBLEMS.INDEX_OF_SET, {});
    default:
      return fail(PROBLEMS.NOT_INDEXABLE, {});
  }
}

function fail<P extends Problem>(problem: P, parameters: ProblemParameters<P>): UnknownValue {
  report(problem, parameters);
  return UNKNOWN;
}

function indexSequence(collection: Value, key: Value): Value {
  const number = toNumber(key);
  if (number instanceof Mismatch) return fail(PROBLEMS.INDEX_TYPE, { reason: number.message });
  if (isNumber(number) && (collection instanceof TupleValue || collection instanceof ListValue)) {
    return elementAt(collection, number);
  }
  const type = typeOf(collection);
  if (type.kind !== 'tuple') return unknownElement(type);
  if (!isNumber(number)) return UNKNOWN;
  // The type of a tuple that is not known says how many elements it has.
  return elementAt(new TupleValue(type.elementTypes.map((elementType) => new UnknownValue(elementType))), number);
}

function unknownElement(type: Type): UnknownValue {
  return isCollectionType(type) ? new UnknownValue(type.elementType) : UNKNOWN;
}

function elementAt({ elements }: TupleValue | ListValue, key: NumberValue): Value {
  const position = safeIntegerOf(key);
  const element = position === null ? undefined : elements[position];
  if (element !== undefined) return element;
  if (!isWhole(key)) return fail(PROBLEMS.FRACTIONAL_INDEX, {});
  if (signOf(key) < 0) return fail(PROBLEMS.NEGATIVE_INDEX, {});
  // HCL has these details only for the index that is equal to the length.
  if (compareNumbers(key, elements.length) > 0) return fail(PROBLEMS.NO_SUCH_ELEMENT, {});
  return fail(elements.length === 0 ? PROBLEMS.INDEX_OF_EMPTY : PROBLEMS.INDEX_TOO_LARGE, {});
}

function indexNamed(collection: Value, key: Value): Value {
  const name = toText(key);
  if (name instanceof Mismatch) return fail(PROBLEMS.INDEX_TYPE, { reason: name.message });
  const type = typeOf(collection);
  if (typeof name !== 'string') return unknownElement(type);
  if (collection instanceof MapValue) {
    return collection.entries.get(name) ?? fail(PROBLEMS.NO_SUCH_ELEMENT, {});
  }
  if (!(collection instanceof ObjectValue)) return unknownElement(type);
  const attribute = collection.attributes.get(name);
  if (attribute !== undefined) return attribute;
  return fail(isNumber(key) ? PROBLEMS.NUMERIC_ATTRIBUTE : PROBLEMS.NO_SUCH_ELEMENT, {});
}

/** The attribute of an object, or the element of a map. */
export function attribute(value: Value, name: string): Value {
  if (value instanceof ObjectValue) {
    return value.attributes.get(normalizeText(name)) ?? fail(PROBLEMS.NO_SUCH_ATTRIBUTE, { name: quoteText(name) });
  }
  if (isNull(value)) return fail(PROBLEMS.ATTRIBUTE_OF_NULL, {});
  if (value instanceof MapValue) {
    return value.entries.get(normalizeText(name)) ?? fail(PROBLEMS.MISSING_MAP_ELEMENT, { name: quoteText(name) });
  }
  const type = typeOf(value);
  switch (type.kind) {
    case 'dynamic':
      return UNKNOWN;
    case 'object': {
      const attributeType = type.attributeTypes.get(normalizeText(name));
      if (attributeType === undefined) return fail(PROBLEMS.NO_SUCH_ATTRIBUTE, { name: quoteText(name) });
      return new UnknownValue(attributeType);
    }
    case 'map':
      return unknownElement(type);
    case 'primitive':
      return fail(PROBLEMS.ATTRIBUTE_OF_PRIMITIVE, { type: friendlyName(type) });
    case 'list':
      return type.elementType.kind === 'object'
        ? attributeOfList(type.elementType.attributeTypes, name)
        : fail(PROBLEMS.NO_ATTRIBUTES, {});
    case 'set':
      return fail(type.elementType.kind === 'object' ? PROBLEMS.ATTRIBUTE_OF_OBJECT_SET : PROBLEMS.NO_ATTRIBUTES, {});
    default:
      return fail(PROBLEMS.NO_ATTRIBUTES, {});
  }
}

function attributeOfList(attributeTypes: ReadonlyMap<string, Type>, name: string): Value {
  return attributeTypes.has(normalizeText(name))
    ? fail(PROBLEMS.ATTRIBUTE_OF_OBJECTS, { name: quoteText(name) })
    : fail(PROBLEMS.UNKNOWN_ATTRIBUTE_OF_OBJECTS, {});
}
