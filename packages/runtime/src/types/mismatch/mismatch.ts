import { didYouMean } from '../../text/suggestion.js';
import type { PuppetType } from '../../values/type.js';
import { TypeAliasType } from '../alias.js';
import { ArrayType, TupleType } from '../array.js';
import { HashType, StructType } from '../hash.js';
import { InitType } from '../init.js';
import { ITERABLE, IterableType } from '../iterable.js';
import { ObjectType, ObjectTypeExtension } from '../object.js';
import type { Size } from '../size.js';
import { StringType } from '../string.js';
import { NotUndefType, OptionalType, UNDEF } from '../undef.js';
import { VariantType } from '../variant.js';
import { argumentCountText, rangeText } from './count.js';
import { fullName, shortName } from './names.js';
import { UNEXPECTED_BLOCK, matchText, parameterText, severalTypesText } from './texts.js';

/** One mismatch of a value, or of the arguments of a call. */
export abstract class Mismatch {
  readonly path: Path;

  constructor(path: Path) {
    this.path = path;
  }

  /** Returns the description without the path. */
  abstract text(): string;

  /** Returns the same mismatch at another path. */
  abstract at(path: Path): Mismatch;

  /**
   * Merges two mismatches at the same path, as if their types were a Variant. Returns null for kinds that cannot be
   * merged.
   */
  merge(_other: Mismatch): Mismatch | null {
    return null;
  }

  toString(): string {
    return [...this.path.map(({ text }) => text), this.text()].join(' ');
  }

  /** The question that suggests a similar value that would fit; undefined if there is none. */
  suggestion(): string | undefined {
    return undefined;
  }

  get canonicalPath(): string {
    return canonical(this.path);
  }

  /** The keys and indexes that lead to the part of the value that is wrong. */
  get steps(): (string | number)[] {
    return this.path.flatMap(({ step }) => step ?? []);
  }
}

/** `expects an Integer value, got String` */
export class TypeMismatch extends Mismatch {
  readonly expected: PuppetType;
  readonly actual: PuppetType;

  constructor(path: Path, expected: PuppetType, actual: PuppetType) {
    super(path);
    this.expected = expected;
    this.actual = actual;
  }

  override at(path: Path): Mismatch {
    return new TypeMismatch(path, this.expected, this.actual);
  }

  override merge(other: Mismatch): Mismatch | null {
    return other instanceof TypeMismatch
      ? new TypeMismatch(this.path, union(this.expected, other.expected), this.actual.normalize())
      : null;
  }

  override suggestion(): string | undefined {
    const { expected, actual } = this;
    return actual instanceof StringType && actual.value !== null
      ? didYouMean(actual.value, enumValues(expected))
      : undefined;
  }

  override text(): string {
    return mismatchText(alternatives(this.expected), this.actual);
  }
}

/** Returns the values of the Enums that a type consists of. */
function enumValues(wrapped: PuppetType, seen: Set<PuppetType> = new Set()): readonly string[] {
  const type = wrapped.requiredType();
  if (seen.has(type)) return [];
  seen.add(type);
  if (type instanceof VariantType) return type.types.flatMap((each) => enumValues(each, seen));
  return type instanceof TypeAliasType ? enumValues(type.target(), seen) : (type.matchedTexts() ?? []);
}

/**
 * Whether the message shows the parameters of the expected type but only the name of the actual type. Without
 * parameters the expected type would accept the value.
 */
function showsParameters(expected: PuppetType, actual: PuppetType): boolean {
  if (expected instanceof IterableType) return ITERABLE.isAssignable(actual);
  if (expected instanceof ArrayType) return actual instanceof TupleType;
  if (expected instanceof NotUndefType) return !actual.isAssignable(UNDEF);
  if (expected instanceof ObjectType) return actual instanceof ObjectTypeExtension;
  return expected instanceof TypeAliasType || expected instanceof InitType || expected instanceof ObjectTypeExtension;
}

/** `expects a match for Enum['a'], got 'b'` */
export class PatternMismatch extends TypeMismatch {
  override at(path: Path): Mismatch {
    return new PatternMismatch(path, this.expected, this.actual);
  }

  override merge(other: Mismatch): Mismatch | null {
    return other instanceof TypeMismatch
      ? new PatternMismatch(this.path, union(this.expected, other.expected), this.actual.normalize())
      : null;
  }

  override text(): string {
    const { actual } = this;
    const value = actual instanceof StringType && actual.value !== null ? `'${actual.value}'` : shortName(actual);
    const expected = this.expected.normalize();
    return expected instanceof OptionalType && expected.type
      ? matchText(fullName(expected.type), value, true)
      : matchText(fullName(expected), value, false);
  }
}

/** `expects size to be at least 2, got 1` */
export class SizeMismatch extends Mismatch {
  readonly expected: Size;
  readonly actual: Size;

  constructor(path: Path, expected: Size, actual: Size) {
    super(path);
    this.expected = expected;
    this.actual = actual;
  }

  override at(path: Path): Mismatch {
    return new SizeMismatch(path, this.expected, this.actual);
  }

  override merge(other: Mismatch): Mismatch | null {
    return other instanceof SizeMismatch
      ? new SizeMismatch(this.path, this.expected.union(other.expected), this.actual)
      : null;
  }

  override text(): string {
    return `expects size to be ${rangeText(this.expected)}, got ${rangeText(this.actual)}`;
  }
}

