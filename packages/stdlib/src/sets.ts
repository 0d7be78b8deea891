import { keyId, type Value } from '@pptjs/runtime';

type Id = ReturnType<typeof keyId>;

/** The ids of values that Ruby takes for the same (`eql?`). */
export function ids(values: readonly Value[]): Set<Id> {
  return new Set(values.map(keyId));
}

export function hasAll(values: readonly Value[], wanted: readonly Value[]): boolean {
  const known = ids(values);
  return wanted.every((value) => known.has(keyId(value)));
}

/** Each different value once, in order. */
export function distinct(values: readonly Value[]): Value[] {
  const seen = new Set<Id>();
  return values.filter((value) => {
    const id = keyId(value);
    if (seen.has(id)) return false;
    seen.add(id);
    return true;
  });
}
