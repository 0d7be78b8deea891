import { new as newInstance } from '@pptjs/runtime/functions';
import {
  builtinFunction,
  callByName,
  context,
  formatMessage,
  FunctionError,
  isFirstWarning,
  lookupContext,
  parseType,
  type PuppetType,
  reportUndefinedVariable,
  type Value,
  warnOnce,
} from '@pptjs/runtime/internal';
import { dynamicRegExp } from '@pptjs/runtime/regexp';
import { configError, lookupError, LookupError, messageOf } from './errors.js';
import { Hiera } from './hiera.js';
import { LookupCache } from './keys/cache.js';
import type { HieraHost, HieraSettings } from './keys/host.js';
import { messages } from './messages.js';
import { LookupContext } from './provider/lookup-context.js';

/**
 * Creates Hiera for one evaluation. Variables come from the current scope; data functions are called by name, like all
 * functions.
 *
 * @param settings the layers
 * @param host the files; the host restricts which ones lookups can reach
 */
export function createHiera(settings: HieraSettings, host: HieraHost): Hiera {
  const hiera: Hiera = new Hiera(settings, {
    variable,
    reportUnknownVariable,
    reportWrongData(message, isEmpty) {
      if (context().strict === 'error' && !isEmpty) throw new LookupError(message);
      host.warn(message);
    },
    deprecate,
    reportConfigWithoutHash: (file) => host.warn(formatMessage(messages.CONFIG_WITHOUT_HASH, { file })),
    reportOldVersion,
    reportVersion3,
    hasFunction,
    callFunction: callByName,
    compilePattern,
    parseType,
    convert,
    makeContext: (moduleName) =>
      new LookupContext(lookupContext(), {
        environmentName: settings.environment.name,
        moduleName,
        interpolate: (value) => hiera.interpolate(value),
        explain: (text) => hiera.note(text),
        fileText(path) {
          const text = host.read(path);
          if (text === null) throw lookupError(messages.UNREADABLE_FILE, { path });
          return text;
        },
      }),
    // V8 needs 20 times as long to create an object that begins with the members of another one.
    ...host,
    warn(message) {
      if (!hiera.isDiagnosing) host.warn(message);
    },
    cache: host.cache ?? new LookupCache(),
  });
  return hiera;
}

function variable(name: string): Value | undefined {
  return context().scope.lookup(name);
}

function reportUnknownVariable(name: string, where: 'data' | 'path'): void {
  reportUndefinedVariable(name, where === 'path');
}

function hasFunction(name: string): boolean {
  return builtinFunction(name) !== undefined || context().definitions.find('function', name) !== undefined;
}

/** Compiles a pattern of `lookup_options` to a test of a key. */
function compilePattern(source: string): (key: string) => boolean {
  const pattern = keyPattern(source);
  return (key) => pattern.test(key);
}

function keyPattern(source: string): RegExp {
  try {
    return dynamicRegExp(source).compiled;
  } catch (error) {
    throw new FunctionError(messageOf(error));
  }
}

function convert(value: Value, type: Value, args: readonly Value[]): Value {
  // The function reports a value that is no type.
  return newInstance(type as PuppetType, value, ...args);
}

/** Warns about the first hiera.yaml of version 3 or 4. */
function reportOldVersion(file: string, version: number): void {
  deprecate('old hiera.yaml', formatMessage(messages.OLD_VERSION, { file, version: String(version) }), file);
}

function deprecate(key: string, message: string, file: string | null): void {
  if (context().strict !== 'off' && isFirstWarning(key))
    warnOnce(message, file === null ? undefined : `(file: ${file})`);
}

/**
 * Reports a hiera.yaml of version 3 in an environment or a module. Puppet ignores it unless the evaluation is strict.
 * @throws {LookupError} if the evaluation is strict
 */
function reportVersion3(file: string, layer: 'environment' | 'module'): void {
  const { strict } = context();
  const place = `(file: ${file})`;
  reportOldVersion(file, 3);
  if (strict === 'error')
    throw configError(messages.VERSION_3, { layer: layer === 'environment' ? 'an environment' : 'a module' }, file, [
      'version',
    ]);
  warnOnce(
    formatMessage(messages.VERSION_3_IGNORED, { layer: layer === 'environment' ? 'the environment' : 'module' }),
    place,
  );
}
