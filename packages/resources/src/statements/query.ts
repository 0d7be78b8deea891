import {
  equals,
  flattenArrays,
  Float,
  isArray,
  isInteger,
  PuppetType,
  rubyText,
  type Value,
} from '@pptjs/runtime/core';
import type { Resource } from '../model/resource.js';
import type { Query } from '../model/statement.js';
import { toCatalogValue } from '../state/catalog-values.js';
import type { CatalogState } from '../state/state.js';

/** Whether a resource matches a query. */
export function matchesQuery(state: CatalogState, query: Query, resource: Resource): boolean {
  if (query === null) return true;
  switch (query[0]) {
    case 'and':
      return matchesQuery(state, query[1], resource) && matchesQuery(state, query[2], resource);
    case 'or':
      return matchesQuery(state, query[1], resource) || matchesQuery(state, query[2], resource);
    case '==':
      return hasValue(state, resource, query[1], query[2]);
    case '!=':
      return !equals(attributeOf(resource, query[1]), comparableValue(state, query[2]));
  }
}

/**
 * Whether an attribute equals a value or has an element that equals it. For `tag`: whether the resource has one of the
 * tags.
 */
function hasValue(state: CatalogState, resource: Resource, name: string, expected: Value): boolean {
  if (name === 'tag') return flattenArrays(expected).some((tag) => resource.isTagged(rubyText(tag)));
  const value = attributeOf(resource, name);
  const other = comparableValue(state, expected);
  return isArray(value) ? value.some((element) => equals(element, other)) : equals(value, other);
}

function attributeOf(resource: Resource, name: string): Value {
  return name === 'title' ? resource.title : (resource.parameters.get(name)?.value ?? null);
}

/** Parameters store the catalog's references, so a reference in a query is converted before the comparison. */
function comparableValue(state: CatalogState, value: Value): Value {
  return value instanceof PuppetType ? toCatalogValue(state, value) : value;
}

/** Whether a query compares a tag with a number, or with an array of tags that has one. */
export function comparesTagWithNumber(query: Query): boolean {
  if (query === null) return false;
  if (query[0] === 'and' || query[0] === 'or')
    return comparesTagWithNumber(query[1]) || comparesTagWithNumber(query[2]);
  if (query[0] !== '==' || query[1] !== 'tag') return false;
  const tags = isArray(query[2]) ? query[2] : [query[2]];
  return tags.some((tag) => isInteger(tag) || tag instanceof Float);
}
