import { type MergeStrategy, PLAIN_STRATEGY } from './strategy.js';

/** The value of the highest level that has the key. */
export const first: MergeStrategy = { ...PLAIN_STRATEGY, name: 'first', firstOnly: true, merge: (higher) => higher };
