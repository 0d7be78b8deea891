import { callStack, context, findService, FunctionError, isFirstWarning } from '@pptjs/runtime';

/**
 * Warns of something that is deprecated, once.
 * @returns the warning, null where it was given before
 * @throws {FunctionError} where `strict` is `error`
 */
export function warnDeprecated(key: string, message: string): string | null {
  const here = context();
  if (here.strict === 'off') return null;
  const [file, caller] = callStack();
  const text = `${message} at ${placeText(file)}:${placeText(caller)}`;
  if (here.strict === 'error') throw new FunctionError(`deprecation. ${key}. ${text}`);
  if (!isFirstWarning(`deprecation ${key}`)) return null;
  const location = locationInModule();
  const warning = location === undefined ? text : `${text}\n   (location: ${location}:in \`deprecation')`;
  here.log({ level: 'warning', message: warning });
  return warning;
}

/** As Ruby writes an array. */
function placeText(place: readonly [file: string, line: number] | undefined): string {
  return place === undefined ? '' : `[${JSON.stringify(place[0])}, ${place[1]}]`;
}

const PATH = 'lib/puppet/functions/deprecation.rb';

/** Where the module's own code warns, if the module is there. */
function locationInModule(): string | undefined {
  const files = findService('files');
  const directory = files?.moduleDirectory('stdlib');
  if (files === undefined || directory === undefined) return undefined;
  const file = `${directory}/${PATH}`;
  const text = String.fromCharCode(...files.read(file));
  const line = text.split('\n').findIndex((each: string) => each.includes('Puppet.deprecation_warning'));
  return `${file}:${line + 1}`;
}
