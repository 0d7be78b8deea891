import { context } from '../context/context.js';
import type { EvaluationError } from '../errors/error.js';
import { evaluationError, type Message } from '../errors/messages.js';
import { didYouMean } from '../text/suggestion.js';
import type { Argument } from '../values/block.js';
import { PuppetObject } from '../values/object.js';
import { PuppetUri, type UriParts } from '../values/uri.js';
import type { Value } from '../values/value.js';
import { callDefinition } from './check.js';
import { methodOf } from './object-call.js';

const messages = {
  UNKNOWN_FUNCTION: { code: 'UNKNOWN_FUNCTION', text: "Unknown function: '{name}'." },
} as const satisfies Record<string, Message>;

/**
 * `$value.name`: calls the method of an object, returns a part of a URI, or calls the function with this name.
 * @throws {EvaluationError} see `call`
 */
export function callMember(name: string, ...args: Argument[]): Value {
  const [receiver, ...rest] = args;
  if (receiver instanceof PuppetObject) {
    const method = methodOf(receiver, name);
    if (method !== undefined) return method(...rest);
  } else if (receiver instanceof PuppetUri && Object.hasOwn(receiver.parts, name)) {
    return receiver.parts[name as keyof UriParts];
  }
  return call(name, ...args);
}

/**
 * Calls a function that is looked up at run time: a function of another file or of the host.
 * @throws {EvaluationError} UNKNOWN_FUNCTION; RUNTIME_ERROR if the arguments do not match
 */
export function call(name: string, ...args: Argument[]): Value {
  const definition = context().definitions.find('function', name);
  if (definition === undefined) throw unknownFunction(name);
  return callDefinition(definition, args);
}

function unknownFunction(name: string): EvaluationError {
  const error = evaluationError(messages.UNKNOWN_FUNCTION, { name });
  const { definitions, services } = context();
  const question = didYouMean(name, definitions.candidates('function', name));
  error.help = definitions.adviceOnMissing('function', name, services.places?.of(error)?.file ?? '', question);
  return error;
}

/**
 * `$object.length`: calls the object's own method if it has one with the name of the built-in function, else the
 * built-in function.
 */
export function callMethod(name: string, builtin: (...args: Argument[]) => Value, ...args: Argument[]): Value {
  const [receiver, ...rest] = args;
  const method = receiver instanceof PuppetObject ? methodOf(receiver, name) : undefined;
  return method === undefined ? builtin(...args) : method(...rest);
}
