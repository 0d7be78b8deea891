import { defineBuiltin, dispatch } from '../calling/define-builtin.js';
import { findService } from '../context/services.js';
import { isArray, type Value } from '../values/value.js';

/**
 * Returns the path of the first module that exists among several names. Returns undef if none exists.
 *
 * @example
 * module_directory('nosuch') # => undef
 */
export const module_directory = defineBuiltin(
  'module_directory',
  dispatch(['String names*'], find),
  dispatch(['Array[String] names*'], (names: readonly Value[]) =>
    find(names.flatMap((each) => (isArray(each) ? each : [each])) as string[]),
  ),
);

function find(names: readonly string[]): Value {
  const files = findService('files');
  for (const name of names) {
    const found = files?.moduleDirectory(name);
    if (found !== undefined) return found;
  }
  return null;
}
