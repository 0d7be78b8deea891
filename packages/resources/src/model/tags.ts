import { flattenArrays, isValidTag, PuppetHash, rubyText, type Value } from '@pptjs/runtime/core';
import { catalogError } from '../errors/errors.js';
import * as messages from '../errors/messages.js';
import type { DeclarationPlace } from '../errors/place.js';
import { isCatalogReference } from './catalog-reference.js';

/** Tags are words that collectors and functions find resources by. */

/**
 * Adds a tag in lower case, and the segments of a qualified name. Returns false, and adds nothing, if the name is not a
 * valid tag.
 */
export function addTag(tags: Set<string>, name: string): boolean {
  if (!isValidTag(name)) return false;
  const tag = name.toLowerCase();
  tags.add(tag);
  if (tag.includes('::')) addSegments(tags, tag);
  return true;
}

/** Most resources add several tags, so this avoids an array of the segments. */
function addSegments(tags: Set<string>, name: string): void {
  let start = 0;
  for (let end = name.indexOf('::'); end >= 0; end = name.indexOf('::', start)) {
    if (end > start) tags.add(name.slice(start, end));
    start = end + 2;
  }
  if (start < name.length) tags.add(name.slice(start));
}

/**
 * Adds the tags in the value of a `tag` parameter. A lone reference adds none.
 * @param place the place that an error reports
 * @throws {CatalogError} if an element is not a valid tag
 */
export function addParameterTags(tags: Set<string>, value: Value, place: DeclarationPlace): void {
  if (isCatalogReference(value)) return;
  for (const tag of flattenArrays(value instanceof PuppetHash ? [...value].flat() : value)) {
    if (tag === null || addTag(tags, rubyText(tag))) continue;
    throw catalogError(messages.INVALID_TAG, { tag: rubyText(tag).toLowerCase() }, place);
  }
}

/** Adds all tags of `source` in their order. */
export function mergeTags(tags: Set<string>, source: ReadonlySet<string>): void {
  source.forEach((tag) => tags.add(tag));
}
