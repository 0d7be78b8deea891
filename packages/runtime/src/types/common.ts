import type { PuppetType, Supertypes } from '../values/type.js';
import { ANY, UnitType } from './any.js';
import { ArrayType } from './array.js';
import { CALLABLE, CallableType } from './callable.js';
import { DATA, RICH_DATA } from './data.js';
import { FloatType } from './float.js';
import { HashType } from './hash.js';
import { IntegerType } from './integer.js';
import { REGEXP, RegexpType } from './regexp.js';
import { CLASS, CatalogEntryType, ClassType, RESOURCE, ResourceType } from './resource.js';
import { RUNTIME, RuntimeType } from './runtime.js';
import { NUMERIC, SCALAR, SCALAR_DATA } from './scalar.js';
import { ANY_SIZE } from './size.js';
import { ENUM, EnumType, PatternType, STRING, StringType } from './string.js';
import { TypeType } from './type-type.js';
import { UndefType } from './undef.js';
import { VariantType } from './variant.js';

/** Common supertypes from narrow to wide. The first that includes both types is used if there is no nearer type. */
const GENERAL = (): readonly PuppetType[] => [NUMERIC, SCALAR_DATA, SCALAR, DATA, RICH_DATA];

/**
 * Returns the common supertype that Puppet infers: two ranges form a range, two strings an Enum, other types meet in
 * Numeric, ScalarData, Scalar, Data, RichData or Any. Undef and Unit yield to the other type.
 */
export function commonType(a: PuppetType, b: PuppetType): PuppetType {
  if (a instanceof UndefType) return b;
  if (b instanceof UndefType) return a;
  if (a instanceof UnitType) return b;
  if (b instanceof UnitType) return a;
  const merged = withUnit(a, b);
  if (merged) return merged;
  if (a.isAssignable(b)) return a;
  if (b.isAssignable(a)) return b;
  return nearest(a, b) ?? GENERAL().find((type) => type.isAssignable(a) && type.isAssignable(b)) ?? ANY;
}

/** The elements of an empty collection have the type Unit, which yields to the element type of the other collection. */
function withUnit(a: PuppetType, b: PuppetType): PuppetType | null {
  if (
    a instanceof ArrayType &&
    b instanceof ArrayType &&
    a.elementType instanceof UnitType !== b.elementType instanceof UnitType
  ) {
    return new ArrayType(commonType(a.elementType, b.elementType));
  }
  if (
    a instanceof HashType &&
    b instanceof HashType &&
    a.keyType instanceof UnitType !== b.keyType instanceof UnitType
  ) {
    return new HashType(commonType(a.keyType, b.keyType), commonType(a.valueType, b.valueType));
  }
  return null;
}

/**
 * Returns the common type of two types of one family. Returns null for different families, and if there is no nearer
 * type.
 */
function nearest(a: PuppetType, b: PuppetType): PuppetType | null {
  if (a instanceof IntegerType && b instanceof IntegerType) return a.union(b);
  if (a instanceof FloatType && b instanceof FloatType) return a.union(b);
  if (a instanceof StringType && b instanceof StringType) return commonString(a, b);
  if (a instanceof EnumType && b instanceof EnumType) {
    return new EnumType([...a.values, ...b.values]);
  }
  if (a instanceof EnumType && b instanceof StringType && b.value !== null)
    return new EnumType([...a.values, b.value], a.ignoreCase);
  if (b instanceof EnumType && a instanceof StringType && a.value !== null)
    return new EnumType([a.value, ...b.values], b.ignoreCase);
  if ((a instanceof EnumType && b instanceof StringType) || (a instanceof StringType && b instanceof EnumType))
    return commonEnum(a, b);
  if (a instanceof PatternType && b instanceof PatternType) return commonPattern(a, b);
  if (a instanceof RegexpType && b instanceof RegexpType) return REGEXP;
  if (a instanceof VariantType && b instanceof VariantType) return VariantType.of([...a.types, ...b.types]);
  if (a instanceof ArrayType && b instanceof ArrayType) return new ArrayType(commonType(a.elementType, b.elementType));
  if (a instanceof HashType && b instanceof HashType) {
    return new HashType(commonType(a.keyType, b.keyType), commonType(a.valueType, b.valueType));
  }
  if (a instanceof TypeType && b instanceof TypeType) return new TypeType(commonType(a.type ?? ANY, b.type ?? ANY));
  if (a instanceof CallableType && b instanceof CallableType) return CALLABLE;
  if (a instanceof RuntimeType && b instanceof RuntimeType)
    return a.runtime === b.runtime ? new RuntimeType(a.runtime, null) : RUNTIME;
  if (a instanceof CatalogEntryType && b instanceof CatalogEntryType) return commonEntry(a, b);
  return null;
}

function commonString(a: StringType, b: StringType): PuppetType {
  if (a.value !== null && b.value !== null) return new EnumType([a.value, b.value]);
  const size = (a.size ?? ANY_SIZE).union(b.size ?? ANY_SIZE);
  return size.equals(ANY_SIZE) ? STRING : new StringType(size);
}

/** Returns the Enum of all strings of an Enum and a string type. */
function commonEnum(a: PuppetType, b: PuppetType): PuppetType {
  const values = [a, b].map((type) =>
    type instanceof EnumType ? type.values : type instanceof StringType && type.value !== null ? [type.value] : null,
  );
  const [left, right] = values;
  return left && right ? new EnumType([...left, ...right]) : ENUM;
}

function commonPattern(a: PatternType, b: PatternType): PuppetType {
  const patterns = new Set(a.patterns.map(String));
  return new PatternType([...a.patterns, ...b.patterns.filter((pattern) => !patterns.has(String(pattern)))]);
}

function commonEntry(a: CatalogEntryType, b: CatalogEntryType): PuppetType | null {
  if (a instanceof ClassType && b instanceof ClassType) return CLASS;
  if (a instanceof ResourceType && b instanceof ResourceType) {
    return a.typeName === b.typeName ? new ResourceType(a.typeName) : RESOURCE;
  }
  return null;
}

export const SUPERTYPES: Supertypes = { common: commonType, unionOf: (types) => VariantType.of(types) };
