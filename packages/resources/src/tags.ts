import { isValidTag, PuppetHash, remembering, rubyText, type Value } from '@pptjs/runtime/core';
import { CatalogError, type DeclarationPlace } from './errors.js';
import { flatten } from './flatten.js';
import { isParameterReference } from './parameter-value.js';

/**
 * Tags: words that resources are found by. A tag is kept in lower case, and one with `::` brings its segments along.
 */

/** Adds a tag and its segments; false, and nothing added, where it is no valid tag. */
export function addTag(tags: Set<string>, name: string): boolean {
  const words = wordsOf(name);
  for (let i = 0; i < words.length; i++) tags.add(words[i] as string);
  return words.length > 0;
}

/** A tag and its segments in lower case; empty for what is no valid tag. */
const wordsOf = remembering((name: string): readonly string[] => {
  if (!isValidTag(name)) return [];
  const tag = name.toLowerCase();
  return tag.includes('::') ? [tag, ...tag.split('::').filter((segment) => segment !== '')] : [tag];
});

/**
 * Adds the tags that the value of a `tag` parameter holds. A reference alone holds none.
 * @throws {CatalogError} where one is no valid tag, with the place of the statement that sets the parameter
 */
export function addTags(tags: Set<string>, value: Value, place: DeclarationPlace): void {
  if (isParameterReference(value)) return;
  for (const tag of flatten(value instanceof PuppetHash ? [...value].flat() : value)) {
    if (tag === null || addTag(tags, rubyText(tag))) continue;
    throw new CatalogError(`Invalid tag '${rubyText(tag).toLowerCase()}'`, place);
  }
}

/** Adds all tags of `source`, in their order. */
export function mergeTags(tags: Set<string>, source: ReadonlySet<string>): void {
  source.forEach((tag) => tags.add(tag));
}
