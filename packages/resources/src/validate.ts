import { inspected, PuppetHash, rubyText } from '@pptjs/runtime/core';
import { CatalogError, unreadableTitle } from './errors.js';
import { flatten } from './flatten.js';
import { isParameterReference, ResourceReference } from './parameter-value.js';
import { readReference, referenceText } from './reference.js';
import { isRelationship } from './resource-type.js';
import type { ResourceParameter } from './resource.js';
import { catalogState } from './state.js';

/**
 * Checks that what relationship metaparameters speak of is there.
 * @throws {CatalogError}
 */
export function checkRelationships(): void {
  for (const resource of catalogState().catalog.resources) {
    if (resource.virtual) continue;
    resource.parameters.forEach((parameter) => {
      if (isRelationship(parameter.name)) checkParameter(parameter);
    });
  }
}

/**
 * Checks that what references say can be read by their types.
 * @throws {CatalogError}
 */
export function checkTitles(): void {
  const { catalog, hasUnreadable, types } = catalogState();
  if (!hasUnreadable) return;
  for (const { virtual, parameters } of catalog.resources) {
    if (virtual) continue;
    for (const each of Array.from(parameters.values(), ({ value }) => flatten(value)).flat()) {
      const isUntitled = each instanceof ResourceReference && each.title === '';
      if (isUntitled && types.find((each.typeName as string).toLowerCase())?.parseTitle('') === null)
        throw new CatalogError(unreadableTitle(''));
    }
  }
}

function checkParameter({ name, value, place }: ResourceParameter): void {
  for (const each of flatten(value)) {
    if (each === null) continue;
    const text = isParameterReference(each)
      ? each.reference
      : each instanceof PuppetHash
        ? inspected(each)
        : rubyText(each);
    const reference = readReference(text);
    if (reference === null)
      throw new CatalogError(`No title provided and ${JSON.stringify(text)} is not a valid resource reference`, place);
    if (catalogState().catalog.findReference(referenceText(reference.type, reference.title)) === undefined) {
      throw new CatalogError(`Could not find resource '${text}' in parameter '${name}'`, place);
    }
  }
}
