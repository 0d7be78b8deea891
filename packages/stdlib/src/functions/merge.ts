import {
  type Block,
  defineBuiltin,
  dispatch,
  elements,
  FunctionError,
  HashBuilder,
  isArray,
  PuppetHash,
  type Value,
} from '@pptjs/runtime';

/** The signatures, also of `stdlib::merge`. */
export const merging = [
  dispatch(['Variant[Hash[Scalar, Any], Undef, String[0, 0]] args*'], (args: readonly Value[]) => {
    const merged = new HashBuilder();
    for (const each of args) if (each instanceof PuppetHash) merged.addAll(each);
    return merged.build();
  }),
  dispatch(['Iterable args*', 'Callable[3, 3] &block'], (args: readonly Value[], block: Block) => {
    const only = onlyOne(args);
    const isHash = only instanceof PuppetHash;
    return mergeEach(only, (merged, element, i) =>
      isHash && isArray(element) ? block(merged, ...element) : block(merged, i, element),
    );
  }),
  dispatch(['Iterable args*', 'Callable[2, 2] &block'], (args: readonly Value[], block: Block) =>
    mergeEach(onlyOne(args), (merged, element) => block(merged, element)),
  ),
] as const;

/**
 * Merges hashes, the last value of a key wins. With a block: merges the hashes that it gives for the elements of a
 * collection, as it is called with what is merged so far, and the element (or its index or key, and its value).
 *
 * @example
 * merge({ 'a' => 1 }, { 'b' => 2 }) # => { 'a' => 1, 'b' => 2 }
 */
export const merge = defineBuiltin('merge', ...merging);

function onlyOne(args: readonly Value[]): Value {
  if (args.length !== 1) throw new FunctionError(`wrong number of arguments (given ${args.length}, expected 1)`);
  return args[0] as Value;
}

function mergeEach(iterable: Value, give: (merged: PuppetHash, element: Value, index: number) => Value): PuppetHash {
  let merged = new HashBuilder().build();
  let index = 0;
  for (const element of elements(iterable)) {
    const given = give(merged, element, index++);
    if (given instanceof PuppetHash) merged = new HashBuilder(merged).addAll(given).build();
  }
  return merged;
}
