import type { Definition, DefinitionKind } from './definition.js';
import { registeredFunction } from './host-functions.js';

type OfKind<K extends DefinitionKind> = Extract<Definition, { kind: K }>;

/** Finds definitions that are not yet known: the modules of an environment, say. */
export interface DefinitionLoader {
  find(kind: DefinitionKind, name: string): Definition | undefined;
}

/** What an evaluation knows by name, backed by a loader that finds what it does not know yet. Nodes are kept in order, not by name. */
export class Definitions {
  readonly #known = new Map<string, Definition>();
  readonly #loader: DefinitionLoader | undefined;
  readonly nodes: OfKind<'node'>[] = [];

  constructor(loader?: DefinitionLoader) {
    this.#loader = loader;
  }

  add(definition: Definition): void {
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
