import { findService } from '../context/services.js';
import { functionError, type Message } from '../errors/messages.js';
import { legacyText } from '../presentation/legacy-values.js';
import { isValidTag } from '../text/tag-names.js';
import { isArray, type Value } from '../values/value.js';
import { defineLegacyFunction } from './support/define-legacy.js';

const messages = {
  INVALID_TAG: { text: "Invalid tag '{tag}'" },
} as const satisfies Record<string, Message>;

/**
 * Adds tags to the current class or resource, and to everything that it contains.
 *
 * @example
 * tag('web', 'production') # => undef
 */
export const tag = defineLegacyFunction('tag', { atLeast: 1, actsOnScope: true, isStatement: true }, (args) => {
  const names = args.flatMap(tagsIn);
  const catalog = findService('catalog');
  catalog?.tag(names);
  const invalid = catalog === undefined ? names.find((name) => !isValidTag(name)) : undefined;
  if (invalid !== undefined) throw functionError(messages.INVALID_TAG, { tag: invalid.toLowerCase() });
  return null;
});

/** Returns the arguments as texts, with each array replaced by its elements. */
export function tagsIn(value: Value): string[] {
  if (value === null) return [];
  return isArray(value) ? value.flatMap(tagsIn) : [legacyText(value)];
}
