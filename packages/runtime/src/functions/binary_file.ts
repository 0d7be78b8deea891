import { defineBuiltin, dispatch } from '../calling/define-builtin.js';
import { findService } from '../context/services.js';
import { FunctionError } from '../errors/error.js';
import { Binary } from '../values/binary.js';

/**
 * Gives the bytes of a file as a Binary: an absolute path, or `module/path` for what stands in a module's `files`.
 *
 * @example
 * find_file('/no/such/file').then |$path| { binary_file($path) } # => undef
 */
export const binary_file = defineBuiltin(
  'binary_file',
  dispatch(['String path'], (path: string) => {
    const files = findService('files');
    const found = files?.find('files', path);
    if (files === undefined || found === undefined)
      throw new FunctionError(`binary_file(): The given file '${path}' does not exist`);
    return new Binary(files.read(found));
  }),
);
