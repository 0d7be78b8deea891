import { findService, FunctionError, isArray, noConversion } from '@pptjs/runtime';
import { globPaths } from '../glob.js';
import { isInModule } from '../module-file.js';
import { oldFunction, wrongCount } from '../old-function.js';

/**
 * The paths of files and folders of modules that match one of some patterns (`*`, `**`, `?`, `[a-z]`, `{a,b}`). Other
 * folders are not looked into: a pattern for them is an error.
 *
 * @example
 * glob("${module_directory('mymod')}/files/*.conf")
 */
export const glob = oldFunction('glob', (args) => {
  if (args.length !== 1) throw wrongCount('glob', args.length, '1');
  const [patterns = null] = args;
  if (typeof patterns !== 'string' && !isArray(patterns))
    throw new FunctionError('glob(): Requires either array or string to work');
  return (isArray(patterns) ? patterns : [patterns]).flatMap((pattern) => {
    if (typeof pattern !== 'string') throw noConversion(pattern, 'String');
    return globPaths(pattern, list);
  });
});

function list(folder: string): readonly string[] {
  const files = findService('files');
  if (files?.list === undefined)
    throw new FunctionError("The function 'glob' needs folders: the host has provided no access to them");
  if (!isInModule(folder, files))
    throw new FunctionError(`glob(): '${folder}' is in no module: only folders of modules are listed`);
  return files.list(folder);
}
