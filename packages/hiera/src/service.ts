import {
  answerLookup,
  FunctionError,
  type LookupRequest,
  type LookupService,
  notFound,
  type PuppetHash,
  rubyText,
  type Value,
} from '@pptjs/runtime';
import type { HieraSettings } from './host.js';
import { FILE_FUNCTIONS } from './provider/data-file.js';
import { EyamlLookupKey } from './provider/eyaml-lookup-key.js';
import { missingPath } from './provider/missing-path.js';
import { NotFoundSignal } from './provider/not-found.js';
import { Search, type SearchHost } from './search.js';
import { Explanation } from './trace.js';

const MERGE_OF: Readonly<Record<string, Value>> = {
  hiera: 'first',
  hiera_array: 'unique',
  hiera_hash: 'hash',
  hiera_include: 'unique',
};

/** Hiera as the functions of the runtime call it: data lookup for one evaluation. */
export class Hiera implements LookupService {
  readonly #search: Search;
  readonly #eyaml: EyamlLookupKey;

  constructor(settings: HieraSettings, host: SearchHost) {
    this.#search = new Search(settings, {
      ...host,
      callFunction: (name, args) => (isDataFunction(name) ? this.#data(name, args) : host.callFunction(name, args)),
    });
    this.#eyaml = new EyamlLookupKey(this.#search.files);
  }

  /**
   * What the function `lookup` answers.
   * @throws {LookupError} where nothing is found and there is no default; see also `Search.find`
   */
  lookup(request: LookupRequest): Value {
    return answerLookup(request, (name) => this.find(name, request.merge));
  }

  /** @throws {LookupError} where nothing is found and `fallback` is not given */
  hiera(
    kind: 'hiera' | 'hiera_array' | 'hiera_hash' | 'hiera_include',
    key: string,
    _override: Value,
    fallback: (() => Value) | undefined,
  ): Value {
    const value = this.#search.findAsOfOld(key, MERGE_OF[kind] as Value);
    if (value !== undefined) return value;
    if (fallback) return fallback();
    throw notFound([key]);
  }

  data(name: 'yaml_data' | 'json_data' | 'hocon_data' | 'eyaml_lookup_key', args: readonly Value[]): Value {
    const value = this.#data(name, args);
    if (value === undefined) throw new NotFoundSignal();
    return value;
  }

  /**
   * The value of a key, `undefined` where there is none. What a class's parameter gets when nobody gives it a value.
   */
  find(key: string, merge: Value = null): Value | undefined {
    return this.#search.find(key, merge);
  }

  /** Replaces `%{…}` in a value. */
  interpolate(value: Value): Value {
    return this.#search.interpolate(value);
  }

  /** Adds what a data function says to the explanation under way. */
  note(text: () => Value): void {
    this.#search.trace.note(() => rubyText(text()));
  }

  /** Looks a key up and tells each step, in the form of `puppet lookup --explain`. */
  explain(key: string, merge: Value = null): { readonly value: Value | undefined; readonly explanation: string } {
    const explanation = new Explanation();
    const value = this.#search.explain(explanation, () => this.find(key, merge));
    return { value, explanation: explanation.toString() };
  }

  #data(name: string, args: readonly Value[]): Value | undefined {
    const format = FILE_FUNCTIONS.get(name);
    if (format === undefined) {
      const value = this.#eyaml.lookup(String(args[0]), args[1] as PuppetHash);
      return value === undefined ? undefined : this.#search.interpolate(value);
    }
    const path = (args[0] as PuppetHash).get('path');
    if (typeof path !== 'string') throw missingPath(name, 'data_hash');
    const value = this.#search.files.parse(path, format);
    if (value === null) throw new FunctionError(`The file '${path}' does not exist`);
    return value;
  }
}

function isDataFunction(name: string): boolean {
  return FILE_FUNCTIONS.has(name) || name === 'eyaml_lookup_key';
}
