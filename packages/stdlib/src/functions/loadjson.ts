import { context, decodeUtf8, type FileService, findService, FunctionError, parseJson, undefinedMethod, type Value } from '@pptjs/runtime';
import { oldFunction, wrongCount } from '../old-function.js';

/**
 * What a JSON file of a module says, by its whole path; the second argument (or undef) where it is not there or no JSON.
 *
 * @example
 * loadjson("${module_directory('mymod')}/data.json", { 'name' => 'none' })
 */
export const loadjson = oldFunction('loadjson', (args) => {
  const [path, fallback = null] = args;
  if (path === undefined) throw wrongCount('loadjson', 0, 'minimum 1');
  if (typeof path !== 'string') throw undefinedMethod('start_with?', path);
  const text = read(path);
  if (text === undefined) {
    context().log({ level: 'warning', message: `Can't load '${path}' File does not exist!` });
    return fallback;
  }
  return parse(text, fallback);
});

function read(path: string): string | undefined {
  const files = findService('files');
  const found = path.startsWith('/') ? files?.find('files', path) : undefined;
  if (files === undefined || found === undefined) return undefined;
  if (!isInModule(found, files)) throw new FunctionError(`loadjson(): '${path}' is in no module: only files of modules are read`);
  return decodeUtf8(files.read(found)) ?? undefined;
}

function isInModule(path: string, files: FileService): boolean {
  const parts = path.split('/');
  return !parts.includes('..') && parts.some((name, i) => name !== '' && files.moduleDirectory(name) === parts.slice(0, i + 1).join('/'));
}

function parse(text: string, fallback: Value): Value {
  try {
    return parseJson(text);
  } catch (error) {
    if (error instanceof SyntaxError) return fallback;
    throw error;
  }
}
