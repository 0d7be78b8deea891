import { FunctionError } from '../errors/error.js';
import { legacyText } from '../presentation/legacy-values.js';
import { printableText } from '../text/byte-text.js';
import { defineLegacyFunction } from './support/define-legacy.js';

/**
 * Ends the evaluation with an error. The message is the text of the arguments, separated by spaces.
 *
 * @example
 * if false { fail('This node is not supported') } # => undef
 */
export const fail = defineLegacyFunction('fail', { atLeast: 0, neverReturns: true, isStatement: true }, (args) => {
  const error = new FunctionError(printableText(args.map(legacyText).join(' ')));
  error.isPuppetError = true;
  throw error;
});
