import { type BuiltinFunction, type Dispatch, mismatch } from '../calling/define-builtin.js';
import { FunctionError } from '../errors/error.js';
import { inferGeneralized } from '../types/infer.js';
import type { Value } from '../values/value.js';

/** What can be said of a value that no constructor of `typeName` takes. */
export function notConvertible(value: Value, typeName: string): string {
  if (typeof value === 'string') return `The string '${value}' cannot be converted to ${typeName}`;
  return `Value of type ${inferGeneralized(value)} cannot be converted to ${typeName}`;
}

/** The message for any single value (and options) that the dispatches before do not take. */
export function refuse(typeName: string, parameters: readonly string[] = ['Any from']): Dispatch {
  return mismatch(parameters, (from: Value) => notConvertible(from, typeName));
}

/** Throws an error that is worded as it stands: the function's name is not put before it. */
export function fail(message: string): never {
  throw new FunctionError(message);
}

/**
 * A constructor that is defined when it is first asked for: types need constructors and constructors types, so that
 * neither can be whole before the other.
 */
export function onFirstUse(define: () => BuiltinFunction): () => BuiltinFunction {
  let defined: BuiltinFunction | undefined;
  return () => (defined ??= define());
}
