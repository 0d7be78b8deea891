import { FunctionError, withHelp } from '../../errors/error.js';
import type { PuppetType } from '../../values/type.js';
import type { Value } from '../../values/value.js';
import { TypeAliasType } from '../alias.js';
import { ArrayType, TupleType } from '../array.js';
import { HashType, StructType } from '../hash.js';
import { inferDetailed } from '../infer.js';
import { IterableType } from '../iterable.js';
import { IteratorType } from '../iterator.js';
import { SensitiveType } from '../sensitive.js';
import { TypeReferenceType } from '../type-reference.js';
import { TypeType } from '../type-type.js';
import { NotUndefType, OptionalType } from '../undef.js';
import { VariantType } from '../variant.js';
import { describe } from './describe.js';
import { suggestionOf, unresolvedType } from './mismatch.js';

/**
 * Returns the value if it is an instance of the type. `subject` is the start of an error message: `assert_type():`,
 * `attribute X[a] value has wrong type,`.
 * @throws {FunctionError} with the mismatches and their paths
 */
export function assertType<T extends Value>(subject: string, type: PuppetType, value: T): T {
  if (type.predicate(value)) return value;
  throw mismatchError(subject, type, value);
}

/** Creates the error for a value that is not an instance of a type. */
export function mismatchError(subject: string, type: PuppetType, value: Value): FunctionError {
  const actual = inferDetailed(value);
  const error = new FunctionError(mismatchMessage(subject, type, actual));
  return withHelp(error, suggestionOf(describe(type, actual.normalize(), [])));
}

/** Returns the mismatches of a value, one per line. Each line begins with the subject. */
export function mismatchMessage(subject: string, expected: PuppetType, actual: PuppetType): string {
  const unknown = unresolvedName(expected);
  const mismatches = unknown === null ? describe(expected, actual.normalize(), []) : [unresolvedType([], unknown)];
  const [only, ...others] = mismatches;
  if (!only) return '';
  if (others.length === 0) return `${subject} ${only}`;
  return mismatches.map((mismatch) => ` ${subject} ${mismatch}`).join('\n ');
}

/** Returns the keys and indexes that lead to the first part of a value that does not fit the type. */
export function mismatchPath(expected: PuppetType, value: Value): readonly (string | number)[] {
  return describe(expected, inferDetailed(value).normalize(), [])[0]?.steps ?? [];
}

/** Returns the name of an unknown type within a type; null if there is none. */
function unresolvedName(type: PuppetType, seen: Set<PuppetType> = new Set()): string | null {
  if (type instanceof TypeReferenceType) return type.text;
  if (seen.has(type)) return null;
  seen.add(type);
  for (const part of partsOf(type)) {
    const name = unresolvedName(part, seen);
    if (name !== null) return name;
  }
  return null;
}

function partsOf(type: PuppetType): readonly PuppetType[] {
  if (type instanceof TypeAliasType) return type.builtIn ? [] : [type.target()];
  if (type instanceof VariantType || type instanceof TupleType) return type.types;
  if (type instanceof ArrayType || type instanceof IterableType || type instanceof IteratorType)
    return [type.elementType];
  if (type instanceof HashType) return [type.keyType, type.valueType];
  if (type instanceof StructType) return type.elements.map((element) => element.type);
  const isWrapper =
    type instanceof OptionalType ||
    type instanceof NotUndefType ||
    type instanceof TypeType ||
    type instanceof SensitiveType;
  return isWrapper && type.type ? [type.type] : [];
}
