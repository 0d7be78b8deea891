import { flattenArrays, isArray, PuppetHash, ResourceType, rubyInspect, type Value } from '@pptjs/runtime/core';
import { isRelationship, type NativeTypes } from './native-type.js';
import { capitalizedName, parseReference, referenceText } from './reference.js';
import { mapArray, mapHash } from './values.js';

/**
 * A reference as the value of a parameter. Its text is the catalog's, `File[/x]`. A class is a resource like others
 * here. A reference to a type without a title has the title ''.
 */
export class CatalogReference extends ResourceType {
  constructor(type: string, title: string) {
    super(type, title);
  }

  #reference: string | undefined;

  /** The text of the reference: `File[/x]`. */
  get reference(): string {
    const title = this.title ?? '';
    return (this.#reference ??= referenceText(this.name, this.name === 'Class' && title === '' ? 'main' : title));
  }

  override toString(): string {
    return this.reference;
  }
}

/** A reference that prints as Ruby's `inspect` does: with the attributes that its type reads from the title. */
class InspectedReference extends CatalogReference {
  readonly #attributes: ReadonlyMap<string, string | null>;

  constructor({ name, title }: CatalogReference, types: NativeTypes) {
    super(name, title ?? '');
    this.#attributes = types.find(name.toLowerCase())?.parseTitle(title ?? '') ?? new Map([['name', title ?? '']]);
  }

  override toString(): string {
    const attributes = Array.from(this.#attributes, ([name, value]) => `:${name}=>${rubyInspect(value)}`);
    return `${this.reference}{${attributes.join(', ')}}`;
  }
}

/** Whether a value is a reference to a resource of the catalog. */
export function isCatalogReference(value: unknown): value is CatalogReference {
  return value instanceof CatalogReference;
}

/** The reference to a class. */
export function classReference(name: string): CatalogReference {
  return new CatalogReference('Class', capitalizedName(name));
}

/** Parses the text of a reference, `File[/x]`. Returns the text itself if it is not a reference. */
export function referenceValue(text: string): Value {
  const parsed = parseReference(text);
  return parsed === null ? text : new CatalogReference(parsed.type, parsed.title);
}

/** Prepares a value for `rubyInspect`: references print with the attributes that their types read from the titles. */
export function inspectable(value: Value, types: NativeTypes): Value {
  const replace = (each: Value): Value => inspectable(each, types);
  if (isCatalogReference(value)) return new InspectedReference(value, types);
  if (isArray(value)) return mapArray(value, replace);
  return value instanceof PuppetHash ? mapHash(value, replace) : value;
}

/**
 * Converts the value of an attribute to the form that the catalog is written in: references become texts. Arrays that
 * contain a reference are flattened. Arrays of relationships are always flattened and contain no undef.
 */
export function outputValue(name: string, value: Value): Value {
  if (!isArray(value)) return replaceReferences(value);
  if (isRelationship(name)) return replaceReferences(flattenArrays(value).filter((element) => element !== null));
  return replaceReferences(containsReference(value) ? flattenArrays(value) : value);
}

function containsReference(items: readonly Value[]): boolean {
  return items.some((item) => isCatalogReference(item) || (isArray(item) && containsReference(item)));
}

/** Replaces the references in a value by their texts. */
export function replaceReferences(value: Value): Value {
  if (value === null || typeof value !== 'object') return value;
  if (isCatalogReference(value)) return value.reference;
  if (isArray(value)) return mapArray(value, replaceReferences);
  return value instanceof PuppetHash ? mapHash(value, replaceReferences) : value;
}
