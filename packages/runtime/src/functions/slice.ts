import { blockArity, callBlock } from '../calling/block-type.js';
import { defineBuiltin, dispatch, withFastPath } from '../calling/define-builtin.js';
import { breakable, enumerated } from '../calling/iterate.js';
import { signatureOfLambda } from '../calling/lambda.js';
import { functionError, type Message } from '../errors/messages.js';
import { checkSize, collect, push } from '../errors/size-limit.js';
import { type Block, isBlock } from '../values/block.js';
import { PuppetHash } from '../values/hash.js';
import { type Integer, isArray, type PuppetArray, type Value } from '../values/value.js';
import { Progression } from './support/progression.js';
import { SteppedIterator } from './support/stepped.js';

const messages = {
  NO_BLOCK_PARAMETERS: { text: 'slice(): block must define at least one parameter. Block has 0.' },
  WRONG_BLOCK_PARAMETERS: {
    text: 'slice(): block must define one parameter or as many as the slice size ({size}). Block has {parameters}.',
  },
} as const satisfies Record<string, Message>;

/**
 * Splits a collection into arrays of a given size. With a block, calls it for each array and returns the collection. A
 * block with one parameter receives the array. A block with more receives its elements; for missing elements of the
 * last array it receives undef (for a hash: an empty pair).
 *
 * @example
 * slice([1, 2, 3, 4, 5], 2) # => [[1, 2], [3, 4], [5]]
 */
export const slice = withFastPath(
  defineBuiltin(
    'slice',
    dispatch(['Hash hash', 'Integer[1] slice_size', 'Callable &block?'], sliced),
    dispatch(['Iterable enumerable', 'Integer[1] slice_size', 'Callable &block?'], sliced),
  ),
  (general) =>
    (...args) => {
      const [list, size, block] = args;
      const isPlain = isArray(list) && typeof size === 'number' && size >= 1;
      return isPlain && args.length === 2
        ? partsOf(list, size)
        : isPlain && args.length === 3 && isBlock(block) && signatureOfLambda(block) === undefined
          ? sliced(list, size, block)
          : general(...args);
    },
);

function sliced(enumerable: Value, size: Integer, block?: Block): Value {
  const length = limitedSize(enumerable, Number(size));
  if (block === undefined) return collect(slices(enumerated(enumerable), length));
  const arity = blockArity(block);
  if (arity === 0) throw functionError(messages.NO_BLOCK_PARAMETERS, {});
  const count = arity < 0 ? Number(size) : arity;
  if (count !== 1 && count !== Number(size))
    throw functionError(messages.WRONG_BLOCK_PARAMETERS, { size, parameters: arity });
  breakable(() => {
    for (const part of isArray(enumerable) ? partsOf(enumerable, length) : slices(enumerated(enumerable), length)) {
      if (count === 1) callBlock(block, part);
      else
        callBlock(
          block,
          ...part,
          ...Array<Value>(count - part.length).fill(enumerable instanceof PuppetHash ? [] : null),
        );
    }
  });
  return enumerable;
}

/**
 * Returns the size of the slices. As in Puppet, they are not larger than the number of elements that the collection
 * reports.
 */
function limitedSize(enumerable: Value, size: number): number {
  const reported = reportedSize(enumerable);
  return reported > 0 ? Math.min(size, reported) : size;
}

/** Returns the number of elements that Puppet's iterator reports. It is too small for `step` and for integers. */
function reportedSize(enumerable: Value): number {
  if (enumerable instanceof SteppedIterator) return enumerable.reportedSize;
  const progression = Progression.of(enumerable);
  return progression === null ? Infinity : Number(progression.count) - 1;
}

/** The parts of an array, of which the last one may be shorter. */
function partsOf(array: PuppetArray, length: number): PuppetArray[] {
  checkSize(array.length);
  const parts: PuppetArray[] = [];
  for (let start = 0; start < array.length; start += length) parts.push(array.slice(start, start + length));
  return parts;
}

function* slices(all: Iterable<Value>, length: number): Generator<Value[], void> {
  let part: Value[] = [];
  for (const element of all) {
    push(part, element);
    if (part.length === length) {
      yield part;
      part = [];
    }
  }
  if (part.length > 0) yield part;
}
