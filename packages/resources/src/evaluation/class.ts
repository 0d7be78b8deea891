import { type ClassDefinition, Scope, stripLeadingColons, withScope, withHelp } from '@pptjs/runtime/core';
import { catalogError, DeclarationError, declarationError, inStatement } from '../errors/errors.js';
import * as messages from '../errors/messages.js';
import { locationOf, withPlace } from '../errors/place.js';
import { type Heirs, inFrame } from '../model/declaration-chain.js';
import { enclosingScope } from '../model/frame.js';
import { capitalizedName } from '../model/reference.js';
import { type CatalogFrame, implicitParameter, Resource } from '../model/resource.js';
import { mergeTags } from '../model/tags.js';
import { findClass, parentClass, adviceOnClass } from '../state/classes.js';
import type { CatalogState, NodeClass } from '../state/state.js';
import { runBody } from './body.js';
import { failureOf } from './failure.js';
import { bindParameters } from './parameters.js';

/**
 * Adds classes to the catalog and evaluates those that are new.
 * @returns the resources of the classes in the order of the names
 * @throws {DeclarationError} if a class does not exist
 */
export function includeClasses(state: CatalogState, names: readonly string[], frame: CatalogFrame): Resource[] {
  const definitions = names.map((name) => namedClass(state, name));
  const resources = definitions.map((definition) => ensureClass(state, definition, frame));
  for (const resource of resources) evaluateClass(state, resource);
  return resources;
}

/**
 * Adds the classes of an external node classifier to the catalog, those with parameters first, and evaluates those that are
 * new.
 * @param frame the frame of the node
 * @throws {CatalogError} if a class does not exist
 * @throws {EvaluationError} RUNTIME_ERROR if the parameters do not fit
 */
export function declareNodeClasses(state: CatalogState, classes: readonly NodeClass[], frame: CatalogFrame): void {
  const ordered = [
    ...classes.filter(({ parameters }) => parameters.size > 0),
    ...classes.filter(({ parameters }) => parameters.size === 0),
  ];
  const resources = ordered.map(({ name, parameters }) => {
    const resource = ensureClass(state, classOfNode(state, name), frame);
    if (!resource.isEvaluated)
      for (const [parameter, value] of parameters) resource.set(implicitParameter(parameter, value, frame));
    return resource;
  });
  for (const resource of resources) inStatement('a Resource Statement', () => evaluateNodeClass(state, resource));
}

/** @throws {DefinedTypeError} if the code of the class fails */
function evaluateNodeClass(state: CatalogState, resource: Resource): void {
  try {
    evaluateClass(state, resource);
  } catch (error) {
    throw error instanceof DeclarationError ? error : failureOf(resource, error);
  }
}

/** @throws {CatalogError} if the class does not exist */
function classOfNode(state: CatalogState, name: string): ClassDefinition {
  const definition = findClass(state, name.toLowerCase());
  if (definition !== undefined) return definition;
  throw catalogError(messages.UNKNOWN_NODE_CLASS, { name, node: state.catalog.name });
}

/** @throws {DeclarationError} if the class does not exist */
function namedClass(state: CatalogState, name: string): ClassDefinition {
  const definition = findClass(state, name);
  if (definition !== undefined) return definition;
  const plainName = stripLeadingColons(name);
  const error = declarationError(messages.UNKNOWN_CLASS, { name: plainName, node: state.catalog.name });
  throw withHelp(error, adviceOnClass(state, plainName, state.frameFor(state.context.scope).file));
}

/** The resource of a class. Adds it to the catalog if it is missing. */
function ensureClass(state: CatalogState, definition: ClassDefinition, frame: CatalogFrame): Resource {
  const title = capitalizedName(definition.name);
  const existing = state.catalog.find('Class', title);
  if (existing !== undefined) return existing;
  const resource = new Resource({ type: 'Class', title, kind: 'unknown', frame, definition });
  resource.addOwnTags();
  addClass(state, resource, definition, frame);
  return resource;
}

/**
 * Adds the resource of a class to the catalog, after the classes that it inherits from.
 * @throws {CatalogError} if a parent class does not exist
 * @throws {DeclarationError} if the class is declared already
 */
export function addClass(
  state: CatalogState,
  resource: Resource,
  definition: ClassDefinition,
  frame: CatalogFrame,
): void {
  const { catalog } = state;
  if (definition.inherits !== null) ensureClass(state, parentClass(state, definition), frame);
  mergeTags(catalog.tags, resource.tags);
  catalog.add(resource);
}

/**
 * Evaluates a class of the catalog, unless it has been evaluated.
 * @param heirs the classes that inherit from this one and whose evaluation needs it
 * @throws {DeclarationError} if the resource has the title of a class but is none
 */
export function evaluateClass(state: CatalogState, resource: Resource, heirs: Heirs | null = null): void {
  const { definition } = resource;
  if (resource.isEvaluated) return;
  if (definition?.kind !== 'class') {
    const { message } = declarationError(messages.NOT_A_CLASS, {});
    throw new DeclarationError(withPlace(message, resource.place));
  }
  resource.isEvaluated = true;
  resource.addContainerTags();
  const outer = outerFrame(state, definition, resource, heirs);
  const scope = new Scope('class', definition.inherits === null ? enclosingScope(outer) : outer.scope, definition.name);
  const frame = state.addFrame({
    scope,
    resource,
    outer,
    definition,
    file: locationOf(state.context, definition.file),
    defaults: new Map(),
  });
  state.catalog.addClass(definition.name);
  const evaluate = (): void => {
    const values = bindParameters(state, resource, definition, frame);
    containInStage(state, resource, resource.frame ?? state.main);
    runBody(definition, values);
  };
  inFrame(frame, () => withScope(scope, evaluate), heirs);
}

/**
 * The frame around a class: the frame of the parent class, which is evaluated first, or else the frame that declares
 * the class.
 * @throws {DeclarationError} if the parent class is being evaluated and its evaluation has led here
 */
function outerFrame(
  state: CatalogState,
  definition: ClassDefinition,
  resource: Resource,
  heirs: Heirs | null,
): CatalogFrame {
  const declaring = resource.frame ?? state.main;
  if (definition.inherits === null) return declaring;
  const parent = parentClass(state, definition);
  const parentResource = state.catalog.find('Class', capitalizedName(parent.name));
  if (parentResource !== undefined) evaluateClass(state, parentResource, { name: definition.name, outer: heirs });
  const parentScope = declaring.scope.classScope(parent.name);
  if (parentScope !== undefined) return state.findFrame(parentScope) ?? declaring;
  if (parentResource !== undefined) throw declarationError(messages.UNKNOWN_CLASS_SCOPE, { name: parent.name });
  return declaring;
}

/**
 * Adds a class to its stage: the class's own stage, the stage of the resource that declares it, or the main stage.
 * @throws {DeclarationError} if the stage does not exist
 */
function containInStage({ catalog }: CatalogState, resource: Resource, frame: CatalogFrame): void {
  const own = resource.namedStage;
  const title = own ?? frame.resource.namedStage ?? 'main';
  const stage = catalog.find('Stage', title);
  if (stage === undefined)
    throw declarationError(messages.UNKNOWN_STAGE, { stage: title, reference: resource.reference });
  if (own === undefined && title !== 'main') resource.parameters.set('stage', implicitParameter('stage', title, frame));
  catalog.contain(stage, resource);
}
