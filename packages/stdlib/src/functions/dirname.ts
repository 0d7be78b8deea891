import { FunctionError } from '@pptjs/runtime';
import { oldFunction } from '../old-function.js';

/**
 * The folder of a path.
 *
 * @example
 * dirname('/a/b/c.txt') # => '/a/b'
 */
export const dirname = oldFunction('dirname', (args) => {
  if (args.length === 0) throw new FunctionError('dirname(): No arguments given');
  if (args.length > 1) throw new FunctionError(`dirname(): Too many arguments given (${args.length})`);
  const [path = null] = args;
  if (typeof path !== 'string') throw new FunctionError('dirname(): Requires string as argument');
  if (path === '') throw new FunctionError('dirname(): Requires a non-empty string as argument');
  const trimmed = path.replace(/\/+$/, '');
  const end = trimmed.lastIndexOf('/');
  if (end < 0) return trimmed === '' ? '/' : '.';
  return trimmed.slice(0, end).replace(/\/+$/, '') || '/';
});
