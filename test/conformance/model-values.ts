/** Random values of the programs of checked-programs.ts. */
import type { Model, ModelKey } from './models.js';
import type { Random } from './random.js';

const KEYS: readonly (readonly ModelKey[])[] = [
  ['a', 'b', 'c'],
  ['a', 'b', 'c'],
  ['a', 'b', 'name'],
  ['__proto__', 'constructor', 'a'],
  ['1', '10', 'b', '2'],
  ['a', 1n, true],
  [1n, 2n, 9007199254740993n],
];

const SCALARS: readonly Model[] = [0n, 1n, 2n, -1n, 7n, 'x', 'abc', '', 'constructor', 'q', null, true, false, 1.5];

const LARGE = [2n ** 53n - 1n, 2n ** 53n, 2n ** 53n + 1n, -(2n ** 53n), 2n ** 63n - 1n, 1n - 2n ** 63n, 2n ** 62n];

/** Creates values. All hashes of a program have some of the same keys. */
export class ModelValues {
  readonly #random: Random;
  readonly #keys: readonly ModelKey[];

  constructor(random: Random) {
    this.#random = random;
    this.#keys = random.pick(KEYS);
  }

  /** Returns a collection, or rarely another value. */
  collection(): Model {
    return this.#value(2);
  }

  #value(depth: number): Model {
    const kind = this.#random.below(depth === 2 ? 10 : 5 + 5 * (2 - depth));
    if (depth > 0 && kind < 5) return this.#hash(depth);
    if (depth > 0 && kind < 8) return this.#list(depth);
    return this.fresh();
  }

  /** Returns a value that can be an element of any collection. */
  fresh(): Model {
    switch (this.#random.below(12)) {
      case 0:
        return this.#list(1);
      case 1:
        return this.#hash(1);
      case 2:
        return this.#random.pick(LARGE);
      default:
        return this.#random.pick(SCALARS);
    }
  }

  #hash(depth: number): Model {
    const count = this.#random.pick([depth === 2 ? 1 : 0, 1, 2, 2, 3, 3]);
    const isUniform = this.#random.below(3) === 0;
    const first = this.#value(depth - 1);
    const entries = this.#keys.slice(0, count).map((key, i): [ModelKey, Model] => [key, isUniform || i === 0 ? first : this.#value(depth - 1)]); // prettier-ignore
    // Objects, lists and Maps represent hashes of different sizes.
    const more = this.#random.below(8) === 0 ? this.#random.pick([6, 12]) : 0;
    for (let i = 0; i < more; i++) entries.push([`k${i}`, isUniform ? first : BigInt(i)]);
    return new Map(entries);
  }

  #list(depth: number): Model {
    const element = this.#value(depth - 1);
    const count = this.#random.pick([depth === 2 ? 1 : 0, 1, 2, 3, 3, depth === 2 ? 33 : 4]);
    const isUniform = count > 4 || this.#random.below(2) === 0;
    return Array.from({ length: count }, (_, i) => (i === 0 || isUniform ? element : this.#value(depth - 1)));
  }
}
