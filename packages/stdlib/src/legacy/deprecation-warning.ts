import { callStack, context, findService, functionError, isFirstWarning } from '@pptjs/runtime/internal';
import { messages } from '../messages.js';

/**
 * Logs a deprecation warning, once for each key.
 *
 * @param options.followsStrict whether the setting `strict` decides what happens. Default: true
 * @returns the warning, or null if it was logged before or `strict` is `off`
 * @throws {FunctionError} where `strict` is `error`
 */
export function warnDeprecated(key: string, message: string, { followsStrict = true } = {}): string | null {
  const here = context();
  if (followsStrict && here.strict === 'off') return null;
  const isError = followsStrict && here.strict === 'error';
  // Modules repeat these calls for most of their parameters, and a stack takes long to capture.
  if (!isError && !isFirstWarning(`deprecation ${key}`)) return null;
  const [file, caller] = callStack();
  const text = `${message} at ${formatPlace(file)}:${formatPlace(caller)}`;
  if (isError) throw functionError(messages.DEPRECATED, { key, text });
  const location = findWarningLocation();
  const warning = location === undefined ? text : `${text}\n   (location: ${location}:in \`deprecation')`;
  here.log({ level: 'warning', message: warning });
  return warning;
}

/** Formats a place as Ruby shows an array. */
function formatPlace(place: readonly [file: string, line: number] | undefined): string {
  return place === undefined ? '' : `[${JSON.stringify(place[0])}, ${place[1]}]`;
}

const WARNING_FILE = 'lib/puppet/functions/deprecation.rb';

/** Finds the line of the module's own code that logs the warning; `undefined` without the module. */
function findWarningLocation(): string | undefined {
  const files = findService('files');
  const directory = files?.moduleDirectory('stdlib');
  if (files === undefined || directory === undefined) return undefined;
  const file = `${directory}/${WARNING_FILE}`;
  const text = String.fromCharCode(...files.read(file));
  const line = text.split('\n').findIndex((each: string) => each.includes('Puppet.deprecation_warning'));
  return `${file}:${line + 1}`;
}
