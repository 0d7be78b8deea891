import {
  EMPTY_HASH,
  EvaluationError,
  formatMessage,
  FunctionError,
  functionError,
  originOf,
  PuppetHash,
  RESERVED_VARIABLES,
  rubyText,
  type Value,
} from '@pptjs/runtime/internal';
import { configOrigin } from '../config/config-origin.js';
import type { HieraConfig, HierarchyEntry } from '../config/config.js';
import type { DataFormat } from '../data/data-format.js';
import { isLookupValue } from '../data/scalars.js';
import { ConfigError, LookupError } from '../errors.js';
import type { VariableLookup } from '../keys/host.js';
import { type LookupKey, nestAt, type Segment } from '../keys/key.js';
import { type DataSource, type Trace, traceText } from '../keys/trace.js';
import { mergeSources, type MergeStrategy } from '../merge/strategy.js';
import { messages } from '../messages.js';
import { ExpectedType } from '../text/expected-type.js';
import type { DataFiles } from './data-files.js';
import { DataFunction, type FunctionHost, optionsWith } from './data-function.js';
import { FILE_FUNCTIONS } from './data-texts.js';
import { type Location, resolveLocations, resolveOptions } from './locations.js';

/** The parts of the running lookup that hierarchy levels use. */
export interface ProviderHost extends FunctionHost {
  readonly files: DataFiles;
  /** The running lookup, for its trace. */
  readonly invocation: { readonly trace: Trace };
  interpolate(value: Value): Value;
  /** Returns the string whose interpolation raised an error; undefined if none did. */
  failedText(error: EvaluationError): string | undefined;
}

/** A variable that the locations of a level depend on, and its value. */
type VariableRead = readonly [name: string, value: Value | undefined];

/** The data files of a level. */
export interface ParsedData {
  readonly hashes: readonly PuppetHash[];
  /** Whether the level has the same files for the whole evaluation. */
  readonly isConstant: boolean;
}

/** The parts of a level that depend on variables. */
interface ResolvedLevel {
  readonly reads: readonly VariableRead[];
  readonly locations: readonly Location[];
  readonly options: PuppetHash;
  /** The data of the files that exist. Undefined until all of them are parsed, and for levels without data files. */
  data: readonly PuppetHash[] | undefined;
}

const HASH: ExpectedType<PuppetHash> = new ExpectedType('Hash');

/** Looks up keys in one level of a hierarchy, for one evaluation. */
export class EntryProvider {
  readonly #entry: HierarchyEntry;
  readonly #config: HieraConfig;
  readonly #moduleName: string | null;
  readonly #host: ProviderHost;
  /** The step of the level in an explanation. */
  readonly #heading: string;
  /** Created for levels that call it: those with files read them without it. */
  #dataFunction: DataFunction | undefined;
  #resolved: ResolvedLevel | undefined;
  /** Results of data_hash functions, by location or by options. */
  readonly #hashes = new Map<string, PuppetHash>();

  constructor(entry: HierarchyEntry, config: HieraConfig, moduleName: string | null, host: ProviderHost) {
    this.#entry = entry;
    this.#config = config;
    this.#moduleName = moduleName;
    this.#host = host;
    this.#heading =
      entry.kind === 'v4_data_hash'
        ? `Deprecated API function "${entry.functionName}"`
        : `Hierarchy entry "${entry.name}"`;
  }

  get #function(): DataFunction {
    return (this.#dataFunction ??= new DataFunction(this.#entry, this.#config, this.#moduleName, this.#host));
  }

  /**
   * Replaces the variables in the locations and the options of the level.
   * @throws {LookupError} for a fault in them
   */
  prepare(variable: VariableLookup): void {
    this.#resolve(variable);
  }

  /** Returns the merged value of the root of `key`, or `undefined` if no location has it. */
  lookup(key: LookupKey, strategy: MergeStrategy, variable: VariableLookup): Value | undefined {
    const { trace } = this.#host.invocation;
    return trace.within(this.#heading, () => {
      const { locations } = this.#resolve(variable);
      if (locations.length === 0)
        return this.#entry.locations.kind === 'none' ? this.#lookupIn(undefined, key, variable) : undefined;
      return mergeSources(strategy, locations, trace, (location) => this.#lookupAt(location, key, variable));
    });
  }

