import { capitalizeSegments, isValidTag, stripLeadingColons } from '@pptjs/runtime/core';
import { catalogError } from '../errors/errors.js';
import * as messages from '../errors/messages.js';

/** Names of resources as text: `File[/tmp/x]`, `Class[Apache::Mod]`. */

/** Capitalizes each segment and removes a leading `::`. For example, `apache::mod_ssl` becomes `Apache::Mod_ssl`. */
export function capitalizedName(name: string): string {
  return capitalizeSegments(stripLeadingColons(name));
}

/** The title of a resource in the catalog: for a class its capitalized name, otherwise the title itself. */
export function catalogTitle(type: string, title: string): string {
  if (type !== 'Class') return title;
  return title === '' || title === 'main' ? 'main' : capitalizedName(title);
}

/** Formats a reference. For example, `File` and `/tmp/x` give `File[/tmp/x]`. */
export function referenceText(type: string, title: string): string {
  return `${type}[${title}]`;
}

export interface ParsedReference {
  readonly type: string;
  readonly title: string;
}

/** Capitalizes a name that starts with a small letter. */
function withCapitals(name: string): string {
  return /^[a-z]/.test(name) ? capitalizedName(name) : name;
}

const REFERENCE = /^([^[\]]+)\[([^]+)\]$/;

/** Parses `Type[title]`. Returns null if the text is not a reference. */
export function parseReference(text: string): ParsedReference | null {
  const [, typeText, titleText] = REFERENCE.exec(text) ?? [];
  if (typeText === undefined || titleText === undefined) return null;
  const name = withCapitals(typeText);
  const type = name === 'Component' ? 'Class' : name;
  return { type, title: type === 'Class' ? withCapitals(titleText) : titleText };
}

/**
 * Parses a reference that a user wrote. Returns null if the text is not a reference.
 * @throws {CatalogError} if the type cannot be a tag, because Puppet tags each resource with its type
 */
export function parseUserReference(text: string): ParsedReference | null {
  const reference = parseReference(text);
  const type = REFERENCE.exec(text)?.[1];
  if (type !== undefined && !isValidTag(type)) throw catalogError(messages.INVALID_TAG, { tag: type.toLowerCase() });
  return reference;
}
