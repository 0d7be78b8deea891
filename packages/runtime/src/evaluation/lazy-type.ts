import { notingNames } from '../types/noted-names.js';
import { findType } from '../types/resolve.js';
import { ResourceType } from '../types/resource.js';
import type { PuppetType } from '../types/type.js';
import { context } from './context.js';
import type { LazyType } from './definition.js';
import type { Definitions } from './definitions.js';

/**
 * A type that is made when first asked for, and kept. What names in it stand for is up to the definitions of the evaluation under way,
 * so it is made anew in an evaluation where one of them stands for something else.
 */
export function lazyType(make: LazyType): LazyType {
  let type: PuppetType | undefined;
  let names: ReadonlyMap<string, PuppetType> = NONE;
  let checkedWith: Definitions | undefined;
  const lazy = (): PuppetType => {
    const { definitions } = context();
    if (type === undefined || (checkedWith !== definitions && !stillMean(names))) [type, names] = notingNames(make);
    if (names.size === 0) settled.add(lazy);
    checkedWith = definitions;
    return type;
  };
  return lazy;
}

const settled = new WeakSet<LazyType>();

/** Whether a type has been made, and is the same in every evaluation. */
export function isSettled(type: LazyType): boolean {
  return settled.has(type);
}

const NONE: ReadonlyMap<string, PuppetType> = new Map();

/** Whether names stand for the same in the evaluation under way. */
function stillMean(names: ReadonlyMap<string, PuppetType>): boolean {
  for (const [name, type] of names) {
    const found = findType(name);
    if (found !== type && !(found instanceof ResourceType && type instanceof ResourceType)) return false;
  }
  return true;
}
