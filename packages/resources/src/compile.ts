import { type EvaluationContext, withContext } from '@pptjs/runtime/core';
import type { Catalog } from './catalog.js';
import { finishCatalog } from './finish.js';
import { evaluateNode } from './nodes.js';
import { evaluateRounds } from './rounds.js';
import { provideCatalog } from './service.js';
import { beginCatalog, type CatalogOptions } from './state.js';
import { checkRelationships, checkTitles } from './validate.js';

/**
 * Compiles the catalog of a node: evaluates `main`, which runs the main manifest in the context, then the node's
 * definition, then what is evaluated late, and completes the catalog.
 * @throws {EvaluationError} with its place found through the stack
 * @throws {CatalogError} whose message is final
 */
export function evaluateCatalog(within: EvaluationContext, options: CatalogOptions, main: () => void): Catalog {
  return withContext(within, () => {
    const state = beginCatalog(within, options);
    const { catalog } = state;
    provideCatalog(within);
    state.isMain = true;
    main();
    state.isMain = false;
    evaluateNode();
    evaluateRounds();
    finishCatalog();
    checkRelationships();
    checkTitles();
    return catalog;
  });
}
