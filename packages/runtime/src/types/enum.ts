import { foldAscii } from '../text/case.js';
import { quote } from '../text/quote.js';
import { PuppetType, type Predicate, type TypeRange } from '../values/type.js';
import { compareText } from './order.js';
import { PatternType } from './pattern.js';
import { Size } from './size.js';
import { STRING, StringType, characters } from './string.js';

/**
 * One of some strings, with or without regard to case. Without any, it stands for the type of all Enums and has no
 * instances.
 */
export class EnumType extends PuppetType {
  readonly name = 'Enum';
  /** Sorted, each once. */
  readonly values: readonly string[];
  readonly ignoreCase: boolean;

  constructor(values: Iterable<string>, ignoreCase = false) {
    super();
    this.values = [...new Set(values)].sort(compareText);
    this.ignoreCase = ignoreCase;
  }

  override accepts(other: PuppetType): boolean {
    const all = this.values.length === 0;
    if (all) return other instanceof EnumType || other instanceof StringType || other instanceof PatternType;
    if (other instanceof StringType) return other.value !== null && this.isInstance(other.value);
    if (!(other instanceof EnumType)) return false;
    if (other.values.length === 0 || (other.ignoreCase && !this.ignoreCase)) return false;
    return other.values.every(this.predicate);
  }

  override write(): string {
    if (this.values.length === 0) return 'Enum';
    return `Enum[${this.values.map(quote).join(', ')}${this.ignoreCase ? ', true' : ''}]`;
  }

  /** A string as long as the values are. */
  override generalize(): PuppetType {
    if (this.values.length === 0) return STRING;
    const sizes = this.values.map(characters);
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

export const ENUM: EnumType = new EnumType([]);
