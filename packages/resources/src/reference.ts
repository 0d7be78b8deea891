import { isValidTag, capitalizeSegments } from '@pptjs/runtime/core';
import { CatalogError } from './errors.js';

/** How resources are called: `File[/tmp/x]`, `Class[Apache::Mod]`. */

/** Each segment with a capital, without a leading `::`: `apache::mod_ssl` becomes `Apache::Mod_ssl`. */
export function capitalizedName(name: string): string {
  return capitalizeSegments(plainName(name));
}

/** A name without a leading `::`. */
export function plainName(name: string): string {
  return name.startsWith('::') ? name.slice(2) : name;
}

/** The title by which the catalog knows a resource: for classes the capitalized name, for others the title as it is. */
export function catalogTitle(type: string, title: string): string {
  if (type !== 'Class') return title;
  return title === '' || title === 'main' ? 'main' : capitalizedName(title);
}

export function referenceText(type: string, title: string): string {
  return `${type}[${title}]`;
}

export interface ParsedReference {
  readonly type: string;
  readonly title: string;
}

/** A name as texts of references write it: one in small letters gets capitals. */
function withCapitals(name: string): string {
  return /^[a-z]/.test(name) ? capitalizedName(name) : name;
}

const REFERENCE = /^([^[\]]+)\[([^]+)\]$/;

/** The type and title of `Type[title]`; null where the text is no reference. */
export function parseReference(text: string): ParsedReference | null {
  const match = REFERENCE.exec(text);
  if (match === null) return null;
  const named = withCapitals(match[1] as string);
  const type = named === 'Component' ? 'Class' : named;
  return { type, title: type === 'Class' ? withCapitals(match[2] as string) : (match[2] as string) };
}

/**
 * The same for a text of the user's.
 * @throws {CatalogError} where the type is nothing that can be one, in words of tags: the reference tags resources by
 * their type
 */
export function readReference(text: string): ParsedReference | null {
  const reference = parseReference(text);
  const type = REFERENCE.exec(text)?.[1];
  if (type !== undefined && !isValidTag(type)) throw new CatalogError(`Invalid tag '${type.toLowerCase()}'`);
  return reference;
}
