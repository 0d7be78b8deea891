import type { TypeSetType } from '../types/type-set.js';
import type { PuppetType } from '../values/type.js';
import type { Value } from '../values/value.js';
import type { AliasDefinition, Definition } from './definition.js';

/** The type of a name, and references to resources of that type by title. */
export interface NamedType {
  readonly type: PuppetType;
  readonly references: Map<string, Value>;
}

/**
 * The types that compiled modules name, resolved once. Evaluations that find the same definitions under the same names
 * share a table: a catalog compiler owns one and creates a new one when the files may have changed. An evaluation with
 * definitions of its own has a table of its own.
 *
 * Functions and definitions are held weakly: an entry lives as long as the compiled module that it belongs to. The names
 * are those in the code of the modules.
 */
export class TypeTable {
  readonly #parent: TypeTable | undefined;
  readonly #types = new WeakMap<() => unknown, PuppetType>();
  readonly #aliases = new WeakMap<AliasDefinition, PuppetType>();
  readonly #resolved = new WeakSet<Definition>();
  readonly #named = new Map<string, NamedType>();

  /** @param parent a table whose entries this one has too */
  constructor(parent?: TypeTable) {
    this.#parent = parent;
  }

  /** Returns a table that has the entries of this one. Entries that are added to it are not added to this one. */
  fork(): TypeTable {
    return new TypeTable(this);
  }

  type(make: () => unknown): PuppetType | undefined {
    return this.#types.get(make) ?? this.#parent?.type(make);
  }

  setType(make: () => unknown, type: PuppetType): void {
    this.#types.set(make, type);
  }

  alias(definition: AliasDefinition): PuppetType | undefined {
    return this.#aliases.get(definition) ?? this.#parent?.alias(definition);
  }

  setAlias(definition: AliasDefinition, type: PuppetType): void {
    this.#aliases.set(definition, type);
  }

  deleteAlias(definition: AliasDefinition): void {
    this.#aliases.delete(definition);
  }

  named(name: string): NamedType | undefined {
    return this.#named.get(name) ?? this.#parent?.named(name);
  }

  setNamed(name: string, type: NamedType): void {
    this.#named.set(name, type);
  }

  /** Removes all names, because a new definition may change their meaning. */
  clearNames(): void {
    this.#named.clear();
  }

  /** Whether the types of the definition's parameters were resolved. */
  isResolved(definition: Definition): boolean {
    return this.#resolved.has(definition) || this.#parent?.isResolved(definition) === true;
  }

  setResolved(definition: Definition): void {
    this.#resolved.add(definition);
  }
}

/** The members of a type set. Their definitions refer to each other by short names. */
export interface SetMembers {
  /**
   * Returns a member by its short name, or a member of a referenced set by the alias of that set and the member's name.
   */
  find(name: string): PuppetType | undefined;
}

/** The state of the resolution of type names in one evaluation. */
export class TypeResolution {
  /** The number of lookups of names that are not built in. */
  lookups = 0;
  /** The number of alias bodies that are being evaluated. In a body, an unknown name is a reference and not an error. */
  openBodies = 0;
  /** The innermost alias whose body is being evaluated. */
  openAlias: AliasDefinition | undefined;
  /** The members of the type set whose definition is being evaluated. */
  members: SetMembers | null = null;
  /** The type sets that the program has used, by name in lower case. Names can denote members of these sets. */
  readonly sets = new Map<string, TypeSetType>();
}
