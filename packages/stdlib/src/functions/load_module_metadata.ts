import { decodeUtf8, EMPTY_HASH, findService, FunctionError, oldText, parseJson } from '@pptjs/runtime';
import { moduleDirectory } from '../module-directory.js';
import { oldFunction } from '../old-function.js';

/**
 * What the file `metadata.json` of a module says. A true second argument makes it an empty hash where there is no such
 * file.
 *
 * @example
 * load_module_metadata('stdlib')
 */
export const load_module_metadata = oldFunction('load_module_metadata', (args) => {
  if (args.length < 1 || args.length > 2)
    throw new FunctionError('load_module_metadata(): Wrong number of arguments, expects one or two');
  const [name = null, allowsNone = false] = args;
  const text = read(`${moduleDirectory(name)}/metadata.json`);
  if (text !== undefined) return parseJson(text);
  if (allowsNone === false)
    throw new FunctionError(`load_module_metadata(): No metadata.json file for module ${oldText(name)}`);
  return EMPTY_HASH;
});

function read(path: string): string | undefined {
  const files = findService('files');
  const found = files?.find('files', path);
  return files === undefined || found === undefined ? undefined : (decodeUtf8(files.read(found)) ?? undefined);
}
