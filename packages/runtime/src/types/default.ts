import { DEFAULT } from '../values/default.js';
import { PuppetType, type Predicate } from '../values/type.js';

/** The type of `default`. */
export class DefaultType extends PuppetType {
  readonly name = 'Default';

  override accepts(other: PuppetType): boolean {
    return other instanceof DefaultType;
  }

  override write(): string {
    return 'Default';
  }

  protected override compile(): Predicate {
    return (value) => value === DEFAULT;
  }
}

export const DEFAULT_TYPE: DefaultType = /* @__PURE__ */ new DefaultType();
