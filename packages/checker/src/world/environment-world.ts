import {
  type CatalogEnvironment,
  moduleExtensions,
  ModuleResourceTypes,
  stdlibCode,
  bundledStdlib,
  metadataDependencies,
} from '@pptjs/catalog';
import { type DefinitionKind, type NativeFunctionDefinition, NativeTypes } from '@pptjs/runtime/internal';
import {
  type ContainerSignature,
  type Definition,
  type DeclaredAlias,
  type DeclaredClass,
  type DefinedKind,
  type FactKeys,
  type FileFolder,
  type KnownFunction,
  type KnownResourceType,
  type KnownTemplate,
  plainName,
  topVariableNames,
  typesDeclaredFrom,
  type World,
} from '@pptjs/transpiler';
import type { SourceFile } from '../files/source-file.js';
import { customFacts, type CustomFacts } from './custom-facts.js';
import { keysOfFact, namesOfFacts } from './fact-names.js';
import { type Found, FoundClass, FoundContainer, FoundFunction, FoundTemplate } from './found-definitions.js';
import { RubyDeclarations } from './ruby-declarations.js';

/** The resource types that Puppet's packages install beside Puppet, in modules that the modulepath may not name. */
const VENDORED_TYPES: ReadonlySet<string> = new Set(
  (
    'augeas cron host mailalias maillist mount nagios_command nagios_contact nagios_contactgroup nagios_host ' +
    'nagios_hostdependency nagios_hostescalation nagios_hostextinfo nagios_hostgroup nagios_service ' +
    'nagios_servicedependency nagios_serviceescalation nagios_serviceextinfo nagios_servicegroup nagios_timeperiod ' +
    'scheduled_task selboolean selmodule ssh_authorized_key sshkey yumrepo zfs zone zpool k5login macauthorization ' +
    'mcx computer interface router vlan'
  ).split(' '),
);

/** Reads the files of an environment, and finds definitions in them. */
export interface SourceFiles {
  /** Returns a file of the environment; undefined if it cannot be read. */
  read(path: string): SourceFile | undefined;
  /** Returns the name of a file in messages. */
  shownName(path: string): string;
}

/**
 * The definitions of an environment and its modules. Nothing else exists, so a name without a definition is unknown to
 * Puppet too, unless a module is missing here.
 */
export class EnvironmentWorld implements World {
  readonly #environment: CatalogEnvironment;
  readonly #files: SourceFiles;
  readonly #resourceTypes: NativeTypes;
  readonly #extensions = moduleExtensions();
  readonly #ruby: RubyDeclarations;
  readonly #stdlib = [stdlibCode(), bundledStdlib()];
  readonly #functions = new Map<string, KnownFunction | null | undefined>();
  readonly #classes = new Map<string, DeclaredClass | null | undefined>();
  readonly #definedTypes = new Map<string, ContainerSignature | null | undefined>();
  readonly #aliases = new Map<string, DeclaredAlias | null | undefined>();
  #typesInRuby: ReadonlyMap<string, string> | undefined;
  #foreignFunctions: ReadonlySet<string> | undefined;
  #knownFacts: FactKeys | undefined;
  #foundFacts: CustomFacts | undefined;
  #topVariables: ReadonlySet<string> | undefined;
  #isComplete: boolean | undefined;

