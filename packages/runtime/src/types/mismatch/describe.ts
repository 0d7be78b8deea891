import type { PuppetType } from '../../values/type.js';
import { TypeAliasType } from '../alias.js';
import { ANY } from '../any.js';
import { ArrayType, TupleType } from '../array.js';
import { CallableType } from '../callable.js';
import { HashType, StructType } from '../hash.js';
import { ANY_SIZE, type Size } from '../size.js';
import { OptionalType, UNDEF, UndefType } from '../undef.js';
import { unresolvedName } from '../unresolved.js';
import { VariantType } from '../variant.js';
import {
  BLOCK,
  CountMismatch,
  type Mismatch,
  type Path,
  PatternMismatch,
  SizeMismatch,
  TextMismatch,
  TypeMismatch,
  entry,
  index,
  keyOf,
  missingBlock,
  missingKey,
  unexpectedBlock,
  unknownKey,
  unresolvedType,
  variant,
} from './mismatch.js';

/**
 * Returns the mismatches of a value of type `actual` where `expected` is required; none if it matches. `original` is
 * the type that messages show for `expected`: the alias, or the Optional around it.
 */
export function describe(
  expected: PuppetType,
  actual: PuppetType,
  path: Path,
  original: PuppetType = expected,
): Mismatch[] {
  const unknown = unresolvedName(expected);
  if (unknown !== null) return [unresolvedType(path, unknown)];
  if (expected instanceof TypeAliasType) {
    const target = expected.target();
    if (target instanceof TypeAliasType) return describe(target, actual, path);
    return describeResolved(target, expected, actual, path);
  }
  const normal = expected.normalize();
  return describeResolved(normal, original === expected ? normal : original, actual, path);
}

function describeResolved(expected: PuppetType, original: PuppetType, actual: PuppetType, path: Path): Mismatch[] {
  if (expected instanceof TypeAliasType) return describe(expected, actual, path);
  if (expected instanceof VariantType) return describeVariant(withoutUndef(expected), original, actual, path);
  if (expected instanceof OptionalType) return describeOptional(expected, original, actual, path);
  const wrong = describeContent(expected, original, actual, path);
  if (wrong) return wrong;
  // Like Puppet, this reports a mismatch without testing the string.
  if (expected.matchedTexts() !== null) return [new PatternMismatch(path, original, actual)];
  return expected.isAssignable(actual) ? [] : wrongType(path, original, actual);
}

/** Compares types part by part; null for types without parts. */
function describeContent(
  expected: PuppetType,
  original: PuppetType,
  actual: PuppetType,
  path: Path,
): Mismatch[] | null {
  if (expected instanceof StructType) return describeStruct(expected, original, actual, path);
  if (expected instanceof HashType) return describeHash(expected, original, actual, path);
  if (expected instanceof TupleType) return describeTuple(expected, original, actual, path);
  if (expected instanceof ArrayType) return describeArray(expected, original, actual, path);
  if (expected instanceof CallableType) return describeCallable(expected, original, actual, path);
  return null;
}

function withoutUndef({ types }: VariantType): readonly PuppetType[] {
  return types.filter((type) => !(type instanceof UndefType));
}

function describeOptional(expected: OptionalType, original: PuppetType, actual: PuppetType, path: Path): Mismatch[] {
  if (actual instanceof UndefType || expected.type === null) return [];
  const inner = expected.type;
  if (inner instanceof VariantType) {
    const types = original instanceof TypeAliasType ? inner.types : [UNDEF, ...inner.types];
    return describeVariant(types, original, actual, path);
  }
  if (inner instanceof TypeAliasType) return describe(inner, actual, path);
  return describeResolved(inner, original, actual, path);
}

