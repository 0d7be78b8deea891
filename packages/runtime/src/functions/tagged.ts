import { findService } from '../context/services.js';
import { defineLegacyFunction } from './support/define-legacy.js';
import { tagsIn } from './tag.js';

/**
 * Returns whether the current class or resource has all of the given tags.
 *
 * @example
 * tagged('nosuch') # => false
 */
export const tagged = defineLegacyFunction('tagged', { atLeast: 1, actsOnScope: true }, (args) => {
  const names = args.flatMap(tagsIn);
  return names.length > 0 && (findService('catalog')?.isTagged(names) ?? false);
});
