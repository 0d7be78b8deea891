import { equals, Float, isArray, isInteger, PuppetType, rubyText, type Value } from '@pptjs/runtime/core';
import { flatten } from './flatten.js';
import { parameterValue } from './parameter-value.js';
import type { Resource } from './resource.js';

/** A query as compiled code states it: `['and', …]`, `['==', 'tag', 'a']`; null for one that everything fits. */
export type Query =
  | null
  | readonly ['and' | 'or', Query, Query]
  | readonly ['==' | '!=', attribute: string, value: Value];

/** Whether a resource is one that the query asks for. */
export function matches(query: Query, resource: Resource): boolean {
  if (query === null) return true;
  switch (query[0]) {
    case 'and':
      return matches(query[1], resource) && matches(query[2], resource);
    case 'or':
      return matches(query[1], resource) || matches(query[2], resource);
    case '==':
      return hasAttribute(resource, query[1], query[2]);
    case '!=':
      return !equals(attributeOf(resource, query[1]), taken(query[2]));
  }
}

/**
 * Whether an attribute has a value, or an element, that is the wanted one; for tags, whether the resource has one of
 * them.
 */
function hasAttribute(resource: Resource, name: string, wanted: Value): boolean {
  if (name === 'tag') return flatten(wanted).some((tag) => resource.isTagged(rubyText(tag)));
  const value = attributeOf(resource, name);
  const other = taken(wanted);
  return isArray(value) ? value.some((element) => equals(element, other)) : equals(value, other);
}

function attributeOf(resource: Resource, name: string): Value {
  return name === 'title' ? resource.title : (resource.parameters.get(name)?.value ?? null);
}

/** References are compared as resources keep them. */
function taken(wanted: Value): Value {
  return wanted instanceof PuppetType ? parameterValue(wanted) : wanted;
}

/** Whether a query asks for a tag that is a number, which is none. */
export function asksForNumber(query: Query): boolean {
  if (query === null) return false;
  if (query[0] === 'and' || query[0] === 'or') return asksForNumber(query[1]) || asksForNumber(query[2]);
  return query[0] === '==' && query[1] === 'tag' && (isInteger(query[2]) || query[2] instanceof Float);
}
