import { PuppetHash, type Value } from '@pptjs/runtime/core';

/** Applies `replace` to the keys and values of a hash. Returns the same hash if nothing changes. */
export function mapHash(hash: PuppetHash, replace: (value: Value) => Value): PuppetHash {
  let changed: (readonly [Value, Value])[] | undefined;
  let count = 0;
  hash.forEach((value, key) => {
    const newKey = replace(key);
    const newValue = replace(value);
    if (newKey !== key || newValue !== value) changed ??= Array.from(hash).slice(0, count);
    changed?.push([newKey, newValue]);
    count++;
  });
  return changed === undefined ? hash : PuppetHash.from(changed);
}

/** Applies `replace` to the elements of an array. Returns the same array if nothing changes. */
export function mapArray(items: readonly Value[], replace: (value: Value) => Value): readonly Value[] {
  let changed: Value[] | undefined;
  items.forEach((item, index) => {
    const replaced = replace(item);
    if (replaced !== item) changed ??= items.slice(0, index);
    changed?.push(replaced);
  });
  return changed ?? items;
}