/** `expects between 1 and 2 arguments, got 3` */
export class CountMismatch extends SizeMismatch {
  override at(path: Path): Mismatch {
    return new CountMismatch(path, this.expected, this.actual);
  }

  override merge(other: Mismatch): Mismatch | null {
    return other instanceof CountMismatch
      ? new CountMismatch(this.path, this.expected.union(other.expected), this.actual)
      : null;
  }

  override text(): string {
    return argumentCountText(this.expected, this.actual);
  }
}

/** A mismatch that is only a text. */
export class TextMismatch extends Mismatch {
  readonly #text: string;
  /** Whether the block of a call is missing or unexpected. */
  readonly isBlock: boolean;

  constructor(path: Path, text: string, isBlock = false) {
    super(path);
    this.#text = text;
    this.isBlock = isBlock;
  }

  override at(path: Path): Mismatch {
    return new TextMismatch(path, this.#text, this.isBlock);
  }

  override text(): string {
    return this.#text;
  }
}

/** `unrecognized key 'x'` */
class UnknownKeyMismatch extends Mismatch {
  readonly #key: string;
  readonly #expected: StructType;

  constructor(path: Path, key: string, expected: StructType) {
    super(path);
    this.#key = key;
    this.#expected = expected;
  }

  override at(path: Path): Mismatch {
    return new UnknownKeyMismatch(path, this.#key, this.#expected);
  }

  override suggestion(): string | undefined {
    return didYouMean(
      this.#key,
      this.#expected.elements.map(({ key }) => key),
    );
  }

  override text(): string {
    return `unrecognized key '${this.#key}'`;
  }

  override get steps(): (string | number)[] {
    return [...super.steps, this.#key];
  }
}

export function missingKey(path: Path, key: string): Mismatch {
  return new TextMismatch(path, `expects a value for key '${key}'`);
}

export function unknownKey(path: Path, key: string, expected: StructType): Mismatch {
  return new UnknownKeyMismatch(path, key, expected);
}

export function unresolvedType(path: Path, name: string): Mismatch {
  return new TextMismatch(path, `references an unresolved type '${name}'`);
}

export function missingBlock(path: Path): Mismatch {
  return new TextMismatch(path, 'expects a block', true);
}

export function unexpectedBlock(path: Path): Mismatch {
  return new TextMismatch(path, UNEXPECTED_BLOCK, true);
}

function mismatchText(expected: readonly PuppetType[], actual: PuppetType): string {
  const same = expected.some((type) => isSameFamily(type.resolved(), actual));
  const isWhole = expected.some((type) => showsParameters(type, actual));
  const names = [...new Set(expected.map((type) => (same || isWhole ? fullName(type) : shortName(type))))];
  const isAccepted = same || (isWhole && expected.some((type) => type.isAssignable(actual.generalize())));
  const got = isAccepted ? fullName(actual) : isWhole ? actual.messageName : shortName(actual);
  return severalTypesText(names, got);
}

/** Returns the members of a Variant or Optional, undef first. */
function alternatives(type: PuppetType): PuppetType[] {
  if (type instanceof OptionalType) return [UNDEF, ...(type.type ? alternatives(type.type) : [])];
  if (type instanceof VariantType) return type.types.flatMap(alternatives);
  return [type];
}

/** Whether messages must show parameters to distinguish the types. Enums and Patterns count as strings. */
function isSameFamily(expected: PuppetType, actual: PuppetType): boolean {
  if (expected.constructor === actual.constructor || (expected instanceof StructType && actual instanceof HashType))
    return true;
  return actual instanceof StringType && expected.matchedTexts() !== null;
}

function union(a: PuppetType, b: PuppetType): PuppetType {
  return VariantType.of([a, b].flatMap((type) => (type instanceof VariantType ? type.types : [type]))).normalize();
}

/** One step to a part of a value or of a call. */
export interface PathElement {
  readonly kind: 'parameter' | 'block' | 'return' | 'index' | 'entry' | 'key' | 'variant';
  readonly text: string;
  /** The key or index of the part, if the step leads to a part of a value. */
  readonly step?: string | number;
}

export type Path = readonly PathElement[];

export const BLOCK: PathElement = { kind: 'block', text: 'block' };

/** The path element of a parameter. */
export function parameter(name: string): PathElement {
  return { kind: 'parameter', text: parameterText(name) };
}

/** The path element of an element of an array. */
export function index(number: number): PathElement {
  return { kind: 'index', text: `index ${number}`, step: number };
}

/** The path element of the value of a key. */
export function entry(key: string): PathElement {
  return { kind: 'entry', text: `entry '${key}'`, step: key };
}

/** The path element of a key itself. */
export function keyOf(key: string): PathElement {
  return { kind: 'key', text: `key of entry '${key}'`, step: key };
}

/** The path element of a member of a Variant. */
export function variant(number: number): PathElement {
  return { kind: 'variant', text: `variant ${number}` };
}

/** Returns the path without the members of Variants. Mismatches with the same canonical path can be merged. */
function canonical(path: Path): string {
  return path
    .filter(({ kind }) => kind !== 'variant')
    .map(({ text }) => text)
    .join(' ');
}

/** Returns the first suggestion of mismatches; undefined if none has one. */
export function suggestionOf(mismatches: readonly Mismatch[]): string | undefined {
  for (const mismatch of mismatches) {
    const suggestion = mismatch.suggestion();
    if (suggestion !== undefined) return suggestion;
  }
  return undefined;
}
