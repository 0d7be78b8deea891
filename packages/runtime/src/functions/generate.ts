import { service } from '../context/services.js';
import { functionError, type Message } from '../errors/messages.js';
import { legacyText } from '../presentation/legacy-values.js';
import { isArray } from '../values/value.js';
import { defineLegacyFunction } from './support/define-legacy.js';
import { isAbsolutePath } from './support/files.js';

const messages = {
  NOT_ABSOLUTE: { text: 'Generators must be fully qualified' },
  INVALID_CHARACTERS: { text: 'Generators can only contain alphanumerics, file separators, and dashes' },
  PARENT_FOLDER: { text: "Can not use generators with '..' in them." },
} as const satisfies Record<string, Message>;

/**
 * Runs a command on the machine that evaluates the code, and returns its output. The host must allow it with the
 * service `processes`.
 *
 * @example
 * if false { generate('/bin/date') } # => undef
 */
export const generate = defineLegacyFunction('generate', { atLeast: 1 }, ([command, ...args]) => {
  if (!isAbsolutePath(command!)) throw functionError(messages.NOT_ABSOLUTE, {});
  const path = command as string;
  if (!/^[-/\w.+]+$/.test(path)) {
    throw functionError(messages.INVALID_CHARACTERS, {});
  }
  if (/(?:^|\/)\.\.(?:\/|$)/.test(path)) throw functionError(messages.PARENT_FOLDER, {});
  return service('processes', 'generate').generate(
    path,
    args.flatMap((arg) => (isArray(arg) ? arg.map(legacyText) : [legacyText(arg)])),
  );
});
