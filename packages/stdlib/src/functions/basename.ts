import { FunctionError } from '@pptjs/runtime';
import { oldFunction } from '../old-function.js';

/**
 * The last part of a path, without an extension where that is given (`.*` stands for any).
 *
 * @example
 * basename('/a/b/c.txt', '.txt') # => 'c'
 */
export const basename = oldFunction('basename', (args) => {
  if (args.length === 0) throw new FunctionError('basename(): No arguments given');
  if (args.length > 2) throw new FunctionError(`basename(): Too many arguments given (${args.length})`);
  const [path = null, extension = ''] = args;
  if (typeof path !== 'string') throw new FunctionError('basename(): Requires string as first argument');
  if (typeof extension !== 'string') throw new FunctionError('basename(): Requires string as second argument');
  if (/^\/+$/.test(path)) return '/';
  const name = path.replace(/\/+$/, '').replace(/^.*\//s, '');
  if (extension === '.*') return name.replace(/(?<=[^.])\.[^.]*$/, '');
  return extension !== '' && name !== extension && name.endsWith(extension) ? name.slice(0, -extension.length) : name;
});
