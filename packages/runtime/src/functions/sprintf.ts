import { withFastPath } from '../calling/define-builtin.js';
import { noConversion } from '../presentation/ruby-errors.js';
import { format, formatCall } from '../presentation/sprintf/format.js';
import { defineLegacyFunction } from './support/define-legacy.js';

/**
 * Replaces each directive of a format by an argument: `%d`, `%5.2f`, `%s`, `%x`, `%<name>s`, `%{name}`, `%%`, and all
 * others of Ruby's `sprintf`.
 *
 * @example
 * sprintf('%s has %05.1f %%', 'disk', 42.25) # => 'disk has 042.2 %'
 */
export const sprintf = withFastPath(
  defineLegacyFunction('sprintf', { atLeast: 1 }, ([text, ...args]) => {
    if (typeof text !== 'string') throw noConversion(text!, 'String');
    return format(text, args);
  }),
  (general) =>
    (...args) =>
      formatCall(args) ?? general(...args),
);
