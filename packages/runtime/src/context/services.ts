import type { Signature } from '../calling/signature.js';
import type { EvaluationError, Place } from '../errors/error.js';
import { functionError, type Message } from '../errors/messages.js';
import type { LineRange } from '../errors/origin.js';
import type { ClassType, ResourceType } from '../types/resource.js';
import type { Block } from '../values/block.js';
import type { PuppetHash } from '../values/hash.js';
import type { PuppetType } from '../values/type.js';
import type { Value } from '../values/value.js';
import type { ParameterErrors } from './definition.js';
import { type EvaluationSettings, settings } from './settings.js';

/**
 * The services that the host provides to built-in functions: catalog, data, files, templates, processes.
 * `provideServices` adds them to a context. A function that needs a missing service reports that.
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
  readonly functions: FunctionService;
}

/** The values of the setting `digest_algorithm`. */
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

/** The settings of Puppet that functions read. */
export interface Settings {
  readonly digestAlgorithm?: DigestAlgorithm;
}

/**
 * Knows the built-in functions by name. A program without this service contains only the functions that its code names.
 */
export interface FunctionService {
  /** Returns the overloads of a built-in function; `undefined` if there is no such function. */
  signatures(name: string): readonly Signature[] | undefined;
  /** Explains results of functions as values of parameters. */
  readonly errors: ParameterErrors;
}

/** The operations of functions on the current catalog. Each may throw a FunctionError. */
export interface CatalogService {
  /** Evaluates the classes that have not been evaluated yet. Names are in lower case, without a leading `::`. */
  include(names: readonly string[]): void;
  /** Like `include`; the current class also contains the classes. */
  contain(names: readonly string[]): void;
  /** Like `include`; the container of the current scope also requires the classes. */
  require(names: readonly string[]): void;
  /** `references` are the function's arguments, with nested arrays flattened. */
  realize(references: readonly Value[]): void;
  /** `type` is the name of a resource type, or `class`. `resources` and `defaults` are the function's arguments. */
  createResources(
    type: string,
    form: 'regular' | 'virtual' | 'exported',
    resources: PuppetHash,
    defaults: PuppetHash,
  ): void;
  /** Adds tags to the resource or class of the current scope. `names` are the function's arguments as text. */
  tag(names: readonly string[]): void;
  isTagged(names: readonly string[]): boolean;
  /**
   * Returns whether a resource is in the catalog; for a class, whether it has been evaluated. `type` is capitalized.
   */
  isDeclared(type: string, title: string): boolean;
  /**
   * Returns the values of a resource's attributes, each as an Array if there are several. May throw an EvaluationError.
   */
  readParameters(reference: ResourceType | ClassType, names: readonly string[]): readonly Value[];
  /** Returns the defaults of a resource type in the current scope, by attribute. */
  resourceDefaults(type: string): PuppetHash;
  /** Returns the evaluated classes in order. */
  classes(): readonly string[];
  /** Returns whether a resource type is built in or defined. */
  hasResourceType(name: string): boolean;
  /** The names to suggest from for an unknown resource type, in lower case. */
  resourceTypeCandidates(name: string): readonly string[];
}

/** The operations of the functions `lookup` and `hiera*`. */
export interface LookupService {
  lookup(request: LookupRequest): Value;
  /**
   * Implements the deprecated functions; `kind` selects one. `fallback` is called with the key if there is no value.
   */
  hiera(
    kind: 'hiera' | 'hiera_array' | 'hiera_hash' | 'hiera_include',
    key: string,
    override: Value,
    fallback: (() => Value) | undefined,
  ): Value;
  /**
   * The question about a key of the data that may be meant for a class parameter without a value. `key` is the key of the
   * parameter, `keys` has those of all parameters of the class.
   */
  adviceOnParameter?(key: string, keys: readonly string[]): string | undefined;
  /** Implements the data functions `yaml_data`, `json_data`, `hocon_data` and `eyaml_lookup_key`. */
  data(name: 'yaml_data' | 'json_data' | 'hocon_data' | 'eyaml_lookup_key', args: readonly Value[]): Value;
}

export interface LookupRequest {
  readonly names: readonly string[];
  readonly valueType: PuppetType | null;
  /** The name of a strategy or a hash of options; null if not given. */
  readonly merge: Value;
  /** `undefined` if there is no default. */
  readonly defaultValue: Value | undefined;
  readonly override: PuppetHash | null;
  readonly defaultValuesHash: PuppetHash | null;
  readonly block: Block | undefined;
}

