import { RecursionGuard } from '../values/recursion-guard.js';
import { PuppetType, type Predicate, type WriteOptions, type Supertypes } from '../values/type.js';

/** The type of undef. */
export class UndefType extends PuppetType {
  readonly name = 'Undef';

  override accepts(other: PuppetType): boolean {
    return other instanceof UndefType;
  }

  override write(): string {
    return 'Undef';
  }

  protected override compile(): Predicate {
    return (value) => value === null;
  }
}

export const UNDEF: UndefType = /* @__PURE__ */ new UndefType();

/** A type that adds undef to another type, or removes it. */
abstract class UndefModifier extends PuppetType {
  /** Null if there is no parameter. Such an Optional is a supertype of all types, but undef is its only instance. */
  readonly type: PuppetType | null;

  constructor(type: PuppetType | null) {
    super();
    this.type = type;
  }

  override requiredType(): PuppetType {
    return this.type?.requiredType() ?? this;
  }
}

/** A type or undef: `Optional[Integer]`. A string parameter is the type of that string. */
export class OptionalType extends UndefModifier {
  readonly name = 'Optional';

  override accepts(other: PuppetType, guard?: RecursionGuard): boolean {
    return other instanceof UndefType || this.type === null || this.type.isAssignable(other, guard);
  }

  override assignableTo(target: PuppetType, guard?: RecursionGuard): boolean {
    const empty = new RecursionGuard(guard, true);
    return target.isAssignable(UNDEF, empty) && (this.type === null || target.isAssignable(this.type, empty));
  }

  override write(options: WriteOptions): string {
    return this.type ? `Optional[${this.type.writeAsParameter(options)}]` : 'Optional';
  }

  override generalize(): PuppetType {
    return this.type ? new OptionalType(this.type.generalize()) : this;
  }

  override normalize(): PuppetType {
    if (!this.type) return this;
    const type = this.type.normalize();
    if (type instanceof NotUndefType) return new OptionalType(type.type).normalize();
    if (type.isAssignable(UNDEF)) return type;
    return type === this.type ? this : new OptionalType(type);
  }

  override iterableType(supertypes: Supertypes): PuppetType | null {
    return this.type?.iterableType(supertypes) ?? null;
  }

  protected override compile(): Predicate {
    const type = this.type;
    if (!type) return (value) => value === null;
    let test: Predicate | undefined;
    return (value, guard) => value === null || (test ??= type.predicate)(value, guard);
  }
}

/** All values except undef. With a parameter, the instances of that type except undef. */
export class NotUndefType extends UndefModifier {
  readonly name = 'NotUndef';

  override accepts(other: PuppetType, guard?: RecursionGuard): boolean {
    return !other.isAssignable(UNDEF, guard) && (this.type === null || this.type.isAssignable(other, guard));
  }

  override assignableTo(target: PuppetType, guard?: RecursionGuard): boolean {
    return this.type === null || this.type.isAssignable(UNDEF, new RecursionGuard(guard, true))
      ? target.accepts(this, guard)
      : target.isAssignable(this.type, guard);
  }

  override write(options: WriteOptions): string {
    return this.type ? `NotUndef[${this.type.writeAsParameter(options)}]` : 'NotUndef';
  }

  override generalize(): PuppetType {
    return this.type ? new NotUndefType(this.type.generalize()) : this;
  }

  override normalize(): PuppetType {
    if (!this.type) return this;
    const type = this.type.normalize();
    if (type instanceof OptionalType) return new NotUndefType(type.type).normalize();
    if (!type.isAssignable(UNDEF)) return type;
    return type === this.type ? this : new NotUndefType(type);
  }

  override iterableType(supertypes: Supertypes): PuppetType | null {
    return this.type === null || this.type.isAssignable(UNDEF) ? null : this.type.iterableType(supertypes);
  }

  protected override compile(): Predicate {
    const type = this.type;
    if (!type) return (value) => value !== null;
    let test: Predicate | undefined;
    return (value, guard) => value !== null && (test ??= type.predicate)(value, guard);
  }
}

export const OPTIONAL: OptionalType = /* @__PURE__ */ new OptionalType(null);
export const NOT_UNDEF: NotUndefType = /* @__PURE__ */ new NotUndefType(null);
