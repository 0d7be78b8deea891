import { defineOldBuiltin } from './define-old.js';
import { findService } from './services.js';
import { tagsIn } from './tag.js';

/**
 * Whether the class or resource under way has all of the tags.
 *
 * @example
 * tagged('nosuch') # => false
 */
export const tagged = defineOldBuiltin('tagged', { atLeast: 1 }, (args) => findService('catalog')?.isTagged(args.flatMap(tagsIn)) ?? false);
