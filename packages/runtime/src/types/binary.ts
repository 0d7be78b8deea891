import { Binary } from '../values/binary.js';
import { PuppetType, type Predicate } from '../values/type.js';

/** Sequences of bytes. */
export class BinaryType extends PuppetType {
  readonly name = 'Binary';

  override accepts(other: PuppetType): boolean {
    return other instanceof BinaryType;
  }

  override write(): string {
    return 'Binary';
  }

  protected override compile(): Predicate {
    return (value) => value instanceof Binary;
  }
}

export const BINARY: BinaryType = /* @__PURE__ */ new BinaryType();
