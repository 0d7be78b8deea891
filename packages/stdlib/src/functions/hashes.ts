import {
  type Accumulator,
  type Argument,
  type Block,
  defineBuiltin,
  dispatch,
  elements,
  functionError,
  HashBuilder,
  inspectLegacyValue,
  isArray,
  legacyText,
  PuppetHash,
  rubyClassOf,
  type Value,
  flattenArrays,
} from '@pptjs/runtime/internal';
import { legacyFunction } from '../legacy/legacy-function.js';
import { messages } from '../messages.js';

/**
 * Merges hashes, and the hashes in them. For a key that several hashes have, the last value wins.
 *
 * @example
 * deep_merge({ 'a' => { 'b' => 1 } }, { 'a' => { 'c' => 2 } }) # => { 'a' => { 'b' => 1, 'c' => 2 } }
 */
export const deep_merge = Object.assign(legacyFunction('deep_merge', deepMerge), {
  extendMemo(accumulator: Accumulator, memo: Value, others: readonly Argument[]): Value | undefined {
    if (!(memo instanceof PuppetHash) || others.length === 0) return undefined;
    const hashes = others.filter((each) => each instanceof PuppetHash);
    if (others.some((each) => each !== '' && !(each instanceof PuppetHash))) return undefined;
    return hashes.reduce((merged, each) => accumulator.mergeDeep(merged, each), memo);
  },
});

function deepMerge(args: readonly Value[]): Value {
  if (args.length < 2) {
    const expected = 'at least 2';
    throw functionError(messages.ARGUMENT_COUNT_MUST_BE, { name: 'deep_merge', given: args.length, expected });
  }
  let result = new HashBuilder().build();
  for (const each of args) {
    if (each === '') continue;
    if (!(each instanceof PuppetHash))
      throw functionError(messages.DEEP_MERGE_NOT_A_HASH, { class: rubyClassOf(each) });
    result = mergeDeep(result, each);
  }
  return result;
}

function mergeDeep(lower: PuppetHash, higher: PuppetHash): PuppetHash {
  const builder = new HashBuilder(lower);
  for (const [key, value] of higher) {
    const below = builder.get(key);
    builder.set(key, below instanceof PuppetHash && value instanceof PuppetHash ? mergeDeep(below, value) : value);
  }
  return builder.build();
}

/**
 * Returns whether a hash has a key.
 *
 * @example
 * has_key({ 'a' => 1 }, 'a') # => true
 */
export const has_key = legacyFunction('has_key', (args) => {
  if (args.length !== 2)
    throw functionError(messages.ARGUMENT_COUNT_MUST_BE, { name: 'has_key', given: args.length, expected: '2' });
  const [hash = null, key = null] = args;
  if (!(hash instanceof PuppetHash))
    throw functionError(messages.HAS_KEY_NOT_A_HASH, { value: inspectLegacyValue(hash), class: rubyClassOf(hash) });
  return hash.has(key);
});

/**
 * Converts an array to a hash. The array contains alternating keys and values, or pairs.
 *
 * @example
 * hash(['a', 1, 'b', 2]) # => { 'a' => 1, 'b' => 2 }
 */
export const hash = legacyFunction('hash', (args) => {
  if (args.length === 0) throw functionError(messages.ARGUMENT_COUNT, { name: 'hash', given: 0, expected: '1' });
  const [array = null] = args;
  if (!isArray(array)) throw functionError(messages.NOT_AN_ARRAY, { name: 'hash' });
  const flat = flattenArrays(array);
  const [first] = flat;
  if (flat.length === 1 && first instanceof PuppetHash) return first;
  if (flat.length % 2 !== 0) throw functionError(messages.HASH_ODD_LENGTH, {});
  return PuppetHash.from(flat.flatMap((key, i) => (i % 2 === 0 ? [[key, flat[i + 1] ?? null] as const] : [])));
});

/**
 * Joins each key of a hash with its value by a separator. For a value that is an array, each element is joined with the
 * key.
 *
 * @example
 * join_keys_to_values({ 'a' => 1, 'b' => [2, 3] }, '=') # => ['a=1', 'b=2', 'b=3']
 */
