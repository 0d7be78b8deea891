import type { FunctionDefinition, LazyType, NativeFunctionDefinition, Parameter } from '../context/definition.js';
import { FunctionError } from '../errors/error.js';
import { ANY } from '../types/any.js';
import { inferDetailed } from '../types/infer.js';
import { mismatchMessage, rejectedBlockCall } from '../types/mismatch/index.js';
import type { Argument } from '../values/block.js';
import type { PuppetType } from '../values/type.js';
import type { Value } from '../values/value.js';
import type { LambdaSignature } from './lambda.js';
import { rejection } from './rejection.js';
import { Signature, SignatureParameter } from './signature.js';

interface Signed {
  readonly parameters: readonly Parameter[];
  readonly returns?: LazyType;
}

const signatures = new WeakMap<Signed, Signature>();

/** The signature of a Puppet-language function or lambda as built-in functions have it. */
export function signatureOf(callable: Signed): Signature {
  let signature = signatures.get(callable);
  if (signature === undefined) signatures.set(callable, (signature = makeSignature(callable)));
  return signature;
}

function makeSignature({ parameters, returns }: Signed): Signature {
  return new Signature({
    parameters: parameters.map(({ name, type }) => new SignatureParameter(name, type ?? anyType)),
    required: parameters.filter(({ optional, rest }) => optional !== true && rest !== true).length,
    rest: parameters.at(-1)?.rest === true,
    returns,
  });
}

function anyType(): PuppetType {
  return ANY;
}

/**
 * Calls a function with Puppet values.
 * @throws {FunctionError} where there are too many arguments, too few, or of the wrong types
 */
export function callDefinition(
  definition: FunctionDefinition | NativeFunctionDefinition,
  args: readonly Argument[],
): Value {
  if ('native' in definition) return definition.native(...args);
  const signature = signatureOf(definition);
  if (!signature.accepts(args)) throw rejection(definition.name, [signature], args);
  return definition.body(...(args as readonly Value[]));
}

// The checks within compiled functions have no place of their own in the Puppet source: their errors are found at the
// call.

/**
 * What a function with typed parameters begins with, where a quick test has not shown that its arguments are right.
 * @throws {FunctionError}
 */
export function checkArguments(definition: FunctionDefinition, ...values: readonly Value[]): void {
  const signature = signatureOf(definition);
  if (signature.accepts(values)) return;
  throw rejection(definition.name, [signature], values);
}

/** The same for a lambda. */
export function checkBlockArguments(lambda: LambdaSignature, ...values: readonly Value[]): void {
  const signature = signatureOf(lambda);
  const fits = values.every((value, index) => signature.parameterAt(index)?.type.predicate(value) ?? true);
  if (!fits) throw rejectedBlockCall(signature, values);
}

/**
 * What a function or lambda with a return type gives.
 * @throws {FunctionError}
 */
export function checkReturn(callable: FunctionDefinition | LambdaSignature, value: Value): Value {
  const type = signatureOf(callable).returns?.();
  if (type === undefined || type.predicate(value)) return value;
  const name = 'name' in callable ? callable.name : 'lambda';
  throw new FunctionError(mismatchMessage(`value returned from ${name} has wrong type,`, type, inferDetailed(value)));
}
