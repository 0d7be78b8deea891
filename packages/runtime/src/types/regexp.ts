import { PuppetRegExp } from '../values/regexp.js';
import { type Predicate, PuppetType } from '../values/type.js';

/** Regular expressions, or one particular. */
export class RegexpType extends PuppetType {
  readonly name = 'Regexp';
  readonly pattern: PuppetRegExp | null;

  constructor(pattern: PuppetRegExp | null) {
    super();
    this.pattern = pattern;
  }

  override accepts(other: PuppetType): boolean {
    if (!(other instanceof RegexpType)) return false;
    if (this.pattern === null) return true;
    return other.pattern !== null && sameRegExp(this.pattern, other.pattern);
  }

  override write(): string {
    return this.pattern ? `Regexp[${regExpLiteral(this.pattern)}]` : 'Regexp';
  }

  protected override compile(): Predicate {
    const { pattern } = this;
    if (!pattern) return (value) => value instanceof PuppetRegExp;
    return (value) => value instanceof PuppetRegExp && sameRegExp(value, pattern);
  }
}

export const REGEXP: RegexpType = /* @__PURE__ */ new RegexpType(null);

function sameRegExp(a: PuppetRegExp, b: PuppetRegExp): boolean {
  return a.source === b.source && a.options === b.options;
}

/** Returns a test for texts in which the expression matches somewhere. The expression is compiled on first use. */
export function matcher(pattern: PuppetRegExp): (text: string) => boolean {
  return (text) => pattern.expressionFor(text).test(text);
}

/** Returns the expression as Puppet source: `/a\/b/`. */
export function regExpLiteral(pattern: PuppetRegExp): string {
  return pattern.toLiteral();
}
