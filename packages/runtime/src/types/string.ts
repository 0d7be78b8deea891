import { PuppetType, type Predicate } from '../values/type.js';
import { EnumType } from './enum.js';
import { PatternType } from './pattern.js';
import { ANY_SIZE, Size } from './size.js';

/** Strings, by how many characters they have; or (only where inferred) one particular string. */
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
      return other.value === null ? size.covers(other.size ?? ANY_SIZE) : size.includes(characters(other.value));
    }
    if (other instanceof EnumType) {
      if (other.values.length === 0) return size.covers(ANY_SIZE);
      return other.values.every((value) => size.includes(characters(value)));
    }
    return other instanceof PatternType && size.covers(ANY_SIZE);
  }

  #acceptsForValue(other: PuppetType, value: string): boolean {
    if (other instanceof StringType) return other.value === value;
    // As the reference has it: any Enum of one value will do.
    return other instanceof EnumType && !other.ignoreCase && other.values.length === 1;
  }

  override hashKey(): string {
    return this.value === null ? this.toString() : `String=${this.value}`;
  }

  override write(): string {
    return this.size ? `String[${this.size}]` : 'String';
  }

  override generalize(): PuppetType {
    return STRING;
  }

  override iterableType(): PuppetType | null {
    return ONE_CHARACTER;
  }

  protected override compile(): Predicate {
    const { value: expected, size } = this;
    if (expected !== null) return (value) => value === expected;
    if (!size) return (value) => typeof value === 'string';
    const { min, max } = size;
    if (max === Infinity && min <= 1) return (value) => typeof value === 'string' && value.length >= min;
    return (value) => typeof value === 'string' && size.includes(characters(value));
  }
}

export const STRING: StringType = new StringType(null);
export const NON_EMPTY_STRING: StringType = new StringType(new Size(1, Infinity));
const ONE_CHARACTER: StringType = new StringType(new Size(1, 1));

/** How many characters a text has: a pair of surrogates is one. */
export function characters(text: string): number {
  let count = text.length;
  for (let i = 0; i < text.length - 1; i++) {
    if ((text.charCodeAt(i) & 0xfc00) === 0xd800 && (text.charCodeAt(i + 1) & 0xfc00) === 0xdc00) {
      count--;
      i++;
    }
  }
  return count;
}
