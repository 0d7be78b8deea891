import {
  CatalogEntryType,
  ClassType,
  INTEGER_OUT_OF_RANGE,
  integerOutOfRange,
  isArray,
  PuppetHash,
  PuppetIterator,
  ResourceType,
  type Value,
} from '@pptjs/runtime/core';
import { type DeclarationError, declarationError } from '../errors/errors.js';
import * as messages from '../errors/messages.js';
import { CatalogReference, classReference, isCatalogReference } from '../model/catalog-reference.js';
import { catalogTitle, type ParsedReference } from '../model/reference.js';
import { mapArray, mapHash } from '../model/values.js';
import { catalogType } from './resource-types.js';
import { type CatalogState, catalogState } from './state.js';

/**
 * Converts a value to the form that parameters store: references become the catalog's references.
 * @throws {DeclarationError} if resources do not accept the value
 */
export function toCatalogValue(state: CatalogState, value: Value): Value {
  if (typeof value === 'bigint') return catalogInteger(value);
  if (value === null || typeof value !== 'object') return value;
  if (isArray(value)) return mapArray(value, (each) => toCatalogValue(state, each));
  if (value instanceof PuppetHash) return mapHash(value, (each) => toCatalogValue(state, each));
  if (isCatalogReference(value)) return value;
  if (value instanceof CatalogEntryType) return toCatalogReference(state, value);
  if (value instanceof PuppetIterator) throw declarationError(messages.ITERATOR_AS_PARAMETER, {});
  return value;
}

function catalogInteger(value: bigint): bigint {
  const outOfRange = integerOutOfRange(value);
  if (outOfRange !== null) throw declarationError(INTEGER_OUT_OF_RANGE, outOfRange);
  return value;
}

/** Converts a value to the form that the parameters of the current catalog have, to compare it with them. */
export function catalogValue(value: Value): Value {
  return toCatalogValue(catalogState(), value);
}

function toCatalogReference(state: CatalogState, value: CatalogEntryType): CatalogReference {
  if (value instanceof ResourceType && value.typeName !== null)
    return resourceReference(state, value.typeName, value.title ?? '');
  if (value instanceof ClassType && value.className !== null) return classReference(value.className);
  throw notAReference(value);
}

function resourceReference(state: CatalogState, typeName: string, title: string): CatalogReference {
  const type = catalogType(state, typeName);
  if (type === 'Class') return classReference(title);
  if (title === '' && state.nativeTypes.find(type.toLowerCase())?.parseTitle('') === null)
    state.hasUnreadableTitle = true;
  return new CatalogReference(type, title);
}

function notAReference(type: CatalogEntryType): DeclarationError {
  if (type instanceof ClassType) return declarationError(messages.NOT_A_REFERENCE, { shown: '"class"' });
  if (type instanceof ResourceType) return declarationError(messages.REFERENCE_WITHOUT_TYPE, {});
  return declarationError(messages.NOT_A_CATALOG_ENTRY, {});
}

/**
 * The type and title of a reference as the catalog writes them. Returns null for a reference without a title and for
 * other values.
 */
export function referencedResource(state: CatalogState, value: Value): ParsedReference | null {
  if (value instanceof ClassType)
    return value.className === null ? null : { type: 'Class', title: catalogTitle('Class', value.className) };
  if (value instanceof ResourceType && value.typeName !== null && value.title !== null) {
    const type = catalogType(state, value.typeName);
    if (value.title === '' && type !== 'Class') return null;
    return { type, title: catalogTitle(type, value.title) };
  }
  return null;
}
