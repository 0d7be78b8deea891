import { PuppetType, type Predicate } from '../values/type.js';

/** The type of all values. */
export class AnyType extends PuppetType {
  readonly name = 'Any';

  override accepts(): boolean {
    return true;
  }

  override metaName(): string {
    return 'Type';
  }

  override iteratorName(): string {
    return 'Iterator';
  }

  override write(): string {
    return 'Any';
  }

  protected override compile(): Predicate {
    return () => true;
  }
}

/** The element type of empty collections. It is a supertype and a subtype of every type. */
export class UnitType extends PuppetType {
  readonly name = 'Unit';

  override accepts(): boolean {
    return true;
  }

  override assignableTo(): boolean {
    return true;
  }

  override write(): string {
    return 'Unit';
  }

  protected override compile(): Predicate {
    return () => true;
  }
}

export const ANY: AnyType = /* @__PURE__ */ new AnyType();
export const UNIT: UnitType = /* @__PURE__ */ new UnitType();
