import {
  EMPTY_HASH,
  EvaluationError,
  FunctionError,
  HashBuilder,
  inferType,
  PuppetHash,
  type Value,
} from '@pptjs/runtime';
import { assertValue } from '../assertion.js';
import type { HieraConfig, HierarchyEntry } from '../config/config.js';
import { RubySymbol } from '../data/ruby-symbol.js';
import { configError, LookupError, LookupFailure } from '../errors.js';
import type { VariableLookup } from '../host.js';
import { bury, type LookupKey } from '../key.js';
import { interpolateConfig, resolveLocations, type Location } from '../locations.js';
import { mergeSources, type MergeStrategy } from '../merge/index.js';
import type { Source } from '../source.js';
import { traceText } from '../trace-text.js';
import type { Trace } from '../trace.js';
import { FILE_FUNCTIONS } from './data-file.js';
import { describeSource } from './describe.js';
import { isLookupValue } from './lookup-value.js';
import { missingPath } from './missing-path.js';
import { NotFoundSignal } from './not-found.js';
import type { ProviderHost } from './provider-host.js';

/** The modules whose keys are all that some data have: hosts keep data for many evaluations. */
const OWN_KEYS = new WeakMap<PuppetHash, string>();

/** A variable that something depends on, and its value then. */
type Read = readonly [name: string, value: Value | undefined];

function isUnchanged(reads: readonly Read[], variable: VariableLookup): boolean {
  for (const [name, value] of reads) if (variable(name) !== value) return false;
  return true;
}

const GIVEN: ReadonlySet<string> = new Set(['facts', 'trusted', 'server_facts']);

/** Whether a variable has this value for the whole evaluation, whoever asks: it is the host's, or one scope's alone. */
function isSettled([name, value]: Read): boolean {
  return value !== undefined && (name.startsWith('::') || GIVEN.has(name));
}

/** Looks keys up in one level of a hierarchy. */
export class EntryProvider implements Source {
  readonly #entry: HierarchyEntry;
  readonly #config: HieraConfig;
  readonly #moduleName: string | null;
  readonly #host: ProviderHost;
  #context: Value | undefined;
  #resolved: { readonly reads: readonly Read[]; readonly locations: readonly Location[] } | undefined;
  #settled: readonly Source[] | undefined;
  /** What data_hash functions gave, by location or options. */
  readonly #hashes = new Map<string, PuppetHash>();

  constructor(entry: HierarchyEntry, config: HieraConfig, moduleName: string | null, host: ProviderHost) {
    this.#entry = entry;
    this.#config = config;
    this.#moduleName = moduleName;
    this.#host = host;
  }

  /** What the first location says that has the key. */
  ask(key: LookupKey, variable: VariableLookup): Value | undefined {
    const locations = this.#locations(variable);
    if (locations.length === 0) {
      if (this.#entry.locations.kind === 'none') return this.#ask(key, undefined, variable);
      this.#settle(locations, variable);
    }
    for (let i = 0; i < locations.length; i++) {
      const location = locations[i] as Location;
      const value = this.#isMissing(location) ? undefined : this.#ask(key, location, variable);
      if (i === locations.length - 1) this.#settle(locations, variable);
      if (value !== undefined) return value;
    }
    return undefined;
  }

  /** The locations that are there; `undefined` before all have been asked, and where it may change which they are. */
  get settled(): readonly Source[] | undefined {
    return this.#settled;
  }

  #settle(locations: readonly Location[], variable: VariableLookup): void {
    if (this.#settled !== undefined || this.#resolved?.reads.length !== 0) return;
    const present = locations.filter((location) => !this.#isMissing(location));
    this.#settled = present.map((location) => this.#source(location, variable));
  }

  /** Of a file the data are the same whoever asks. */
  #source(location: Location, variable: VariableLookup): Source {
    const { kind, functionName } = this.#entry;
    if (kind !== 'data_hash' || !FILE_FUNCTIONS.has(functionName))
      return { ask: (key, asking) => this.#ask(key, location, asking) };
    const data = this.#dataHash(location, variable);
    return { ask: (key) => this.#valueIn(data, key, location) };
  }

  /** The value of the root of `key`, what several locations have merged; `undefined` where none has it. */
  lookup(key: LookupKey, strategy: MergeStrategy, variable: VariableLookup): Value | undefined {
    const { trace } = this.#host;
    return trace.within(`Hierarchy entry "${this.#entry.name}"`, () => {
      const locations = this.#locations(variable);
      if (locations.length === 0)
        return this.#entry.locations.kind === 'none' ? this.#ask(key, undefined, variable) : undefined;
      return mergeSources(strategy, locations, trace, (location) => this.#lookupIn(location, key, variable, trace));
    });
  }

  /** The locations, resolved anew where a variable that they depend on has another value. */
  #locations(variable: VariableLookup): readonly Location[] {
    if (this.#resolved !== undefined && isUnchanged(this.#resolved.reads, variable)) return this.#resolved.locations;
    const reads: Read[] = [];
    const recording: VariableLookup = (name) => {
      const read: Read = [name, variable(name)];
      if (!isSettled(read)) reads.push(read);
      return read[1];
    };
    const { file, root } = this.#config;
    const locations = resolveLocations(this.#entry, root, file, recording, this.#host.host);
    this.#resolved = { reads, locations };
    return locations;
  }

  #lookupIn(location: Location, key: LookupKey, variable: VariableLookup, trace: Trace): Value | undefined {
    return trace.within(location.kind === 'path' ? `Path "${location.value}"` : `URI "${location.value}"`, () => {
      trace.note(
        location.kind === 'path' ? `Original path: "${location.original}"` : `Original uri: "${location.original}"`,
      );
      if (this.#isMissing(location)) {
        trace.note('Path not found');
        return undefined;
      }
      return this.#ask(key, location, variable);
    });
  }

  #isMissing({ kind, value }: Location): boolean {
    return kind === 'path' && this.#host.files.text(value) === null;
  }

  #ask(key: LookupKey, location: Location | undefined, variable: VariableLookup): Value | undefined {
    const { trace } = this.#host;
    const value = this.#askFunction(key, location, variable);
    const digs = this.#entry.kind === 'data_dig';
    const asked = digs ? key.text : key.root;
    if (value === undefined) {
      trace.note(() => `No such key: "${asked}"`);
      return undefined;
    }
    trace.note(() => `Found key: "${asked}" value: ${traceText(value)}`);
    return digs ? bury(key, value) : value;
  }

  #askFunction(key: LookupKey, location: Location | undefined, variable: VariableLookup): Value | undefined {
    const { kind, functionName } = this.#entry;
    switch (kind) {
      case 'data_hash':
        return this.#valueIn(this.#dataHash(location, variable), key, location);
      case 'lookup_key':
        return this.#call(functionName, [key.root, this.#options(location, variable), this.#lookupContext()], location);
      case 'data_dig':
        return this.#call(
          functionName,
          [[key.root, ...key.segments], this.#options(location, variable), this.#lookupContext()],
          location,
        );
    }
  }

  #valueIn(data: PuppetHash, key: LookupKey, location: Location | undefined): Value | undefined {
    const value = data.get(key.root);
    if (value === undefined) return undefined;
    if (!isLookupValue(value))
      throw this.#wrongValue(value, `Value for key '${key.root}', in hash returned from`, location);
    return this.#host.interpolate(value);
  }

