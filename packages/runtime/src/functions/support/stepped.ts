import { elements, elementTypeOf, MAX_LISTED, toArray } from '../../calling/iterate.js';
import { PuppetHash } from '../../values/hash.js';
import { PuppetIterator } from '../../values/iterator.js';
import { isArray, type Value } from '../../values/value.js';

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

  /** In Puppet, a step of more than 1 unfolds the elements, except for a block with one parameter. */
  override toArray(): Value[] {
    return this.#distance === 1 ? [...toArray(this.#source)] : super.toArray().map(unfolded);
  }

  /** The number of elements that Puppet's iterator reports: it rounds down, so that the last element may not count. */
  get reportedSize(): number {
    const source = this.#source;
    const size = source instanceof SteppedIterator ? source.reportedSize : toArray(source).length;
    return Math.floor(size / this.#distance);
  }
}

/** The value that Ruby's `to_a` gives for an element that an iterator yields with a splat. */
function unfolded(element: Value): Value {
  const values = isArray(element) ? element : element instanceof PuppetHash ? Array.from(element) : [element];
  return values.length > 1 ? values : (values[0] ?? null);
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