function describeVariant(
  types: readonly PuppetType[],
  original: PuppetType,
  actual: PuppetType,
  path: Path,
): Mismatch[] {
  const all: Mismatch[][] = [];
  for (const [i, type] of types.entries()) {
    const wrong = describe(type, actual, [...path, variant(i)]);
    if (wrong.length === 0) return [];
    all.push(wrong);
  }
  const merged = merge(all, path.length, SizeMismatch);
  // The alternatives of an alias are not reported one by one.
  return original instanceof TypeAliasType && merged.length === 1 ? wrongType(path, original, actual) : merged;
}

/**
 * Merges the mismatches of alternatives: of the members of a Variant, which are at `depth` of their paths, or of signatures.
 * The mismatches of one kind become one if there are as many of them as alternatives, all at the same path. Equal ones of
 * blocks are returned once.
 *
 * @param sizeMismatch the kind of mismatches that is merged first
 */
export function merge(
  alternatives: readonly (readonly Mismatch[])[],
  depth: number,
  sizeMismatch: typeof SizeMismatch,
): Mismatch[] {
  const all = alternatives.flat();
  const only = (mismatch: Mismatch): Mismatch[] => [
    mismatch.at(mismatch.path.filter(({ kind }, i) => i !== depth || kind !== 'variant')),
  ];
  for (const kind of [sizeMismatch, TypeMismatch]) {
    const found: (Mismatch | null)[] = all.filter((mismatch) => mismatch instanceof kind);
    if (found.length === 0 || found.length !== alternatives.length) continue;
    const merged = found.reduce((left, right) =>
      left && right && left.canonicalPath === right.canonicalPath ? left.merge(right) : null,
    );
    if (merged) return only(merged);
  }
  const isRepeated = (mismatch: Mismatch, i: number): boolean =>
    mismatch instanceof TextMismatch &&
    mismatch.isBlock &&
    all.findIndex((other) => String(other) === String(mismatch)) < i;
  const distinct = all.filter((mismatch, i) => !isRepeated(mismatch, i));
  return distinct.length === 1 ? distinct.flatMap(only) : distinct;
}

function wrongType(path: Path, expected: PuppetType, actual: PuppetType): Mismatch[] {
  return [new TypeMismatch(path, expected, actual)];
}

function wrongSize(path: Path, expected: Size, actual: Size): Mismatch[] {
  return [new SizeMismatch(path, expected, actual)];
}

function describeStruct(expected: StructType, original: PuppetType, actual: PuppetType, path: Path): Mismatch[] {
  if (actual instanceof StructType) {
    const wrong: Mismatch[] = [];
    for (const { key, optional, type } of expected.elements) {
      const theirs = actual.element(key);
      if (theirs)
        wrong.push(...(type.isAssignable(theirs.type) ? [] : describe(type, theirs.type, [...path, entry(key)])));
      else if (!optional) wrong.push(missingKey(path, key));
    }
    for (const { key } of actual.elements) if (!expected.element(key)) wrong.push(unknownKey(path, key, expected));
    return wrong;
  }
  if (actual instanceof HashType) {
    const size = actual.size ?? ANY_SIZE;
    if (!expected.givenSize().covers(size)) return wrongSize(path, expected.givenSize(), size);
    return wrongType(path, original, new HashType(actual.keyType, actual.valueType));
  }
  return wrongType(path, original, actual);
}

function describeHash(expected: HashType, original: PuppetType, actual: PuppetType, path: Path): Mismatch[] {
  const size = expected.size ?? ANY_SIZE;
  if (actual instanceof StructType) {
    if (!size.covers(actual.comparedSize())) return wrongSize(path, size, actual.comparedSize());
    return actual.elements.flatMap((element) => {
      const wrong: Mismatch[] = [];
      const { key, actualKeyType, type } = element;
      if (!expected.keyType.isAssignable(actualKeyType))
        wrong.push(...describe(expected.keyType, actualKeyType, [...path, keyOf(key)]));
      if (!expected.valueType.isAssignable(type))
        wrong.push(...describe(expected.valueType, type, [...path, entry(key)]));
      return wrong;
    });
  }
  if (actual instanceof HashType) {
    const theirs = actual.size ?? ANY_SIZE;
    if (!size.covers(theirs)) return wrongSize(path, size, theirs);
    return wrongType(path, original, new HashType(actual.keyType, actual.valueType));
  }
  return wrongType(path, original, actual);
}

