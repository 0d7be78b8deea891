import { IntegerType } from '../types/integer.js';
import { PuppetType } from '../types/type.js';
import { PuppetIterator } from '../values/iterator.js';
import { isInteger, type Integer, type Value } from '../values/value.js';

/**
 * Integers at equal distances: what `step` and `reverse_each` make of a range, without going through it.
 */
export class Progression extends PuppetIterator {
  readonly #first: bigint;
  readonly #step: bigint;
  readonly #count: bigint;

  constructor(first: bigint, step: bigint, count: bigint, elementType: PuppetType) {
    super(() => progress(first, step, count), elementType);
    this.#first = first;
    this.#step = step;
    this.#count = count;
  }

  /** How many there are. */
  get count(): bigint {
    return this.#count;
  }

  /** The progression that iterating over an integer, a range of integers or a progression goes through; null for other values. */
  static of(value: Value): Progression | null {
    if (value instanceof Progression) return value;
    if (isInteger(value)) return new Progression(0n, 1n, value > 0 ? BigInt(value) : 0n, new IntegerType(0, value > 0 ? less(value) : 0));
    const type = value instanceof PuppetType ? value.resolved() : null;
    if (!(type instanceof IntegerType) || type.from === null || type.to === null) return null;
    return new Progression(BigInt(type.from), 1n, BigInt(type.to) - BigInt(type.from) + 1n, type);
  }

  /** Each `distance`th element, from the first on. */
  every(distance: Integer): Progression {
    const by = BigInt(distance);
    return new Progression(this.#first, this.#step * by, (this.#count + by - 1n) / by, this.elementType!);
  }

  reversed(): Progression {
    return new Progression(this.#first + this.#step * (this.#count - 1n), -this.#step, this.#count, this.elementType!);
  }
}

function less(value: Integer): Integer {
  return typeof value === 'number' ? value - 1 : value - 1n;
}

function* progress(first: bigint, step: bigint, count: bigint): Generator<Integer, void> {
  let at = first;
  for (let i = 0n; i < count; i++, at += step) {
    const small = Number(at);
    yield Number.isSafeInteger(small) ? small : at;
  }
}
