import type { Value } from '../values/value.js';
import { type CallableDescription, type CallableParts, readCallable } from './parameters.js';

type Lambda = (...values: Value[]) => Value;

/**
 * A lambda with types, defaults or `*$rest`. A lambda without a signature accepts as many values of any type as its
 * JavaScript function has parameters.
 */
export interface SignedLambda extends Lambda {
  readonly signature: CallableParts;
}

const signatures = new WeakMap<CallableDescription, CallableParts>();

/** Returns the parameters and the return type of a lambda. */
export function lambdaSignature(description: CallableDescription): CallableParts {
  let signature = signatures.get(description);
  if (signature === undefined) signatures.set(description, (signature = readCallable(description)));
  return signature;
}

/** Attaches a signature to a lambda. The function itself checks the types of its arguments, but not their number. */
export function lambda(description: CallableDescription, body: Lambda): SignedLambda {
  const signed: Lambda & { signature?: CallableParts } = body;
  signed.signature = lambdaSignature(description);
  return signed as SignedLambda;
}

/** Returns the signature of a block, if it has one. */
export function signatureOfLambda(block: object): CallableParts | undefined {
  return (block as Partial<SignedLambda>).signature;
}
