import {
  ANY,
  AnyType,
  ArrayType,
  BooleanType,
  EnumType,
  FloatType,
  HashType,
  IntegerType,
  type PuppetType,
  STRING,
  StringType,
  StructType,
  TupleType,
  UndefType,
  UnitType,
} from '@pptjs/runtime/lattice';
import { isSubtype, membersOf, unionOf } from '../inference/lattice/index.js';

/**
 * Returns whether all instances of `type` are certainly instances of `declared`. Unlike Puppet's assignability it has no
 * exceptions. It is false for types that code tests in another way: Struct, Tuple, Pattern, and all except the common ones.
 */
export function isProved(type: PuppetType, declared: PuppetType): boolean {
  const members = membersOf(declared);
  return membersOf(type).every((member) => members.some((target) => isMemberProved(member, target)));
}

function isMemberProved(member: PuppetType, target: PuppetType): boolean {
  if (target instanceof AnyType) return true;
  if (member instanceof AnyType || member instanceof UnitType) return false;
  if (target instanceof ArrayType) return target.size === null && isArrayProved(member, target);
  if (target instanceof HashType) return target.size === null && isHashProved(member, target);
  return SIMPLE.some((each) => target instanceof each) && isSubtype(member, target);
}

const SIMPLE = [BooleanType, EnumType, FloatType, IntegerType, StringType, UndefType];

function isArrayProved(member: PuppetType, { elementType }: ArrayType): boolean {
  if (member instanceof TupleType)
    return isProved(member.types.length === 0 ? ANY : unionOf(member.types), elementType);
  return member instanceof ArrayType && (member.size?.max === 0 || isProved(member.elementType, elementType));
}

function isHashProved(member: PuppetType, { keyType, valueType }: HashType): boolean {
  if (member instanceof StructType)
    return isProved(STRING, keyType) && member.elements.every(({ type }) => isProved(type, valueType));
  if (!(member instanceof HashType)) return false;
  return member.size?.max === 0 || (isProved(member.keyType, keyType) && isProved(member.valueType, valueType));
}
