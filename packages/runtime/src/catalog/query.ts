import { equals } from '../operators/equals.js';
import { isArray, type Value } from '../values/value.js';
import { PuppetType } from '../types/type.js';
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
      return !hasAttribute(resource, query[1], query[2]);
  }
}

function hasAttribute(resource: Resource, name: string, wanted: Value): boolean {
  if (name === 'tag') return resource.isTagged(String(wanted));
  const value = name === 'title' ? resource.title : (resource.parameters.get(name)?.value ?? null);
  const taken = wanted instanceof PuppetType ? parameterValue(wanted) : wanted;
  if (isArray(value)) return value.some((element) => equals(element, taken));
  return equals(value, taken);
}
