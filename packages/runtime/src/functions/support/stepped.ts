import { elements, elementTypeOf, MAX_LISTED, toArray } from '../../calling/iterate.js';
import { PuppetIterator } from '../../values/iterator.js';
import type { Value } from '../../values/value.js';

/** Every nth element of a collection, beginning with the first. */
export class SteppedIterator extends PuppetIterator {
  readonly #source: Value;
  readonly #distance: number;

  constructor(source: Value, distance: number) {
    super(
      () => stepped(elements(source), distance),
      () => elementTypeOf(source),
    );
    this.#source = source;
    this.#distance = distance;
  }

  /** The number of elements that Puppet's iterator reports: it rounds down, so that the last element may not count. */
  get reportedSize(): number {
    const source = this.#source;
    const size = source instanceof SteppedIterator ? source.reportedSize : toArray(source).length;
    return Math.floor(size / this.#distance);
  }
}

function stepped(all: Iterable<Value>, distance: number): Iterable<Value> {
  return Array.isArray(all) && all.length <= MAX_LISTED
    ? (all as Value[]).filter((_, index) => index % distance === 0)
    : steppedStepwise(all, distance);
}

function* steppedStepwise(all: Iterable<Value>, distance: number): Generator<Value, void> {
  let index = 0;
  for (const element of all) if (index++ % distance === 0) yield element;
}
