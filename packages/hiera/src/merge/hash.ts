import { HashBuilder, type PuppetHash } from '@pptjs/runtime';
import { assertMergeable } from './assertion.js';
import { type MergeStrategy, PLAIN_STRATEGY } from './strategy.js';

/** One hash with the keys of all, in the order of the lowest level; a higher level's value wins. */
export const hash: MergeStrategy = {
  ...PLAIN_STRATEGY,
  name: 'hash',
  merge(higher, lower) {
    assertMergeable('Hash', higher, lower);
    return new HashBuilder(lower as PuppetHash).addAll(higher as PuppetHash).build();
  },
};
