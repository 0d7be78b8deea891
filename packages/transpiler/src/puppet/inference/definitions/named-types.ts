import {
  ANY,
  builtinType,
  DefinedAliasType,
  type PuppetType,
  ResourceType,
  type TypeAliasType,
  VariantType,
} from '@pptjs/runtime/lattice';
import type { TypeAlias } from '../../ast/nodes.js';
import type { FileDefinitions } from './file-definitions.js';
import { plainName } from './names.js';
import { readAliasBody, type TypeNames } from './type-expressions.js';
import type { DeclaredAlias } from './world.js';

/** The meaning of a name where a type is expected. */
export type NamedTypeResult =
  | { readonly kind: 'type'; readonly type: PuppetType }
  /** The name certainly does not exist. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'unknown' };

const UNKNOWN: NamedTypeResult = { kind: 'unknown' };

/** The types that capitalized names denote in a file. */
export class NamedTypes implements TypeNames {
  readonly #definitions: FileDefinitions;
  /** The aliases of the file, by name. */
  readonly #aliases: ReadonlyMap<string, TypeAlias>;
  /** Whether the file defines types in a way that inference does not read. */
  readonly #hasOtherTypes: boolean;
  readonly #found = new Map<string, NamedTypeResult>();

  constructor(definitions: FileDefinitions, aliases: ReadonlyMap<string, TypeAlias>, hasOtherTypes: boolean) {
    this.#definitions = definitions;
    this.#aliases = aliases;
    this.#hasOtherTypes = hasOtherTypes;
  }

  /** Returns the type that a capitalized name denotes. @param name as it is written */
  typeNamed(name: string): NamedTypeResult {
    const key = plainName(name);
    const builtin = builtinType(key);
    if (builtin !== undefined) return { kind: 'type', type: builtin };
    let found = this.#found.get(key);
    if (found === undefined) this.#found.set(key, (found = this.#findType(key)));
    return found;
  }

  #findType(name: string): NamedTypeResult {
    // A resource type hides an alias of its name in another file.
    const own = this.#aliases.get(name);
    if (own !== undefined) return this.#aliasType(own, name);
    if (this.#definitions.definedTypes.has(name)) return { kind: 'type', type: new ResourceType(name) };
    const resource = this.#definitions.findResourceType(name);
    const defined = this.#definitions.world.findDefinedType(name);
    if (resource || defined) return { kind: 'type', type: new ResourceType(name) };
    const alias = this.#definitions.world.findAlias(name);
    if (alias !== null && alias !== undefined) return this.#aliasType(alias, name);
    const isClosed =
      alias === null && resource === null && defined === null && !this.#hasOtherTypes && !this.#isInTypeSet(name);
    return isClosed ? { kind: 'missing' } : UNKNOWN;
  }

  /** Whether a name may be that of a type in a type set of the file: `X::A` with `type X = TypeSet[…]`. */
  #isInTypeSet(name: string): boolean {
    const separator = name.lastIndexOf('::');
    return (
      separator > 0 && (this.#aliases.has(name.slice(0, separator)) || this.#isInTypeSet(name.slice(0, separator)))
    );
  }

  #aliasType(alias: DeclaredAlias, key: string): NamedTypeResult {
    const type = new DefinedAliasType(alias.name, () => readAliasBody(alias, this) ?? ANY);
    // The body of an alias can name the alias.
    this.#found.set(key, { kind: 'type', type });
    return isReadable(type) ? { kind: 'type', type } : UNKNOWN;
  }
}

/** Whether the body of an alias can be read: it does not only refer to itself, and its names are known. */
function isReadable(alias: TypeAliasType): boolean {
  try {
    const resolved = alias.resolved();
    return resolved !== ANY && !(resolved instanceof VariantType && resolved.types.length === 0);
  } catch {
    return false;
  }
}
