import { EMPTY_HASH, Float, PuppetHash, type Value } from '@pptjs/runtime/internal';
import {
  ArrayType,
  BooleanType,
  EnumType,
  FloatType,
  HashType,
  IntegerType,
  type PuppetType,
  StructType,
  TupleType,
  UndefType,
} from '@pptjs/runtime/lattice';
import { listedStrings } from '../lattice/index.js';

/** Returns the value that is the only instance of a type; undefined if there are several, or if it is no plain data. */
export function onlyValue(type: PuppetType): Value | undefined {
  if (type instanceof UndefType) return null;
  if (type instanceof EnumType) return type.values.length === 1 && !type.ignoreCase ? type.values[0] : undefined;
  if (type instanceof IntegerType) return type.from !== null && type.from === type.to ? type.from : undefined;
  if (type instanceof FloatType) return type.from !== null && type.from === type.to ? new Float(type.from) : undefined;
  if (type instanceof BooleanType) return type.value ?? undefined;
  if (type instanceof ArrayType) return type.size?.max === 0 ? [] : undefined;
  if (type instanceof HashType) return type.size?.max === 0 ? EMPTY_HASH : undefined;
  if (type instanceof TupleType) return type.size === null ? allValues(type.types) : undefined;
  if (!(type instanceof StructType) || type.elements.length === 0) return undefined;
  if (type.elements.some(({ optional }) => optional)) return undefined;
  const values = allValues(type.elements.map((element) => element.type));
  return values && PuppetHash.from(type.elements.map(({ key }, i): [Value, Value] => [key, values[i]!]));
}

/** Returns the only values of all types; undefined if one of them has several. */
function allValues(types: readonly PuppetType[]): Value[] | undefined {
  const values: Value[] = [];
  for (const type of types) {
    const value = onlyValue(type);
    if (value === undefined) return undefined;
    values.push(value);
  }
  return values;
}

/** Returns the string that is the only instance of a type; null for other types. */
export function onlyString(type: PuppetType): string | null {
  const listed = listedStrings(type);
  return listed?.length === 1 ? listed[0]! : null;
}

/** Returns the texts that a value certainly is or lists. Elements that are not known are left out. */
export function onlyStrings(type: PuppetType): readonly string[] {
  const types = type instanceof TupleType ? (type.size === null ? type.types : []) : [type];
  return types.map(onlyString).filter((text) => text !== null);
}
