import {
  callDefinition,
  context,
  didYouMean,
  evaluationError,
  type EvaluationError,
  type Value,
} from '@pptjs/runtime/internal';
import { messages } from './messages.js';

/**
 * Calls a function that is not built in, but defined by the host.
 * @throws {EvaluationError} UNKNOWN_FUNCTION; RUNTIME_ERROR if the arguments do not match
 */
export function call(name: string, ...args: Value[]): Value {
  const definition = context().definitions.find('function', name);
  if (definition === undefined) throw unknownFunction(name);
  return callDefinition(definition, args.map(emptyForUndef));
}

function unknownFunction(name: string): EvaluationError {
  const error = evaluationError(messages.UNKNOWN_FUNCTION, { name });
  error.help = didYouMean(name, context().definitions.candidates('function', name));
  return error;
}

/** Functions receive an empty text in place of undef. */
export function emptyForUndef<Argument>(argument: Argument): Argument | string {
  return argument === null ? '' : argument;
}
