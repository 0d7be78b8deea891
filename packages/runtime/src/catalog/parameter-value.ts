import { CatalogEntryType, ClassType, ResourceType } from '../types/resource.js';
import { quote } from '../strings/format-quote.js';
import { PuppetHash } from '../values/hash.js';
import type { Value } from '../values/value.js';
import { DeclarationError } from './errors.js';
import { flatten } from './flatten.js';
import { capitalizeSegments, catalogTitle, parseReference, referenceText } from './reference.js';
import { catalogState } from './state.js';
import { catalogType } from './type-name.js';

/**
 * What references become when a resource takes them as parameters: they still are references, but their text is that of the catalog,
 * `File[/x]`, and so they stand in the catalog.
 */
export interface ParameterReference {
  readonly reference: string;
}

export class ResourceReference extends ResourceType implements ParameterReference {
  get reference(): string {
    return referenceText(this.typeName as string, this.title ?? '');
  }

  override toString(): string {
    return this.reference;
  }

  override equals(other: unknown): boolean {
    return other instanceof ResourceType && other.typeName === this.typeName && other.title === this.title;
  }
}

export class ClassReference extends ClassType implements ParameterReference {
  get reference(): string {
    return referenceText('Class', this.className === '' ? 'main' : capitalizeSegments(this.className as string));
  }

  override write(): string {
    return `Class[${quote(capitalizeSegments(this.className as string))}]`;
  }

  override toString(): string {
    return this.reference;
  }

  override equals(other: unknown): boolean {
    return other instanceof ClassType && other.className === this.className;
  }
}

export function isParameterReference(value: unknown): value is ParameterReference & Value {
  return value instanceof ResourceReference || value instanceof ClassReference;
}

/**
 * A value as a resource keeps it: references are made the catalog's. An array that holds one, at any depth of arrays, becomes flat.
 */
export function parameterValue(value: Value): Value {
  if (Array.isArray(value)) {
    const items = (value as readonly Value[]).map(parameterValue);
    return holdsReference(items) ? flatten(items) : items;
  }
  return nestedValue(value);
}

function nestedValue(value: Value): Value {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return (value as readonly Value[]).map(nestedValue);
  if (value instanceof PuppetHash) return hashValue(value);
  if (isParameterReference(value)) return value;
  if (value instanceof ResourceType && value.typeName !== null) return resourceReference(value.typeName, value.title);
  if (value instanceof ClassType && value.className !== null) return new ClassReference(value.className);
  if (value instanceof CatalogEntryType) throw new DeclarationError(refusal(value));
  return value;
}

function resourceReference(typeName: string, title: string | null): ResourceReference | ClassReference {
  const type = catalogType(typeName);
  if (type === 'Class') return new ClassReference((title ?? '').toLowerCase());
  const state = catalogState();
  if (title === null && state.types.find(type.toLowerCase())?.parseTitle('') === null) state.hasUnreadable = true;
  return new ResourceReference(type, title);
}

/** What the reference says where it looks for a type without a name. */
const NO_TYPE_NAME = "undefined method `include?' for nil:NilClass\n\n    if type_name.include?(':')\n                ^^^^^^^^^";

function refusal(type: CatalogEntryType): string {
  if (type instanceof ClassType) return 'No title provided and "class" is not a valid resource reference';
  if (type instanceof ResourceType) return NO_TYPE_NAME;
  return 'Cannot split the type Puppet::Pops::Types::PCatalogEntryType, it represents neither a PClassType, nor a PResourceType.';
}

function hashValue(hash: PuppetHash): PuppetHash {
  let changed = false;
  const pairs: [Value, Value][] = [];
  for (const [key, value] of hash) {
    const pair: [Value, Value] = [nestedValue(key), nestedValue(value)];
    changed ||= pair[0] !== key || pair[1] !== value;
    pairs.push(pair);
  }
  return changed ? PuppetHash.from(pairs) : hash;
}

function holdsReference(items: readonly Value[]): boolean {
  return items.some((item) => isParameterReference(item) || (Array.isArray(item) && holdsReference(item as readonly Value[])));
}

/** The type and title that a reference speaks of, as the catalog writes them; null for a type without title, and for other values. */
export function referenced(value: Value): { readonly type: string; readonly title: string } | null {
  if (value instanceof ClassType) return value.className === null ? null : { type: 'Class', title: catalogTitle('Class', value.className) };
  if (value instanceof ResourceType && value.typeName !== null && value.title !== null) {
    const type = catalogType(value.typeName);
    return { type, title: catalogTitle(type, value.title) };
  }
  return null;
}

/** The value of a reference that is known by its text, `File[/x]`. */
export function referenceValue(reference: string): Value {
  const parsed = parseReference(reference);
  if (parsed === null) return reference;
  return parsed.type === 'Class' ? new ClassReference(parsed.title.toLowerCase()) : new ResourceReference(parsed.type, parsed.title);
}

/** A value with its references as texts, as the catalog shows them. */
export function replaceReferences(value: Value): Value {
  if (value === null || typeof value !== 'object') return value;
  if (isParameterReference(value)) return value.reference;
  if (Array.isArray(value)) return (value as readonly Value[]).map(replaceReferences);
  if (value instanceof PuppetHash) return PuppetHash.from(Array.from(value, ([key, element]) => [replaceReferences(key), replaceReferences(element)]));
  return value;
}
