import { findService } from '../context/services.js';
import { defineOldBuiltin } from './support/define-old.js';
import { tagsIn } from './tag.js';

/**
 * Whether the class or resource under way has all of the tags.
 *
 * @example
 * tagged('nosuch') # => false
 */
export const tagged = defineOldBuiltin('tagged', { atLeast: 1 }, (args) => {
  const names = args.flatMap(tagsIn);
  return names.length > 0 && (findService('catalog')?.isTagged(names) ?? false);
});
