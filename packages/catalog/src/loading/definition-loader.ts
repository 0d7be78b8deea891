import { type AliasDefinition, checkDefinitions, type Definition, type DefinitionKind, type DefinitionLoader, type Manifest, resolveParameterTypes } from '@pptjs/runtime';
import type { Environment } from '../environment/environment.js';

/** Finds a function that is not written in Puppet: one in JavaScript, or a module's in Ruby. */
export type FunctionProvider = (name: string) => Definition | undefined;

/** Finds a type alias that no module has. */
export type TypeProvider = (name: string) => AliasDefinition | undefined;

/** Gives the compiled form of a Puppet file. */
export type LoadManifest = (file: string) => Manifest;

/** Loads the definitions of an environment's modules when somebody asks for them: one for each evaluation. */
export class ModuleDefinitions implements DefinitionLoader {
  readonly #environment: Environment;
  readonly #load: LoadManifest;
  readonly #functions: readonly FunctionProvider[];
  readonly #types: readonly TypeProvider[];
  readonly #loaded = new Set<string>();
  readonly #known = new Map<string, Definition>();

  constructor(environment: Environment, load: LoadManifest, functions: readonly FunctionProvider[], types: readonly TypeProvider[] = []) {
    this.#environment = environment;
    this.#load = load;
    this.#functions = functions;
    this.#types = types;
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
    const { definitions } = this.#load(file);
    checkDefinitions(definitions);
    for (const definition of definitions) {
      const id = `${definition.kind} ${definition.name.toLowerCase()}`;
      if (definition.kind !== 'node' && !this.#known.has(id)) this.#known.set(id, definition);
    }
    resolveParameterTypes(definitions);
  }
}

/** What the first of the providers that has it gives for a name. */
export function firstOf(providers: readonly ((name: string) => Definition | undefined)[], name: string): Definition | undefined {
  for (const provider of providers) {
    const found = provider(name);
    if (found !== undefined) return found;
  }
  return undefined;
}
