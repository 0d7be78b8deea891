import {
  ClassType,
  type FunctionError,
  functionError,
  inferType,
  ResourceType,
  rubyClassOf,
  type Value,
} from '@pptjs/runtime/internal';
import { messages } from '../messages.js';

/**
 * Returns the Ruby class of a value in functions of the current API. Legacy functions get a `Puppet::Resource` for a resource
 * reference and use `rubyClassOf`.
 */
export function valueClass(value: Value): string {
  if (value instanceof ResourceType) return 'Puppet::Pops::Types::PResourceType';
  return value instanceof ClassType ? 'Puppet::Pops::Types::PClassType' : rubyClassOf(value);
}

/**
 * Creates the error for an argument on which the module crashes with a `NoMethodError`.
 *
 * @param expected the supported kinds of values, with an article: `an Array`
 */
export function unsupportedArgument(name: string, expected: string, value: Value): FunctionError {
  return functionError(messages.UNSUPPORTED_ARGUMENT, { name, expected, actual: inferType(value).name });
}
