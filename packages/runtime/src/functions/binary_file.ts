import { defineBuiltin, dispatch } from '../calling/define-builtin.js';
import { findService } from '../context/services.js';
import { withHelp } from '../errors/error.js';
import { functionError, type Message } from '../errors/messages.js';
import { Binary } from '../values/binary.js';
import { adviceOnMissing } from './support/files.js';

const messages = {
  FILE_NOT_FOUND: { text: "binary_file(): The given file '{path}' does not exist" },
} as const satisfies Record<string, Message>;

/**
 * Returns the contents of a file as a Binary. The file is an absolute path, or `module/path` for a file in a module's
 * `files` folder.
 *
 * @example
 * find_file('/no/such/file').then |$path| { binary_file($path) } # => undef
 */
export const binary_file = defineBuiltin(
  'binary_file',
  dispatch(['String path'], (path: string) => {
    const files = findService('files');
    const found = files?.find('files', path);
    if (files === undefined || found === undefined) {
      const error = functionError(messages.FILE_NOT_FOUND, { path });
      throw withHelp(error, adviceOnMissing([path]));
    }
    return new Binary(files.read(found));
  }),
);
