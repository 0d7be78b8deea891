import { functionError, PuppetHash, type Value } from '@pptjs/runtime/internal';
import { messages } from '../messages.js';
import { ExpectedType } from '../text/expected-type.js';
import { deep } from './deep.js';
import { byDefault, first, hash, type MergeStrategy, unique } from './strategy.js';

/** The strategies without options. */
const PLAIN: ReadonlyMap<string, MergeStrategy> = new Map(
  [first, byDefault, unique, hash].map((strategy) => [strategy.name, strategy]),
);
const PLAIN_OPTIONS: ExpectedType = new ExpectedType('Struct[{ strategy => String }]');
const DEEP_OPTIONS: ExpectedType = new ExpectedType(`Struct[{
  strategy => String,
  Optional[knockout_prefix] => Optional[String],
  Optional[merge_debug] => Optional[Boolean],
  Optional[merge_hash_arrays] => Optional[Boolean],
  Optional[sort_merged_arrays] => Optional[Boolean]
}]`);

/** The strategies of options that are hashes. Data files have the same hashes in each evaluation. */
const strategies = new WeakMap<PuppetHash, MergeStrategy>();

/**
 * Returns the strategy of a `merge` option: `'deep'`, or `{ strategy => 'deep', knockout_prefix => '--' }`.
 *
 * @throws {FunctionError} for an unknown strategy or option
 */
export function mergeStrategy(option: Value): MergeStrategy {
  if (!(option instanceof PuppetHash)) {
    const plain = typeof option === 'string' ? PLAIN.get(option) : undefined;
    return plain ?? strategyFor(String(option), PuppetHash.from([['strategy', option]]));
  }
  let strategy = strategies.get(option);
  if (strategy === undefined) {
    const name = option.get('strategy');
    if (typeof name !== 'string') throw functionError(messages.STRATEGY_WITHOUT_NAME, {});
    strategies.set(option, (strategy = strategyFor(name, option)));
  }
  return strategy;
}

function strategyFor(name: string, options: PuppetHash): MergeStrategy {
  const plain = PLAIN.get(name);
  if (plain) {
    PLAIN_OPTIONS.assert('The merge options', options);
    return plain;
  }
  if (name !== 'deep' && name !== 'unconstrained_deep' && name !== 'reverse_deep')
    throw functionError(messages.UNKNOWN_STRATEGY, { name });
  DEEP_OPTIONS.assert('The merge options', options);
  const prefix = options.get('knockout_prefix');
  const strategy = deep({
    knockoutPrefix: typeof prefix === 'string' ? prefix : undefined,
    sortMergedArrays: options.get('sort_merged_arrays') === true,
    mergeHashArrays: options.get('merge_hash_arrays') === true,
  });
  const strategyOptions = PuppetHash.from(Array.from(options).filter(([key]) => key !== 'strategy'));
  const merged: MergeStrategy = strategyOptions.size === 0 ? strategy : { ...strategy, options: strategyOptions };
  return name === 'reverse_deep' ? { ...merged, name, merge: (higher, lower) => merged.merge(lower, higher) } : merged;
}
