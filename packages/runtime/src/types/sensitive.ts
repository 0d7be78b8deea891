import type { RecursionGuard } from '../values/recursion-guard.js';
import { Sensitive } from '../values/sensitive.js';
import { PuppetType, type Predicate, type WriteOptions } from '../values/type.js';
import { ANY } from './any.js';

/** Values that must not be shown, by the type of their content. */
export class SensitiveType extends PuppetType {
  readonly name = 'Sensitive';
  /** `Any` if not given. */
  readonly type: PuppetType;

  constructor(type: PuppetType) {
    super();
    this.type = type;
  }

  override accepts(other: PuppetType, guard?: RecursionGuard): boolean {
    return other instanceof SensitiveType && this.type.isAssignable(other.type, guard);
  }

  override write(options: WriteOptions): string {
    return this.type === ANY ? 'Sensitive' : `Sensitive[${this.type.write(options)}]`;
  }

  override normalize(): PuppetType {
    const type = this.type.normalize();
    return type === this.type ? this : new SensitiveType(type);
  }

  override generalize(): PuppetType {
    return this.type === ANY ? this : new SensitiveType(this.type.generalize());
  }

  protected override compile(): Predicate {
    const { type } = this;
    let test: Predicate | undefined;
    return (value, guard) => value instanceof Sensitive && (test ??= type.predicate)(value.unwrap(), guard);
  }
}

export const SENSITIVE: SensitiveType = /* @__PURE__ */ new SensitiveType(ANY);