  /** Returns the keys of the data. There are none if a function answers each key, because it does not list them. */
  keys(variable: VariableLookup): readonly string[] {
    const { kind, functionName, locations } = this.#entry;
    const isEyaml = functionName === 'eyaml_lookup_key';
    if (kind !== 'data_hash' && !isEyaml) return [];
    const files = this.#resolve(variable).locations.filter((location) => this.#exists(location));
    const data = isEyaml
      ? files.map(({ value }) => this.#host.files.parse(value, 'yaml'))
      : (locations.kind === 'none' ? [undefined] : files).map((location) => this.#dataHash(location, variable));
    return data.flatMap((each) => (each instanceof PuppetHash ? Array.from(each.keys(), String) : []));
  }

  /**
   * The data of the files of the level, if all of them are parsed and their paths are still valid. Undefined also for a
   * level with a data function of the user.
   */
  parsedData(variable: VariableLookup): ParsedData | undefined {
    const resolved = this.#resolved;
    if (resolved === undefined || !isUnchanged(resolved.reads, variable)) return undefined;
    const data = (resolved.data ??= this.#parsedHashes(resolved.locations));
    return data === undefined ? undefined : { hashes: data, isConstant: resolved.reads.length === 0 };
  }

  /** Returns the data of the files that exist, or undefined if they are not all parsed. */
  #parsedHashes(locations: readonly Location[]): PuppetHash[] | undefined {
    const { kind, functionName } = this.#entry;
    if (kind !== 'data_hash' || !FILE_FUNCTIONS.has(functionName) || this.#entry.locations.kind === 'none')
      return undefined;
    const data: PuppetHash[] = [];
    for (const location of locations) {
      if (!this.#exists(location)) continue;
      const hash = this.#hashes.get(location.value);
      if (hash === undefined) return undefined;
      data.push(hash);
    }
    return data;
  }

  /** The locations and options of the level. They are resolved again if a variable that they depend on has another value. */
  #resolve(variable: VariableLookup): ResolvedLevel {
    if (this.#resolved !== undefined && isUnchanged(this.#resolved.reads, variable)) return this.#resolved;
    const reads: VariableRead[] = [];
    const recordingVariable: VariableLookup = (name) => {
      const value = variable(name);
      if (!isConstant(name, value)) reads.push([name, value]);
      return value;
    };
    const { file, root } = this.#config;
    const { host } = this.#host;
    const locations = resolveLocations(this.#entry, root, file, recordingVariable, host);
    const options = resolveOptions(this.#entry, file, recordingVariable, host);
    return (this.#resolved = { reads, locations, options, data: undefined });
  }

  #lookupAt(location: Location, key: LookupKey, variable: VariableLookup): Value | undefined {
    const { trace } = this.#host.invocation;
    return trace.within(location.heading, () => {
      trace.note(location.note);
      if (this.#exists(location)) return this.#lookupIn(location, key, variable);
      trace.note('Path not found');
      return undefined;
    });
  }

  #exists({ kind, value }: Location): boolean {
    return kind === 'uri' || this.#host.files.text(value) !== null;
  }

  #lookupIn(location: Location | undefined, key: LookupKey, variable: VariableLookup): Value | undefined {
    const { trace } = this.#host.invocation;
    let value: Value | undefined;
    try {
      value = this.#callDataFunction(location, key, variable);
    } catch (error) {
      throw this.#withOrigin(error, location, key);
    }
    const digs = this.#entry.kind === 'data_dig';
    trace.note(() => lookupNote(digs ? key.text : key.root, value));
    if (value !== undefined && trace.found !== undefined) {
      const source = this.#sourceAt(location);
      if (source !== undefined) trace.found(key.root, source);
    }
    return digs && value !== undefined ? nestAt(key, value) : value;
  }

  /** The data file of a location. Undefined if the level has a data function of the user. */
  #sourceAt(location: Location | undefined): DataSource | undefined {
    const { functionName } = this.#entry;
    const format = functionName === 'eyaml_lookup_key' ? 'yaml' : FILE_FUNCTIONS.get(functionName);
    return format === undefined || location?.kind !== 'path' ? undefined : { file: location.value, format };
  }

  /** Adds the place of a value in its data file to an error in the value. */
  #withOrigin(error: unknown, location: Location | undefined, { root }: LookupKey): unknown {
    if (!(error instanceof EvaluationError) || error instanceof ConfigError) return error;
    if (originOf(error) !== undefined) return error;
    const source = this.#sourceAt(location);
    if (source === undefined) return error;
    const { file, format } = source;
    const part = this.#host.files.findPart(file, format, [root], this.#host.failedText(error));
    error.origin =
      part === undefined ? { file, line: 1, column: 1, length: 1 } : { file, ...part, subject: dataSubject([root]) };
    return error;
  }

  #callDataFunction(location: Location | undefined, key: LookupKey, variable: VariableLookup): Value | undefined {
    switch (this.#entry.kind) {
      case 'data_hash':
      case 'v4_data_hash':
        return this.#valueInHash(this.#dataHash(location, variable), key, location);
      case 'lookup_key':
        return this.#function.valueOf(key.root, location, this.#resolve(variable).options);
      case 'data_dig':
        return this.#function.valueOf([key.root, ...key.segments], location, this.#resolve(variable).options);
    }
  }

  #valueInHash(data: PuppetHash, key: LookupKey, location: Location | undefined): Value | undefined {
    const value = data.get(key.root);
    if (value === undefined) return undefined;
    if (!this.#isLookupValue(value))
      throw this.#function.wrongValue(value, `Value for key '${key.root}', in hash returned from`, location);
    return this.#host.interpolate(value);
  }

  /** Checks each value once. */
  #isLookupValue(value: Value): boolean {
    if (typeof value !== 'object' || value === null) return true;
    const { lookupValues } = this.#host.host.cache;
    if (lookupValues.has(value)) return true;
    const isAllowed = isLookupValue(value);
    if (isAllowed) lookupValues.add(value);
    return isAllowed;
  }

  #dataHash(location: Location | undefined, variable: VariableLookup): PuppetHash {
    const { functionName } = this.#entry;
    const format = FILE_FUNCTIONS.get(functionName);
    if (format === undefined) return this.#hashOfFunction(location, variable);
    // The built-in functions accept a hash with a path and nothing else.
    if (location?.kind !== 'path' || this.#entry.options.size > 0) throw this.#missingPath(functionName);
    return this.#hashOfFile(location, format);
  }

  #missingPath(name: string): FunctionError {
    const error = functionError(messages.MISSING_PATH, { name, kind: 'data_hash' });
    const { file } = this.#config;
    error.origin = configOrigin(file, this.#host.host.read(file), this.#entry.path);
    return error;
  }

  #hashOfFile(location: Location, format: DataFormat): PuppetHash {
    const cached = this.#hashes.get(location.value);
    return cached ?? this.#addHash(location.value, this.#host.files.parse(location.value, format), location);
  }

