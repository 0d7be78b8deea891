import { EvaluationError, type ResourceTypeDefinition, Scope, withoutSignals, withScope } from '@pptjs/runtime/core';
import { runBody } from './body.js';
import { CatalogError, DeclarationError, DefinedTypeError, ReferenceFailure } from './errors.js';
import { addFrame, enclosingScope } from './frame.js';
import { bindParameters } from './parameters.js';
import type { Resource } from './resource.js';
import { catalogState } from './state.js';

/**
 * Evaluates a defined resource.
 * @throws {DefinedTypeError} with what went wrong in it
 */
export function evaluateDefine(resource: Resource, definition: ResourceTypeDefinition): void {
  resource.evaluated = true;
  try {
    resource.addContainerTags();
    const outer = resource.frame ?? catalogState().main;
    const scope = new Scope('define', enclosingScope(outer), definition.name);
    const frame = addFrame({
      scope,
      resource,
      outer,
      definition,
      ancestors: [],
      file: definition.file,
      defaults: new Map(),
    });
    withoutSignals(() =>
      withScope(scope, () => {
        const values = bindParameters(resource, definition, frame);
        runBody(definition, scope, values);
      }),
    );
  } catch (error) {
    if (error instanceof ReferenceFailure) throw error.ofCompilation();
    throw isReported(error) ? new DefinedTypeError(error, resource.place.file, resource.place.line) : error;
  }
}

/**
 * What is wrong with Puppet code is told with the resource that brought it up; what went wrong with the evaluation
 * itself is not.
 */
function isReported(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    error instanceof EvaluationError ||
    error instanceof DeclarationError ||
    error instanceof CatalogError ||
    error.name === 'PuppetSyntaxError'
  );
}
