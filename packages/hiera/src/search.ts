import { isArray, type PuppetHash, rubyText, type Value } from '@pptjs/runtime';
import { lookupError, messageOf } from './errors.js';
import { type EvaluationHost, type HieraSettings, type VariableLookup } from './host.js';
import { interpolate, type InterpolationScope } from './interpolation.js';
import { Invocation } from './invocation.js';
import { dig, type LookupKey, NOT_FOUND } from './key.js';
import type { Layer } from './layer.js';
import { Layers } from './layers.js';
import { mergeStrategy } from './merge/merge-option.js';
import { first, mergeSources, type MergeStrategy } from './merge/strategy.js';
import { messages } from './messages.js';
import { OPTIONS_KEY, OptionsFinder, type PatternCompiler } from './options.js';
import { DataFiles } from './provider/data-files.js';
import type { ProviderHost } from './provider/entry.js';
import { type Trace, traceText } from './trace.js';

/** The host of a search: in addition to files, the variables, functions and types of the evaluation. */
export interface SearchHost extends EvaluationHost, Pick<ProviderHost, 'makeContext'> {
  readonly variable: VariableLookup;
  /** Calls a data function. */
  callFunction(name: string, args: readonly Value[]): Value | undefined;
  readonly compilePattern: PatternCompiler;
  /** Converts a value to a type, which may be given as text. */
  convert(value: Value, type: Value, args: readonly Value[]): Value;
}

/** Looks up keys in all layers, for one evaluation. */
export class Search {
  readonly files: DataFiles;
  readonly #host: SearchHost;
  readonly #invocation = new Invocation();
  readonly #interpolation: InterpolationScope;
  readonly #layers: Layers;
  readonly #options: OptionsFinder;

  constructor(settings: HieraSettings, host: SearchHost) {
    this.#host = host;
    this.files = new DataFiles(host);
    const invocation = this.#invocation;
    this.#interpolation = {
      variable: host.variable,
      parse: host.cache.parseInterpolation,
      reportUnknown: (name) => host.reportUnknownVariable(name, 'data'),
      lookup: (key) => {
        const value = this.find(key);
        return value === undefined ? '' : value;
      },
      within: (text, body) => invocation.trace.within(text, body),
    };
    const providerHost: ProviderHost = {
      host,
      files: this.files,
      get trace() {
        return invocation.trace;
      },
      interpolate: (value) => this.interpolate(value),
      callFunction: (name, args) => host.callFunction(name, args),
      makeContext: (moduleName) => host.makeContext(moduleName),
    };
    this.#layers = new Layers(settings, providerHost, OPTIONS_KEY);
    this.#options = new OptionsFinder(this.#layers, host.variable, host.compilePattern, () => invocation.trace);
  }

  /** Runs `body` with a trace. */
  explain<T>(trace: Trace, body: () => T): T {
    const previous = this.#invocation.trace;
    this.#invocation.trace = trace;
    try {
      return body();
    } finally {
      this.#invocation.trace = previous;
    }
  }

  get trace(): Trace {
    return this.#invocation.trace;
  }

  /** Replaces `%{…}` in a value. */
  interpolate(value: Value): Value {
    return interpolate(value, this.#interpolation);
  }

  /**
   * Looks up a dotted key and applies its `lookup_options`.
   *
   * @param merge the name of a strategy or a hash of options; null to use the `lookup_options`
   * @returns `undefined` if no layer has the key
   * @throws {LookupError, FunctionError} for wrong keys, data, configurations and options
   */
  find(text: string, merge: Value = null): Value | undefined {
    return this.#find(this.#host.cache.parseKey(text), merge);
  }

  /**
   * Looks up a key for a legacy function (`hiera` etc.). Without a hierarchy of the environment, only the global layer
   * counts.
   */
  findLegacy(text: string, merge: Value): Value | undefined {
    const key = this.#host.cache.parseKey(text);
    const hasEnvironment = this.#layers.outer().some((layer) => !layer.isGlobal);
    return this.#find(hasEnvironment ? key : { ...key, moduleName: undefined }, merge);
  }

  #find(key: LookupKey, merge: Value): Value | undefined {
    if (key.root === OPTIONS_KEY.root) return undefined;
    const outer = this.#invocation.enter(key.text);
    try {
      const options = this.#options.find(key.root, key.moduleName);
      if (merge === null && options?.has('merge')) this.trace.note('Using merge options from "lookup_options" hash');
      const strategy = strategyOf(merge, options);
      const value = this.trace.within(
        () => `Searching for "${key.text}"`,
        () => this.#findIn(key, strategy),
      );
      return value === undefined || options === undefined ? value : this.#convert(key.text, value, options);
    } finally {
      this.#invocation.leave(outer);
    }
  }

  #findIn(key: LookupKey, strategy: MergeStrategy): Value | undefined {
    const module = key.moduleName === undefined ? null : this.#layers.module(key.moduleName);
    const outer = this.#layers.outer();
    const layers = module === null ? outer : [...outer, module];
    const root = mergeSources(strategy, layers, this.trace, (layer) =>
      layer.lookup(key, strategy, this.#host.variable, 'hierarchy'),
    );
    const value = root === undefined ? undefined : this.#dig(key, root);
    return value !== undefined || !module?.hasDefaultHierarchy ? value : this.#findDefault(key, module);
  }

  #findDefault(key: LookupKey, module: Layer): Value | undefined {
    return this.trace.within(`Searching default_hierarchy of module "${key.moduleName}"`, () => {
      const strategy = strategyOf(null, this.#options.findDefault(key.root, module));
      return this.trace.within(`Searching for "${key.text}"`, () => {
        const root = module.lookup(key, strategy, this.#host.variable, 'default');
        return root === undefined ? undefined : this.#dig(key, root);
      });
    });
  }

  #dig(key: LookupKey, root: Value): Value | undefined {
    if (key.segments.length === 0) return root;
    return this.trace.within(`Sub key: "${key.segments.join('.')}"`, () => {
      const value = dig(key, root, (segment, result) => {
        this.trace.note(() =>
          result === NOT_FOUND ? `No such key: "${segment}"` : `Found key: "${segment}" value: ${traceText(result)}`,
        );
      });
      return value === NOT_FOUND ? undefined : value;
    });
  }

  #convert(key: string, value: Value, options: PuppetHash): Value {
    const convert = options.get('convert_to') ?? null;
    if (convert === null) return value;
    const [type = null, ...args] = isArray(convert) ? convert : [convert];
    this.trace.note(
      () =>
        `Applying convert_to lookup_option with arguments [${[type, ...args].map((each) => rubyText(each)).join(', ')}]`,
    );
    try {
      return this.#host.convert(value, type, args);
    } catch (error) {
      throw lookupError(messages.CONVERSION_FAILED, { key, problem: messageOf(error) });
    }
  }
}

function strategyOf(merge: Value, options: PuppetHash | undefined): MergeStrategy {
  const chosen = merge ?? options?.get('merge') ?? null;
  return chosen === null ? first : mergeStrategy(chosen);
}
