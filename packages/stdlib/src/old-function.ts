import { type BuiltinFunction, defineOldBuiltin, FunctionError, type Value } from '@pptjs/runtime';

/** A function of the old interface that counts its arguments itself. */
export function oldFunction(name: string, body: (args: readonly Value[]) => Value | undefined): BuiltinFunction {
  return defineOldBuiltin(name, { atLeast: 0 }, body);
}

/** @throws {FunctionError} the message that the old interface has for too few or too many arguments */
export function wrongCount(name: string, given: number, expected: string): FunctionError {
  return new FunctionError(`${name}(): Wrong number of arguments given (${given} for ${expected})`);
}
