import type { FunctionDefinition, NativeFunctionDefinition } from '../context/definition.js';
import type { FunctionError } from '../errors/error.js';
import { ANY } from '../types/any.js';
import { ArrayType } from '../types/array.js';
import { rejectedBlockCall } from '../types/mismatch/index.js';
import type { Argument } from '../values/block.js';
import { isArray, type Value } from '../values/value.js';
import { wrongBlockResult } from './call-errors.js';
import { lambdaSignature } from './lambda.js';
import { acceptedCounts, type CallableDescription, type CallableParts } from './parameters.js';
import { Signature, SignatureParameter } from './signature.js';

/** The signatures of functions, by definition, and of lambdas, by description. */
const signatures = new WeakMap<FunctionDefinition | CallableDescription, Signature>();

/** Returns the signature of a Puppet-language function or of a lambda, in the form that built-in functions use. */
export function signatureOf(callable: FunctionDefinition | CallableDescription): Signature {
  let signature = signatures.get(callable);
  if (signature === undefined) {
    signature = makeSignature('kind' in callable ? callable : lambdaSignature(callable));
    signatures.set(callable, signature);
  }
  return signature;
}

function makeSignature({ parameters, returns }: CallableParts): Signature {
  return new Signature({
    parameters: parameters.map(({ name, type = () => ANY }) => new SignatureParameter(name, type)),
    ...acceptedCounts(parameters),
    returns,
  });
}

/**
 * Calls a function with Puppet values. A function written in Puppet checks its arguments itself, so that a bundle which calls
 * functions of other files has no code for signatures.
 * @throws {FunctionError} if the number or the types of the arguments are wrong
 */
export function callDefinition(
  definition: FunctionDefinition | NativeFunctionDefinition,
  args: readonly Argument[],
): Value {
  return 'native' in definition ? definition.native(...args) : definition.invoke(args);
}

/**
 * Checks the arguments of a function written in Puppet, and calls it.
 * @throws {FunctionError} if the number or the types of the arguments are wrong
 */
export function callChecked(definition: FunctionDefinition, args: readonly Argument[]): Value {
  const signature = signatureOf(definition);
  if (!signature.accepts(args)) throw rejectedCall(definition, signature, args);
  return definition.body(...(args as readonly Value[]));
}

// Checks in compiled functions have no position of their own in Puppet code. Their errors are located at the call.

/**
 * Checks the arguments of a function with typed parameters. Compiled functions call it if a quick test of the arguments
 * fails.
 * @throws {FunctionError}
 */
export function checkArguments(definition: FunctionDefinition, ...values: readonly Value[]): void {
  const signature = signatureOf(definition);
  if (signature.accepts(values)) return;
  throw rejectedCall(definition, signature, values);
}

/** Whether a value is an instance of the type of one parameter. The value of a parameter for the rest is one element. */
export function isArgument(callable: FunctionDefinition | CallableDescription, index: number, value: Value): boolean {
  return signatureOf(callable).parameterAt(index)?.type.predicate(value) ?? true;
}

/** @throws {EvaluationError} if the function has a type that is wrong. Puppet reports it first */
function rejectedCall(definition: FunctionDefinition, signature: Signature, args: readonly Argument[]): FunctionError {
  signature.readTypes();
  return definition.errors.rejectedCall(definition.name, signature, args);
}

/** Checks the arguments of a lambda. */
export function checkBlockArguments(lambda: CallableDescription, ...values: readonly Value[]): void {
  const signature = signatureOf(lambda);
  if (signature.accepts(values)) return;
  signature.readTypes();
  throw rejectedBlockCall(signature, values);
}

/**
 * Checks the result of a function with a return type, and returns it.
 * @throws {FunctionError}
 */
export function checkReturn(definition: FunctionDefinition, value: Value): Value {
  const type = signatureOf(definition).returns?.();
  if (type === undefined || type.predicate(value)) return value;
  throw definition.errors.wrongResult(definition.name, type, value);
}

/**
 * As `checkReturn`, for an array of which only some elements are perhaps no instances of the element type.
 *
 * @param from the first of these elements, as for `slice`
 * @throws {FunctionError}
 */
export function checkElements(definition: FunctionDefinition, value: Value, from: number, to?: number): Value {
  const type = signatureOf(definition).returns?.().resolved();
  if (!(type instanceof ArrayType) || !isArray(value)) return checkReturn(definition, value);
  const { predicate } = type.elementType;
  const end = to ?? value.length;
  for (let i = from < 0 ? value.length + from : from; i < end; i++)
    if (!predicate(value[i])) return checkReturn(definition, value);
  return value;
}

/** Checks the result of a lambda with a return type, and returns it. */
export function checkBlockReturn(lambda: CallableDescription, value: Value): Value {
  const type = signatureOf(lambda).returns?.();
  if (type === undefined || type.predicate(value)) return value;
  throw wrongBlockResult(type, value);
}