function describeTuple(expected: TupleType, original: PuppetType, actual: PuppetType, path: Path): Mismatch[] {
  // As in Puppet, elements that match are described too if the types differ.
  if (expected.equals(actual) || (expected.types.length === 0 && actual instanceof ArrayType)) return [];
  if (actual instanceof TupleType) {
    const size = expected.givenSize();
    if (!size.covers(actual.givenSize())) return wrongSize(path, size, actual.givenSize());
    return actual.types.flatMap((type, i) => {
      const place = Math.min(i, expected.types.length - 1);
      const wanted = expected.types[place] ?? ANY;
      return describe(wanted, type, [...path, index(place)]);
    });
  }
  if (actual instanceof ArrayType) {
    const actualSize = actual.size ?? ANY_SIZE;
    if (!expected.givenSize().covers(actualSize)) return wrongSize(path, expected.givenSize(), actualSize);
    return expected.types.flatMap((declared, i) => describe(declared, actual.elementType, [...path, index(i)]));
  }
  return wrongType(path, original, actual);
}

function describeArray(expected: ArrayType, original: PuppetType, actual: PuppetType, path: Path): Mismatch[] {
  const { elementType } = expected;
  if (elementType === ANY && actual instanceof ArrayType) return wrongType(path, original, actual.generalize());
  const size = expected.size ?? ANY_SIZE;
  if (actual instanceof TupleType) {
    if (!size.covers(actual.givenSize())) return wrongSize(path, size, actual.givenSize());
    return actual.types.flatMap((type, i) =>
      elementType.isAssignable(type) ? [] : describe(elementType, type, [...path, index(i)]),
    );
  }
  if (actual instanceof ArrayType) {
    const theirs = actual.size ?? ANY_SIZE;
    if (!size.covers(theirs)) return wrongSize(path, size, theirs);
    return wrongType(path, original, new ArrayType(actual.elementType));
  }
  return wrongType(path, original, actual);
}

/**
 * Returns the mismatches of a function of type `actual` where `expected` is required. As in Puppet, the numbers of arguments
 * must be within the expected ones, although a function that accepts more arguments is assignable.
 */
function describeCallable(expected: CallableType, original: PuppetType, actual: PuppetType, path: Path): Mismatch[] {
  if (!(actual instanceof CallableType)) return wrongType(path, original, actual);
  if (expected.parameters !== null && actual.parameters !== null) {
    const mismatches = describeArguments(expected.parameters, actual.parameters, path);
    if (mismatches.length > 0) return mismatches;
  }
  const expectedResult = expected.returns ?? ANY;
  const actualResult = actual.returns ?? ANY;
  if (!expectedResult.isAssignable(actualResult))
    return describe(expectedResult, actualResult, [...path, { kind: 'return', text: 'return' }]);
  return describeBlock(expected.block, actual.block, path);
}

function describeArguments(expected: TupleType, actual: TupleType, path: Path): Mismatch[] {
  const expectedSize = expected.givenSize();
  const actualSize = actual.givenSize();
  if (!expectedSize.covers(actualSize)) return [new CountMismatch(path, expectedSize, actualSize)];
  return actual.types.flatMap((type, i) => {
    const declared = expected.typeAt(i) ?? ANY;
    return declared.isAssignable(type) ? [] : describe(declared, type, [...path, index(i)]);
  });
}

function describeBlock(expected: PuppetType | null, actual: PuppetType | null, path: Path): Mismatch[] {
  const expectedType = expected ?? UNDEF;
  const actualType = actual ?? UNDEF;
  if (expectedType.isAssignable(actualType)) return [];
  if (actualType.isAssignable(UNDEF)) return [missingBlock([...path, BLOCK])];
  return expected === null ? [unexpectedBlock([...path, BLOCK])] : describe(expectedType, actualType, [...path, BLOCK]);
}
