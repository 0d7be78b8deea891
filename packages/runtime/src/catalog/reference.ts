/** How resources are called: `File[/tmp/x]`, `Class[Apache::Mod]`. */

/** Each segment with a capital: `apache::mod_ssl` becomes `Apache::Mod_ssl`. */
export function capitalizeSegments(name: string): string {
  return plainName(name)
    .split('::')
    .map((segment) => segment.charAt(0).toUpperCase() + segment.slice(1).toLowerCase())
    .join('::');
}

/** A name without a leading `::`. */
export function plainName(name: string): string {
  return name.startsWith('::') ? name.slice(2) : name;
}

/** The title by which the catalog knows a resource: for classes the capitalized name, for others the title as it is. */
export function catalogTitle(type: string, title: string): string {
  if (type !== 'Class') return title;
  return title === '' || title === 'main' ? 'main' : capitalizeSegments(title);
}

export function referenceText(type: string, title: string): string {
  return `${type}[${title}]`;
}

export interface ParsedReference {
  readonly type: string;
  readonly title: string;
}

const REFERENCE = /^([^[\]]+)\[([^]+)\]$/;

/** The type and title of `Type[title]`; null where the text is no reference. */
export function parseReference(text: string): ParsedReference | null {
  const match = REFERENCE.exec(text);
  if (match === null) return null;
  const named = capitalizeSegments(match[1] as string);
  const type = named === 'Component' ? 'Class' : named;
  return { type, title: type === 'Class' ? capitalizeSegments(match[2] as string) : (match[2] as string) };
}
