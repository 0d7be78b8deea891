import { PuppetType, type Predicate } from '../values/type.js';

/** The type of all values. */
export class AnyType extends PuppetType {
  readonly name = 'Any';

  override accepts(): boolean {
    return true;
  }

  override write(): string {
    return 'Any';
  }

  protected override compile(): Predicate {
    return () => true;
  }
}

/** The type of the elements of what has none: it is above and below every other type. */
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

export const ANY: AnyType = new AnyType();
export const UNIT: UnitType = new UnitType();
