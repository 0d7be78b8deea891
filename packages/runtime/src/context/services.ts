import { FunctionError, type Place } from '../errors/error.js';
import type { ClassType, ResourceType } from '../types/resource.js';
import type { Block } from '../values/block.js';
import type { PuppetHash } from '../values/hash.js';
import type { PuppetType } from '../values/type.js';
import type { Value } from '../values/value.js';
import { context, type EvaluationContext } from './context.js';

/**
 * What built-in functions ask of who evaluates: a catalog, data, files, templates, processes. A context is given them
 * by
 * `provideServices`; a function whose service is missing says so.
 */
export interface Services {
  readonly catalog: CatalogService;
  readonly lookup: LookupService;
  readonly files: FileService;
  readonly templates: TemplateService;
  readonly ruby: RubyTemplateService;
  readonly processes: ProcessService;
  readonly places: PlaceService;
  readonly settings: Settings;
}

/** The values of Puppet's setting `digest_algorithm`. */
export type DigestAlgorithm =
  | 'md5'
  | 'sha1'
  | 'sha224'
  | 'sha256'
  | 'sha384'
  | 'sha512'
  | 'md5lite'
  | 'sha1lite'
  | 'sha256lite';

/** Puppet's settings that functions go by. */
export interface Settings {
  readonly digestAlgorithm?: DigestAlgorithm;
}

/** How functions act on the catalog under way. Each may throw a FunctionError. */
export interface CatalogService {
  /** Evaluates classes that are not yet. Names are in lower case and without leading `::`. */
  include(names: readonly string[]): void;
  /** Also makes the current class contain them. */
  contain(names: readonly string[]): void;
  /** Also makes them required by what contains the current scope. */
  require(names: readonly string[]): void;
  /** `references` are as the function got them, arrays laid out. */
  realize(references: readonly Value[]): void;
  /** `type` is a resource type's name, or `class`; `resources` and `defaults` are as the function got them. */
  createResources(
    type: string,
    form: 'regular' | 'virtual' | 'exported',
    resources: PuppetHash,
    defaults: PuppetHash,
  ): void;
  /** Adds tags to what the current scope declares. Names are as the function got them, in text. */
  tag(names: readonly string[]): void;
  isTagged(names: readonly string[]): boolean;
  /** Whether a resource is in the catalog; for a class: whether it was evaluated. `type` is capitalized. */
  isDeclared(type: string, title: string): boolean;
  /** The values of a resource's attributes; several of them as an Array. May throw an EvaluationError. */
  readParameters(reference: ResourceType | ClassType, names: readonly string[]): readonly Value[];
  /** The defaults of a resource type's attributes in the current scope, by attribute. */
  resourceDefaults(type: string): PuppetHash;
  /** The classes that were evaluated, in order. */
  classes(): readonly string[];
  /** The tags of what the current scope declares. */
  tags(): readonly string[];
  /** Whether there is a resource type of that name, built in or defined. */
  hasResourceType(name: string): boolean;
}

/** What the functions `lookup` and `hiera*` need. */
export interface LookupService {
  lookup(request: LookupRequest): Value;
  /** The old functions: `kind` says which. `fallback` is called with the key where nothing is found. */
  hiera(
    kind: 'hiera' | 'hiera_array' | 'hiera_hash' | 'hiera_include',
    key: string,
    override: Value,
    fallback: (() => Value) | undefined,
  ): Value;
  /** What a data function answers with: `yaml_data`, `json_data`, `hocon_data`, `eyaml_lookup_key`. */
  data(name: 'yaml_data' | 'json_data' | 'hocon_data' | 'eyaml_lookup_key', args: readonly Value[]): Value;
}

export interface LookupRequest {
  readonly names: readonly string[];
  readonly valueType: PuppetType | null;
  /** A strategy's name or a hash of options; null where not given. */
  readonly merge: Value;
  /** `undefined`: no default. */
  readonly defaultValue: Value | undefined;
  readonly override: PuppetHash | null;
  readonly defaultValuesHash: PuppetHash | null;
  readonly block: Block | undefined;
}

export interface FileService {
  /** The path of a file that a module (`module/path`) or the file system has; undefined where there is none. */
  find(kind: 'files' | 'templates' | 'epp', path: string): string | undefined;
  /** The bytes of a file that `find` found. */
  read(path: string): Uint8Array;
  /** The folder of a module. */
  moduleDirectory(name: string): string | undefined;
  /**
   * The names in a folder of a module, those of folders with `/` behind; none where there is no such folder. Not every
   * host has it.
   */
  list?(folder: string): readonly string[];
}

/** Evaluates EPP text in the current scope. */
export interface TemplateService {
  /** `parameters` is null where the call gave none. `file` is null for a text that is in no file. */
  evaluate(text: string, file: string | null, parameters: PuppetHash | null): Value;
}

export interface RubyTemplateService {
  /**
   * Evaluates an ERB text in the current scope. `from` says where it comes from, null where it is given inline.
   * @throws {FunctionError} `Failed to parse template …`
   */
  evaluate(text: string, from: { readonly name: string; readonly file: string } | null): string;
}

export interface ProcessService {
  /** The output of a command that ran. */
  generate(command: string, args: readonly string[]): string;
  /**
   * Runs a command on a file that holds a text; the file's path stands where the command has a lone `%`, else it comes
   * last. Gives what is wrong where the command fails: `Execution of '/bin/false /tmp/x' returned 1: `. Not every host
   * has it.
   */
  validate?(command: string, text: string): string | undefined;
}

/** Says where in Puppet code something happens. */
export interface PlaceService {
  /** Where the innermost compiled code of a stack stands; null where that is not known. */
  of(trace: Error): Place | null;
}

const provided = new WeakMap<EvaluationContext, Partial<Services>>();

/** Gives a context services, beside those that it has. */
export function provideServices(to: EvaluationContext, services: Partial<Services>): void {
  provided.set(to, { ...provided.get(to), ...services });
}

/** A service of the current context, if it has it. */
export function findService<K extends keyof Services>(name: K): Services[K] | undefined {
  return provided.get(context())?.[name];
}

const MISSING: Record<keyof Services, string> = {
  catalog: 'needs a catalog: it can only be called while one is compiled',
  lookup: 'needs data: the host has provided no data lookup',
  files: 'needs files: the host has provided no access to files',
  templates: 'needs a template compiler: the host has provided none',
  ruby: 'needs Ruby: the host has not allowed ERB templates',
  processes: 'runs a command: the host has not allowed it',
  places: 'needs to know where it is called: the host does not tell',
  settings: 'needs settings: the host has provided none',
};

/**
 * A service of the current context.
 * @throws {FunctionError} where the host has not provided it
 */
export function service<K extends keyof Services>(name: K, functionName: string): Services[K] {
  const found = findService(name);
  if (found === undefined) throw new FunctionError(`The function '${functionName}' ${MISSING[name]}`);
  return found;
}
