import { compare, order } from '../comparison.js';
import type { ClassMethods } from '../dispatch.js';

/** Adds the methods that compare an Integer or a Float with a number. */
export function withComparisons<C extends 'Integer' | 'Float'>(methods: ClassMethods<C>): ClassMethods<C> {
  return methods
    .method('<=>', ['Number'], (self, other) => compare(self, other))
    .method('<', ['Number'], (self, other) => order(self, other) < 0)
    .method('<=', ['Number'], (self, other) => order(self, other) <= 0)
    .method('>', ['Number'], (self, other) => order(self, other) > 0)
    .method('>=', ['Number'], (self, other) => order(self, other) >= 0)
    .method('between?', ['Number', 'Number'], (self, low, high) => order(self, low) >= 0 && order(self, high) <= 0);
}
