import { isFloatLike } from '../float-text.js';
import { isIntegerLike } from '../numeric-text.js';
import { wrongCount } from '../old-function.js';
import { deprecatedTest } from '../old-test.js';

/**
 * Whether a value is a text that is no number; undef is taken for one.
 *
 * @example
 * is_string('1') # => false
 */
export const is_string = deprecatedTest('is_string', 'String', (args) => {
  if (args.length === 0) throw wrongCount('is_string', 0, '1');
  const [value = null] = args;
  return value === null || (typeof value === 'string' && !isIntegerLike(value) && !isFloatLike(value));
});
