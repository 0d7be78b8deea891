/** Functions on resource collections and arrays that several operators call. */
import { fail } from '../errors/error.js';
import { identityOf } from '../values/equality.js';
import type { ResourceCollection } from '../values/resource-collection.js';
import type { Value } from '../values/value.js';

/** Fails unless two collections have the same type: a collection never has resources of several types. */
export function sameType(left: ResourceCollection, right: ResourceCollection, operator: string): void {
  if (left.type !== right.type) fail('collection-types', { operator, left: left.type, right: right.type });
}

/** The values without repetitions, in the order of their first occurrences. */
export function distinct(values: readonly Value[]): Value[] {
  const seen = new Set<string>();
  return values.filter((value) => {
    const identity = identityOf(value);
    if (seen.has(identity)) return false;
    seen.add(identity);
    return true;
  });
}

/** Whether all values of `parts` are among the values of `whole`. */
export function containsAll(whole: readonly Value[], parts: readonly Value[]): boolean {
  const identities = new Set(whole.map(identityOf));
  return parts.every((part) => identities.has(identityOf(part)));
}
