import { flattenArrays, keyId, objectIdentity, type Value } from '@pptjs/runtime/core';
import { declarationError } from '../errors/errors.js';
import * as messages from '../errors/messages.js';
import { isCatalogReference } from './catalog-reference.js';
import type { NativeType } from './native-type.js';
import { referenceText } from './reference.js';

/**
 * The key that distinguishes a resource from others of its native type: the values of its namevars, ordered by their
 * names. A value comes from the parameter or else from the title.
 * @param resourceName the value of `name`, or of the only namevar, if neither the parameters nor the title have one
 * @throws {DeclarationError} if the type cannot split the title
 */
export function uniquenessKey(
  type: NativeType,
  title: string,
  resourceName: Value,
  parameter: (name: string) => Value | undefined,
): readonly Value[] {
  if (type.lacksTitlePatterns) throw declarationError(messages.NO_TITLE_PATTERNS, {});
  const parsed = type.parseTitle(title);
  if (parsed === null) throw declarationError(messages.UNREADABLE_TITLE, { title });
  const valueOf = (name: string): Value => parameter(name) ?? parsed.get(name) ?? null;
  const isName = (name: string): boolean => name === type.namevar || name === 'name';
  return type.sortedNamevars.map((name) =>
    isName(name) ? (valueOf(name) ?? valueOf(type.namevar) ?? valueOf('name') ?? resourceName) : valueOf(name),
  );
}

/** The name of a key in the catalog's table. A key that is only a title gives the text of a reference. */
export function keyReference(type: string, key: readonly Value[]): string {
  const values = flattenArrays(key);
  const [only] = values;
  return values.length === 1 && typeof only === 'string'
    ? referenceText(type, only)
    : `${type}${String(keyId(values.map(withIdentity)))}`;
}

/** A reference equals only itself. `flattenArrays` leaves no other arrays, so an array of its identity is unique. */
function withIdentity(value: Value): Value {
  return isCatalogReference(value) ? [objectIdentity(value)] : value;
}
