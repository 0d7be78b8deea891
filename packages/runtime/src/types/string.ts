import { foldAscii } from '../text/case.js';
import { compareCodePoints } from '../text/compare.js';
import { quote } from '../text/quote.js';
import { characterCount } from '../text/slice.js';
import type { RecursionGuard } from '../values/recursion-guard.js';
import type { PuppetRegExp } from '../values/regexp.js';
import { type Predicate, PuppetType, type TypeRange } from '../values/type.js';
import { matcher, regExpLiteral } from './regexp.js';
import { ANY_SIZE, Size } from './size.js';

/** Strings, optionally with a length. An inferred type can be that of one string. */
export class StringType extends PuppetType {
  readonly name = 'String';
  readonly size: Size | null;
  readonly value: string | null;

  constructor(size: Size | null, value: string | null = null) {
    super();
    this.size = size;
    this.value = value;
  }

  override accepts(other: PuppetType): boolean {
    if (this.value !== null) return this.#acceptsForValue(other, this.value);
    const size = this.size ?? ANY_SIZE;
    if (other instanceof StringType) {
      return other.value === null ? size.covers(other.size ?? ANY_SIZE) : size.includes(characterCount(other.value));
    }
    if (other instanceof EnumType) {
      if (other.values.length === 0) return size.covers(ANY_SIZE);
      return other.values.every((value) => size.includes(characterCount(value)));
    }
    return other instanceof PatternType && size.covers(ANY_SIZE);
  }

  #acceptsForValue(other: PuppetType, value: string): boolean {
    if (other instanceof StringType) return other.value === value;
    // Puppet accepts any Enum of one value here.
    return other instanceof EnumType && !other.ignoreCase && other.values.length === 1;
  }

  override hashKey(): string {
    return this.value === null ? this.toString() : `String=${this.value}`;
  }

  override write(): string {
    return this.size ? `String[${this.size}]` : 'String';
  }

  /** The type of one string is written as that string: `Optional['a']`. */
  override writeAsParameter(): string {
    return this.value === null ? this.write() : quote(this.value);
  }

  override generalize(): PuppetType {
    return STRING;
  }

  override iterableType(): PuppetType | null {
    return ONE_CHARACTER;
  }

  override areInstances(values: readonly unknown[], start: number, guard?: RecursionGuard): boolean {
    if (this.value !== null || this.size !== null) return super.areInstances(values, start, guard);
    for (let i = start; i < values.length; i++) if (typeof values[i] !== 'string') return false;
    return true;
  }

  protected override compile(): Predicate {
    const { value: expected, size } = this;
    if (expected !== null) return (value) => value === expected;
    if (!size) return (value) => typeof value === 'string';
    const { min, max } = size;
    if (max === Infinity && min <= 1) return (value) => typeof value === 'string' && value.length >= min;
    return (value) => typeof value === 'string' && size.includes(characterCount(value));
  }
}

export const STRING: StringType = /* @__PURE__ */ new StringType(null);
export const NON_EMPTY_STRING: StringType = /* @__PURE__ */ new StringType(/* @__PURE__ */ new Size(1, Infinity));
const ONE_CHARACTER: StringType = /* @__PURE__ */ new StringType(/* @__PURE__ */ new Size(1, 1));

/**
 * Strings of a list, optionally without regard to case. Without a list, the type is the supertype of all Enums and has
 * no instances.
 */
export class EnumType extends PuppetType {
  readonly name = 'Enum';
  /** Sorted and without duplicates. */
  readonly values: readonly string[];
  readonly ignoreCase: boolean;

  constructor(values: Iterable<string>, ignoreCase = false) {
    super();
    this.values = [...new Set(values)].sort(compareCodePoints);
    this.ignoreCase = ignoreCase;
  }

  override accepts(other: PuppetType): boolean {
    const all = this.values.length === 0;
    if (all) return other instanceof EnumType || other instanceof StringType || other instanceof PatternType;
    if (other instanceof StringType) return other.value !== null && this.isInstance(other.value);
    if (!(other instanceof EnumType)) return false;
    if (other.values.length === 0 || (other.ignoreCase && !this.ignoreCase)) return false;
    return other.values.every((value) => this.isInstance(value));
  }

  override matchedTexts(): readonly string[] {
    return this.values;
  }

  override write(): string {
    if (this.values.length === 0) return 'Enum';
    return `Enum[${this.values.map(quote).join(', ')}${this.ignoreCase ? ', true' : ''}]`;
  }

  /** Returns a String with the lengths of the values. */
  override generalize(): PuppetType {
    if (this.values.length === 0) return STRING;
    const sizes = this.values.map(characterCount);
    return new StringType(new Size(Math.min(...sizes), Math.max(...sizes)));
  }

  override iterableType(): PuppetType | null {
    return this;
  }

  override range(): TypeRange | null {
    const { values } = this;
    return { elementType: this, size: values.length, [Symbol.iterator]: () => values[Symbol.iterator]() };
  }

  protected override compile(): Predicate {
    const { values, ignoreCase } = this;
    if (values.length === 0) return () => false;
    if (ignoreCase) {
      const folded = new Set(values.map(foldAscii));
      return (value) => typeof value === 'string' && folded.has(foldAscii(value));
    }
    if (values.length <= 4) {
      const [a, b = a, c = a, d = a] = values;
      return (value) => typeof value === 'string' && (value === a || value === b || value === c || value === d);
    }
    const set = new Set<unknown>(values);
    return (value) => set.has(value);
  }
}

export const ENUM: EnumType = /* @__PURE__ */ new EnumType([]);

/** Strings that match one of several regular expressions. Without expressions, all strings. */
export class PatternType extends PuppetType {
  readonly name = 'Pattern';
  readonly patterns: readonly PuppetRegExp[];

  constructor(patterns: readonly PuppetRegExp[]) {
    super();
    this.patterns = patterns;
  }

  override accepts(other: PuppetType): boolean {
    const all = this.patterns.length === 0;
    if (other instanceof StringType) return all || (other.value !== null && this.isInstance(other.value));
    if (other instanceof EnumType)
      return all || (other.values.length > 0 && other.values.every((value) => this.isInstance(value)));
    if (!(other instanceof PatternType)) return false;
    if (all) return true;
    // A subset of the patterns is not a subtype: Puppet requires the same patterns.
    const own = new Set(this.patterns.map(regExpLiteral));
    const theirs = new Set(other.patterns.map(regExpLiteral));
    return own.size === theirs.size && [...own].every((pattern) => theirs.has(pattern));
  }

  /** The expressions are not listed as similar texts. */
  override matchedTexts(): readonly string[] {
    return [];
  }

  override write(): string {
    return this.patterns.length === 0 ? 'Pattern' : `Pattern[${this.patterns.map(regExpLiteral).join(', ')}]`;
  }

  protected override compile(): Predicate {
    const [first, ...others] = this.patterns.map(matcher);
    if (!first) return (value) => typeof value === 'string';
    if (others.length === 0) return (value) => typeof value === 'string' && first(value);
    return (value) => typeof value === 'string' && (first(value) || others.some((matches) => matches(value)));
  }
}

export const PATTERN: PatternType = /* @__PURE__ */ new PatternType([]);
