import { FunctionError, PuppetHash, type Value } from '@pptjs/runtime';
import { assertValue } from '../assertion.js';
import { deep } from './deep.js';
import { first } from './first.js';
import { hash } from './hash.js';
import type { MergeStrategy } from './strategy.js';
import { unique } from './unique.js';

export type { MergeStrategy } from './strategy.js';
export { mergeSources } from './sources.js';
export { first, hash };

const PLAIN: ReadonlyMap<string, MergeStrategy> = new Map(
  [first, unique, hash].map((strategy) => [strategy.name, strategy]),
);
const DEEP_OPTIONS = `Struct[{
  strategy => String,
  Optional[knockout_prefix] => Optional[String],
  Optional[merge_debug] => Optional[Boolean],
  Optional[merge_hash_arrays] => Optional[Boolean],
  Optional[sort_merged_arrays] => Optional[Boolean]
}]`;
const PLAIN_OPTIONS = 'Struct[{ strategy => String }]';

/**
 * The strategy that a `merge` option names: `'deep'`, or `{ strategy => 'deep', knockout_prefix => '--' }`.
 *
 * @throws {FunctionError} for an unknown strategy or option
 */
export function mergeStrategy(option: Value): MergeStrategy {
  if (option instanceof PuppetHash) {
    const name = option.get('strategy');
    if (typeof name !== 'string') {
      throw new FunctionError(
        "The hash given as 'merge' must contain the name of a strategy in string form for the key 'strategy'",
      );
    }
    return named(name, option);
  }
  return named(String(option), PuppetHash.from([['strategy', option]]));
}

function named(name: string, options: PuppetHash): MergeStrategy {
  const strategy = PLAIN.get(name);
  if (strategy) {
    assertValue('The merge options', PLAIN_OPTIONS, options);
    return strategy;
  }
  if (name !== 'deep' && name !== 'unconstrained_deep' && name !== 'reverse_deep')
    throw new FunctionError(`Unknown merge strategy: '${name}'`);
  assertValue('The merge options', DEEP_OPTIONS, options);
  const prefix = options.get('knockout_prefix');
  const strategyOptions = {
    knockoutPrefix: typeof prefix === 'string' ? prefix : undefined,
    sortMergedArrays: options.get('sort_merged_arrays') === true,
    mergeHashArrays: options.get('merge_hash_arrays') === true,
  };
  const given = PuppetHash.from(Array.from(options).filter(([key]) => key !== 'strategy'));
  const merged: MergeStrategy = given.size === 0 ? deep(strategyOptions) : { ...deep(strategyOptions), options: given };
  return name === 'reverse_deep' ? { ...merged, name, merge: (higher, lower) => merged.merge(lower, higher) } : merged;
}
