import { Float, floatText } from '../values/float.js';
import { PuppetType, type Predicate } from '../values/type.js';
import { rangeOrder } from './size.js';

/** Floats from `from` to `to`, inclusive. An infinity is an open end. */
export class FloatType extends PuppetType {
  readonly name = 'Float';
  readonly from: number;
  readonly to: number;

  constructor(from: number, to: number) {
    super();
    if (to < from) throw rangeOrder(floatText(from), floatText(to));
    this.from = from;
    this.to = to;
  }

  override accepts(other: PuppetType): boolean {
    return other instanceof FloatType && other.from >= this.from && other.to <= this.to;
  }

  override write(): string {
    const from = this.from === -Infinity ? 'default' : floatText(this.from);
    if (this.to === Infinity) return this.from === -Infinity ? 'Float' : `Float[${from}]`;
    return `Float[${from}, ${floatText(this.to)}]`;
  }

  override generalize(): PuppetType {
    return FLOAT;
  }

  /** Returns the smallest range that includes both. */
  union(other: FloatType): FloatType {
    return new FloatType(Math.min(this.from, other.from), Math.max(this.to, other.to));
  }

  protected override compile(): Predicate {
    const { from, to } = this;
    if (from === -Infinity && to === Infinity) return (value) => value instanceof Float;
    return (value) => value instanceof Float && value.value >= from && value.value <= to;
  }
}

export const FLOAT: FloatType = /* @__PURE__ */ new FloatType(-Infinity, Infinity);
