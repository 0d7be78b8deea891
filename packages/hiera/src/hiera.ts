import {
  answerLookup,
  didYouMean,
  EMPTY_HASH,
  type ErrorOrigin,
  formatMessage,
  FunctionError,
  functionError,
  type LookupRequest,
  type LookupService,
  mismatchPath,
  notFound,
  NotFoundSignal,
  PuppetHash,
  rubyText,
  type Value,
} from '@pptjs/runtime/internal';
import { LookupError } from './errors.js';
import type { HieraSettings } from './keys/host.js';
import { Explanation } from './keys/trace.js';
import { messages } from './messages.js';
import { FILE_FUNCTIONS } from './provider/data-texts.js';
import { EyamlLookupKey } from './provider/eyaml-lookup-key.js';
import { Search, type SearchHost } from './search/search.js';

/** The merge strategies of the legacy functions. */
const LEGACY_STRATEGIES = {
  hiera: 'first',
  hiera_array: 'unique',
  hiera_hash: 'hash',
  hiera_include: 'unique',
} as const;

/** Hiera for one evaluation: the lookup service of the runtime's functions. */
export class Hiera implements LookupService {
  readonly #search: Search;
  readonly #eyaml: EyamlLookupKey;

  constructor(settings: HieraSettings, host: SearchHost) {
    this.#search = new Search(settings, host, (name, args) =>
      isBuiltinDataFunction(name) ? this.#callBuiltin(name, args) : host.callFunction(name, args),
    );
    this.#eyaml = new EyamlLookupKey(this.#search.files, host.eyaml);
  }

  /**
   * Answers the function `lookup`.
   * @throws {LookupError} if nothing is found and there is no default; see also `Search.find`
   */
  lookup(request: LookupRequest): Value {
    let found: { readonly name: string; readonly value: Value } | undefined;
    try {
      return this.#search.withSupplied(request, () =>
        answerLookup(
          request,
          (name) => {
            const value = this.find(name, request.merge);
            if (value !== undefined) found = { name, value };
            return value;
          },
          (name) => this.suggest(name),
        ),
      );
    } catch (error) {
      const { valueType, merge } = request;
      if (found !== undefined && valueType !== null && error instanceof FunctionError)
        error.origin ??= this.#search.originOf(found.name, merge, mismatchPath(valueType, found.value));
      throw error;
    }
  }

  /**
   * Answers a legacy function.
   * @throws {LookupError} if nothing is found and there is no `fallback`
   */
  hiera(
    kind: 'hiera' | 'hiera_array' | 'hiera_hash' | 'hiera_include',
    key: string,
    _override: Value,
    fallback: (() => Value) | undefined,
  ): Value {
    const value = this.#search.findLegacy(key, LEGACY_STRATEGIES[kind]);
    if (value !== undefined) return value;
    if (fallback) return fallback();
    throw notFound([key], (name) => this.suggest(name));
  }

  /** The question about a similar key of the same class in the data that none of its parameters has. */
  adviceOnParameter(key: string, keys: readonly string[]): string | undefined {
    const className = key.slice(0, key.lastIndexOf('::') + 2);
    const similar = this.#search.similarKeys(key);
    const found = similar.find((each) => each.startsWith(className) && !keys.includes(each));
    return found === undefined ? undefined : formatMessage(messages.MISSPELLED_KEY, { found, key });
  }

  /** The question that suggests similar keys for a key without a value; undefined if there are none. */
  suggest(key: string): string | undefined {
    return didYouMean(key, this.#search.similarKeys(key));
  }

  /** Answers a built-in data function that Puppet code calls. */
  data(name: 'yaml_data' | 'json_data' | 'hocon_data' | 'eyaml_lookup_key', args: readonly Value[]): Value {
    const value = this.#callBuiltin(name, args);
    if (value === undefined) throw new NotFoundSignal();
    return value;
  }

  /**
   * Returns the value of a key, or `undefined` if it has none. Class parameters without a value get theirs from here.
   */
  find(key: string, merge: Value = null): Value | undefined {
    return this.#search.find(key, merge);
  }

  /**
   * Returns a function that finds the values of a class's parameters by their keys, as `find` does; undefined if the class
   * has no data.
   */
  parametersOf(className: string): ((key: string) => Value | undefined) | undefined {
    return this.#search.parametersOf(className);
  }

  /**
   * Finds the part of a data file that the value of a key comes from, for an error about the value. `path` leads to the
   * faulty part of the value. Returns undefined if no data file has the key.
   */
  originOf(key: string, path: readonly (string | number)[]): ErrorOrigin | undefined {
    return this.#search.originOf(key, null, path);
  }

  /** Replaces `%{…}` in a value. */
  interpolate(value: Value): Value {
    return this.#search.interpolate(value);
  }

  /** Whether data are read for the report of an error. */
  get isDiagnosing(): boolean {
    return this.#search.isDiagnosing;
  }

  /** Adds a text of a data function to the current explanation. */
  note(text: () => Value): void {
    this.#search.trace.text?.(() => rubyText(text()));
  }

  /**
   * Answers a request of `lookup` and records each step, in the form of `puppet lookup --explain`.
   *
   * @returns also the error of the lookup: nothing was found, or data cannot be read
   * @throws {FunctionError} if the value is not an instance of the requested type
   */
  explain(request: LookupRequest): { readonly explanation: string; readonly error: LookupError | undefined } {
    const explanation = new Explanation();
    let failure: LookupError | undefined;
    try {
      this.#search.explain(explanation, () => this.lookup(request));
    } catch (error) {
      if (!(error instanceof LookupError)) throw error;
      failure = error;
    }
    return { explanation: explanation.toString(), error: failure };
  }

  /** Records how the `lookup_options` for a key are assembled; without a key, those of the outer layers. */
  explainOptions(key: string | undefined): string {
    const explanation = new Explanation();
    this.#search.explain(explanation, () => this.#search.findOptions(key));
    return explanation.toString();
  }

  #callBuiltin(name: string, args: readonly Value[]): Value | undefined {
    const format = FILE_FUNCTIONS.get(name);
    if (format === undefined) {
      const [key = null, options] = args;
      const value = this.#eyaml.lookup(String(key), hashOrEmpty(options));
      return value === undefined ? undefined : this.#search.interpolate(value);
    }
    const options = hashOrEmpty(args[0]);
    const path = options.get('path');
    if (typeof path !== 'string' || path === '' || options.size > 1)
      throw functionError(messages.MISSING_PATH, { name, kind: 'data_hash' });
    const value = this.#search.files.parse(path, format);
    if (value === null) throw functionError(messages.MISSING_FILE, { path });
    return value;
  }
}

function isBuiltinDataFunction(name: string): boolean {
  return FILE_FUNCTIONS.has(name) || name === 'eyaml_lookup_key';
}

function hashOrEmpty(value: Value | undefined): PuppetHash {
  return value instanceof PuppetHash ? value : EMPTY_HASH;
}
