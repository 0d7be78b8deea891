import { defineOldBuiltin } from './define-old.js';
import { format } from './format/format.js';
import { noConversion } from './ruby-errors.js';

/**
 * Gives a text in which each `%…` of a format is replaced by an argument: `%d`, `%5.2f`, `%s`, `%x`, `%<name>s`,
 * `%{name}`, `%%` and all others of Ruby's `sprintf`.
 *
 * @example
 * sprintf('%s has %05.1f %%', 'disk', 42.25) # => 'disk has 042.2 %'
 */
export const sprintf = defineOldBuiltin('sprintf', { atLeast: 1 }, ([text, ...args]) => {
  if (typeof text !== 'string') throw noConversion(text!, 'String');
  return format(text, args);
});
