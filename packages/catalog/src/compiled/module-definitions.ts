import {
  type AliasDefinition,
  builtinFunctions,
  checkDefinitions,
  checkLoadedNames,
  context,
  type Definition,
  type DefinitionKind,
  type DefinitionLoader,
  DefinitionNames,
  Manifest,
  namesOf,
  nearestNames,
  RedefinitionError,
  resolveParameterTypes,
  RunningExpressionError,
  type TypeTable,
  stripLeadingColons,
} from '@pptjs/runtime/internal';
import type { LoadedFile } from '../environment/built-code.js';
import type { CatalogEnvironment } from '../environment/catalog-environment.js';
import { declaredName } from './declared-name.js';
import { explainMissing } from './missing-definitions.js';
import { checkSoleDefinition } from './sole-definition.js';

/** The kinds of definitions that are found by name. */
type LoadedKind = Exclude<DefinitionKind, 'node'>;

/** Finds a function that is not written in Puppet: in JavaScript, or in a module's Ruby code. */
export type FunctionProvider = (name: string) => Definition | undefined;

/** Finds a type that is not an alias in a file of a module. */
export type TypeProvider = (name: string) => AliasDefinition | undefined;

export interface ModuleDefinitionsOptions {
  readonly environment: CatalogEnvironment;
  /** Returns the compiled form of a Puppet file and logs its warnings. */
  readonly loadFile: (file: string) => LoadedFile;
  /** The first provider that finds a function wins. */
  readonly functions: readonly FunctionProvider[];
  /** Find the types that modules define in other languages. */
  readonly moduleTypes: readonly TypeProvider[];
  /** The first provider that finds a type wins. */
  readonly types: readonly TypeProvider[];
  /** Lists the names of what the providers find. */
  readonly functionNames: () => readonly string[];
  readonly typeNames: () => readonly string[];
  /** The types that evaluations of the same files with the same providers share: see `CompilerCaches`. */
  readonly typeTable: TypeTable;
}

/**
 * Loads the definitions of an environment's modules on demand. Each evaluation has its own loader, because the order in
 * which an evaluation loads files decides which of several definitions with one name it gets.
 */
