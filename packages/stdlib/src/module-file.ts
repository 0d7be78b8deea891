import {
  context,
  decodeUtf8,
  DEFAULT,
  type FileService,
  findService,
  FunctionError,
  noConversion,
  undefinedMethod,
  type Value,
} from '@pptjs/runtime';

/**
 * The text of a file of a module, by its whole path; `undefined` where there is no such file, which is warned of.
 * @throws {FunctionError} where the file is in no module
 */
export function moduleFileText(caller: string, path: string): string | undefined {
  const files = findService('files');
  const found = path.startsWith('/') ? files?.find('files', path) : undefined;
  const text = files === undefined || found === undefined ? undefined : read(caller, path, found, files);
  if (text === undefined) context().log({ level: 'warning', message: `Can't load '${path}' File does not exist!` });
  return text;
}

/**
 * What is given for a path that is no text.
 * @throws {FunctionError} where there is nothing else to give
 */
export function withoutText(path: Value, fallback: Value): Value {
  if (fallback !== null && fallback !== false) return fallback;
  throw path === DEFAULT ? noConversion(path, 'String') : undefinedMethod('start_with?', path);
}

function read(caller: string, path: string, found: string, files: FileService): string | undefined {
  if (!isInModule(found, files))
    throw new FunctionError(`${caller}(): '${path}' is in no module: only files of modules are read`);
  return decodeUtf8(files.read(found)) ?? undefined;
}

/** Whether a path is that of a module, or of something in one. */
export function isInModule(path: string, files: FileService): boolean {
  const parts = path.split('/');
  return (
    !parts.includes('..') &&
    parts.some((name, i) => name !== '' && files.moduleDirectory(name) === parts.slice(0, i + 1).join('/'))
  );
}
