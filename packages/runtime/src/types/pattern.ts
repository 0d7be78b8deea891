import type { PuppetRegExp } from '../values/regexp.js';
import { PuppetType, type Predicate } from '../values/type.js';
import { EnumType } from './enum.js';
import { matcher, regExpLiteral } from './regexp-match.js';
import { StringType } from './string.js';

/** Strings that one of some regular expressions matches; without any, all strings. */
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
    if (other instanceof EnumType) return all || (other.values.length > 0 && other.values.every(this.predicate));
    if (!(other instanceof PatternType)) return false;
    if (all) return true;
    // Not even a part of the patterns is a subtype: they have to be the same.
    const own = new Set(this.patterns.map(regExpLiteral));
    const theirs = new Set(other.patterns.map(regExpLiteral));
    return own.size === theirs.size && [...own].every((pattern) => theirs.has(pattern));
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

export const PATTERN: PatternType = new PatternType([]);
