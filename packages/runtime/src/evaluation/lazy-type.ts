import type { PuppetType } from '../types/type.js';
import { context } from './context.js';
import type { LazyType } from './definition.js';
import type { Definitions } from './definitions.js';

/**
 * A type that is made when first asked for, and kept. What names in it stand for is up to the definitions of the evaluation under way,
 * so it is made anew in an evaluation with others.
 */
export function lazyType(make: LazyType): LazyType {
  let type: PuppetType | undefined;
  let madeWith: Definitions | undefined;
  return () => {
    const { definitions } = context();
    if (type === undefined || madeWith !== definitions) {
      type = make();
      madeWith = definitions;
    }
    return type;
  };
}