export const join_keys_to_values = legacyFunction('join_keys_to_values', (args) => {
  if (args.length !== 2) throw functionError(messages.JOIN_KEYS_ARGUMENT_COUNT, { given: args.length });
  const [hash = null, separator = null] = args;
  if (!(hash instanceof PuppetHash)) throw functionError(messages.JOIN_KEYS_NOT_A_HASH, { class: rubyClassOf(hash) });
  if (typeof separator !== 'string')
    throw functionError(messages.JOIN_KEYS_NOT_A_STRING, { class: rubyClassOf(separator) });
  return Array.from(hash).flatMap(([key, value]) =>
    (isArray(value) ? value : [value]).map((each) => `${legacyText(key)}${separator}${legacyText(each)}`),
  );
});

const mergeSignatures = [
  dispatch(['Variant[Hash[Scalar, Any], Undef, String[0, 0]] args*'], (args: readonly Value[]) => {
    const merged = new HashBuilder();
    for (const each of args) if (each instanceof PuppetHash) merged.addAll(each);
    return merged.build();
  }),
  dispatch(['Iterable args*', 'Callable[3, 3] &block'], (args: readonly Value[], block: Block) => {
    const iterable = singleArgument(args);
    const isHash = iterable instanceof PuppetHash;
    return mergeResults(iterable, (merged, element, index) =>
      isHash && isArray(element) ? block(merged, ...element) : block(merged, index, element),
    );
  }),
  dispatch(['Iterable args*', 'Callable[2, 2] &block'], (args: readonly Value[], block: Block) =>
    mergeResults(singleArgument(args), (merged, element) => block(merged, element)),
  ),
] as const;

/**
 * Merges hashes. For a key that several hashes have, the last value wins. With a block: merges the hashes that the
 * block returns for the elements of a collection. A block with two parameters gets the hash merged so far and the
 * element. A block with three parameters gets the hash, the index or key, and the value.
 *
 * @example
 * merge({ 'a' => 1 }, { 'b' => 2 }) # => { 'a' => 1, 'b' => 2 }
 */
export const merge = Object.assign(defineBuiltin('merge', ...mergeSignatures), { extendMemo: mergeIntoMemo });

/**
 * Merges hashes, as `merge` does.
 *
 * @example
 * stdlib::merge({ 'a' => 1 }, { 'b' => 2 }) # => { 'a' => 1, 'b' => 2 }
 */
export const stdlib_merge = Object.assign(defineBuiltin('stdlib::merge', ...mergeSignatures), {
  extendMemo: mergeIntoMemo,
});

function mergeIntoMemo(accumulator: Accumulator, memo: Value, others: readonly Argument[]): Value | undefined {
  const [{ signature }] = mergeSignatures;
  if (!(memo instanceof PuppetHash) || !signature.accepts(others)) return undefined;
  const hashes = others.filter((each) => each instanceof PuppetHash);
  return accumulator.mergePlain(
    memo,
    hashes.flatMap((each) => [...each]),
  );
}

function singleArgument(args: readonly Value[]): Value {
  const [value] = args;
  if (args.length === 1 && value !== undefined) return value;
  throw functionError(messages.MERGE_ARGUMENT_COUNT, { given: args.length });
}

function mergeResults(
  iterable: Value,
  callBlock: (merged: PuppetHash, element: Value, index: number) => Value,
): PuppetHash {
  let merged = new HashBuilder().build();
  let index = 0;
  for (const element of elements(iterable)) {
    const result = callBlock(merged, element, index++);
    if (result instanceof PuppetHash) merged = new HashBuilder(merged).addAll(result).build();
  }
  return merged;
}

/**
 * Returns the values of a hash and of the hashes in it.
 *
 * @example
 * stdlib::nested_values({ 'a' => 1, 'b' => { 'c' => 2 } }) # => [1, 2]
 */
export const nested_values = defineBuiltin(
  'stdlib::nested_values',
  dispatch(['Hash hash'], nestedValues, { returns: 'Array' }),
);

function nestedValues(hash: PuppetHash): readonly Value[] {
  return [...hash.values()].flatMap((value) => (value instanceof PuppetHash ? nestedValues(value) : [value]));
}
