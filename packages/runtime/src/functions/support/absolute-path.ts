import { context } from '../../context/context.js';
import type { FunctionError } from '../../errors/error.js';
import { legacyText } from '../../presentation/legacy-values.js';
import { unexpectedValue } from '../../presentation/ruby-errors.js';
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
    message: `Cannot check if ${legacyText(path)} is an absolute path because it is a '${rubyClassOf(path)}' and not a String'`,
  });
  return false;
}

/** Creates the error of a legacy function that requires a path and received another value. */
export function refusePath(path: Value): FunctionError {
  isAbsolutePath(path);
  return unexpectedValue(path, 'a String');
}
