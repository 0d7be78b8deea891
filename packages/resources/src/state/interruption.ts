import { type EvaluationContext, Scope, type TimeLimitError } from '@pptjs/runtime/core';
import { locationOf } from '../errors/place.js';
import { recordDeclarations } from '../model/declaration-chain.js';
import { findCatalogState } from './state.js';

/**
 * Gives the error of an evaluation that was ended the place of the class, defined type or node whose code was running,
 * and the declarations that led there. Code at top scope has no place.
 *
 * @param within the context of the evaluation
 */
export function locateInterruption(error: TimeLimitError, within: EvaluationContext): void {
  const frame = error.scope instanceof Scope ? findCatalogState(within)?.frameFor(error.scope) : undefined;
  if (frame === undefined || frame.definition === null) return;
  const { file, line } = frame.definition;
  error.place = { file: locationOf(within, file), line, column: null };
  recordDeclarations(error, frame);
}
