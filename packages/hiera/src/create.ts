import {
  builtinFunction,
  callByName,
  context,
  EvaluationError,
  FunctionError,
  lookupContext,
  parseType,
  type Value,
} from '@pptjs/runtime';
import { new as makeNew } from '@pptjs/runtime/functions';
import { dynamicRegExp } from '@pptjs/runtime/regexp';
import { LookupContext } from './context.js';
import { LookupError } from './errors.js';
import type { HieraHost, HieraSettings } from './host.js';
import { Hiera } from './service.js';
import { unknownVariable } from './unknown-variable.js';

/**
 * Hiera for one evaluation. Variables are those of the current scope; data functions are found by name, as any function
 * is.
 *
 * @param settings the layers
 * @param host the files, which the host bounds
 */
export function createHiera(settings: HieraSettings, host: HieraHost): Hiera {
  const hiera: Hiera = new Hiera(settings, {
    ...host,
    variable: (name) => context().scope.lookup(name),
    unknownVariable,
    hasFunction: (name) =>
      builtinFunction(name) !== undefined || context().definitions.find('function', name) !== undefined,
    callFunction: (name, args) => callByName(name, args),
    matcher: (source) => {
      const pattern = compile(source);
      return (key) => pattern.test(key);
    },
    convert: (value, type, args) => convert(value, type, args),
    makeContext: (moduleName) =>
      new LookupContext(lookupContext(), {
        environmentName: settings.environment.name,
        moduleName,
        interpolate: (value) => hiera.interpolate(value),
        explain: (text) => hiera.note(text),
        fileText(path) {
          const text = host.read(path);
          if (text === null) throw new LookupError(`Unable to read file ${path}`);
          return text;
        },
      }),
  });
  return hiera;
}

function compile(source: string): RegExp {
  try {
    return dynamicRegExp(source).compiled;
  } catch (error) {
    throw new FunctionError((error as Error).message);
  }
}

function convert(value: Value, type: Value, args: readonly Value[]): Value {
  try {
    return makeNew(typeof type === 'string' ? parseType(type) : type, value, ...args);
  } catch (error) {
    // The reference names the function where the value does not fit, not where the type makes no values.
    if (error instanceof EvaluationError && !/^('new' |Creation of new instance)/.test(error.message))
      throw new FunctionError(`'new' ${error.message}`);
    throw error;
  }
}
