import { PuppetType, type Predicate } from '../values/type.js';

/** `Boolean`, or the type of one value: `Boolean[true]`. */
export class BooleanType extends PuppetType {
  readonly name = 'Boolean';
  readonly value: boolean | null;

  constructor(value: boolean | null) {
    super();
    this.value = value;
  }

  override accepts(other: PuppetType): boolean {
    return other instanceof BooleanType && (this.value === null || this.value === other.value);
  }

  override write(): string {
    return this.value === null ? 'Boolean' : `Boolean[${this.value}]`;
  }

  override generalize(): PuppetType {
    return BOOLEAN;
  }

  protected override compile(): Predicate {
    const expected = this.value;
    return expected === null ? (value) => typeof value === 'boolean' : (value) => value === expected;
  }
}

export const BOOLEAN: BooleanType = /* @__PURE__ */ new BooleanType(null);
export const TRUE: BooleanType = /* @__PURE__ */ new BooleanType(true);
export const FALSE: BooleanType = /* @__PURE__ */ new BooleanType(false);
