import { defineBuiltin, dispatch, type BuiltinFunction } from '../../calling/define-builtin.js';
import { findService } from '../../context/services.js';
import { isArray, type Value } from '../../values/value.js';

/** Defines `find_file` or `find_template`, which return the path of the first file that exists. */
export function defineFinding(name: string, kind: 'files' | 'templates'): BuiltinFunction {
  const find = (paths: readonly string[]): Value => {
    const files = findService('files');
    for (const path of paths) {
      const found = files?.find(kind, path);
      if (found !== undefined) return found;
    }
    return null;
  };
  return defineBuiltin(
    name,
    dispatch(['String paths*'], find),
    dispatch(['Array[String] paths_array*'], (paths: readonly Value[]) =>
      find(paths.flatMap((each) => (isArray(each) ? each : [each])) as string[]),
    ),
  );
}
