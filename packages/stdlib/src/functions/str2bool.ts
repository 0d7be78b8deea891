import { oldFunction, wrongCount } from '../old-function.js';
import { toBoolean } from '../to-boolean.js';

/**
 * The Boolean that a text says: `1`, `t`, `y`, `true`, `yes`, or `0`, `f`, `n`, `false`, `no`, `undef` and the like, in
 * any case.
 *
 * @example
 * str2bool('yes') # => true
 */
export const str2bool = oldFunction('str2bool', (args) => {
  const [value] = args;
  if (value === undefined) throw wrongCount('str2bool', 0, '1');
  return toBoolean(value);
});
