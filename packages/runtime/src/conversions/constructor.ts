import { type BuiltinFunction, type Dispatch, mismatch } from '../calling/define-builtin.js';
import { FunctionError } from '../errors/error.js';
import { inferGeneralized } from '../types/infer.js';
import type { Value } from '../values/value.js';

/** Returns the message for a value that no constructor of `typeName` accepts. */
export function notConvertible(value: Value, typeName: string): string {
  if (typeof value === 'string') return `The string '${value}' cannot be converted to ${typeName}`;
  return `Value of type ${inferGeneralized(value)} cannot be converted to ${typeName}`;
}

/** Rejects any single value (and options) that the preceding overloads do not accept. */
export function refuse(typeName: string, parameters: readonly string[] = ['Any from']): Dispatch {
  return mismatch(parameters, (from: Value) => notConvertible(from, typeName));
}

/** Throws an error whose message does not begin with the function's name. */
export function fail(message: string): never {
  throw new FunctionError(message);
}

/**
 * Defines a constructor on first use. Types need constructors and constructors need types, so neither can be complete
 * first.
 */
export function onFirstUse(define: () => BuiltinFunction): () => BuiltinFunction {
  let defined: BuiltinFunction | undefined;
  return () => (defined ??= define());
}