  #hashOfFunction(location: Location | undefined, variable: VariableLookup): PuppetHash {
    const options = optionsWith(location, this.#resolve(variable).options);
    const id = traceText(options);
    const cached = this.#hashes.get(id);
    if (cached !== undefined) return cached;
    const value = this.#function.hash(options, location);
    return this.#addHash(id, value === undefined ? EMPTY_HASH : value, location);
  }

  #addHash(id: string, value: Value, location: Location | undefined): PuppetHash {
    const hash = this.#checkHash(value, location);
    this.#warnAboutForeignKeys(hash, location);
    this.#hashes.set(id, hash);
    return hash;
  }

  /** Warns about keys in a module's data that are not qualified with the name of the module. */
  #warnAboutForeignKeys(data: PuppetHash, location: Location | undefined): void {
    const module = this.#moduleName;
    const { cache } = this.#host.host;
    if (module === null || cache.owningModules.get(data) === module) return;
    let hasForeignKey = false;
    for (const key of data.keys()) {
      if (key === 'lookup_options' || (typeof key === 'string' && key.startsWith(`${module}::`))) continue;
      // Puppet fails in its Ruby code.
      if (typeof key === 'number' || typeof key === 'boolean' || key === null)
        throw functionError(messages.KEY_IS_NO_TEXT, { key: rubyText(key), module });
      hasForeignKey = true;
      const source = this.#function.describeSource(location);
      this.#host.host.warn(formatMessage(messages.FOREIGN_KEY, { module, source, key: rubyText(key) }));
    }
    if (!hasForeignKey) cache.owningModules.set(data, module);
  }

  /** Wrong data are not an error of the call that looks up a key, so the error has no location in the manifest. */
  #checkHash(value: Value, location: Location | undefined): PuppetHash {
    try {
      HASH.assert(`Value returned from ${this.#function.describeSource(location)}`, value);
      return value;
    } catch (error) {
      throw error instanceof FunctionError ? new LookupError(error.message) : error;
    }
  }
}

/** Names a value for the report of an error in it. */
export function dataSubject(path: readonly Segment[]): string {
  return formatMessage(messages.DATA_SUBJECT, { key: path.join('.') });
}

function lookupNote(key: string, value: Value | undefined): string {
  return value === undefined ? `No such key: "${key}"` : `Found key: "${key}" value: ${traceText(value)}`;
}

function isUnchanged(reads: readonly VariableRead[], variable: VariableLookup): boolean {
  for (const [name, value] of reads) if (variable(name) !== value) return false;
  return true;
}

/** Whether a variable keeps its value for the whole evaluation: the host sets it, or its name is absolute. */
function isConstant(name: string, value: Value | undefined): boolean {
  return value !== undefined && (name.startsWith('::') || RESERVED_VARIABLES.has(name));
}
