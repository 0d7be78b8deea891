import {
  EvaluationError,
  FunctionError,
  HashBuilder,
  inferType,
  keyId,
  NotFoundSignal,
  PuppetHash,
  type Value,
  withAdviceOf,
} from '@pptjs/runtime/internal';
import type { HieraConfig, HierarchyEntry } from '../config/config.js';
import { isLookupValue } from '../data/scalars.js';
import { configError, LookupError, lookupError, LookupFailure, lookupIssue } from '../errors.js';
import type { EvaluationHost } from '../keys/host.js';
import { messages } from '../messages.js';
import type { Location } from './locations.js';

/** The parts of the running lookup that data functions use. */
export interface FunctionHost {
  readonly host: EvaluationHost;
  callFunction(name: string, args: readonly Value[]): Value | undefined;
  /** Creates the `Puppet::LookupContext` for the data functions of a module (null: of another layer). */
  makeContext(moduleName: string | null): Value;
}

/** The state of a data function for one location: its `Puppet::LookupContext`, and the values that it has returned. */
interface FunctionContext {
  readonly object: Value;
  readonly values: Map<ReturnType<typeof keyId>, Value>;
}

/** The data function of one level of a hierarchy, for one evaluation. */
export class DataFunction {
  readonly #entry: HierarchyEntry;
  readonly #config: HieraConfig;
  readonly #moduleName: string | null;
  readonly #host: FunctionHost;
  /** By location. */
  readonly #contexts = new Map<string, FunctionContext>();

  constructor(entry: HierarchyEntry, config: HieraConfig, moduleName: string | null, host: FunctionHost) {
    this.#entry = entry;
    this.#config = config;
    this.#moduleName = moduleName;
    this.#host = host;
  }

  /** Calls a lookup_key or data_dig function; `key` is its first argument. A value is asked for once. */
  valueOf(key: Value, location: Location | undefined, options: PuppetHash): Value | undefined {
    const { object, values } = this.#contextOf(location);
    const id = keyId(key);
    const cached = values.get(id);
    if (cached !== undefined) return cached;
    const value = this.#call([key, optionsWith(location, options), object]);
    if (value === undefined) return undefined;
    if (!isLookupValue(value)) throw this.wrongValue(value, 'Value returned from', location);
    values.set(id, value);
    return value;
  }

  #contextOf(location: Location | undefined): FunctionContext {
    const id = location?.value ?? '';
    let found = this.#contexts.get(id);
    if (found === undefined)
      this.#contexts.set(id, (found = { object: this.#host.makeContext(this.#moduleName), values: new Map() }));
    return found;
  }

  /** Calls a data_hash function. Returns `undefined` if it has no value. */
  hash(options: PuppetHash, location: Location | undefined): Value | undefined {
    return this.#call(this.#entry.kind === 'v4_data_hash' ? [] : [options, this.#contextOf(location).object]);
  }

  /**
   * Calls the data function of the level. Returns `undefined` if the function has no value.
   * @throws {LookupFailure} for an error that Puppet code in the function raised
   */
  #call(args: readonly Value[]): Value | undefined {
    const { kind, functionName, functionPath } = this.#entry;
    const { host } = this.#host;
    try {
      if (!host.hasFunction(functionName)) {
        const { file } = this.#config;
        const parameters = { kind, name: functionName };
        throw file === ''
          ? lookupIssue(messages.UNKNOWN_DATA_FUNCTION, parameters)
          : configError(messages.UNKNOWN_DATA_FUNCTION, parameters, file, functionPath);
      }
      return this.#host.callFunction(functionName, args);
    } catch (error) {
      if (error instanceof NotFoundSignal) return undefined;
      if (error instanceof LookupError) throw error;
      const reason = host.reasonWithin?.(error, new EvaluationError('', ''));
      if (reason !== undefined) throw new LookupFailure(reason);
      const isPuppetError = error instanceof FunctionError && error.isPuppetError;
      throw isPuppetError ? withAdviceOf(new LookupError(error.message), error) : error;
    }
  }

  /** @param what the value and its use, as the start of a sentence */
  wrongValue(value: Value, what: string, location: Location | undefined): LookupError {
    const subject = `${what} ${this.describeSource(location)}`;
    return lookupError(messages.WRONG_VALUE_TYPE, { subject, type: String(inferType(value)) });
  }

  /** Describes the function and the location of a value for a message. */
  describeSource(location: Location | undefined): string {
    const place = location === undefined ? '' : `, when using location '${location.value}',`;
    const { kind, functionName } = this.#entry;
    return `${kind === 'v4_data_hash' ? 'deprecated API' : kind} function '${functionName}'${place}`;
  }
}

/** The options of a level with the location, which functions get. */
export function optionsWith(location: Location | undefined, options: PuppetHash): PuppetHash {
  return location === undefined ? options : new HashBuilder(options).set(location.kind, location.value).build();
}
