/** Finding the most general of several types. */
import { countSteps } from '../evaluation/limits.js';
import { DYNAMIC, ListType, MapType, ObjectType, SetType, TupleType, type Type } from '../values/type.js';
import { UNKNOWN } from '../values/value.js';
import { preferenceOrder } from './preference.js';
import { type Conversion, Mismatch, type Rules, type Unification } from './rules.js';

/**
 * Finds a type to which values of all the types can be converted. It may be none of them: types of one kind are unified
 * part by part, and objects or tuples of different shape become maps or lists.
 */
export function unifyTypes(types: readonly Type[], rules: Rules): Unification | null {
  const [first] = types;
  if (first === undefined) return null;
  countSteps(types.length);
  const different: Type[] = [];
  const positions = types.map((type) => positionIn(different, type));
  if (different.length === 1) return { type: first, conversions: types.map(() => null) };
  const unified = unifyDifferent(different, rules);
  return unified && { type: unified.type, conversions: positions.map((i) => unified.conversions[i] ?? null) };
}

/** The position of a type among different types. The type is added if it is not among them. */
function positionIn(different: Type[], type: Type): number {
  const last = different.length - 1;
  if (different[last]?.equals(type) === true) return last;
  const found = different.findIndex((other) => other.equals(type));
  return found >= 0 ? found : different.push(type) - 1;
}

function unifyDifferent(types: readonly Type[], rules: Rules): Unification | null {
  const kinds = new Set(types.map(({ kind }) => kind));
  const hasDynamic = kinds.delete('dynamic');
  const [kind] = kinds;
  if (kinds.size === 1 && kind !== undefined && kind !== 'primitive') {
    return hasDynamic ? unknownUnification(types) : unifyOneKind(types, rules);
  }
  if (kinds.size === 2 && kinds.has('map') && kinds.has('object')) {
    const unified = unifyThrough('object', types, rules);
    if (unified?.type.kind === 'map') return unified;
  } else if (kinds.size === 2 && kinds.has('list') && kinds.has('tuple')) {
    const unified = unifyThrough('tuple', types, rules);
    if (unified?.type.kind === 'list') return unified;
  } else if (kinds.has('object') && kinds.has('tuple')) {
    return null;
  }
  return unifyByPreference(types, rules);
}

/** Where one of the types is not known, cty does not decide. */
function unknownUnification(types: readonly Type[]): Unification {
  return { type: DYNAMIC, conversions: types.map(() => () => UNKNOWN) };
}

function unifyOneKind(types: readonly Type[], rules: Rules): Unification | null {
  const objects = types.filter((type) => type.kind === 'object');
  if (objects.length > 0) return unifyObjects(objects, rules);
  const tuples = types.filter((type) => type.kind === 'tuple');
  if (tuples.length > 0) return unifyTuples(tuples, rules);
  const collections = types.filter((type) => type.kind === 'list' || type.kind === 'set' || type.kind === 'map');
  const [first] = collections;
  const element = rules.unify(collections.map(({ elementType }) => elementType));
  if (element === null || first === undefined) return null;
  const Collection = { list: ListType, set: SetType, map: MapType }[first.kind];
  return convertAll(types, new Collection(element.type), rules);
}

/** Returns null if one of the types cannot be converted. */
function convertAll(types: readonly Type[], wanted: Type, rules: Rules): Unification | null {
  const conversions: (Conversion | null)[] = [];
  for (const type of types) {
    const conversion = type.equals(wanted) ? null : rules.find(type, wanted);
    if (conversion === null && !type.equals(wanted)) return null;
    conversions.push(conversion);
  }
  return { type: wanted, conversions };
}

/** Objects with the same attributes become such an object, and others become a map. */
function unifyObjects(types: readonly ObjectType[], rules: Rules): Unification | null {
  const [first, ...others] = types;
  if (first === undefined) return null;
  const names = [...first.attributeTypes.keys()];
  const isSame = others.every(({ attributeTypes }) => {
    return attributeTypes.size === names.length && names.every((name) => attributeTypes.has(name));
  });
  if (!isSame) return unifyObjectsToMap(types, rules);
  const attributeTypes: [string, Type][] = [];
  for (const name of names) {
    const unified = rules.unify(types.map((type) => type.attributeTypes.get(name) ?? DYNAMIC));
    if (unified === null) return null;
    attributeTypes.push([name, unified.type]);
  }
  return convertAll(types, new ObjectType(attributeTypes), rules) ?? unifyObjectsToMap(types, rules);
}

function unifyObjectsToMap(types: readonly ObjectType[], rules: Rules): Unification | null {
  const element = rules.unify(types.flatMap((type) => [...type.attributeTypes.values()]));
  return element && convertAll(types, new MapType(element.type), rules);
}

/** Tuples of the same length become such a tuple, and others become a list. */
function unifyTuples(types: readonly TupleType[], rules: Rules): Unification | null {
  const [first, ...others] = types;
  if (first === undefined) return null;
  if (others.some(({ elementTypes }) => elementTypes.length !== first.elementTypes.length)) {
    return unifyTuplesToList(types, rules);
  }
  const elementTypes: Type[] = [];
  for (const i of first.elementTypes.keys()) {
    const unified = rules.unify(types.map((type) => type.elementTypes[i] ?? DYNAMIC));
    if (unified === null) return null;
    elementTypes.push(unified.type);
  }
  return convertAll(types, new TupleType(elementTypes), rules) ?? unifyTuplesToList(types, rules);
}

function unifyTuplesToList(types: readonly TupleType[], rules: Rules): Unification | null {
  const element = rules.unify(types.flatMap(({ elementTypes }) => elementTypes));
  return element && convertAll(types, new ListType(element.type), rules);
}

/** Unifies maps and objects after the objects have become maps, or lists and tuples after the tuples have become lists. */
function unifyThrough(kind: 'object' | 'tuple', types: readonly Type[], rules: Rules): Unification | null {
  const structural =
    kind === 'object'
      ? unifyObjectsToMap(
          types.filter((type) => type.kind === 'object'),
          rules,
        )
      : unifyTuplesToList(
          types.filter((type) => type.kind === 'tuple'),
          rules,
        );
  if (structural === null) return null;
  const unified = rules.unify(types.map((type) => (type.kind === kind ? structural.type : type)));
  if (unified === null) return null;
  let structuralCount = 0;
  const conversions = types.map((type, i) => {
    const last = unified.conversions[i] ?? null;
    if (type.kind !== kind) return last;
    const first = structural.conversions[structuralCount++] ?? null;
    return first !== null && last !== null ? checkedConversion(first, last) : (first ?? last);
  });
  return { type: unified.type, conversions };
}

/** cty tries the first conversion for its errors, but applies the second one to the value itself. */
function checkedConversion(first: Conversion, last: Conversion): Conversion {
  return (value) => {
    const converted = first(value);
    return converted instanceof Mismatch ? converted : last(value);
  };
}

/** The most general of the types to which all others can be converted. */
function unifyByPreference(types: readonly Type[], rules: Rules): Unification | null {
  for (const i of preferenceOrder(types)) {
    const wanted = types[i];
    const unified = wanted === undefined ? null : convertAll(types, wanted, rules);
    if (unified !== null) return unified;
  }
  return null;
}
