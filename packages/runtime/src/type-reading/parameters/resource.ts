import { findService } from '../../context/services.js';
import { evaluationError } from '../../errors/messages.js';
import * as typeMessages from '../../errors/messages/types.js';
import { stripLeadingColons } from '../../text/qualified-name.js';
import { inferGeneralized } from '../../types/infer.js';
import { ClassType, RESOURCE, ResourceType } from '../../types/resource.js';
import { labelWithArticle } from '../../values/label.js';
import type { PuppetType } from '../../values/type.js';
import { flattenArrays, isArray, type Value } from '../../values/value.js';
import { badArity, badSpecialization, type Key } from './keys.js';

/**
 * `File['/a', '/b']`, `Resource['file', '/a']`: a reference, or an Array of references for several titles or an Array.
 */
export function resourceReferences(type: ResourceType, keys: readonly Key[]): Value {
  if (type.title !== null) return readParameters(type, keys);
  if (type !== RESOURCE) return references(type, type.name, keys);
  const [first, ...titles] = keys;
  if (!first) throw badArity('Resource-Type', 1, null, 0);
  const named = resourceTypeOf(first);
  if (titles.length === 0) return named;
  const plain = new ResourceType(named.typeName);
  // Puppet counts blame from the first title.
  return references(
    plain,
    'Resource',
    titles.map(({ value }, i) => ({ value, blame: i + 1 })),
  );
}

/** `File['/a']['mode']`: the values of a resource's attributes. */
function readParameters(reference: ResourceType | ClassType, keys: readonly Key[]): Value {
  const names = flattenKeys(keys).map(String);
  if (names.length === 0) return areSeveral(keys) ? [] : null;
  const catalog = findService('catalog');
  if (catalog !== undefined) {
    const values = catalog.readParameters(reference, names);
    return areSeveral(keys) ? values : (values[0] ?? null);
  }
  const text = reference instanceof ClassType ? `Class['${reference.className}']` : String(reference);
  throw evaluationError(typeMessages.UNKNOWN_RESOURCE, { reference: text }, 0);
}

function references(type: ResourceType, shownAs: string, keys: readonly Key[]): Value {
  const titles = flattenKeys(keys);
  // Puppet counts past the name of the type if there are more or fewer titles than parameters.
  const shift = titles.length === keys.length ? 0 : 1;
  const found = titles.map((value, i) => {
    if (typeof value === 'string') return new ResourceType(type.typeName, value);
    const first = (keys[0]?.blame ?? 0) as number;
    throw badSpecialization(shownAs, { value, blame: first + i + shift }, 'a resource title String');
  });
  return areSeveral(keys) ? found : (found[0] ?? null);
}

/** Returns whether the result is an Array. */
function areSeveral(keys: readonly Key[]): boolean {
  return keys.length > 1 || keys.some(({ value }) => isArray(value));
}

/** Returns the parameters and the elements of Arrays, without undef. */
function flattenKeys(keys: readonly Key[]): Value[] {
  const only = keys.length === 1 ? keys[0]?.value : undefined;
  if (typeof only === 'string') return [only];
  return keys.flatMap(({ value }) => flattenArrays(value)).filter((value) => value !== null);
}

function resourceTypeOf({ value, blame }: Key): ResourceType {
  if (value instanceof ResourceType) return value;
  if (typeof value !== 'string') {
    throw evaluationError(typeMessages.BAD_RESOURCE_TYPE, { actual: String(inferGeneralized(value)) }, blame);
  }
  const type = new ResourceType(value);
  // A capitalized name is used unchanged.
  const name = /^[A-Z]/.test(value) ? value : value === '' ? '' : type.name;
  if (/^(::)?[A-Z]\w*(::[A-Z]\w*)*$/.test(name)) return type;
  throw evaluationError(typeMessages.BAD_TYPE_NAME, { name }, blame);
}

/** `Class['a', 'b::c']`: a reference, or an Array of them. */
export function classReferences(type: ClassType, keys: readonly Key[]): Value {
  if (type.className !== null) return readParameters(type, keys);
  const found = flattenKeys(keys).map((value, i) =>
    classReference({ value, blame: ((keys[0]?.blame ?? 0) as number) + i }),
  );
  return areSeveral(keys) ? found : (found[0] ?? null);
}

function classReference({ value, blame }: Key): PuppetType {
  if (typeof value !== 'string') {
    const label = labelWithArticle(value);
    const actual = label.charAt(0).toUpperCase() + label.slice(1);
    throw evaluationError(typeMessages.CLASS_NAME_NOT_A_STRING, { actual }, blame);
  }
  const name = stripLeadingColons(value.toLowerCase());
  if (/^[a-z_]\w*(::[a-z]\w*)*$/.test(name)) return new ClassType(name);
  throw evaluationError(typeMessages.BAD_CLASS_NAME, { name: value }, blame);
}
