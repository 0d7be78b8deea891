import {
  flattenArrays,
  inspectLegacyValue,
  PuppetHash,
  rubyQuote,
  rubyText,
  type Value,
  withHelp,
} from '@pptjs/runtime/core';
import { catalogError, inCatalog } from '../errors/errors.js';
import * as messages from '../errors/messages.js';
import type { DeclarationPlace } from '../errors/place.js';
import { CatalogReference, isCatalogReference } from '../model/catalog-reference.js';
import { inFrame } from '../model/declaration-chain.js';
import { isRelationship } from '../model/native-type.js';
import { parseUserReference, referenceText } from '../model/reference.js';
import type { ResourceParameter } from '../model/resource.js';
import type { CatalogState } from '../state/state.js';
import { suggestResource } from '../state/suggest-resource.js';

/**
 * Checks that the resources in relationship metaparameters exist.
 * @throws {CatalogError}
 */
export function checkRelationships(state: CatalogState): void {
  const existing = new Set<string>();
  for (const resource of state.catalog.resources) {
    if (resource.virtual) continue;
    resource.parameters.forEach((parameter) => {
      if (isRelationship(parameter.name))
        inFrame(parameter.source, () => checkRelationship(state, parameter, existing));
    });
  }
}

/** @param existing the texts of references to resources that exist; this function adds those that it finds */
function checkRelationship(
  state: CatalogState,
  { name, value, place }: ResourceParameter,
  existing: Set<string>,
): void {
  for (const each of flattenArrays(value)) {
    if (each === null) continue;
    const text = relationshipText(each);
    if (existing.has(text)) continue;
    // A reference with a title has the text that the catalog finds its resource by.
    const isNormal = isCatalogReference(each) && each.title !== '';
    if (state.catalog.findReference(isNormal ? text : normalReference(text, place)) !== undefined) {
      existing.add(text);
      continue;
    }
    const error = catalogError(messages.UNKNOWN_IN_PARAMETER, { reference: text, name }, place);
    throw withHelp(error, suggestResource(state, text));
  }
}

/** @throws {CatalogError} if the text is not a reference */
function normalReference(text: string, place: DeclarationPlace): string {
  const reference = parseUserReference(text);
  if (reference === null) throw catalogError(messages.NOT_A_REFERENCE, { shown: rubyQuote(text) }, place);
  return referenceText(reference.type, reference.title);
}

function relationshipText(value: Value): string {
  if (isCatalogReference(value)) return value.reference;
  return value instanceof PuppetHash ? inspectLegacyValue(value) : rubyText(value);
}

/**
 * Checks that the types of references without a title can split the empty title.
 * @throws {CatalogError}
 */
export function checkTitles({ catalog, hasUnreadableTitle, nativeTypes }: CatalogState): void {
  if (!hasUnreadableTitle) return;
  for (const { virtual, parameters } of catalog.resources) {
    if (virtual) continue;
    for (const value of Array.from(parameters.values(), (parameter) => flattenArrays(parameter.value)).flat()) {
      if (!(value instanceof CatalogReference) || value.title !== '') continue;
      if (nativeTypes.find(value.name.toLowerCase())?.parseTitle('') === null)
        throw catalogError(messages.UNREADABLE_TITLE, { title: '' });
    }
  }
}

/**
 * Checks that no two resources have the same title or alias, aliases of overrides included.
 * @throws {CatalogError}
 */
export function checkAliases({ catalog }: CatalogState): void {
  inCatalog(() => catalog.checkAliases());
}