  constructor(environment: CatalogEnvironment, files: SourceFiles) {
    this.#environment = environment;
    this.#files = files;
    this.#ruby = new RubyDeclarations(environment, (path) => files.shownName(path));
    this.#resourceTypes = new NativeTypes(
      new ModuleResourceTypes(environment, [(_, name, file) => this.#ruby.resourceType(name, file)]),
    );
  }

  findFunction(name: string): KnownFunction | null | undefined {
    if (!this.#functions.has(name)) this.#functions.set(name, this.#searchFunction(name));
    return this.#functions.get(name);
  }

  #searchFunction(name: string): KnownFunction | null | undefined {
    const found = this.#find('function', name, 'FunctionDefinition');
    if (found !== undefined) return new FoundFunction(found, this);
    for (const { findFunction } of this.#stdlib) {
      const definition = findFunction?.(this.#environment, name) as NativeFunctionDefinition | undefined;
      const signatures = definition?.signatures;
      if (signatures !== undefined) return { kind: 'native', signatures, isBuiltin: true };
    }
    if (this.#mayBeBroken('function', name)) return undefined;
    return this.#foreignNames().has(name) ? (this.#ruby.findFunction(name) ?? { kind: 'opaque' }) : null;
  }

  findClass(name: string): DeclaredClass | null | undefined {
    if (!this.#classes.has(name)) this.#classes.set(name, this.#searchClass(name));
    return this.#classes.get(name);
  }

  #searchClass(name: string): DeclaredClass | null | undefined {
    const found = this.#find('class', name, 'HostClassDefinition');
    if (found !== undefined) return new FoundClass(found, this);
    return this.#mayBeBroken('class', name) ? undefined : null;
  }

  /** Returns the names of the types of which a class declares a resource for each entry of a parameter. */
  typesDeclaredFrom(className: string, parameter: string): readonly string[] {
    const found = this.#find('class', className, 'HostClassDefinition');
    return found === undefined ? [] : typesDeclaredFrom(found.node, parameter);
  }

  findDefinedType(name: string): ContainerSignature | null | undefined {
    if (!this.#definedTypes.has(name)) this.#definedTypes.set(name, this.#searchDefinedType(name));
    return this.#definedTypes.get(name);
  }

  #searchDefinedType(name: string): ContainerSignature | null | undefined {
    const found = this.#find('define', name, 'ResourceTypeDefinition');
    if (found !== undefined) return new FoundContainer(found, this);
    return this.#mayBeBroken('define', name) ? undefined : null;
  }

  /** Searches for these definitions, and for the variables of the top scope, when they are next needed. */
  forget(definitions: Iterable<Definition>): void {
    this.#topVariables = undefined;
    for (const definition of definitions) {
      if (!('name' in definition)) continue;
      const name = plainName(definition.name);
      for (const found of [this.#functions, this.#classes, this.#definedTypes, this.#aliases]) found.delete(name);
    }
  }

  findAlias(name: string): DeclaredAlias | null | undefined {
    if (!this.#aliases.has(name)) this.#aliases.set(name, this.#searchAlias(name));
    return this.#aliases.get(name);
  }

  #searchAlias(name: string): DeclaredAlias | null | undefined {
    const found = this.#find('alias', name, 'TypeAlias');
    if (found !== undefined) return found.node;
    for (const { findType } of this.#stdlib) if (findType?.(this.#environment, name) !== undefined) return undefined;
    if (this.#mayBeBroken('alias', name)) return undefined;
    const inRuby = this.#rubyTypes().get(name);
    if (inRuby !== undefined) return this.#ruby.dataType(name, inRuby);
    const [module = ''] = name.split('::');
    const hasTypeSet = this.#environment.modules.fileOf(module, 'types/init_typeset.pp') !== undefined;
    return hasTypeSet ? undefined : null;
  }

  /** The files of the data types that modules define in Ruby, by name. */
  #rubyTypes(): ReadonlyMap<string, string> {
    const { modules, files } = this.#environment;
    return (this.#typesInRuby ??= new Map(
      modules.all.flatMap(({ directory }) => {
        const folder = files.within(directory, 'lib/puppet/datatypes');
        const paths = folder === undefined ? [] : files.below(folder).filter((path) => path.endsWith('.rb'));
        return paths.map((path) => {
          const name = path.slice((folder ?? '').length + 1, -'.rb'.length);
          return [name.replaceAll('/', '::').toLowerCase(), path] as const;
        });
      }),
    ));
  }

  findResourceType(name: string): KnownResourceType | null | undefined {
    const found = this.#resourceTypes.find(name);
    if (found !== undefined) return found;
    if (VENDORED_TYPES.has(name)) return undefined;
    return null;
  }

  hasFile(folder: FileFolder, name: string): boolean {
    const separator = name.indexOf('/');
    const path = `${folder}/${name.slice(separator + 1)}`;
    const module = this.#environment.modules.find(name.slice(0, separator));
    if (module === undefined) return false;
    const { files } = this.#environment;
    // A link may lead out of the module.
    return files.within(module.directory, path) !== undefined || files.text(`${module.directory}/${path}`) !== null;
  }

  findTemplate(name: string): KnownTemplate | undefined {
    const separator = name.indexOf('/');
    const [module, path] = [name.slice(0, separator), `templates/${name.slice(separator + 1)}`];
    const { modules } = this.#environment;
    const found = modules.fileOf(module, path) ?? modules.fileOf(module, `${path}.epp`);
    const file = found?.endsWith('.epp') === true ? this.#files.read(found) : undefined;
    return file === undefined || file.program === null ? undefined : new FoundTemplate(file, this);
  }

  *names(kind: DefinedKind): Generator<string> {
    yield* this.#environment.definitions.all(kind).keys();
    if (kind === 'function') yield* this.#foreignNames();
    else if (kind === 'define') yield* this.#resourceTypes.names();
  }

  hasTopVariable(name: string): boolean | undefined {
    this.#topVariables ??= new Set(this.#manifestVariables());
    return this.#facts.has(name) || this.#topVariables.has(name);
  }

  factKeys(path: readonly string[]): FactKeys | undefined {
    if (path.length > 0) return keysOfFact(path);
    return this.#customFacts.hasScripts ? { names: this.#facts.names, has: () => true } : this.#facts;
  }

  get #facts(): FactKeys {
    return (this.#knownFacts ??= namesOfFacts(this.#customFacts.names));
  }

  get #customFacts(): CustomFacts {
    return (this.#foundFacts ??= customFacts(this.#environment));
  }

  /** The variables that the main manifest may set at the top scope. */
  *#manifestVariables(): Generator<string> {
    for (const { file } of this.#environment.manifestSources()) {
      const program = file === '' ? null : this.#files.read(file)?.program;
      if (program) yield* topVariableNames(program);
    }
  }

  /** The functions that are written in Ruby or JavaScript. */
  #foreignNames(): ReadonlySet<string> {
    return (this.#foreignFunctions ??= new Set(
      this.#extensions.flatMap(({ functionNames }) => functionNames?.(this.#environment) ?? []),
    ));
  }

  /** Finds a definition in the files in which Puppet looks for it, then in the main manifest. */
  #find<Type extends Definition['type']>(
    kind: Exclude<DefinitionKind, 'node'>,
    name: string,
    type: Type,
  ): Found<Type> | undefined {
    for (const path of this.#candidates(kind, name)) {
      const file = this.#files.read(path);
      const node = file?.find(type, name);
      if (file !== undefined && node !== undefined) return { file, node };
    }
    return undefined;
  }

  /** Whether a file that can contain a definition has syntax errors, so that nothing is known about it. */
  #mayBeBroken(kind: Exclude<DefinitionKind, 'node'>, name: string): boolean {
    for (const path of this.#candidates(kind, name)) if (this.#files.read(path)?.program === null) return true;
    return false;
  }

  *#candidates(kind: Exclude<DefinitionKind, 'node'>, name: string): Generator<string> {
    const { first, others } = this.#environment.definitions.find(kind, name);
    yield* first;
    yield* others;
    for (const { file } of this.#environment.manifestSources()) if (file !== '') yield file;
  }

  isCertainlyMissing(name: string): boolean {
    const [module = '', ...rest] = name.split('::');
    const isOfModule = rest.length > 0 && this.#environment.modules.find(module) !== undefined;
    return isOfModule || this.hasAllModules;
  }

  /** Whether all modules that the installed modules depend on are installed. */
  get hasAllModules(): boolean {
    return (this.#isComplete ??= this.#environment.modules.all.every(({ directory }) => {
      const text = this.#environment.files.text(`${directory}/metadata.json`);
      return dependenciesOf(text).every((name) => this.#environment.modules.find(name) !== undefined);
    }));
  }
}

function dependenciesOf(metadata: string | null): readonly string[] {
  if (metadata === null) return [];
  try {
    return metadataDependencies(metadata).map(({ name }) => name);
  } catch {
    return [];
  }
}
