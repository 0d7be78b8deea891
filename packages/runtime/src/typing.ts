/**
 * Types by name and by text, for callers of the runtime. Whatever reads types can read `Init[T]`, and what such a type
 * accepts depends on the constructors of T, which a layer above the readers defines. The functions of this file
 * therefore load the constructors. They do so by a call, not by an import alone, so that a bundle without types has no
 * constructors and a bundle with types has them.
 */
import type { AliasDefinition } from './context/definition.js';
import { loadInitRules } from './conversions/init.js';
import { parseType as parse } from './type-reading/parse.js';
import { readType as read } from './type-reading/read-type.js';
import { reference as referTo } from './type-reading/reference.js';
import { aliasType as typeOfAlias, referToType as typeOrReference } from './type-reading/resolve.js';
import type { PuppetType } from './values/type.js';
import type { Value } from './values/value.js';

/** See `reference` of type-reading/reference.ts. */
export function reference(name: string, ...keys: Value[]): Value {
  loadInitRules();
  return referTo(name, keys);
}

/** See `referToType` of type-reading/resolve.ts. */
export function referToType(name: string): PuppetType {
  loadInitRules();
  return typeOrReference(name);
}

/** See `aliasType` of type-reading/resolve.ts. */
export function aliasType(definition: AliasDefinition): PuppetType {
  loadInitRules();
  return typeOfAlias(definition);
}

/** See `parseType` of type-reading/parse.ts. */
export function parseType(text: string, local?: Readonly<Record<string, string>>): PuppetType {
  loadInitRules();
  return parse(text, local);
}

/** See `readType` of type-reading/read-type.ts. */
export function readType(text: string, shown: string): PuppetType {
  loadInitRules();
  return read(text, shown);
}
