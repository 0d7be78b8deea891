import type { CallErrors } from '../context/definition.js';
import type { FunctionError } from '../errors/error.js';
import { arrayMismatchError, rejectedArrayCall } from '../types/mismatch/arrays.js';
import { mismatchError } from '../types/mismatch/index.js';
import { rejectedScalarCall, scalarMismatchError } from '../types/mismatch/scalar.js';
import type { PuppetType } from '../values/type.js';
import type { Value } from '../values/value.js';
import { TYPED_PARAMETERS } from './parameter-errors.js';
import { rejection } from './rejection.js';

/** Errors of functions whose signatures may have any types. Messages need the types of all values. */
export const TYPED_ERRORS: CallErrors = {
  rejectedCall: (name, signature, args) => rejection(name, [signature], args),
  wrongResult: (name, type, value) => mismatchError(wrongResult(name), type, value),
  ofParameters: TYPED_PARAMETERS,
};

/** Errors of functions whose signatures have scalar types only. The messages are the same. */
export const SCALAR_ERRORS: CallErrors = {
  rejectedCall: rejectedScalarCall,
  wrongResult: (name, type, value) => scalarMismatchError(wrongResult(name), type, value),
};

/** Errors of functions whose signatures have scalar types and arrays of these only. The messages are the same. */
export const ARRAY_ERRORS: CallErrors = {
  rejectedCall: rejectedArrayCall,
  wrongResult: (name, type, value) => arrayMismatchError(wrongResult(name), type, value),
};

/** Creates the error for a wrong result of a lambda. */
export function wrongBlockResult(type: PuppetType, value: Value): FunctionError {
  return mismatchError(wrongResult('lambda'), type, value);
}

function wrongResult(name: string): string {
  return `value returned from ${name} has wrong type,`;
}
