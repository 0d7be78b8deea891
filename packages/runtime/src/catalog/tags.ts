import { rubyText } from '../presentation/ruby-text.js';
import { remembering } from '../text/remembering.js';
import { PuppetHash } from '../values/hash.js';
import type { Value } from '../values/value.js';
import { CatalogError, type DeclarationPlace } from './errors.js';
import { flatten } from './flatten.js';
import { isParameterReference } from './parameter-value.js';

/**
 * Tags: words that resources are found by. A tag is kept in lower case, and one with `::` brings its segments along.
 */

export function isValidTag(name: string): boolean {
  // Classes of Unicode take the engine long to read: few programs need them.
  return isAscii(name) ? /^\w[\w:.-]*\n?$/.test(name) : /^[\p{L}\p{M}\p{N}_][\p{L}\p{M}\p{N}_:.-]*\n?$/u.test(name);
}

function isAscii(text: string): boolean {
  return !/[^\0-\x7f]/.test(text);
}

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
