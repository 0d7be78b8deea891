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
  return new Proof().isProved(type, declared);
}

const SIMPLE = [BooleanType, EnumType, FloatType, IntegerType, StringType, UndefType];

/** The results for the pairs of types that a proof compares: recursive aliases contain themselves. */
class Proof {
  readonly #results = new Map<PuppetType, Map<PuppetType, boolean>>();

  isProved(type: PuppetType, declared: PuppetType): boolean {
    // `membersOf` answers Any for Optional without a parameter and for deep aliases, which do not accept all values.
    const members =
      declared instanceof AnyType ? [declared] : membersOf(declared).filter((each) => !(each instanceof AnyType));
    return membersOf(type).every((member) => members.some((target) => this.#isMemberProved(member, target)));
  }

  /** A pair that is being compared counts as not proved. */
  #isMemberProved(member: PuppetType, target: PuppetType): boolean {
    let results = this.#results.get(member);
    if (results === undefined) this.#results.set(member, (results = new Map<PuppetType, boolean>()));
    const known = results.get(target);
    if (known !== undefined) return known;
    results.set(target, false);
    const isProved = this.#compare(member, target);
    results.set(target, isProved);
    return isProved;
  }

  #compare(member: PuppetType, target: PuppetType): boolean {
    if (target instanceof AnyType) return true;
    if (member instanceof AnyType || member instanceof UnitType) return false;
    if (target instanceof ArrayType) return target.size === null && this.#isArrayProved(member, target);
    if (target instanceof HashType) return target.size === null && this.#isHashProved(member, target);
    return SIMPLE.some((each) => target instanceof each) && isSubtype(member, target);
  }

  #isArrayProved(member: PuppetType, { elementType }: ArrayType): boolean {
    if (member instanceof TupleType)
      return this.isProved(member.types.length === 0 ? ANY : unionOf(member.types), elementType);
    return member instanceof ArrayType && (member.size?.max === 0 || this.isProved(member.elementType, elementType));
  }

  #isHashProved(member: PuppetType, { keyType, valueType }: HashType): boolean {
    if (member instanceof StructType)
      return this.isProved(STRING, keyType) && member.elements.every(({ type }) => this.isProved(type, valueType));
    if (!(member instanceof HashType)) return false;
    if (member.size?.max === 0) return true;
    return this.isProved(member.keyType, keyType) && this.isProved(member.valueType, valueType);
  }
}
