import {
  type BuiltinFunction,
  defineLegacyFunction,
  type FunctionProperties,
  functionError,
  isArray,
  type Value,
} from '@pptjs/runtime/internal';
import { messages } from '../messages.js';

/** Defines a function of Puppet's legacy function API that checks the number of its arguments itself. */
export function legacyFunction(
  name: string,
  body: (args: readonly Value[]) => Value | undefined,
  properties: FunctionProperties = {},
): BuiltinFunction {
  return defineLegacyFunction(name, { atLeast: 0, ...properties }, body);
}

/** Defines a legacy function that changes a string, or each string in an array. */
export function legacyStringFunction(name: string, change: (text: string) => string): BuiltinFunction {
  return legacyFunction(name, (args) => {
    const [value] = args;
    if (value === undefined) throw functionError(messages.ARGUMENT_COUNT, { name, given: 0, expected: '1' });
    if (typeof value === 'string') return change(value);
    if (!isArray(value)) throw functionError(messages.NOT_ARRAY_OR_STRING, { name });
    return value.map((element) => (typeof element === 'string' ? change(element) : element));
  });
}
