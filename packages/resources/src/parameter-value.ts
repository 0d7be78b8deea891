import {
  CatalogEntryType,
  ClassType,
  isArray,
  PuppetHash,
  PuppetIterator,
  ResourceType,
  rubyInspect,
  type Value,
} from '@pptjs/runtime/core';
import { DeclarationError } from './errors.js';
import { flatten } from './flatten.js';
import { capitalizedName, catalogTitle, parseReference, referenceText } from './reference.js';
import { isRelationship } from './resource-type.js';
import { catalogState } from './state.js';
import { catalogType } from './type-name.js';

/**
 * What references become when a resource takes them as parameters: they still are references, but their text is that of
 * the catalog,
 * `File[/x]`, and so they stand in the catalog. A class is a resource like others here, and a type of resources has the
 * empty title.
 */
export class ResourceReference extends ResourceType {
  get reference(): string {
    const title = this.title ?? '';
    return referenceText(this.typeName as string, this.typeName === 'Class' && title === '' ? 'main' : title);
  }

  override toString(): string {
    return this.reference;
  }
}

/** A reference as Ruby's `inspect` shows it: with what its type reads from the title. */
class InspectedReference extends ResourceReference {
  override toString(): string {
    const title = this.title ?? '';
    const read =
      catalogState().types.find(String(this.typeName).toLowerCase())?.parseTitle(title) ?? new Map([['name', title]]);
    return `${this.reference}{${Array.from(read, ([name, value]) => `:${name}=>${rubyInspect(value)}`).join(', ')}}`;
  }
}

/** A value for `rubyInspect`, as messages show it that speak of keys. */
export function inspectable(value: Value): Value {
  if (isParameterReference(value)) return new InspectedReference(value.typeName as string, value.title ?? '');
  if (Array.isArray(value)) return replaceInArray(value as readonly Value[], inspectable);
  return value instanceof PuppetHash ? replaceInHash(value, inspectable) : value;
}

export function isParameterReference(value: unknown): value is ResourceReference {
  return value instanceof ResourceReference;
}

export function classReference(name: string): ResourceReference {
  return new ResourceReference('Class', capitalizedName(name));
}

/** A value as a resource keeps it: references are made the catalog's. */
export function parameterValue(value: Value): Value {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return replaceInArray(value as readonly Value[], parameterValue);
  if (value instanceof PuppetHash) return replaceInHash(value, parameterValue);
  if (isParameterReference(value)) return value;
  if (value instanceof ResourceType && value.typeName !== null)
    return resourceReference(value.typeName, value.title ?? '');
  if (value instanceof ClassType && value.className !== null) return classReference(value.className);
  if (value instanceof CatalogEntryType) throw new DeclarationError(refusal(value));
  if (value instanceof PuppetIterator) throw new DeclarationError('Use of an Iterator is not supported here');
  return value;
}

function resourceReference(typeName: string, title: string): ResourceReference {
  const type = catalogType(typeName);
  if (type === 'Class') return classReference(title);
  const state = catalogState();
  if (title === '' && state.types.find(type.toLowerCase())?.parseTitle('') === null) state.hasUnreadable = true;
  return new ResourceReference(type, title);
}

/** What the reference says where it looks for a type without a name. */
const NO_TYPE_NAME =
  "undefined method `include?' for nil:NilClass\n\n    if type_name.include?(':')\n                ^^^^^^^^^";

function refusal(type: CatalogEntryType): string {
  if (type instanceof ClassType) return 'No title provided and "class" is not a valid resource reference';
  if (type instanceof ResourceType) return NO_TYPE_NAME;
  return 'Cannot split the type Puppet::Pops::Types::PCatalogEntryType, it represents neither a PClassType, nor a PResourceType.';
}

/** The hash of what `replace` makes of keys and values; the same hash where it leaves all as they are. */
function replaceInHash(hash: PuppetHash, replace: (value: Value) => Value): PuppetHash {
  let replaced: (readonly [Value, Value])[] | undefined;
  let count = 0;
  hash.forEach((value, key) => {
    const newKey = replace(key);
    const newValue = replace(value);
    if (newKey !== key || newValue !== value) replaced ??= Array.from(hash).slice(0, count);
    replaced?.push([newKey, newValue]);
    count++;
  });
  return replaced === undefined ? hash : PuppetHash.from(replaced);
}

/** The array of what `replace` makes of the elements; the same array where it leaves all as they are. */
function replaceInArray(items: readonly Value[], replace: (value: Value) => Value): readonly Value[] {
  let replaced: Value[] | undefined;
  for (let index = 0; index < items.length; index++) {
    const item = items[index] as Value;
    const made = replace(item);
    if (made !== item) replaced ??= items.slice(0, index);
    replaced?.push(made);
  }
  return replaced ?? items;
}

/**
 * The type and title that a reference speaks of, as the catalog writes them; null for a type without title, and for
 * other values.
 */
export function referenced(value: Value): { readonly type: string; readonly title: string } | null {
  if (value instanceof ClassType)
    return value.className === null ? null : { type: 'Class', title: catalogTitle('Class', value.className) };
  if (value instanceof ResourceType && value.typeName !== null && value.title !== null) {
    const type = catalogType(value.typeName);
    if (value.title === '' && type !== 'Class') return null;
    return { type, title: catalogTitle(type, value.title) };
  }
  return null;
}

/** The value of a reference that is known by its text, `File[/x]`. */
export function referenceValue(reference: string): Value {
  const parsed = parseReference(reference);
  if (parsed === null) return reference;
  return new ResourceReference(parsed.type, parsed.title);
}

/**
 * The value of an attribute as the catalog shows it: references are texts. An array that holds one, at any depth of
 * arrays, becomes flat, and so do those of relationships, which have no gaps either.
 */
export function shownValue(name: string, value: Value): Value {
  if (!isArray(value)) return replaceReferences(value);
  if (isRelationship(name)) return replaceReferences(flatten(value).filter((element) => element !== null));
  return replaceReferences(holdsReference(value) ? flatten(value) : value);
}

function holdsReference(items: readonly Value[]): boolean {
  return items.some(
    (item) => isParameterReference(item) || (Array.isArray(item) && holdsReference(item as readonly Value[])),
  );
}

/** A value with its references as texts, as the catalog shows them. */
export function replaceReferences(value: Value): Value {
  if (value === null || typeof value !== 'object') return value;
  if (isParameterReference(value)) return value.reference;
  if (Array.isArray(value)) return replaceInArray(value as readonly Value[], replaceReferences);
  return value instanceof PuppetHash ? replaceInHash(value, replaceReferences) : value;
}
