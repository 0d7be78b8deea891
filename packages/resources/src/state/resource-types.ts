import { capitalizeSegments, didYouMean, stripLeadingColons } from '@pptjs/runtime/core';
import type { NamedType } from '../model/native-type.js';
import { capitalizedName } from '../model/reference.js';
import type { CatalogState } from './state.js';

/** Finds a resource type by its name, in lower case. Native types take precedence over defined types. */
export function findType(state: CatalogState, name: string): NamedType | undefined {
  let type = state.namedTypes.get(name);
  if (type !== undefined) return type;
  const nativeType = state.nativeTypes.find(name) ?? null;
  const definition =
    nativeType === null ? (state.context.definitions.find('define', stripLeadingColons(name)) ?? null) : null;
  if (nativeType === null && definition === null) return undefined;
  state.namedTypes.set(name, (type = { nativeType, definition }));
  return type;
}

/** The names to suggest from for an unknown type, in lower case. */
export function resourceTypeCandidates({ nativeTypes, context }: CatalogState, name: string): readonly string[] {
  return [...nativeTypes.names(), ...context.definitions.candidates('define', name)];
}

/**
 * The question that suggests similar names for an unknown type; undefined if there are none. The names are capitalized
 * if the given one is.
 */
export function suggestResourceType(state: CatalogState, name: string): string | undefined {
  const names = resourceTypeCandidates(state, name);
  return didYouMean(name, /^[A-Z]/.test(name) ? names.map(capitalizeSegments) : names);
}

/**
 * The type of a reference as the catalog writes it. Puppet treats an unknown type as a class, and the type Component as
 * well.
 */
export function catalogType(state: CatalogState, typeName: string): string {
  const type = capitalizedName(typeName);
  return type !== 'Component' && (type === 'Node' || findType(state, type.toLowerCase()) !== undefined)
    ? type
    : 'Class';
}

/** A type as the error NOT_A_REFERENCE shows it. `name` is in lower case. */
export function shownType(state: CatalogState, name: string): string {
  const type = findType(state, name);
  if (type === undefined) return 'nil';
  return type.nativeType === null ? JSON.stringify(stripLeadingColons(name)) : `:${type.nativeType.name}`;
}
