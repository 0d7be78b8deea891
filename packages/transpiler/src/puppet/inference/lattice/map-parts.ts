import {
  ArrayType,
  HashType,
  NotUndefType,
  OptionalType,
  type PuppetType,
  SensitiveType,
  StructElement,
  StructType,
  TupleType,
  VariantType,
} from '@pptjs/runtime/lattice';

type Change = (type: PuppetType) => PuppetType;

/**
 * Returns a type whose parts are replaced: types of elements by `changeElement`, members of a union by `changeMember`.
 * Returns the type itself if no part changes.
 */
export function mapParts(type: PuppetType, changeElement: Change, changeMember: Change): PuppetType {
  if (type instanceof TupleType) {
    const types = replaced(type.types, changeElement);
    return types === type.types ? type : new TupleType(types, type.size);
  }
  if (type instanceof ArrayType) {
    const element = changeElement(type.elementType);
    return element === type.elementType ? type : new ArrayType(element, type.size);
  }
  if (type instanceof HashType) {
    const [key, value] = [changeElement(type.keyType), changeElement(type.valueType)];
    return key === type.keyType && value === type.valueType ? type : new HashType(key, value, type.size);
  }
  if (type instanceof StructType) {
    const elements = replaced(type.elements, (element) => {
      const value = changeElement(element.type);
      return value === element.type ? element : new StructElement(element.key, element.optional, value);
    });
    return elements === type.elements ? type : new StructType(elements);
  }
  if (type instanceof SensitiveType) {
    const inner = changeElement(type.type);
    return inner === type.type ? type : new SensitiveType(inner);
  }
  if (type instanceof VariantType) {
    const types = replaced(type.types, changeMember);
    return types === type.types ? type : new VariantType(types);
  }
  if (!(type instanceof OptionalType || type instanceof NotUndefType) || type.type === null) return type;
  const inner = changeMember(type.type);
  if (inner === type.type) return type;
  return type instanceof OptionalType ? new OptionalType(inner) : new NotUndefType(inner);
}

/** Replaces the elements of a list. Returns the list itself if no element changes. */
function replaced<T>(items: readonly T[], change: (item: T) => T): readonly T[] {
  const changed = items.map(change);
  return changed.every((each, i) => each === items[i]) ? items : changed;
}
