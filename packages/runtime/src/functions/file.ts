import { findService } from '../context/services.js';
import { withHelp } from '../errors/error.js';
import { functionError, type Message } from '../errors/messages.js';
import type { Value } from '../values/value.js';
import { defineLegacyFunction } from './support/define-legacy.js';
import { adviceOnMissing, isAbsolutePath, refusePath, textOf } from './support/files.js';

const messages = {
  FILES_NOT_FOUND: { text: 'Could not find any files from {paths}' },
} as const satisfies Record<string, Message>;

/**
 * Returns the text of the first file that exists. A file is an absolute path, or `module/path` for a file in a module's
 * `files` folder.
 *
 * @example
 * find_file('/no/such/file').then |$path| { file($path) } # => undef
 */
export const file = defineLegacyFunction('file', { atLeast: 1 }, (args) => {
  const files = findService('files');
  const missing: string[] = [];
  for (const path of args) {
    const name = checked(path);
    const found = files?.find('files', name);
    if (found !== undefined) return textOf(files!.read(found));
    missing.push(name);
  }
  const error = functionError(messages.FILES_NOT_FOUND, { paths: missing.join(', ') });
  throw withHelp(error, adviceOnMissing(missing));
});

function checked(path: Value): string {
  if (typeof path === 'string') return path;
  isAbsolutePath(path);
  throw refusePath(path);
}