export class ModuleDefinitions implements DefinitionLoader {
  readonly #options: ModuleDefinitionsOptions;
  #typeTable: TypeTable;
  readonly #loadedFiles = new Set<string>();
  /** By kind, then by name in lower case. */
  readonly #definitions: Readonly<Record<LoadedKind, Map<string, Definition>>> = {
    alias: new Map(),
    class: new Map(),
    define: new Map(),
    function: new Map(),
  };
  #nodeNames: DefinitionNames | undefined;

  constructor(options: ModuleDefinitionsOptions) {
    this.#options = options;
    this.#typeTable = options.typeTable;
  }

  /** The type table of this evaluation: the shared one, unless a file that it has loaded forbids sharing. */
  get types(): TypeTable {
    return this.#typeTable;
  }

  find(kind: DefinitionKind, name: string): Definition | undefined {
    const plainName = stripLeadingColons(name).toLowerCase();
    const { functions, types, moduleTypes } = this.#options;
    const foreign = kind === 'alias' ? firstDefinition(moduleTypes, plainName) : undefined;
    const found = foreign ?? (kind === 'node' ? undefined : this.#findInModules(kind, plainName));
    if (found !== undefined) return found;
    if (kind === 'function') return firstDefinition(functions, plainName);
    return kind === 'alias' ? firstDefinition(types, plainName) : undefined;
  }

  explainMissing(kind: DefinitionKind, name: string, caller: string): string | undefined {
    const { environment } = this.#options;
    const { explanations } = environment.definitions;
    const plainName = stripLeadingColons(name).toLowerCase();
    const id = `${kind} ${plainName} ${caller}`;
    if (!explanations.has(id)) explanations.set(id, explainMissing(environment, kind, plainName, caller));
    return explanations.get(id);
  }

  similarNames(kind: DefinitionKind, name: string): readonly string[] {
    if (kind === 'node') return [];
    const plainName = stripLeadingColons(name);
    // The names of functions and types from other sources than files are not the same for the whole life of the cache.
    if (kind === 'function' || kind === 'alias') return this.#findSimilarNames(kind, plainName);
    const { similarNames } = this.#options.environment.definitions;
    const id = `${kind} ${plainName}`;
    let found = similarNames.get(id);
    if (found === undefined) similarNames.set(id, (found = this.#findSimilarNames(kind, plainName)));
    return found;
  }

  #findSimilarNames(kind: Exclude<DefinitionKind, 'node'>, plainName: string): readonly string[] {
    const { environment, functionNames, typeNames } = this.#options;
    const files = environment.definitions.all(kind);
    const declared = new Map<string, string | undefined>();
    const isDeclared = (similar: string): boolean => {
      const file = files.get(similar);
      if (file === undefined) return true;
      const found = declaredName(environment, file, kind, similar);
      declared.set(similar, found);
      return found !== undefined;
    };
    const others =
      kind === 'function'
        ? [...builtinFunctions().map(({ puppetName }) => puppetName), ...functionNames()]
        : kind === 'alias'
          ? typeNames()
          : [];
    const similar = nearestNames(plainName, [...files.keys(), ...others], isDeclared);
    return similar.map((each) => declared.get(each) ?? each);
  }

  #findInModules(kind: LoadedKind, name: string): Definition | undefined {
    const definitions = this.#definitions[kind];
    const { first, others } = this.#options.environment.definitions.find(kind, name);
    for (const file of first)
      this.#loadFile(file, kind === 'function' || kind === 'alias' ? { kind, name } : undefined);
    for (const file of others) {
      if (definitions.has(name)) break;
      this.#loadFile(file);
    }
    return definitions.get(name);
  }

  /** @param sole the only definition that the file may contain; undefined for a manifest */
  #loadFile(file: string, sole?: { readonly kind: 'function' | 'alias'; readonly name: string }): void {
    if (this.#loadedFiles.has(file)) return;
    this.#loadedFiles.add(file);
    const { module, warnings } = this.#options.loadFile(file);
    if (!(module instanceof Manifest)) return;
    if (sole !== undefined) checkSoleDefinition(module, file, sole.kind, sole.name);
    const definitions = this.#definitionsOf(module, sole === undefined);
    // Another evaluation must load the file again for the same names, so that it logs the warnings again.
    if (warnings.length > 0) this.#leaveSharedTypeTable();
    for (const definition of definitions) {
      resolveParameterTypes(definition);
      if (definition.kind !== 'node') this.#add(definition, file);
    }
  }

  /**
   * Returns the definitions of a file and checks their names.
   * @throws {CatalogError, RunningExpressionError}
   */
  #definitionsOf(module: Manifest, isManifest: boolean): readonly Definition[] {
    try {
      const { definitions } = module;
      checkDefinitions(definitions);
      if (isManifest) checkLoadedNames(definitions, this.#findLoaded);
      return definitions;
    } catch (error) {
      throw error instanceof RedefinitionError ? new RunningExpressionError(error.message) : error;
    }
  }

  /** Finds a definition of the main manifest, or of a file that was loaded before. */
  readonly #findLoaded = (kind: DefinitionKind, name: string): Definition | undefined => {
    if (kind === 'node') return this.#nodes().find(kind, name);
    return this.#definitions[kind].get(name) ?? context().definitions.loaded(kind, name);
  };

  /** The nodes of the main manifest. */
  #nodes(): DefinitionNames {
    if (this.#nodeNames === undefined) {
      this.#nodeNames = new DefinitionNames();
      for (const node of context().definitions.nodes) for (const name of namesOf(node)) this.#nodeNames.add(node, name);
    }
    return this.#nodeNames;
  }

  #add(definition: Exclude<Definition, { kind: 'node' }>, file: string): void {
    const { kind } = definition;
    const name = definition.name.toLowerCase();
    const definitions = this.#definitions[kind];
    if (!definitions.has(name)) definitions.set(name, definition);
    const isType = kind === 'alias' || kind === 'define';
    if (isType && !this.#isInCandidateFile(file, kind, name)) this.#leaveSharedTypeTable();
  }

  /**
   * Whether every evaluation that searches for the definition loads the file. A definition in another file is found
   * only after something else has loaded that file.
   */
  #isInCandidateFile(file: string, kind: DefinitionKind, name: string): boolean {
    const { first, others } = this.#options.environment.definitions.find(kind, name);
    return first.includes(file) || others.includes(file);
  }

  /** Continues with a copy of the type table, so that the shared one does not change. */
  #leaveSharedTypeTable(): void {
    this.#typeTable = this.#typeTable.fork();
  }
}

/** Returns the definition of the first provider that has one of that name. */
export function firstDefinition(
  providers: readonly ((name: string) => Definition | undefined)[],
  name: string,
): Definition | undefined {
  for (const provider of providers) {
    const found = provider(name);
    if (found !== undefined) return found;
  }
  return undefined;
}
