import { MAX_LISTED } from '../../calling/iterate.js';
import { functionError } from '../../errors/messages.js';
import * as typeMessages from '../../errors/messages/types.js';
import { IntegerType } from '../../types/integer.js';
import { compact, floorModulo } from '../../values/integer.js';
import { PuppetIterator } from '../../values/iterator.js';
import { PuppetType } from '../../values/type.js';
import { isInteger, type Integer, type Value } from '../../values/value.js';

/**
 * Integers at equal distances within a range: the result of `step` and `reverse_each` for a range, without a loop
 * through it. With a negative step it counts down from the end of the range.
 */
export class Progression extends PuppetIterator {
  readonly #from: bigint;
  readonly #to: bigint;
  readonly #step: bigint;

  constructor(from: bigint, to: bigint, step: bigint) {
    super(
      () => progress(from, to, step),
      () => new IntegerType(compact(from), compact(to)),
    );
    this.#from = from;
    this.#to = to;
    this.#step = step;
  }

  /** Returns the progression of a positive integer, a range of integers or a progression; null for other values. */
  static of(value: Value): Progression | null {
    if (value instanceof Progression) return value;
    if (isInteger(value)) return value > 0 ? new Progression(0n, BigInt(value) - 1n, 1n) : null;
    const type = value instanceof PuppetType ? value.resolved() : null;
    if (!(type instanceof IntegerType) || type.from === null || type.to === null) return null;
    return new Progression(BigInt(type.from), BigInt(type.to), 1n);
  }

  override exactRubyClass(): string {
    return 'Puppet::Pops::Types::IntegerRangeIterator';
  }

  /** The number of elements. */
  get count(): bigint {
    const size = this.#step < 0n ? -this.#step : this.#step;
    return (this.#to - this.#from) / size + 1n;
  }

  /**
   * Returns every element at a multiple of `distance`. As in Puppet, the part of the range after the last element is
   * cut off. For a descending progression Puppet cuts off too much, so that the last element may be missing.
   * @throws {FunctionError} if the remaining range is empty
   */
  every(distance: Integer): Progression {
    const step = this.#step * BigInt(distance);
    const rest = floorModulo(this.#to - this.#from, step);
    const from = step < 0n ? this.#from - rest : this.#from;
    const to = step < 0n ? this.#to : this.#to - rest;
    if (to < from) throw functionError(typeMessages.INVERTED_RANGE, { from: String(from), to: String(to) });
    return new Progression(from, to, step);
  }

  reversed(): Progression {
    return new Progression(this.#from, this.#to, -this.#step);
  }
}

function progress(from: bigint, to: bigint, step: bigint): Iterable<Integer> {
  const isSafe = [from, to, from - step, to - step].every((each) => Number.isSafeInteger(Number(each)));
  if (!isSafe) return countIntegers(from, to, step);
  const [low, high, distance] = [Number(from), Number(to), Number(step)];
  return (high - low) / Math.abs(distance) < MAX_LISTED
    ? listNumbers(low, high, distance)
    : countNumbers(low, high, distance);
}

function listNumbers(from: number, to: number, step: number): readonly number[] {
  const list: number[] = [];
  if (step > 0) for (let at = from; at <= to; at += step) list.push(at);
  else for (let at = to; at >= from; at += step) list.push(at);
  return list;
}

function* countNumbers(from: number, to: number, step: number): Generator<Integer, void> {
  if (step > 0) for (let at = from; at <= to; at += step) yield at;
  else for (let at = to; at >= from; at += step) yield at;
}

function* countIntegers(from: bigint, to: bigint, step: bigint): Generator<Integer, void> {
  if (step > 0n) for (let at = from; at <= to; at += step) yield compact(at);
  else for (let at = to; at >= from; at += step) yield compact(at);
}
