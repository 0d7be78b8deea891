import { callStack, context, findService, FunctionError, isFirstWarning } from '@pptjs/runtime';

/**
 * Warns of something that is deprecated, once.
 * @throws {FunctionError} where `strict` is `error`
 */
export function warnDeprecated(key: string, message: string): void {
  const here = context();
  if (here.strict === 'off') return;
  const [file, caller] = callStack();
  const text = `${message} at ${placeText(file)}:${placeText(caller)}`;
  if (here.strict === 'error') throw new FunctionError(`deprecation. ${key}. ${text}`);
  if (!isFirstWarning(`deprecation ${key}`)) return;
  here.log({ level: 'warning', message: `${text}\n   (location: ${location()}:in \`deprecation')` });
}

/** As Ruby writes an array. */
function placeText(place: readonly [file: string, line: number] | undefined): string {
  return place === undefined ? '' : `[${JSON.stringify(place[0])}, ${place[1]}]`;
}

const PATH = 'lib/puppet/functions/deprecation.rb';

/** Where the module's own code warns; only its path in the module where that is not at hand. */
function location(): string {
  const files = findService('files');
  const folder = files?.moduleDirectory('stdlib');
  if (files === undefined || folder === undefined) return PATH;
  const file = `${folder}/${PATH}`;
  const line = String.fromCharCode(...files.read(file)).split('\n').findIndex((each: string) => each.includes('Puppet.deprecation_warning'));
  return `${file}:${line + 1}`;
}
