import {
  type AliasDefinition,
  checkDefinitions,
  type Definition,
  type DefinitionKind,
  type DefinitionLoader,
  type Manifest,
  resolveParameterTypes,
} from '@pptjs/runtime';
import type { Environment } from '../environment/environment.js';
import type { ModuleWithWarnings } from './compiled-files.js';

/** Finds a function that is not written in Puppet: one in JavaScript, or a module's in Ruby. */
export type FunctionProvider = (name: string) => Definition | undefined;

/** Finds a type alias that no module has. */
export type TypeProvider = (name: string) => AliasDefinition | undefined;

/** Gives the compiled form of a Puppet file, and logs what there is to warn of in it. */
export type LoadManifest = (file: string) => ModuleWithWarnings;

/** Loads the definitions of an environment's modules when somebody asks for them: one for each evaluation. */
export class ModuleDefinitions implements DefinitionLoader {
  readonly #environment: Environment;
  readonly #load: LoadManifest;
  readonly #functions: readonly FunctionProvider[];
  readonly #types: readonly TypeProvider[];
  #world: object;
  readonly #loaded = new Set<string>();
  readonly #known = new Map<string, Definition>();

  /** @param world the same for all evaluations of the same files, with the same providers */
  constructor(
    environment: Environment,
    load: LoadManifest,
    functions: readonly FunctionProvider[],
    types: readonly TypeProvider[],
    world: object,
  ) {
    this.#environment = environment;
    this.#load = load;
    this.#functions = functions;
    this.#types = types;
    this.#world = world;
  }

  get world(): object {
    return this.#world;
  }

  find(kind: DefinitionKind, name: string): Definition | undefined {
    const plain = (name.startsWith('::') ? name.slice(2) : name).toLowerCase();
    const found = this.#findInModules(kind, plain);
    if (found !== undefined) return found;
    if (kind === 'function') return firstOf(this.#functions, plain);
    return kind === 'alias' ? firstOf(this.#types, plain) : undefined;
  }

  #findInModules(kind: DefinitionKind, name: string): Definition | undefined {
    const id = `${kind} ${name}`;
    const { first, others } = this.#environment.definitions.find(kind, name);
    for (const file of first) this.#loadFile(file);
    for (const file of others) {
      if (this.#known.has(id)) break;
      this.#loadFile(file);
    }
    return this.#known.get(id);
  }

  #loadFile(file: string): void {
    if (this.#loaded.has(file)) return;
    this.#loaded.add(file);
    const { module, warnings } = this.#load(file);
    const { definitions } = module as Manifest;
    // Another evaluation has to look for the same names again, and be warned again.
    if (warnings.length > 0) this.#world = this;
    checkDefinitions(definitions);
    for (const definition of definitions) {
      if (definition.kind === 'node') continue;
      const name = definition.name.toLowerCase();
      const id = `${definition.kind} ${name}`;
      if (!this.#known.has(id)) this.#known.set(id, definition);
      if (isNamedByTypes(definition) && !this.#isWhereFound(file, definition.kind, name)) this.#world = this;
    }
    resolveParameterTypes(definitions);
  }

  /**
   * Whether every evaluation that looks for a definition comes by the file: one that stands elsewhere is known once
   * something else has led there.
   */
  #isWhereFound(file: string, kind: DefinitionKind, name: string): boolean {
    const { first, others } = this.#environment.definitions.find(kind, name);
    return first.includes(file) || others.includes(file);
  }
}

function isNamedByTypes({ kind }: Definition): boolean {
  return kind === 'alias' || kind === 'define';
}

/** What the first of the providers that has it gives for a name. */
export function firstOf(
  providers: readonly ((name: string) => Definition | undefined)[],
  name: string,
): Definition | undefined {
  for (const provider of providers) {
    const found = provider(name);
    if (found !== undefined) return found;
  }
  return undefined;
}
