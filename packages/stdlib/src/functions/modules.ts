/** Functions that read the files of modules. */
import {
  callByName,
  decodeUtf8,
  defineBuiltin,
  dispatch,
  EMPTY_HASH,
  findService,
  functionError,
  hash,
  isArray,
  noConversion,
  legacyText,
  parseJson,
  parseType,
  type PuppetHash,
  service,
} from '@pptjs/runtime/internal';
import { globPaths } from '../files/glob-pattern.js';
import { isInModule, moduleDirectory } from '../files/module-files.js';
import { legacyFunction } from '../legacy/legacy-function.js';
import { messages } from '../messages.js';

/**
 * Evaluates an EPP template. If one of its variables is Deferred, the function returns a Deferred, and the agent
 * evaluates the template.
 *
 * @example
 * stdlib::deferrable_epp('mymod/motd.epp', { 'name' => Deferred('hostname') })
 */
export const deferrable_epp = defineBuiltin(
  'stdlib::deferrable_epp',
  dispatch(['String template', 'Hash variables'], (template: string, variables: PuppetHash) => {
    const deferred = parseType('Deferred');
    if (![...variables.values()].some((value) => deferred.isInstance(value)))
      return callByName('epp', [template, variables]);
    const path = String(callByName('find_template', [template]));
    const text = decodeUtf8(service('files', 'stdlib::deferrable_epp').read(path));
    return callByName('new', [deferred, hash({ name: 'inline_epp', arguments: [text, variables] })]);
  }),
);

/**
 * Returns the folder of a module.
 *
 * @example
 * get_module_path('stdlib')
 */
export const get_module_path = legacyFunction('get_module_path', (args) => {
  if (args.length !== 1) throw functionError(messages.GET_MODULE_PATH_ARGUMENT_COUNT, {});
  return moduleDirectory(args[0] ?? null);
});

/**
 * Returns the paths of files and folders that match one of several patterns (`*`, `**`, `?`, `[a-z]`, `{a,b}`). Only
 * the folders of modules are listed; a pattern for another folder is an error.
 *
 * @example
 * glob("${module_directory('mymod')}/files/*.conf")
 */
export const glob = legacyFunction('glob', (args) => {
  if (args.length !== 1)
    throw functionError(messages.ARGUMENT_COUNT, { name: 'glob', given: args.length, expected: '1' });
  const [patterns = null] = args;
  if (typeof patterns !== 'string' && !isArray(patterns)) throw functionError(messages.GLOB_INVALID_ARGUMENT, {});
  return (isArray(patterns) ? patterns : [patterns]).flatMap((pattern) => {
    if (typeof pattern !== 'string') throw noConversion(pattern, 'String');
    return globPaths(pattern, listModuleFolder);
  });
});

function listModuleFolder(folder: string): readonly string[] {
  const files = findService('files');
  if (files?.list === undefined) throw functionError(messages.GLOB_NO_FOLDERS, {});
  if (!isInModule(folder, files)) throw functionError(messages.GLOB_OUTSIDE_MODULES, { folder });
  return files.list(folder);
}

/**
 * Reads the file `metadata.json` of a module. With a true second argument, the result for a missing file is an empty
 * hash.
 *
 * @example
 * load_module_metadata('stdlib')
 */
export const load_module_metadata = legacyFunction('load_module_metadata', (args) => {
  if (args.length < 1 || args.length > 2) throw functionError(messages.LOAD_METADATA_ARGUMENT_COUNT, {});
  const [name = null, allowsMissing = false] = args;
  const text = readText(`${moduleDirectory(name)}/metadata.json`);
  if (text !== undefined) return parseJson(text);
  if (allowsMissing === false) throw functionError(messages.LOAD_METADATA_MISSING, { module: legacyText(name) });
  return EMPTY_HASH;
});

function readText(path: string): string | undefined {
  const files = findService('files');
  const file = files?.find('files', path);
  return files === undefined || file === undefined ? undefined : (decodeUtf8(files.read(file)) ?? undefined);
}
