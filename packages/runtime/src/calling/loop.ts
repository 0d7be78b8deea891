/** Compiled code calls iteration functions as loops over these elements. */
import { spendMemory } from '../errors/memory-limit.js';
import { checkSize } from '../errors/size-limit.js';
import { IntegerType } from '../types/integer.js';
import type { Block } from '../values/block.js';
import { type HashBuilder, PuppetHash } from '../values/hash.js';
import { PuppetIterator } from '../values/iterator.js';
import { type Integer, type Value, isArray } from '../values/value.js';
import type { BuiltinFunction } from './define-builtin.js';
import { elements, enumerated, MAX_LISTED, type NumberRange, numberRange, toArray } from './iterate.js';

/**
 * Returns the elements that an iteration function passes to a block with one parameter (`reduce`: to its second one).
 *
 * @param memo the start value of `reduce`
 * @throws {FunctionError} as the function does for a value that has no elements
 */
export function iterate(collection: Value, iteration: BuiltinFunction, memo?: Value): Iterable<Value> {
  if (isArray(collection)) return collection;
  if (collection instanceof PuppetHash) return collection.entryList();
  if (collection instanceof PuppetIterator)
    return VISITING.has(iteration.puppetName) ? collection.elements() : enumerated(collection);
  const block = iteration.puppetName === 'reduce' ? PAIR_BLOCK : ELEMENT_BLOCK;
  return checkedElements(collection, iteration, memo === undefined ? [collection, block] : [collection, memo, block]);
}

/**
 * Returns what an iteration function passes to a block with two parameters: the keys and values of a Hash, or the indexes
 * and elements of another collection.
 *
 * @param parameters the number of parameters of the block, which an error states: `index` needs the pairs for any block
 * @throws {FunctionError} as the function does for a value that has no elements
 */
export function iteratePairs(
  collection: Value,
  iteration: BuiltinFunction,
  parameters = 2,
): Iterable<readonly [Value, Value]> {
  if (isArray(collection) || collection instanceof PuppetHash) return collection.entries();
  return indexed(checkedElements(collection, iteration, [collection, parameters === 1 ? ELEMENT_BLOCK : PAIR_BLOCK]));
}

/** Returns the result of `filter`: a Hash if the collection is one, and an Array of the elements otherwise. */
export function filtered(collection: Value, kept: readonly Value[]): Value {
  return collection instanceof PuppetHash ? PuppetHash.from(kept as readonly (readonly [Value, Value])[]) : kept;
}

/** As `filtered`, for a block with two parameters: `kept` has the pairs of `iteratePairs`. */
export function filteredPairs(collection: Value, kept: readonly (readonly [Value, Value])[]): Value {
  return collection instanceof PuppetHash ? PuppetHash.from(kept) : kept.map(([, element]) => element);
}

/**
 * Adds a pair to a hash that a loop builds.
 * @throws {EvaluationError} MEMORY_LIMIT_EXCEEDED
 */
export function addEntry(entries: HashBuilder, key: Value, value: Value): void {
  spendMemory(1);
  entries.set(key, value);
}

/** The functions that visit all iterators with a block of one parameter. */
const VISITING: ReadonlySet<string> = new Set(['each', 'map', 'filter']);

const ELEMENT_BLOCK: Block = (element: Value) => element;
const PAIR_BLOCK: Block = (_: Value, value: Value) => value;

function checkedElements(
  collection: Value,
  iteration: BuiltinFunction,
  args: readonly (Value | Block)[],
): Iterable<Value> {
  const range =
    typeof collection === 'number' && collection >= 0 ? { from: 0, to: collection - 1 } : numberRange(collection);
  if (range !== null) return numbersOf(range);
  // The call fails with the error of the function.
  if (!iteration.signatures.some((signature) => signature.accepts(args))) iteration(...args);
  return enumerated(collection);
}

function numbersOf({ from, to }: NumberRange, distance = 1): Iterable<number> {
  return (to - from) / distance >= MAX_LISTED ? numbers(from, to, distance) : listOf({ from, to }, distance);
}

function listOf({ from, to }: NumberRange, distance: number): number[] {
  const list: number[] = [];
  for (let i = from; i <= to; i += distance) list.push(i);
  return list;
}

/**
 * Returns the numbers of `Integer[from, to]`.
 * @throws {EvaluationError} if the ends are in the wrong order
 */
export function integersBetween(from: Integer, to: Integer): Iterable<Value> {
  if (typeof from === 'number' && typeof to === 'number' && from <= to) return numbersOf({ from, to });
  return elements(new IntegerType(from, to));
}

/**
 * Checks the order of the ends of `Integer[from, to]`.
 * @throws {EvaluationError} if the ends are in the wrong order
 */
export function checkRange(from: Integer, to: Integer): void {
  if (from > to) integerRange(from, to);
}

/**
 * Returns `Array(Integer[from, to])`.
 * @throws {EvaluationError} if the ends are in the wrong order; SIZE_LIMIT_EXCEEDED, MEMORY_LIMIT_EXCEEDED
 */
export function integerList(from: Integer, to: Integer): readonly Value[] {
  if (typeof from !== 'number' || typeof to !== 'number' || from > to) return toArray(new IntegerType(from, to));
  checkSize(to - from + 1);
  return listOf({ from, to }, 1);
}

/**
 * Returns `Integer[from, to]`.
 * @throws {EvaluationError} if the ends are in the wrong order
 */
export function integerRange(from: Integer, to: Integer): IntegerType {
  return new IntegerType(from, to);
}

/**
 * Returns every nth of the numbers of a range.
 *
 * @param stepping the function `step`
 * @throws {FunctionError} as the function does for a distance that is no positive Integer
 */
export function steppedIntegers(range: IntegerType, distance: Value, stepping: BuiltinFunction): Iterable<Value> {
  const { from, to } = range;
  const areNumbers = typeof from === 'number' && typeof to === 'number' && typeof distance === 'number';
  return areNumbers && distance >= 1 ? numbersOf({ from, to }, distance) : elements(stepping(range, distance));
}

function* numbers(from: number, to: number, distance: number): Generator<number, void> {
  for (let i = from; i <= to; i += distance) yield i;
}

function* indexed(all: Iterable<Value>): Generator<[Value, Value], void> {
  let index = 0;
  for (const element of all) yield [index++, element];
}
