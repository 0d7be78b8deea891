import { defineOldBuiltin } from './define-old.js';
import { oldText } from './old-values.js';
import { service } from './services.js';

/**
 * Evaluates ERB templates that are given as texts, one after the other. A text without tags is itself; ERB is Ruby, and the host has to
 * allow it (`ruby` among the services).
 *
 * @example
 * inline_template('just text') # => 'just text'
 */
export const inline_template = defineOldBuiltin('inline_template', { atLeast: 1 }, (args) =>
  args
    .map((text) => {
      const source = oldText(text);
      return source.includes('<%') ? service('ruby', 'inline_template').evaluate(source, null) : source;
    })
    .join(''),
);
