import type { Definition, DefinitionKind } from './definition.js';
import { registeredFunction } from './host-functions.js';

type OfKind<K extends DefinitionKind> = Extract<Definition, { kind: K }>;

/** Finds definitions that are not yet known: the modules of an environment, say. */
export interface DefinitionLoader {
  find(kind: DefinitionKind, name: string): Definition | undefined;
  /** Loaders with the same one find the same types by the same names. */
  readonly world?: object;
}

/**
 * What an evaluation knows by name, backed by a loader that finds what it does not know yet. Nodes are kept in order,
 * not by name.
 */
export class Definitions {
  readonly #known = new Map<string, Definition>();
  readonly #loader: DefinitionLoader | undefined;
  readonly nodes: OfKind<'node'>[] = [];
  #isApart = false;

  constructor(loader?: DefinitionLoader) {
    this.#loader = loader;
  }

  /** Names of types stand for the same in all evaluations with the same one. */
  get world(): object {
    return this.#isApart ? this : (this.#loader?.world ?? this);
  }

  /** Has names stand for something of this evaluation's own from now on. */
  setApart(): void {
    this.#isApart = true;
  }

  add(definition: Definition): void {
    if (definition.kind === 'alias' || definition.kind === 'define') this.setApart();
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
