import type { RecursionGuard } from '../values/recursion-guard.js';
import { PuppetType, type Predicate, type WriteOptions } from '../values/type.js';
import { ANY } from './any.js';

/** Types as values: the instances of `Type[T]` are T and its subtypes. */
export class TypeType extends PuppetType {
  readonly name = 'Type';
  /** Null if not given. */
  readonly type: PuppetType | null;

  constructor(type: PuppetType | null) {
    super();
    this.type = type;
  }

  override accepts(other: PuppetType, guard?: RecursionGuard): boolean {
    if (!(other instanceof TypeType)) return false;
    return this.type === null || (other.type !== null && this.type.isAssignable(other.type, guard));
  }

  override write(options: WriteOptions): string {
    return this.type ? `Type[${this.type.write(options)}]` : 'Type';
  }

  override normalize(): PuppetType {
    const type = this.type?.normalize() ?? null;
    return type === this.type ? this : new TypeType(type);
  }

  override generalize(): PuppetType {
    return this.type ? new TypeType(this.type.generalize()) : this;
  }

  override iterableType(): PuppetType | null {
    return this.type?.range()?.elementType ?? null;
  }

  protected override compile(): Predicate {
    const { type } = this;
    if (!type || type === ANY) return (value) => value instanceof PuppetType;
    return (value, guard) => value instanceof PuppetType && type.isAssignable(value, guard);
  }
}

export const TYPE: TypeType = /* @__PURE__ */ new TypeType(null);
