import { objectIdentity, keyId, type Value } from '@pptjs/runtime/core';
import { DeclarationError, unreadableTitle } from './errors.js';
import { flatten } from './flatten.js';
import { isParameterReference } from './parameter-value.js';
import { referenceText } from './reference.js';
import type { ResourceType } from './resource-type.js';

/**
 * What a resource's type tells it apart by: the values of its namevars, in the order of their names, as its parameters
 * or else its title give them.
 * @throws {DeclarationError} where the type cannot read the title
 */
export function uniquenessKey(
  type: ResourceType,
  title: string,
  parameter: (name: string) => Value | undefined,
): readonly Value[] {
  if (type.lacksTitlePatterns)
    throw new DeclarationError('you must specify title patterns when there are two or more key attributes');
  const parsed = type.parseTitle(title);
  if (parsed === null) throw new DeclarationError(unreadableTitle(title));
  return type.sortedNamevars.map((name) => parameter(name) ?? parsed.get(name) ?? null);
}

/** The name that a catalog knows a key by: a reference where the key is no more than a title. */
export function keyReference(type: string, key: readonly Value[]): string {
  const values = flatten(key);
  const [only] = values;
  return values.length === 1 && typeof only === 'string'
    ? referenceText(type, only)
    : `${type}${String(keyId(values.map(identified)))}`;
}

/** A reference is the same as itself only: as an array of one number, which `flatten` leaves nowhere else. */
function identified(value: Value): Value {
  return isParameterReference(value) ? [objectIdentity(value)] : value;
}
