import {
  builtinFunction,
  capitalizeSegments,
  type CatalogService,
  type EvaluationContext,
  type FunctionService,
  functionError,
  isArray,
  legacyText,
  provideServices,
  PuppetHash,
  PuppetType,
  rubyQuote,
  stripLeadingColons,
  TYPED_PARAMETERS,
  type Value,
} from '@pptjs/runtime/core';
import { catalogError, compilerFailure, declarationError, inFunction } from '../errors/errors.js';
import * as messages from '../errors/messages.js';
import { placeText } from '../errors/place.js';
import { includeClasses } from '../evaluation/class.js';
import { classReference } from '../model/catalog-reference.js';
import { defaultsFor } from '../model/frame.js';
import { catalogTitle, parseUserReference, referenceText } from '../model/reference.js';
import { implicitParameter, type Resource } from '../model/resource.js';
import { addTag } from '../model/tags.js';
import { referencedResource } from '../state/catalog-values.js';
import { findType, resourceTypeCandidates } from '../state/resource-types.js';
import { type CatalogState, catalogState, currentFrame } from '../state/state.js';
import { RealizeRequest } from './collect.js';
import { createResources } from './create-resources.js';
import { readResourceParameters } from './read-parameters.js';

/** The catalog operations of built-in functions. Each works on the catalog of the current context. */
const service: CatalogService = {
  include: (names) =>
    inFunction(() => {
      includeClasses(catalogState(), names, currentFrame());
    }),
  contain: (names) =>
    inFunction(() => {
      const state = catalogState();
      const frame = currentFrame();
      for (const resource of includeClasses(state, names, frame)) state.catalog.contain(frame.resource, resource);
    }),
  require: (names) =>
    inFunction(() => {
      const frame = currentFrame();
      for (const resource of includeClasses(catalogState(), names, frame)) requireClass(frame.resource, resource);
    }),
  realize: (references) => {
    const state = catalogState();
    state.collections.push(new RealizeRequest(state, () => references.map((value) => realizedReference(state, value))));
  },
  createResources: (type, form, resources, defaults) =>
    inFunction(() => createResources(catalogState(), currentFrame(), { type, form, resources, defaults })),
  tag: (names) => {
    const { tags, place } = currentFrame().resource;
    const invalid = names.find((name) => !addTag(tags, name));
    if (invalid === undefined) return;
    const tag = invalid.toLowerCase();
    throw placeText(place) === ''
      ? functionError(messages.INVALID_TAG, { tag })
      : catalogError(messages.INVALID_TAG, { tag }, place);
  },
  isTagged: (names) => {
    const { resource } = currentFrame();
    const { catalog } = catalogState();
    return names.every((name) => resource.isTagged(name) || catalog.isTagged(name));
  },
  isDeclared: (type, title) => {
    const { catalog } = catalogState();
    const reference = referenceText(type, catalogTitle(type, stripLeadingColons(title)));
    const resource = inFunction(() => catalog.findReference(reference));
    return resource !== undefined;
  },
  resourceDefaults: (type) =>
    PuppetHash.from(
      Array.from(defaultsFor(currentFrame(), capitalizeSegments(type)), ([name, { value }]) => [name, value] as const),
    ),
  classes: () => [...catalogState().catalog.classes],
  readParameters: readResourceParameters,
  hasResourceType: (name) => name === 'node' || inFunction(() => findType(catalogState(), name)) !== undefined,
  resourceTypeCandidates: (name) => resourceTypeCandidates(catalogState(), name),
};

/** @throws {CatalogError} if the value is not a reference */
function realizedReference(state: CatalogState, value: Value): string {
  const text = legacyText(value);
  const isText = typeof value === 'string' || value instanceof PuppetType;
  const reference = referencedResource(state, value) ?? (isText ? parseUserReference(text) : null);
  if (reference !== null) return referenceText(reference.type, reference.title);
  const shown = rubyQuote(text);
  throw compilerFailure(declarationError(messages.NOT_A_REFERENCE, { shown }).message);
}

const functions: FunctionService = {
  signatures: (name) => builtinFunction(name)?.signatures,
  errors: TYPED_PARAMETERS,
};

/** Gives the functions of a context access to its catalog, and the catalog access to the built-in functions. */
export function provideCatalog(to: EvaluationContext): void {
  provideServices(to, { catalog: service, functions });
}

/** Adds a class to the parameter `require` of a resource. */
function requireClass(resource: Resource, required: Resource): void {
  const reference = classReference(required.title);
  const current = resource.get('require');
  const value = current === undefined ? [reference] : isArray(current) ? [...current, reference] : [current, reference];
  resource.parameters.set('require', implicitParameter('require', value, resource.frame));
}
