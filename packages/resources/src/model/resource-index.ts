import { flattenArrays, foldAscii, isArray, rubyText, type Value } from '@pptjs/runtime/core';
import type { Catalog } from './catalog.js';
import type { Resource } from './resource.js';
import type { Query } from './statement.js';

/** The number of searches for values of an attribute without an index of it: few searches take less time than an index. */
const MAX_UNINDEXED_SEARCHES = 8;

/** A comparison that a query makes with `==`. */
interface Term {
  readonly attribute: string;
  /** The key of the value in the index of the attribute. */
  readonly key: string;
}

/**
 * Finds the resources that the queries of collectors may match, during one round of collectors. Only collectors change
 * resources in that time, and they report it by `changing`.
 */
export class ResourceIndex {
  readonly #catalog: Catalog;
  /** By type, then by attribute. */
  readonly #attributes = new Map<string, Map<string, AttributeIndex>>();
  /** Counts the changes of tags that other resources inherit. */
  #tagChanges = 0;

  constructor(catalog: Catalog) {
    this.#catalog = catalog;
  }

  /**
   * The resources of a type that may match a query, in order of declaration, including those that are added or begin to
   * match during the iteration.
   *
   * @param first the position of the first candidate, for a query without terms
   */
  *candidates(type: string, query: Query, first: number): Generator<Resource, void> {
    const resources = this.#catalog.allOfType(type);
    const positions = this.#positions(type, resources, query);
    const tagChanges = this.#tagChanges;
    let next = first;
    for (const position of positions ?? []) {
      yield resources[position] as Resource;
      next = position + 1;
      if (tagChanges !== this.#tagChanges) break;
    }
    if (positions !== undefined && tagChanges === this.#tagChanges) return;
    for (; next < resources.length; next++) yield resources[next] as Resource;
  }

  /** Calls `change`, which changes parameters or tags of one resource. */
  changing(resource: Resource, change: () => void): void {
    const tags = resource.tags.size;
    change();
    const attributes = this.#attributes.get(resource.type);
    attributes?.forEach((index) => index.update(resource));
    // The contents of an evaluated resource have its tags.
    if (!resource.isEvaluated || resource.tags.size === tags) return;
    this.#tagChanges++;
    for (const each of this.#attributes.values()) each.get('tag')?.clear();
  }

  /** The positions of the candidates, in order; undefined if all resources are candidates. */
  #positions(type: string, resources: readonly Resource[], query: Query): readonly number[] | undefined {
    const terms = termsOf(query);
    if (terms === undefined) return undefined;
    const found: number[] = [];
    for (const { attribute, key } of terms) {
      const positions = this.#attribute(type, attribute).find(resources, key);
      if (positions === undefined) return undefined;
      for (const position of positions) found.push(position);
    }
    return found.length > 1 ? [...new Set(found)].sort((a, b) => a - b) : found;
  }

  #attribute(type: string, attribute: string): AttributeIndex {
    let attributes = this.#attributes.get(type);
    if (attributes === undefined) this.#attributes.set(type, (attributes = new Map()));
    let index = attributes.get(attribute);
    if (index === undefined) attributes.set(attribute, (index = new AttributeIndex(attribute)));
    return index;
  }
}

/** The positions of the resources of one type by the values of one attribute. It keeps the values that were replaced. */
class AttributeIndex {
  readonly #attribute: string;
  readonly #positions = new Map<string, Set<number>>();
  /** The position of each indexed resource. */
  readonly #indexed = new Map<Resource, number>();
  #searches = 0;

  constructor(attribute: string) {
    this.#attribute = attribute;
  }

  /** Returns undefined if the attribute is not indexed yet. */
  find(resources: readonly Resource[], key: string): Iterable<number> | undefined {
    if (++this.#searches <= MAX_UNINDEXED_SEARCHES) return undefined;
    for (let position = this.#indexed.size; position < resources.length; position++) {
      const resource = resources[position] as Resource;
      this.#indexed.set(resource, position);
      this.#add(resource, position);
    }
    return this.#positions.get(key) ?? [];
  }

  update(resource: Resource): void {
    const position = this.#indexed.get(resource);
    if (position !== undefined) this.#add(resource, position);
  }

  clear(): void {
    this.#positions.clear();
    this.#indexed.clear();
  }

  #add(resource: Resource, position: number): void {
    for (const key of keysOf(resource, this.#attribute)) {
      const positions = this.#positions.get(key);
      if (positions === undefined) this.#positions.set(key, new Set([position]));
      else positions.add(position);
    }
  }
}

/**
 * The terms of which a resource matches at least one if it matches the query. Undefined if there are no such terms, or
 * if they compare with values that are not Strings.
 */
function termsOf(query: Query): readonly Term[] | undefined {
  if (query === null) return undefined;
  switch (query[0]) {
    case 'and':
      return termsOf(query[1]) ?? termsOf(query[2]);
    case 'or': {
      const left = termsOf(query[1]);
      const right = left && termsOf(query[2]);
      return left && right && [...left, ...right];
    }
    case '==':
      return comparedTerms(query[1], query[2]);
    case '!=':
      return undefined;
  }
}

function comparedTerms(attribute: string, value: Value): readonly Term[] | undefined {
  if (attribute === 'tag') return flattenArrays(value).map((tag) => ({ attribute, key: rubyText(tag).toLowerCase() }));
  return typeof value === 'string' ? [{ attribute, key: foldAscii(value) }] : undefined;
}

/** The keys of the values with which a query finds a resource. */
function keysOf(resource: Resource, attribute: string): readonly string[] {
  if (attribute === 'tag') return resource.allTags();
  if (attribute === 'title') return [foldAscii(resource.title)];
  const value = resource.parameters.get(attribute)?.value;
  const values = isArray(value) ? value : [value];
  return values.filter((each) => typeof each === 'string').map(foldAscii);
}
