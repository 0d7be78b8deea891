import type { Definition, DefinitionKind } from './definition.js';
import { registeredFunction } from './host-functions.js';
import { TypeResolution, TypeTable } from './type-table.js';

type OfKind<K extends DefinitionKind> = Extract<Definition, { kind: K }>;

/** Finds definitions that are not yet known: the modules of an environment, say. */
export interface DefinitionLoader {
  find(kind: DefinitionKind, name: string): Definition | undefined;
  /** Loaders with the same table find the same types under the same names. */
  readonly types?: TypeTable;
}

/**
 * What an evaluation knows by name, backed by a loader that finds what it does not know yet. Nodes are kept in order,
 * not by name.
 */
export class Definitions {
  readonly #known = new Map<string, Definition>();
  readonly #loader: DefinitionLoader | undefined;
  readonly nodes: OfKind<'node'>[] = [];
  /** How far this evaluation is with the resolution of type names. */
  readonly resolution = new TypeResolution();
  #ownTypes: TypeTable | undefined;

  constructor(loader?: DefinitionLoader) {
    this.#loader = loader;
  }

  /** The types that are resolved: those of the loader, until the evaluation gets definitions of its own. */
  get types(): TypeTable {
    return this.#ownTypes ?? this.#loader?.types ?? (this.#ownTypes = new TypeTable());
  }

  /** Continues with a table of this evaluation's own, which has the entries so far. */
  forkTypes(): void {
    this.#ownTypes ??= this.types.fork();
  }

  add(definition: Definition): void {
    // The entries of the loader's table may name a definition that this one replaces.
    if (definition.kind === 'alias' || definition.kind === 'define') this.#ownTypes ??= new TypeTable();
    if (definition.kind === 'node') this.nodes.push(definition);
    else this.#known.set(key(definition.kind, definition.name), definition);
  }

  /** The definition of that kind and name (any case, with or without leading `::`), loaded if need be. */
  find<K extends DefinitionKind>(kind: K, name: string): OfKind<K> | undefined {
    const id = key(kind, name);
    let definition = this.#known.get(id);
    if (definition === undefined) {
      definition = this.#loader?.find(kind, name) ?? (kind === 'function' ? registeredFunction(name) : undefined);
      if (definition !== undefined) this.#known.set(id, definition);
    }
    return definition as OfKind<K> | undefined;
  }

  /** Those known so far, in order of definition. */
  *known(): Generator<Definition, void> {
    yield* this.#known.values();
    yield* this.nodes;
  }
}

function key(kind: DefinitionKind, name: string): string {
  return `${kind} ${(name.startsWith('::') ? name.slice(2) : name).toLowerCase()}`;
}
