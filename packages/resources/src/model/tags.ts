import { flattenArrays, isValidTag, memoize, PuppetHash, rubyText, type Value } from '@pptjs/runtime/core';
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
  const added = tagsOfName(name);
  for (const tag of added) tags.add(tag);
  return added.length > 0;
}

/** The tags of a name; none if it is not a valid tag. Catalogs repeat the names of types and classes. */
const tagsOfName = memoize((name): readonly string[] => {
  const tag = name.toLowerCase();
  return isValidTag(name) ? [...new Set([tag, ...tag.split('::')])].filter((each) => each !== '') : [];
});

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