export interface FileService {
  /** Returns the path of a file of a module (`module/path`) or of the file system; `undefined` if it does not exist. */
  find(kind: 'files' | 'templates' | 'epp', path: string): string | undefined;
  /** Returns the contents of a file that `find` has found. */
  read(path: string): Uint8Array;
  /** Returns the folder of a module. */
  moduleDirectory(name: string): string | undefined;
  /**
   * Returns the names in a folder of a module, with `/` after the names of folders; an empty list if the folder does
   * not exist. Optional for hosts.
   */
  list?(folder: string): readonly string[];
}

/** Evaluates EPP templates in the current scope. */
export interface TemplateService {
  /**
   * Returns the text, or the value with which `next()` leaves the template. `parameters` is null if the call has none. `file`
   * is null for a template that is not in a file.
   *
   * @throws {ReturnSignal} and {NextSignal} that the template does not catch
   */
  evaluate(text: string, file: string | null, parameters: PuppetHash | null): Value;
  /**
   * Checks a text that is Puppet code or a template. Logs warnings, and several errors. Returns Puppet's error message; null
   * for none.
   */
  check(text: string, syntax: 'pp' | 'epp'): string | null;
}

export interface RubyTemplateService {
  /**
   * Evaluates an ERB template in the current scope. `from` is the file of the template; null for an inline template.
   * @throws {FunctionError} `Failed to parse template …`
   */
  evaluate(text: string, from: { readonly name: string; readonly file: string } | null): string;
}

export interface ProcessService {
  /** Runs a command and returns its output. */
  generate(command: string, args: readonly string[]): string;
  /**
   * Runs a command on a temporary file with the given text. The path of the file replaces an argument `%`, else it is
   * the last argument. Returns the error if the command fails: `Execution of '/bin/false /tmp/x' returned 1: `.
   * Optional for hosts.
   */
  validate?(command: string, text: string): string | undefined;
}

/** An attribute of a statement in Puppet code. */
export interface AttributeSite {
  /** The location of the file. Empty for code that is in no file. */
  readonly file: string;
  /** The line of the statement, from 1. */
  readonly line: number;
  /** The column of the statement, from 1; null if no other statement with attributes begins on the line. */
  readonly column: number | null;
  /** The index of the resource body in the statement. 0 for statements without bodies. */
  readonly body: number;
  /** The index of the attribute in the body. */
  readonly index: number;
  /** The name of the attribute; `*` for `* => hash`. */
  readonly name: string;
}

/** Finds positions in Puppet code. */
export interface PlaceService {
  /** Returns the position of the innermost compiled code in a stack trace; null if it is not known. */
  of(trace: Error): Place | null;
  /**
   * Returns the location of a file whose name compiled code contains. Without this operation, the name is the location.
   */
  fileOf?(file: string): string;
  /**
   * Returns where an attribute is in its file; null if the source is not available. Optional for hosts.
   */
  attributeRange?(attribute: AttributeSite): LineRange | null;
  /**
   * Describes, in Puppet's words, an error that Puppet code has raised within the call in which `trace` was created.
   * Returns undefined if the call itself has failed. Optional for hosts.
   */
  reasonWithin?(error: unknown, trace: EvaluationError): string | undefined;
}

/** Adds services to those of a context. */
export function provideServices(to: EvaluationSettings, services: Partial<Services>): void {
  Object.assign(to.services, services);
}

/** Returns a service of the current context, if the host provides it. */
export function findService<K extends keyof Services>(name: K): Services[K] | undefined {
  return settings().services[name];
}

interface MissingService extends Message {
  readonly text: `The function '{function}' ${string}`;
}

/** The messages about missing services. */
const messages = {
  catalog: { text: "The function '{function}' needs a catalog: it can only be called while one is compiled" },
  lookup: { text: "The function '{function}' needs data: the host has provided no data lookup" },
  files: { text: "The function '{function}' needs files: the host has provided no access to files" },
  templates: { text: "The function '{function}' needs a template compiler: the host has provided none" },
  ruby: { text: "The function '{function}' needs Ruby: the host has not allowed ERB templates" },
  processes: { text: "The function '{function}' runs a command: the host has not allowed it" },
  places: { text: "The function '{function}' needs to know where it is called: the host does not report it" },
  settings: { text: "The function '{function}' needs settings: the host has provided none" },
  functions: { text: "The function '{function}' needs the built-in functions: the host has not provided them" },
} as const satisfies Record<keyof Services, MissingService>;

/**
 * Returns a service of the current context.
 * @throws {FunctionError} if the host does not provide it
 */
export function service<K extends keyof Services>(name: K, functionName: string): Services[K] {
  const provided = findService(name);
  if (provided === undefined) {
    const message: MissingService = messages[name];
    throw functionError(message, { function: functionName });
  }
  return provided;
}
