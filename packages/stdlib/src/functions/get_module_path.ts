import { FunctionError } from '@pptjs/runtime';
import { moduleDirectory } from '../module-directory.js';
import { oldFunction } from '../old-function.js';

/**
 * The folder of a module.
 *
 * @example
 * get_module_path('stdlib')
 */
export const get_module_path = oldFunction('get_module_path', (args) => {
  if (args.length !== 1) throw new FunctionError('get_module_path(): Wrong number of arguments, expects one');
  return moduleDirectory(args[0] ?? null);
});
