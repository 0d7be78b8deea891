import { didYouMean, Sensitive, withHelp } from '@pptjs/runtime/core';
import { type CatalogError, catalogError } from '../errors/errors.js';
import * as messages from '../errors/messages.js';
import { placeSuffix } from '../errors/place.js';
import { checkUnevaluated } from '../evaluation/parameters.js';
import { inFrame, recordDeclarations } from '../model/declaration-chain.js';
import { CatalogEdges } from '../model/edges.js';
import { isMetaparameter, type NativeType } from '../model/native-type.js';
import { parameterNames } from '../model/parameter-names.js';
import type { Resource, ResourceParameter } from '../model/resource.js';
import type { CatalogState } from '../state/state.js';
import { suggestResource } from '../state/suggest-resource.js';
import { applyOverride } from '../statements/override.js';
import { passOnMetaparameters } from './metaparameters.js';

/**
 * Completes a catalog when everything is evaluated: relationships, pending overrides, metaparameters.
 * @throws {CatalogError} if an overridden or realized resource does not exist, or if a resource has an attribute that its
 *   type does not have
 */
export function finishCatalog(state: CatalogState): void {
  const { catalog, overrides, relationships } = state;
  const edges = new CatalogEdges();
  for (const relationship of relationships) inFrame(relationship.frame, () => relationship.evaluate(edges));
  edges.apply(catalog.resources);
  for (const resource of catalog.resources) {
    if (overrides.size > 0) {
      for (const override of overrides.get(resource.reference) ?? [])
        inFrame(override.source, () => applyOverride(state, resource, override));
      overrides.delete(resource.reference);
    }
    inFrame(resource.frame, () => finishResource(state, resource));
  }
  passOnMetaparameters(catalog);
  checkPending(state);
}

function finishResource(state: CatalogState, resource: Resource): void {
  if (resource.isFinished) return;
  resource.isFinished = true;
  checkUnevaluated(state, resource);
  resource.addContainerTags();
  const { nativeType, definition, parameters } = resource;
  const names = definition === null || definition.kind === 'node' ? null : parameterNames(definition).all;
  parameters.forEach((parameter, name) => {
    if (parameter.value instanceof Sensitive) {
      parameters.set(name, { ...parameter, value: parameter.value.unwrap() });
      resource.sensitive.push(name);
    }
    if (nativeType !== null && !nativeType.hasAttribute(name)) throw unknownAttribute(resource, nativeType, parameter);
    if (names !== null && name !== 'name' && !names.has(name) && !isMetaparameter(name))
      throw unknownName(
        catalogError(messages.UNKNOWN_PARAMETER, { name, reference: resource.reference }),
        parameter,
        names,
      );
  });
}

function unknownAttribute(
  { reference, place }: Resource,
  nativeType: NativeType,
  attribute: ResourceParameter,
): CatalogError {
  const { name } = attribute;
  const error = catalogError(messages.UNKNOWN_ATTRIBUTE, { name, place: placeSuffix(place), reference }, place);
  return unknownName(error, attribute, nativeType.attributeNames());
}

/** Adds the place of an attribute with an unknown name and the similar names to its error. */
function unknownName(error: CatalogError, { name, place }: ResourceParameter, names: Iterable<string>): CatalogError {
  error.origin = place.origin;
  return withHelp(error, didYouMean(name, names));
}

/** @throws {CatalogError} if an override or a call of `realize` has not found its resource */
function checkPending(state: CatalogState): void {
  const { overrides, collections } = state;
  const [overridden] = Array.from(overrides.values()).flat();
  if (overridden !== undefined) {
    const references = [...overrides].flatMap(([reference, pending]) => pending.map(() => reference));
    const error = unknownResources(state, messages.OVERRIDE_OF_UNKNOWN, references);
    error.site = overridden.place;
    recordDeclarations(error, overridden.source);
    throw error;
  }
  const realizing = collections.find(({ missing }) => [...missing].length > 0);
  if (realizing === undefined) return;
  const references = collections.flatMap(({ missing }) => [...missing]);
  const error = unknownResources(state, messages.NOT_REALIZED, references);
  recordDeclarations(error, realizing.frame);
  throw error;
}

function unknownResources(
  state: CatalogState,
  message: typeof messages.OVERRIDE_OF_UNKNOWN | typeof messages.NOT_REALIZED,
  references: readonly string[],
): CatalogError {
  const error = catalogError(message, { references: references.join(', ') });
  for (const reference of references) error.help ??= suggestResource(state, reference);
  return error;
}
