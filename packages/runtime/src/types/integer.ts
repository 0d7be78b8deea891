import { compact } from '../values/integer.js';
import { PuppetType, type Predicate, type TypeRange } from '../values/type.js';
import { type Integer, isInteger } from '../values/value.js';
import { rangeOrder } from './size.js';

/** Integers from `from` to `to`, inclusive. Null is an open end. */
export class IntegerType extends PuppetType {
  readonly name = 'Integer';
  readonly from: Integer | null;
  readonly to: Integer | null;

  constructor(from: Integer | null, to: Integer | null) {
    super();
    if (from !== null && to !== null && to < from) throw rangeOrder(String(from), String(to));
    this.from = from;
    this.to = to;
  }

  override accepts(other: PuppetType): boolean {
    if (!(other instanceof IntegerType)) return false;
    if (this.from !== null && (other.from === null || other.from < this.from)) return false;
    return this.to === null || (other.to !== null && other.to <= this.to);
  }

  override write(): string {
    if (this.to === null) return this.from === null ? 'Integer' : `Integer[${this.from}]`;
    return `Integer[${this.from ?? 'default'}, ${this.to}]`;
  }

  override generalize(): PuppetType {
    return INTEGER;
  }

  override iterableType(): PuppetType | null {
    return INTEGER;
  }

  /** A range has values only if both ends are closed. */
  override range(): TypeRange | null {
    const { from, to } = this;
    if (from === null || to === null) return null;
    return { elementType: this, size: sizeOf(from, to), [Symbol.iterator]: () => count(from, to) };
  }

  /** Returns the smallest range that includes both. */
  union(other: IntegerType): IntegerType {
    const from = this.from === null || other.from === null ? null : this.from < other.from ? this.from : other.from;
    const to = this.to === null || other.to === null ? null : this.to > other.to ? this.to : other.to;
    return new IntegerType(from, to);
  }

  override areInstances(values: readonly unknown[], start: number): boolean {
    const { from, to } = this;
    for (let i = start; i < values.length; i++) {
      const value = values[i];
      if (!isInteger(value) || (from !== null && value < from) || (to !== null && value > to)) return false;
    }
    return true;
  }

  protected override compile(): Predicate {
    const { from, to } = this;
    if (from === null) {
      return to === null ? isInteger : (value) => isInteger(value) && value <= to;
    }
    return to === null
      ? (value) => isInteger(value) && value >= from
      : (value) => isInteger(value) && value >= from && value <= to;
  }
}

export const INTEGER: IntegerType = /* @__PURE__ */ new IntegerType(null, null);

function sizeOf(from: Integer, to: Integer): Integer {
  if (typeof from === 'number' && typeof to === 'number') return to - from + 1;
  return compact(BigInt(to) - BigInt(from) + 1n);
}

function* count(from: Integer, to: Integer): Generator<Integer, void> {
  let next = from;
  while (next <= to) {
    yield next;
    next = typeof next === 'number' && next < Number.MAX_SAFE_INTEGER ? next + 1 : compact(BigInt(next) + 1n);
  }
}
