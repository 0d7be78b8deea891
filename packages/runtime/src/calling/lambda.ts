import type { LazyType, Parameter } from '../context/definition.js';
import type { Value } from '../values/value.js';

/** The parameters and the return type of a lambda with types, defaults or `*$rest`. */
export interface LambdaSignature {
  readonly parameters: readonly Parameter[];
  readonly returns?: LazyType;
}

type Lambda = (...values: Value[]) => Value;

/**
 * A lambda with a signature. A lambda without one accepts as many values of any type as its JavaScript function has
 * parameters.
 */
export interface SignedLambda extends Lambda {
  readonly signature: LambdaSignature;
}

/** Attaches a signature to a lambda. The function itself checks the types of its arguments, but not their number. */
export function lambda(signature: LambdaSignature, body: Lambda): SignedLambda {
  return Object.assign(body, { signature });
}

/** Returns the signature of a block, if it has one. */
export function signatureOfLambda(block: Lambda): LambdaSignature | undefined {
  return (block as Partial<SignedLambda>).signature;
}
