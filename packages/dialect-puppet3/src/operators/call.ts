import { callDefinition, context, evaluationError, type Value } from '@pptjs/runtime';
import { messages } from './messages.js';

/**
 * Calls a function that is not built in, but defined by the host.
 * @throws {EvaluationError} UNKNOWN_FUNCTION; RUNTIME_ERROR if the arguments do not match
 */
export function call(name: string, ...args: Value[]): Value {
  const definition = context().definitions.find('function', name);
  if (definition === undefined) throw evaluationError(messages.UNKNOWN_FUNCTION, { name });
  return callDefinition(definition, args.map(emptyForUndef));
}

/** Functions receive an empty text in place of undef. */
export function emptyForUndef<Argument>(argument: Argument): Argument | string {
  return argument === null ? '' : argument;
}
