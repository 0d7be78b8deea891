import { context } from '../context/context.js';
import type { LazyType } from '../context/definition.js';
import { notingNames } from '../type-reading/noted-names.js';
import { stillMean } from '../type-reading/resolve.js';
import type { PuppetType } from '../values/type.js';

/**
 * A type that is made when first asked for, and kept. What names in it stand for is up to the definitions of the
 * evaluation under way, so it is made anew in an evaluation where one of them stands for something else.
 */
export function lazyType(make: LazyType): LazyType {
  let type: PuppetType | undefined;
  let names: ReadonlyMap<string, PuppetType> = NONE;
  let checkedIn: object | undefined;
  const lazy = (): PuppetType => {
    const { definitions } = context();
    if (type === undefined || (checkedIn !== definitions.world && !stillMean(names))) [type, names] = notingNames(make);
    // Type sets that have been come by on the way have set the evaluation apart.
    checkedIn = definitions.world;
    return type;
  };
  kept.add(lazy);
  return lazy;
}

const kept = new WeakSet<LazyType>();

/** Whether a type, once made, stays the same in evaluations of the same world (see `Definitions`). */
export function isKept(type: LazyType): boolean {
  return kept.has(type);
}

const NONE: ReadonlyMap<string, PuppetType> = new Map();
