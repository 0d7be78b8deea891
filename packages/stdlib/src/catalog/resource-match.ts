import {
  capitalizeSegments,
  catalogValue,
  currentCatalog,
  currentResource,
  EMPTY_HASH,
  functionError,
  isArray,
  PuppetHash,
  PuppetType,
  type Resource,
  rubyInspect,
  rubyText,
  type Value,
} from '@pptjs/runtime/internal';
import { messages } from '../messages.js';
import { isTruthy } from '../values/booleans.js';
import { unsupportedArgument } from '../values/class-names.js';

/** Names a resource. An empty title stands for all resources of the type. */
export interface ResourceName {
  readonly type: string;
  readonly title: string;
}

/**
 * Returns whether the catalog has a resource with a name and attributes, other than the resource that contains the
 * call.
 *
 * @param caller the function that messages name
 * @throws {FunctionError} for attributes that are not a hash or an array
 */
export function isDefinedWith(caller: string, name: ResourceName, attributes: Value): boolean {
  const others = findResources(name).filter((resource) => resource !== currentResource());
  const expected = isTruthy(attributes) && attributes !== '' ? attributes : EMPTY_HASH;
  return others.some((resource) =>
    pairsOf(caller, expected).every(([key, value]) => isSame(resource.get(rubyText(key)) ?? null, catalogValue(value))),
  );
}

function pairsOf(caller: string, attributes: Value): readonly (readonly [Value, Value])[] {
  if (attributes instanceof PuppetHash) return Array.from(attributes);
  if (isArray(attributes))
    return attributes.map((element) => (isArray(element) ? [element[0] ?? null, element[1] ?? null] : [element, null]));
  if (attributes instanceof PuppetType) return [];
  throw unsupportedArgument(caller, 'a Hash of attributes', attributes);
}

/**
 * Parses the text of a resource reference: `File[/x]`.
 *
 * @throws {FunctionError} for any other text
 */
export function parseResourceName(text: string): ResourceName {
  const match = /^([^[\]]+)\[([^]+)\]$/m.exec(text);
  if (match === null) throw functionError(messages.NOT_A_REFERENCE, { text: rubyInspect(text) });
  const [, type = '', title = ''] = match;
  return { type: capitalizeSegments(type), title };
}

function findResources({ type, title }: ResourceName): readonly Resource[] {
  if (title === '') return [...currentCatalog().ofType(type)];
  const resource = currentCatalog().findReference(`${type}[${type === 'Class' ? capitalizeSegments(title) : title}]`);
  return resource === undefined ? [] : [resource];
}

/** Ruby's `==`, which compares strings case-sensitively. */
function isSame(left: Value, right: Value): boolean {
  if (isArray(left) && isArray(right))
    return left.length === right.length && left.every((element, index) => isSame(element, right[index] ?? null));
  if (left instanceof PuppetHash && right instanceof PuppetHash) {
    return (
      left.size === right.size &&
      Array.from(left).every(([key, value]) => right.has(key) && isSame(value, right.get(key) ?? null))
    );
  }
  return (
    left === right ||
    (typeof left === 'object' &&
      typeof right === 'object' &&
      left !== null &&
      right !== null &&
      String(left) === String(right))
  );
}
