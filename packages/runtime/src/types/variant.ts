import { PuppetType, type AssignabilityGuard, type Predicate, type WriteOptions } from '../values/type.js';
import { normalizeVariant } from './variant-normal.js';

/** Any of some types. */
export class VariantType extends PuppetType {
  readonly name = 'Variant';
  readonly types: readonly PuppetType[];

  constructor(types: readonly PuppetType[]) {
    super();
    this.types = types;
  }

  /** The Variant of some types: without repetitions and Variants within; a single type is itself. */
  static of(types: readonly PuppetType[]): PuppetType {
    const flat = unique(types.flatMap((type) => (type instanceof VariantType ? type.types : [type])));
    const [first, ...others] = flat;
    return first && others.length === 0 ? first : new VariantType(flat);
  }

  override accepts(other: PuppetType, guard: AssignabilityGuard): boolean {
    return this.types.some((type) => type.isAssignable(other, guard));
  }

  override assignableTo(target: PuppetType, guard: AssignabilityGuard): boolean {
    if (this.types.length === 0) return target.accepts(this, guard);
    return this.types.every((type) => target.isAssignable(type, guard));
  }

  override write(options: WriteOptions): string {
    return this.types.length === 0 ? 'Variant' : `Variant[${this.types.map((type) => type.write(options)).join(', ')}]`;
  }

  override generalize(): PuppetType {
    return this.types.length === 0 ? this : VariantType.of(this.types.map((type) => type.generalize()));
  }

  /** Enums become one, Patterns too; with Undef in it, it is an Optional. */
  override normalize(): PuppetType {
    return this.types.length === 0 ? this : normalizeVariant(this.types);
  }

  override iterableType(): PuppetType | null {
    const types = this.types.map((type) => type.iterableType());
    return types.length > 0 && types.every((type) => type !== null) ? VariantType.of(types) : null;
  }

  protected override compile(): Predicate {
    const [first, second, third, ...others] = this.types;
    if (!first) return () => false;
    if (!second) return (value) => first.predicate(value);
    if (!third) return (value) => first.predicate(value) || second.predicate(value);
    return (value) => {
      if (first.predicate(value) || second.predicate(value) || third.predicate(value)) return true;
      for (const type of others) if (type.predicate(value)) return true;
      return false;
    };
  }
}

function unique(types: readonly PuppetType[]): PuppetType[] {
  const byKey = new Map<string, PuppetType>();
  for (const type of types) if (!byKey.has(type.hashKey())) byKey.set(type.hashKey(), type);
  return [...byKey.values()];
}

export const VARIANT: VariantType = new VariantType([]);
