import { context } from '../../context/context.js';
import { FunctionError } from '../../errors/error.js';
import { oldText } from '../../presentation/legacy-values.js';
import { undefinedMethod } from '../../presentation/ruby-errors.js';
import { rubyClassOf } from '../../types/ruby-class.js';
import type { Value } from '../../values/value.js';

/**
 * Returns whether a file name that a legacy function received is an absolute path. Warns about a value that is not a
 * string.
 */
export function isAbsolutePath(path: Value): boolean {
  if (typeof path === 'string') return path.startsWith('/');
  context().log({
    level: 'warning',
    message: `Cannot check if ${oldText(path)} is an absolute path because it is a '${rubyClassOf(path)}' and not a String'`,
  });
  return false;
}

/** What Ruby says where such a function takes a path apart that is no string. */
export function refusePath(path: Value): FunctionError {
  isAbsolutePath(path);
  const { message } = undefinedMethod('split', path);
  return new FunctionError(`${message}\n\n      path.split(File::SEPARATOR, 2)\n          ^^^^^^`);
}
