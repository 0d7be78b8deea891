import {
  evaluationError,
  EvaluationError,
  fromJS,
  FunctionError,
  type HostFunction,
  type NativeFunctionDefinition,
  registeredFunction,
  toHost,
} from '@pptjs/runtime/internal';
import { messages } from '../messages.js';

/**
 * Returns the definition of a function that a JavaScript file exports.
 *
 * @param functions the functions that the file exports
 * @throws {EvaluationError} JAVASCRIPT_FUNCTION_MISSING if the file does not export the function
 */
export function hostFunctionDefinition(
  functions: readonly HostFunction[],
  name: string,
  file: string,
): NativeFunctionDefinition {
  const found = functions.find((each) => each.name === name);
  if (found === undefined) throw evaluationError(messages.NO_SUCH_EXPORT, { file, name });
  const native = isOfThisRuntime(found) ? found.native : callAcrossRuntimes(found);
  return { kind: 'function', name, file, line: 1, native };
}

/** Whether a value is the definition of a function in JavaScript. */
export function isHostFunction(value: unknown): value is HostFunction {
  return typeof value === 'function' && 'native' in value;
}

/** Whether the function was defined with this copy of the runtime. */
function isOfThisRuntime({ name, native }: HostFunction): boolean {
  return registeredFunction(name)?.native === native;
}

/**
 * Calls a function of another copy of the runtime: the file may import a copy of its own, because the command is
 * bundled with one. Only plain values can pass between two copies.
 */
function callAcrossRuntimes(found: HostFunction): NativeFunctionDefinition['native'] {
  return (...args) => {
    try {
      return fromJS(found(...args.map(toHost)));
    } catch (error) {
      if (error instanceof EvaluationError) throw error;
      throw error instanceof Error && 'blame' in error ? new FunctionError(error.message) : error;
    }
  };
}
