import { service } from '../context/services.js';
import { functionError, type Message } from '../errors/messages.js';
import { labelWithArticle } from '../values/label.js';
import type { Value } from '../values/value.js';
import { defineLegacyFunction } from './support/define-legacy.js';

const messages = {
  FALSE: {
    text: "Failed to parse inline template: FileSystem implementation expected Pathname, got: 'NilClass'",
  },
  NOT_A_STRING: { text: 'Failed to parse inline template: expected a String, got {actual}' },
} as const satisfies Record<string, Message>;

/**
 * Evaluates ERB templates given as texts, and joins the results. A text without tags is returned as it is. ERB contains
 * Ruby code: the host must allow it with the service `ruby`.
 *
 * @example
 * inline_template('just text') # => 'just text'
 */
export const inline_template = defineLegacyFunction('inline_template', { atLeast: 1, readsScope: true }, (args) =>
  args.map(evaluate).join(''),
);

function evaluate(source: Value): string {
  if (source === false) throw functionError(messages.FALSE, {});
  if (typeof source !== 'string') throw functionError(messages.NOT_A_STRING, { actual: labelWithArticle(source) });
  return source.includes('<%') ? service('ruby', 'inline_template').evaluate(source, null) : source;
}
