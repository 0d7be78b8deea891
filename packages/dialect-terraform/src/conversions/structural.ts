/** Conversions whose result is an object or a tuple. */
import { sortedMap } from '../values/order.js';
import { quoteText } from '../values/quoting.js';
import { type MapType, type ObjectType, type TupleType, withoutOptionalAttributes } from '../values/type.js';
import { MapValue, NullValue, ObjectValue, TupleValue, type Value } from '../values/value.js';
import { type Conversion, Mismatch, type Rules } from './rules.js';

/** An object may have more attributes than the type. Optional attributes may be absent. */
export function objectToObject(from: ObjectType, to: ObjectType, rules: Rules): Conversion | null {
  const conversions = new Map<string, Conversion | null>();
  for (const [name, type] of to.attributeTypes) {
    const given = from.attributeTypes.get(name);
    if (given === undefined) {
      if (to.optional.has(name)) continue;
      return null;
    }
    const conversion = given.equals(type) ? null : rules.find(given, type);
    if (conversion === null && !given.equals(type)) return null;
    conversions.set(name, conversion);
  }
  return (value) => {
    if (!(value instanceof ObjectValue)) return value;
    const attributes: [string, Value][] = [];
    for (const [name, attribute] of value.attributes) {
      const conversion = conversions.get(name);
      if (conversion === undefined) continue;
      const converted = conversion === null ? attribute : conversion(attribute);
      if (converted instanceof Mismatch) return converted;
      attributes.push([name, withPlainNull(converted)]);
    }
    return new ObjectValue(sortedMap([...attributes, ...absentAttributes(to, conversions)]));
  };
}

function absentAttributes(type: ObjectType, present: ReadonlyMap<string, unknown>): [string, Value][] {
  return Array.from(type.attributeTypes)
    .filter(([name]) => type.optional.has(name) && !present.has(name))
    .map(([name, each]) => [name, new NullValue(withoutOptionalAttributes(each))]);
}

/** Values never have a type with optional attributes. */
export function withPlainNull(value: Value): Value {
  if (!(value instanceof NullValue) || value.type.kind === 'primitive' || value.type.kind === 'dynamic') return value;
  return new NullValue(withoutOptionalAttributes(value.type));
}

/**
 * Converts a tuple element by element. Null if the tuples have different lengths, or an element cannot be converted.
 */
export function tupleToTuple(from: TupleType, to: TupleType, rules: Rules): Conversion | null {
  if (from.elementTypes.length !== to.elementTypes.length) return null;
  const conversions: (Conversion | null)[] = [];
  for (const [i, given] of from.elementTypes.entries()) {
    const type = to.elementTypes[i];
    if (type === undefined) return null;
    const conversion = given.equals(type) ? null : rules.find(given, type);
    if (conversion === null && !given.equals(type)) return null;
    conversions.push(conversion);
  }
  return (value) => {
    if (!(value instanceof TupleValue)) return value;
    const elements: Value[] = [];
    for (const [i, element] of value.elements.entries()) {
      const converted = conversions[i]?.(element) ?? element;
      if (converted instanceof Mismatch) return converted;
      elements.push(converted);
    }
    return new TupleValue(elements);
  };
}

/** The map must have an element for each attribute that is not optional. Other elements are dropped. */
export function mapToObject(from: MapType, to: ObjectType, rules: Rules): Conversion | null {
  const conversions = new Map<string, Conversion | null>();
  for (const [name, type] of to.attributeTypes) {
    if (type.equals(from.elementType)) continue;
    const conversion = rules.find(from.elementType, type);
    if (conversion === null && !to.optional.has(name)) return null;
    conversions.set(name, conversion);
  }
  return (value) => {
    if (!(value instanceof MapValue)) return value;
    const attributes: [string, Value][] = [];
    for (const [name, type] of to.attributeTypes) {
      const element = value.entries.get(name);
      if (element === undefined) continue;
      const conversion = conversions.get(name);
      if (conversion === null) {
        const reason = rules.describeMismatch(from.elementType, type);
        return new Mismatch(`map element type is incompatible with attribute ${quoteText(name)}: ${reason}`);
      }
      const converted = conversion === undefined ? element : conversion(element);
      if (converted instanceof Mismatch) return converted;
      attributes.push([name, withPlainNull(converted)]);
    }
    for (const [name, type] of to.attributeTypes) {
      if (value.entries.has(name)) continue;
      if (!to.optional.has(name)) {
        return new Mismatch(`map has no element for required attribute ${quoteText(name)}`);
      }
      attributes.push([name, new NullValue(type)]);
    }
    return new ObjectValue(sortedMap(attributes));
  };
}
