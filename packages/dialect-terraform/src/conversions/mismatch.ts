/** Descriptions of why a type does not match another one. */
import { quoteText } from '../values/quoting.js';
import { type CollectionType, DYNAMIC, friendlyNameForConstraint, isCollectionType } from '../values/type.js';
import type { ObjectType, TupleType, Type } from '../values/type.js';
import type { Rules } from './rules.js';

/**
 * Describes why values of one type cannot become values of another. Use it only after a conversion has failed.
 *
 * @returns the middle of a sentence, such as `element 0: a number is required`
 */
export function mismatchMessage(got: Type, wanted: Type, safe: Rules, unsafe: Rules): string {
  const describe = (each: Type, other: Type): string => mismatchMessage(each, other, safe, unsafe);
  if (got.kind === 'object' && wanted.kind === 'object') return describeObjects(got, wanted, safe, unsafe);
  if (isCollectionType(wanted) && wanted.elementType === DYNAMIC && isShapeOf(got, wanted)) {
    return `all ${wanted.kind} elements must have the same type`;
  }
  if ((got.kind === 'tuple' || got.kind === 'object') && isCollectionType(wanted)) {
    return isShapeOf(got, wanted) ? describeMembers(got, wanted, unsafe, describe) : required(wanted);
  }
  if (isCollectionType(got) && isCollectionType(wanted)) {
    if ((got.kind === 'map') !== (wanted.kind === 'map')) return required(wanted);
    return `incorrect ${wanted.kind} element type: ${describe(got.elementType, wanted.elementType)}`;
  }
  return required(wanted);
}

/** Whether the members of a tuple or an object can be the elements of a collection. */
function isShapeOf(got: Type, wanted: CollectionType): got is TupleType | ObjectType {
  return got.kind === (wanted.kind === 'map' ? 'object' : 'tuple');
}

function required(type: Type): string {
  return `${friendlyNameForConstraint(type)} required`;
}

function describeObjects(got: ObjectType, wanted: ObjectType, safe: Rules, unsafe: Rules): string {
  const missing = [...wanted.attributeTypes.keys()].filter(
    (name) => !got.attributeTypes.has(name) && !wanted.optional.has(name),
  );
  if (missing.length > 0) return describeMissing(missing.map(quoteText));
  for (const rules of [unsafe, safe]) {
    for (const [name, type] of wanted.attributeTypes) {
      const given = got.attributeTypes.get(name);
      if (given === undefined || given.equals(type) || rules.find(given, type) !== null) continue;
      return `attribute ${quoteText(name)}: ${mismatchMessage(given, type, safe, unsafe)}`;
    }
  }
  return 'incorrect object attributes';
}

function describeMissing(names: readonly string[]): string {
  if (names.length === 1) return `attribute ${names.join('')} is required`;
  if (names.length === 2) return `attributes ${names.join(' and ')} are required`;
  return `attributes ${names.slice(0, -1).join(', ')}, and ${names.slice(-1).join('')} are required`;
}

function describeMembers(
  got: TupleType | ObjectType,
  { elementType }: CollectionType,
  unsafe: Rules,
  describe: (got: Type, wanted: Type) => string,
): string {
  const members: readonly (readonly [string, Type])[] =
    got.kind === 'tuple'
      ? got.elementTypes.map((type, i) => [String(i), type])
      : Array.from(got.attributeTypes, ([name, type]) => [quoteText(name), type]);
  for (const [name, type] of members) {
    if (type.equals(elementType) || unsafe.find(type, elementType) !== null) continue;
    return `element ${name}: ${describe(type, elementType)}`;
  }
  return `all elements must be ${friendlyNameForConstraint(elementType)}`;
}