  #lookupContext(): Value {
    return (this.#context ??= this.#host.makeContext(this.#moduleName));
  }

  #call(name: string, args: readonly Value[], location: Location | undefined): Value | undefined {
    const value = this.#invoke(name, args);
    if (value !== undefined && !isLookupValue(value)) throw this.#wrongValue(value, 'Value returned from', location);
    return value;
  }

  #dataHash(location: Location | undefined, variable: VariableLookup): PuppetHash {
    const { functionName } = this.#entry;
    const format = FILE_FUNCTIONS.get(functionName);
    if (format !== undefined) {
      if (location === undefined) throw missingPath(functionName, 'data_hash');
      const id = location.value;
      let known = this.#hashes.get(id);
      if (known === undefined) {
        known = this.#assertHash(this.#host.files.parse(location.value, format), location);
        this.#warnOfForeignKeys(known, location);
        this.#hashes.set(id, known);
      }
      return known;
    }
    const options = this.#options(location, variable);
    const id = traceText(options);
    let known = this.#hashes.get(id);
    if (known === undefined) {
      const value = this.#invoke(functionName, [options, this.#lookupContext()]);
      known = value === undefined ? EMPTY_HASH : this.#assertHash(value, location);
      this.#warnOfForeignKeys(known, location);
      this.#hashes.set(id, known);
    }
    return known;
  }

  /** A module's data are for keys of its own. */
  #warnOfForeignKeys(data: PuppetHash, location: Location | undefined): void {
    const module = this.#moduleName;
    if (module === null || OWN_KEYS.get(data) === module) return;
    let isOwn = true;
    for (const key of data.keys()) {
      if (key === 'lookup_options' || String(key).startsWith(`${module}::`)) continue;
      isOwn = false;
      const source = this.#describe(location);
      this.#host.host.warn(
        `Module '${module}': Value returned from ${source} must use keys qualified with the name of the module; got ${String(key)}`,
      );
    }
    if (isOwn) OWN_KEYS.set(data, module);
  }

  /** @throws {LookupFailure} with what Puppet code within the function raises */
  #invoke(name: string, args: readonly Value[]): Value | undefined {
    const { host } = this.#host;
    try {
      if (!host.hasFunction(name))
        throw configError(`Unable to find '${this.#entry.kind}' function named '${name}'`, this.#config.file ?? '');
      return this.#host.callFunction(name, args);
    } catch (error) {
      if (error instanceof NotFoundSignal) return undefined;
      if (error instanceof LookupError) throw error;
      const reason = host.reasonWithin?.(error, new EvaluationError('', ''));
      throw reason === undefined ? error : new LookupFailure(reason);
    }
  }

  #options(location: Location | undefined, variable: VariableLookup): PuppetHash {
    const options = interpolateConfig(this.#entry.options, variable, this.#config.file, this.#host.host) as PuppetHash;
    return location === undefined ? options : new HashBuilder(options).set(location.kind, location.value).build();
  }

  /** What data are is no fault of the call that asks for them: the error has no place. */
  #assertHash(value: Value, location: Location | undefined): PuppetHash {
    if (value instanceof PuppetHash) return value;
    try {
      assertValue(`Value returned from ${this.#describe(location)}`, 'Hash', value);
    } catch (error) {
      throw error instanceof FunctionError ? new LookupError(error.message) : error;
    }
    return EMPTY_HASH;
  }

  #wrongValue(value: Value, subject: string, location: Location | undefined): LookupError {
    const described = `${subject} ${this.#describe(location)}`;
    const got = (value as unknown) instanceof RubySymbol ? "Runtime[ruby, 'Symbol']" : String(inferType(value));
    return new LookupError(`${described} has wrong type, expects Puppet::LookupValue, got ${got}`);
  }

  #describe(location: Location | undefined): string {
    return describeSource(this.#entry, location?.value);
  }
}
