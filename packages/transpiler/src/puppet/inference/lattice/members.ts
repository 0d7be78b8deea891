import {
  ArrayType,
  BOOLEAN,
  CollectionType,
  FLOAT,
  HashType,
  ANY,
  INTEGER,
  NotUndefType,
  NumericType,
  OptionalType,
  type PuppetType,
  REGEXP,
  ScalarDataType,
  ScalarType,
  SEMVER,
  SEMVER_RANGE,
  STRING,
  TIMESPAN,
  TIMESTAMP,
  TypeAliasType,
  UNDEF,
  UndefType,
  VariantType,
} from '@pptjs/runtime/lattice';

/** The type without instances: that of expressions that never have a value, such as a call of `fail`. */
export const NEVER: PuppetType = new VariantType([]);

export const isNever = (type: PuppetType): boolean => type instanceof VariantType && type.types.length === 0;

const SCALAR_DATA_MEMBERS: readonly PuppetType[] = [STRING, INTEGER, FLOAT, BOOLEAN];
const SCALAR_MEMBERS: readonly PuppetType[] = [
  ...SCALAR_DATA_MEMBERS,
  REGEXP,
  TIMESTAMP,
  TIMESPAN,
  SEMVER,
  SEMVER_RANGE,
];

/**
 * Returns the members of a union as it is written: of Variant and Optional. Other types are their only member. Parameters
 * of classes, defined types and templates of the type `Optional` accept all values.
 */
export function writtenMembers(type: PuppetType): readonly PuppetType[] {
  if (type instanceof VariantType) return type.types.flatMap(writtenMembers);
  if (type instanceof OptionalType) return type.type === null ? [ANY] : [UNDEF, ...writtenMembers(type.type)];
  return [type];
}

const ANY_MEMBERS: readonly PuppetType[] = [ANY];

/** The unions within a union that are resolved. */
const MAX_NESTING = 40;

/**
 * Returns types whose union has the same instances, none of which is a union: aliases are resolved, and types such as
 * `Scalar` are replaced by their subtypes.
 */
export function membersOf(type: PuppetType, depth = 0): readonly PuppetType[] {
  if (type === ANY) return ANY_MEMBERS;
  // Aliases can contain each other.
  if (depth > MAX_NESTING) return [ANY];
  if (type instanceof VariantType) return type.types.flatMap((each) => membersOf(each, depth + 1));
  if (type instanceof OptionalType) return type.type === null ? [ANY] : [UNDEF, ...membersOf(type.type, depth + 1)];
  if (type instanceof TypeAliasType) return membersOf(type.resolved(), depth + 1);
  if (type instanceof NotUndefType && type.type !== null)
    return membersOf(type.type, depth + 1).filter((member) => !(member instanceof UndefType));
  if (type instanceof NumericType) return [INTEGER, FLOAT];
  if (type instanceof ScalarDataType) return SCALAR_DATA_MEMBERS;
  if (type instanceof ScalarType) return SCALAR_MEMBERS;
  if (type instanceof CollectionType) return [new ArrayType(ANY, type.size), new HashType(ANY, ANY, type.size)];
  return [type];
}
