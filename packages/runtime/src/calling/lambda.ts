import type { LazyType, Parameter } from '../context/definition.js';
import type { Value } from '../values/value.js';

/** What a lambda with types, defaults or `*$rest` says of its parameters and result. */
export interface LambdaSignature {
  readonly parameters: readonly Parameter[];
  readonly returns?: LazyType;
}

type Lambda = (...values: Value[]) => Value;

/**
 * A lambda that carries its signature; one without takes as many values of any type as the JavaScript function has
 * parameters.
 */
export interface SignedLambda extends Lambda {
  readonly signature: LambdaSignature;
}

/**
 * Attaches the signature to a lambda. The function checks the types of its arguments itself, but not how many there
 * are.
 */
export function lambda(signature: LambdaSignature, body: Lambda): SignedLambda {
  return Object.assign(body, { signature });
}

/** The signature that a block carries, if it does. */
export function signatureOfLambda(block: Lambda): LambdaSignature | undefined {
  return (block as Partial<SignedLambda>).signature;
}
