import { BreakSignal, type ResourceTypeDefinition, Scope, withoutSignals, withScope } from '@pptjs/runtime/core';
import { compilerFailure, DeclarationError, DefinedTypeBreakError } from '../errors/errors.js';
import { locationOf } from '../errors/place.js';
import { inFrame } from '../model/declaration-chain.js';
import { enclosingScope } from '../model/frame.js';
import type { Resource } from '../model/resource.js';
import type { CatalogState } from '../state/state.js';
import { runBody } from './body.js';
import { failureOf } from './failure.js';
import { bindParameters } from './parameters.js';

/**
 * Evaluates a resource of a defined type.
 * @throws {DefinedTypeError} if the code of the definition fails
 */
export function evaluateDefine(state: CatalogState, resource: Resource, definition: ResourceTypeDefinition): void {
  resource.isEvaluated = true;
  try {
    resource.addContainerTags();
    const outer = resource.frame ?? state.main;
    const scope = new Scope('define', enclosingScope(outer), definition.name);
    const file = locationOf(state.context, definition.file);
    const frame = state.addFrame({ scope, resource, outer, definition, file, defaults: new Map() });
    inFrame(frame, () =>
      withoutSignals(() =>
        withScope(scope, () => {
          withoutBreak(() => runBody(definition, bindParameters(state, resource, definition, frame)));
        }),
      ),
    );
  } catch (error) {
    if (error instanceof DeclarationError && error.isArgumentError) throw compilerFailure(error.message);
    throw failureOf(resource, error);
  }
}

/** @throws {DefinedTypeBreakError} if a `break()` leaves `body` */
function withoutBreak(body: () => void): void {
  try {
    body();
  } catch (error) {
    throw error instanceof BreakSignal ? new DefinedTypeBreakError(error) : error;
  }
}
