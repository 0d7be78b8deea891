import { EvaluationError, UnrescuedError } from '@pptjs/runtime/core';
import { CatalogError, DeclarationError, DefinedTypeBreakError, DefinedTypeError } from '../errors/errors.js';
import { recordDeclarations } from '../model/declaration-chain.js';
import type { Resource } from '../model/resource.js';

/** Returns the error that reports an error of Puppet code in the body of a resource. Other errors stay as they are. */
export function failureOf(resource: Resource, error: unknown): unknown {
  if (!isPuppetError(error)) return error;
  const failure = error instanceof DefinedTypeBreakError ? error : new DefinedTypeError(error, resource.place);
  recordDeclarations(failure, resource.frame);
  return failure;
}

/** Whether an error is about Puppet code. Errors of the evaluation itself are not reported with the resource. */
function isPuppetError(error: unknown): boolean {
  return (
    (error instanceof EvaluationError && !(error instanceof UnrescuedError)) ||
    error instanceof DeclarationError ||
    error instanceof CatalogError ||
    (error instanceof Error && error.name === 'PuppetSyntaxError')
  );
}
