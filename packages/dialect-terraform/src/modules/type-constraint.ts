/** Type constraints of variables at run time. */
import { convert, Mismatch } from '../conversions/conversion.js';
import { report } from '../evaluation/evaluation.js';
import * as types from '../values/type.js';
import {
  isNull,
  isSequence,
  MapValue,
  normalizeText,
  objectOf,
  ObjectValue,
  TupleValue,
  UNKNOWN,
  type Value,
} from '../values/value.js';
import { MODULE_PROBLEMS } from './problems.js';

/** A type, and the default values of the optional attributes in it. */
export interface TypeConstraint {
  readonly type: types.Type;
  /** Replaces missing and null attributes by their defaults; null if the type has no defaults. */
  readonly fill: ((value: Value) => Value) | null;
}

function plain(type: types.Type): TypeConstraint {
  return { type, fill: null };
}

export const STRING = plain(types.STRING);
export const NUMBER = plain(types.NUMBER);
export const BOOL = plain(types.BOOL);
export const ANY = plain(types.DYNAMIC);

export function listType(element: TypeConstraint): TypeConstraint {
  return { type: new types.ListType(element.type), fill: fillElements(element) };
}

export function setType(element: TypeConstraint): TypeConstraint {
  return { type: new types.SetType(element.type), fill: fillElements(element) };
}

export function mapType(element: TypeConstraint): TypeConstraint {
  return { type: new types.MapType(element.type), fill: fillElements(element) };
}

export function tupleType(elements: readonly TypeConstraint[]): TypeConstraint {
  const fill = (value: Value): Value =>
    value instanceof TupleValue
      ? new TupleValue(value.elements.map((each, i) => elements[i]?.fill?.(each) ?? each))
      : value;
  const type = new types.TupleType(elements.map((element) => element.type));
  return { type, fill: elements.some((element) => element.fill !== null) ? fill : null };
}

/** An attribute that may be missing. */
export interface OptionalAttribute extends TypeConstraint {
  readonly isOptional: true;
  /** The value of a missing attribute; null if it is null. */
  readonly initial: Value | null;
}

/** Describes an attribute that may be missing. */
export function optional(constraint: TypeConstraint, initial?: () => Value): OptionalAttribute {
  if (initial === undefined) return { ...constraint, isOptional: true, initial: null };
  const converted = convertTo(constraint, initial());
  if (!(converted instanceof Mismatch)) return { ...constraint, isOptional: true, initial: converted };
  report(MODULE_PROBLEMS.INVALID_OPTIONAL_DEFAULT, { reason: converted.message });
  return { ...constraint, isOptional: true, initial: UNKNOWN };
}

export function objectType(attributes: Readonly<Record<string, TypeConstraint | OptionalAttribute>>): TypeConstraint {
  const entries = Object.entries(attributes).map(([name, attribute]) => [normalizeText(name), attribute] as const);
  const isOptional = (attribute: TypeConstraint): attribute is OptionalAttribute => 'isOptional' in attribute;
  const optionalNames = entries.filter(([, attribute]) => isOptional(attribute)).map(([name]) => name);
  const type = new types.ObjectType(
    entries.map(([name, attribute]) => [name, attribute.type]),
    new Set(optionalNames),
  );
  const fill = (value: Value): Value => {
    const given = value instanceof ObjectValue ? value.attributes : value instanceof MapValue ? value.entries : null;
    if (given === null) return value;
    const filled = new Map(given);
    for (const [name, attribute] of entries) {
      const existing = given.get(name);
      const initial = isOptional(attribute) ? attribute.initial : null;
      if (initial !== null && (existing === undefined || isNull(existing))) filled.set(name, initial);
      else if (existing !== undefined) filled.set(name, attribute.fill?.(existing) ?? existing);
    }
    return objectOf(filled);
  };
  const hasDefaults = entries.some(
    ([, attribute]) => attribute.fill !== null || (isOptional(attribute) && attribute.initial !== null),
  );
  return { type, fill: hasDefaults ? fill : null };
}

/** Converts a value to a type, after it has got the defaults of its missing attributes. */
export function convertTo({ type, fill }: TypeConstraint, value: Value): Value | Mismatch {
  return convert(fill === null ? value : fill(value), type);
}

function fillElements({ fill }: TypeConstraint): ((value: Value) => Value) | null {
  if (fill === null) return null;
  return (value) => {
    if (isSequence(value)) return new TupleValue(value.elements.map(fill));
    if (value instanceof ObjectValue)
      return objectOf(Array.from(value.attributes, ([name, each]) => [name, fill(each)]));
    if (value instanceof MapValue) return objectOf(Array.from(value.entries, ([name, each]) => [name, fill(each)]));
    return value;
  };
}
