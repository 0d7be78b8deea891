import { context, oldText } from '@pptjs/runtime';
import { isAbsolute } from '../legacy/checks.js';
import { wrongCount } from '../old-function.js';
import { deprecatedTest } from '../old-test.js';
import { rubyClass } from '../ruby-class.js';

/**
 * Whether a value is the text of an absolute path, of Unix or Windows.
 *
 * @example
 * is_absolute_path('/a') # => true
 */
export const is_absolute_path = deprecatedTest('is_absolute_path', 'Absolute_Path', (args) => {
  if (args.length !== 1) throw wrongCount('is_absolute_path', args.length, '1');
  const [value = null] = args;
  if (typeof value === 'string') return isAbsolute(value);
  const message = `Cannot check if ${oldText(value)} is an absolute path because it is a '${rubyClass(value)}' and not a String'`;
  // The reference says it twice.
  for (const level of ['warning', 'warning'] as const) context().log({ level, message });
  return false;
});
