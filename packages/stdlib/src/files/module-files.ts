import {
  context,
  decodeUtf8,
  DEFAULT,
  type FileService,
  findService,
  functionError,
  noConversion,
  legacyText,
  type Value,
} from '@pptjs/runtime/internal';
import { messages } from '../messages.js';
import { isTruthy } from '../values/booleans.js';
import { unsupportedArgument } from '../values/class-names.js';

/** Reads a file of a module by its absolute path. Logs a warning and returns `undefined` for a file that does not exist. */
export function readModuleFile(path: string): string | undefined {
  const files = findService('files');
  const found = path.startsWith('/') ? files?.find('files', path) : undefined;
  const text = files === undefined || found === undefined ? undefined : (decodeUtf8(files.read(found)) ?? undefined);
  if (text === undefined) context().log({ level: 'warning', message: `Can't load '${path}' File does not exist!` });
  return text;
}

/**
 * Returns the fallback for a path that is not a string.
 *
 * @throws {FunctionError} without a fallback
 */
export function fallbackForPath(caller: string, path: Value, fallback: Value): Value {
  if (isTruthy(fallback)) return fallback;
  throw path === DEFAULT ? noConversion(path, 'String') : unsupportedArgument(caller, 'a String with a path', path);
}

/** Returns whether a path is the folder of a module, or in one. */
export function isInModule(path: string, files: FileService): boolean {
  const parts = path.split('/');
  return (
    !parts.includes('..') &&
    parts.some((name, i) => name !== '' && files.moduleDirectory(name) === parts.slice(0, i + 1).join('/'))
  );
}

/**
 * Finds the folder of a module.
 *
 * @throws {FunctionError} where the environment has no module with the name
 */
export function moduleDirectory(name: Value): string {
  const directory = typeof name === 'string' ? findService('files')?.moduleDirectory(name) : undefined;
  if (directory !== undefined) return directory;
  const environment = legacyText(context().topScope.lookup('environment') ?? 'production');
  throw functionError(messages.UNKNOWN_MODULE, { module: legacyText(name), environment });
}
