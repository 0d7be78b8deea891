import { type EvaluationContext, withContext, withScope } from '@pptjs/runtime/core';
import { type CatalogError, catalogError } from '../errors/errors.js';
import * as messages from '../errors/messages.js';
import { declareNodeClasses } from '../evaluation/class.js';
import { evaluateDefine } from '../evaluation/define.js';
import type { Catalog } from '../model/catalog.js';
import { inFrame, recordDeclarations } from '../model/declaration-chain.js';
import { ResourceIndex } from '../model/resource-index.js';
import type { Resource } from '../model/resource.js';
import { addTag } from '../model/tags.js';
import { beginCatalog, type CatalogOptions, type CatalogState } from '../state/state.js';
import { provideCatalog } from '../statements/service.js';
import { finishCatalog } from './finish.js';
import { evaluateNode } from './node-definitions.js';
import { checkAliases, checkRelationships, checkTitles } from './validate.js';

/** Puppet's limit. */
const MAX_ROUNDS = 1000;

/**
 * Compiles the catalog of a node: evaluates the main manifest, then the definition of the node, then collectors and
 * defined types in rounds, and completes the catalog.
 * @param main runs the main manifest in the context; it reports each file of the manifest before it runs the file
 * @throws {EvaluationError} whose place the host finds through the stack
 * @throws {CatalogError} whose message is final
 */
export function evaluateCatalog(
  within: EvaluationContext,
  options: CatalogOptions,
  main: (enter: (file: string) => void) => void,
): Catalog {
  return withContext(within, () => {
    const state = beginCatalog(within, options);
    provideCatalog(within);
    const { classes } = options;
    for (const { name } of classes ?? []) addTag(state.catalog.tags, name);
    main((file) => {
      state.mainManifest = file;
    });
    state.mainManifest = null;
    const node = evaluateNode(state);
    if (classes !== undefined)
      inFrame(node, () => withScope(node.scope, () => declareNodeClasses(state, classes, node)));
    evaluateRounds(state);
    finishCatalog(state);
    checkRelationships(state);
    checkTitles(state);
    checkAliases(state);
    return state.catalog;
  });
}

/**
 * Evaluates collectors and resources of defined types until nothing is left. Each round evaluates all collectors first,
 * then the defined resources that exist by then.
 * @throws {CatalogError} if the evaluation does not end within MAX_ROUNDS
 */
function evaluateRounds(state: CatalogState): void {
  for (let round = 0; ; round++) {
    const hasCollected = evaluateCollections(state);
    const evaluated = evaluateDefinedResources(state);
    if (!hasCollected && evaluated.length === 0) return;
    if (round >= MAX_ROUNDS) throw tooManyRounds(evaluated.at(-1));
  }
}

/** The error has the place of the last resource that was evaluated. Puppet's message has no place. */
function tooManyRounds(last: Resource | undefined): CatalogError {
  const error = catalogError(messages.TOO_MANY_ROUNDS, { count: MAX_ROUNDS });
  error.help = messages.TOO_MANY_ROUNDS.help;
  if (last !== undefined) {
    error.site = last.place;
    recordDeclarations(error, last.frame);
  }
  return error;
}

function evaluateCollections({ catalog, collections }: CatalogState): boolean {
  const index = new ResourceIndex(catalog);
  let hasCollected = false;
  for (const collection of [...collections]) {
    const { frame } = collection;
    // The scope says where an evaluation was that is ended.
    const evaluate = (): boolean => withScope(frame.scope, () => collection.evaluate(index));
    if (inFrame(frame, evaluate)) hasCollected = true;
  }
  return hasCollected;
}

/** Resources that are declared meanwhile wait for the next round. */
function evaluateDefinedResources(state: CatalogState): readonly Resource[] {
  const resources = state.catalog.takeUnevaluated();
  for (const resource of resources) {
    if (resource.definition?.kind === 'define') evaluateDefine(state, resource, resource.definition);
  }
  return resources;
}
