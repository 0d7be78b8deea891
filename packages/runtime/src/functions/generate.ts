import { service } from '../context/services.js';
import { FunctionError } from '../errors/error.js';
import { oldText } from '../presentation/legacy-values.js';
import { isArray } from '../values/value.js';
import { isAbsolutePath } from './support/absolute-path.js';
import { defineOldBuiltin } from './support/define-old.js';

/**
 * Runs a command on the machine that evaluates the code, and returns its output. The host must allow it with the
 * service `processes`.
 *
 * @example
 * if false { generate('/bin/date') } # => undef
 */
export const generate = defineOldBuiltin('generate', { atLeast: 1 }, ([command, ...args]) => {
  if (!isAbsolutePath(command!)) throw new FunctionError('Generators must be fully qualified');
  const path = command as string;
  if (!/^[-/\w.+]+$/.test(path)) {
    throw new FunctionError('Generators can only contain alphanumerics, file separators, and dashes');
  }
  if (/(?:^|\/)\.\.(?:\/|$)/.test(path)) throw new FunctionError("Can not use generators with '..' in them.");
  return service('processes', 'generate').generate(
    path,
    args.flatMap((arg) => (isArray(arg) ? arg.map(oldText) : [oldText(arg)])),
  );
});
