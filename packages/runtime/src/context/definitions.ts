import { stripLeadingColons } from '../text/qualified-name.js';
import type { Definition, DefinitionKind } from './definition.js';
import { registeredFunction, registeredFunctionNames } from './host-functions.js';
import { TypeResolution, TypeTable } from './type-table.js';

type OfKind<K extends DefinitionKind> = Extract<Definition, { kind: K }>;

/** Finds definitions that are not loaded yet, for example those of an environment's modules. */
export interface DefinitionLoader {
  find(kind: DefinitionKind, name: string): Definition | undefined;
  /**
   * The names of definitions of a kind that are similar to an unknown one, loaded or not. It is called for an error only
   * and must not load anything.
   */
  similarNames?(kind: DefinitionKind, name: string): readonly string[];
  /**
   * Explains where a definition that does not exist was searched, one sentence per line. `caller` is the file of the code
   * that uses it.
   */
  explainMissing?(kind: DefinitionKind, name: string, caller: string): string | undefined;
  /** Loaders with the same table find the same types under the same names. */
  readonly types?: TypeTable;
}

/**
 * The definitions of an evaluation by name. A loader finds further definitions on demand. Nodes are stored in order,
 * not by name.
 */
export class Definitions {
  /** By kind, then by name in lower case without leading `::`. */
  readonly #byName = new Map<DefinitionKind, Map<string, Definition>>();
  readonly #loader: DefinitionLoader | undefined;
  readonly nodes: OfKind<'node'>[] = [];
  /** The names of the functions that the program itself defines. They replace built-in functions. */
  readonly ownFunctions = new Set<string>();
  /** The state of the resolution of type names. */
  readonly resolution = new TypeResolution();
  #ownTypes: TypeTable | undefined;

  constructor(loader?: DefinitionLoader) {
    this.#loader = loader;
  }

  /** The resolved types. The evaluation shares the table of the loader until it has definitions of its own. */
  get types(): TypeTable {
    return this.#ownTypes ?? this.#loader?.types ?? (this.#ownTypes = new TypeTable());
  }

  /** Gives the evaluation a table of its own, which includes the entries of the current one. */
  forkTypes(): void {
    this.#ownTypes ??= this.types.fork();
  }

  /** The names to suggest from for an unknown name: those of the loaded definitions, and similar ones of the loader. */
  candidates(kind: DefinitionKind, name: string): string[] {
    const own = Array.from(this.#ofKind(kind).values(), (definition) => definition.name);
    const similar = this.#loader?.similarNames?.(kind, name) ?? [];
    return [...own, ...similar, ...(kind === 'function' ? registeredFunctionNames() : [])];
  }

  /**
   * Returns the advice for a name without a definition: `question` about a similar name, and where the definition was
   * searched. `caller` is the file of the code that uses the name.
   */
  adviceOnMissing(
    kind: DefinitionKind,
    name: string,
    caller: string,
    question: string | undefined,
  ): string | undefined {
    const explanation = this.#loader?.explainMissing?.(kind, name, caller);
    return [question, explanation].filter((each) => each !== undefined).join('\n') || undefined;
  }

  add(definition: Definition): void {
    const { kind, name } = definition;
    // The entries of the loader's table may name a definition that this one replaces.
    if (kind === 'alias' || kind === 'define') {
      this.#ownTypes ??= new TypeTable();
      this.#ownTypes.clearNames();
    }
    if (kind === 'function') this.ownFunctions.add(name);
    if (definition.kind === 'node') this.nodes.push(definition);
    else this.#ofKind(kind).set(plainName(name), definition);
  }

  /** Returns the definition of a kind and name if it is loaded. The name is in lower case. */
  loaded(kind: DefinitionKind, name: string): Definition | undefined {
    return this.#ofKind(kind).get(name);
  }

  /** Returns the alias of a name if the loader has it, and not only the program. */
  findLoaded(name: string): OfKind<'alias'> | undefined {
    return this.#loader?.find('alias', name) as OfKind<'alias'> | undefined;
  }

  /**
   * Returns the definition of a kind and name, loaded if necessary. The name can be in any case, with or without a
   * leading `::`.
   */
  find<K extends DefinitionKind>(kind: K, name: string): OfKind<K> | undefined {
    const definitions = this.#ofKind(kind);
    const id = plainName(name);
    let definition = definitions.get(id);
    if (definition === undefined) {
      definition = this.#loader?.find(kind, name) ?? (kind === 'function' ? registeredFunction(name) : undefined);
      if (definition !== undefined) definitions.set(id, definition);
    }
    return definition as OfKind<K> | undefined;
  }

  #ofKind(kind: DefinitionKind): Map<string, Definition> {
    let definitions = this.#byName.get(kind);
    if (definitions === undefined) this.#byName.set(kind, (definitions = new Map()));
    return definitions;
  }
}

function plainName(name: string): string {
  return stripLeadingColons(name).toLowerCase();
}
