import {
  type ErrorOrigin,
  EvaluationError,
  isArray,
  type LookupRequest,
  nearestNames,
  originOf,
  PuppetHash,
  rubyText,
  type Value,
  withAdviceOf,
} from '@pptjs/runtime/internal';
import { lookupError, messageOf } from '../errors.js';
import { type EvaluationHost, type HieraSettings, type VariableLookup } from '../keys/host.js';
import { interpolate, type InterpolationScope } from '../keys/interpolation.js';
import { Invocation } from '../keys/invocation.js';
import { dig, type LookupKey, moduleOf, NOT_FOUND, type NotFound, type Segment } from '../keys/key.js';
import { SILENT_TRACE, SourceTrace, type Trace, traceText } from '../keys/trace.js';
import { mergeStrategy } from '../merge/merge-option.js';
import { first, hash, mergeSources, type MergeStrategy } from '../merge/strategy.js';
import { messages } from '../messages.js';
import { DataFiles } from '../provider/data-files.js';
import { dataSubject, type ProviderHost } from '../provider/entry.js';
import { isPlain, type Layer } from './layer.js';
import { Layers, noModuleData } from './layers.js';
import { OPTIONS_KEY, OptionsFinder, type PatternCompiler } from './options.js';

/** The host of a search: in addition to files, the variables, functions and types of the evaluation. */
export interface SearchHost extends EvaluationHost, Pick<ProviderHost, 'makeContext'> {
  readonly variable: VariableLookup;
  /** Calls a data function. */
  callFunction(name: string, args: readonly Value[]): Value | undefined;
  readonly compilePattern: PatternCompiler;
  /** Reads the text of a type. */
  parseType(text: string): Value;
  /** Converts a value to a type. */
  convert(value: Value, type: Value, args: readonly Value[]): Value;
}

/** The values that a call of `lookup` gives for keys and variables: they replace the data, or what the data lack. */
export type SuppliedValues = Pick<LookupRequest, 'override' | 'defaultValuesHash'>;

const NO_SUPPLIED_VALUES: SuppliedValues = { override: null, defaultValuesHash: null };

/** Looks up keys in all layers, for one evaluation. */
export class Search {
  readonly files: DataFiles;
  readonly #host: SearchHost;
  readonly #invocation = new Invocation();
  readonly #interpolation: InterpolationScope;
  readonly #layers: Layers;
  readonly #options: OptionsFinder;
  /** The strings whose interpolation raised errors. */
  readonly #failedTexts = new WeakMap<EvaluationError, string>();
  #supplied = NO_SUPPLIED_VALUES;
  /** Whether an error is being reported. Data that are read only for the report cause no warnings. */
  isDiagnosing = false;

  /** @param callFunction calls a data function */
  constructor(settings: HieraSettings, host: SearchHost, callFunction: ProviderHost['callFunction']) {
    this.#host = host;
    this.files = new DataFiles(host);
    const invocation = this.#invocation;
    this.#interpolation = {
      variable: (name) => this.#orSupplied(name, host.variable),
      parse: host.cache.parseInterpolation,
      reportUnknown: (name) => host.reportUnknownVariable(name, 'data'),
      lookup: (key) => {
        const value = this.#orSupplied(key, (name) => this.find(name));
        return value === undefined ? '' : value;
      },
      plainValues: host.cache.plainValues,
      countElements: (count) => invocation.countElements(count),
      nested: (name, body) => invocation.nested(name, body),
      within: (text, body) => invocation.trace.within(text, body),
      failed: (text, error) => {
        if (error instanceof EvaluationError && !this.#failedTexts.has(error)) this.#failedTexts.set(error, text);
      },
    };
    const providerHost: ProviderHost = {
      host,
      files: this.files,
      // A getter for the trace would keep this search in memory until V8's next full collection: V8 creates a hidden class for
      // each object literal with a getter.
      invocation,
      interpolate: (value) => this.interpolate(value),
      failedText: (error) => this.#failedTexts.get(error),
      callFunction,
      makeContext: (moduleName) => host.makeContext(moduleName),
    };
    this.#layers = new Layers(settings, providerHost, OPTIONS_KEY);
    this.#options = new OptionsFinder(this.#layers, host.variable, host.compilePattern, invocation);
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

  /** Runs `body`, in which the expressions of the data refer to the values that a call of `lookup` gives. */
  withSupplied<T>(values: SuppliedValues, body: () => T): T {
    const outer = this.#supplied;
    this.#supplied = values;
    try {
      return body();
    } finally {
      this.#supplied = outer;
    }
  }

  /** Returns the override for a name, else the value that `find` returns, else the default for the name. */
  #orSupplied(name: string, find: (name: string) => Value | undefined): Value | undefined {
    const { override, defaultValuesHash } = this.#supplied;
    const value = override?.get(name);
    if (value !== undefined) return value;
    const found = find(name);
    return found === undefined ? defaultValuesHash?.get(name) : found;
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
    const key = this.#host.cache.parseKey(text);
    const value = merge === null ? this.#peek(key) : undefined;
    if (value !== undefined) return value === NOT_FOUND ? undefined : value;
    return this.#find(key, merge);
  }

  /**
   * Returns the value of a key that has no `lookup_options`, if all data are parsed and nothing in the value is to be
   * replaced. Most parameters of classes have such a value, or none (NOT_FOUND). Returns `undefined` if a search is
   * necessary.
   */
  #peek({ root, moduleName, segments }: LookupKey): Value | NotFound | undefined {
    const { isIdle, trace } = this.#invocation;
    if (!isIdle || trace !== SILENT_TRACE || !this.#options.isKnownToLack(root, moduleName)) return undefined;
    const { variable } = this.#host;
    for (const layer of this.#layers.outer()) {
      const value = layer.peek(root, variable);
      if (value !== NOT_FOUND) return segments.length === 0 ? value : undefined;
    }
    const module = moduleName === undefined ? null : this.#layers.module(moduleName);
    const value = module === null ? NOT_FOUND : module.peek(root, variable);
    return segments.length === 0 || value === NOT_FOUND ? value : undefined;
  }

  /**
   * Returns a function that finds the values of a class's parameters by their keys, as `find` does; undefined if the class
   * has no data. Determines the data of the class once, as long as no parameter needs a search.
   */
  parametersOf(className: string): ((key: string) => Value | undefined) | undefined {
    if (this.trace === SILENT_TRACE && this.#layers.areEmptyFor(moduleOfClass(className))) return undefined;
    let data: readonly PuppetHash[] | undefined;
    return (key) => {
      data ??= this.#dataOfClass(className);
      if (data !== undefined) {
        const value = valueIn(data, key);
        if (value === undefined || isPlain(value)) return value;
        // The search may call functions that set variables, on which the data depend.
        data = undefined;
      }
      return this.find(key);
    };
  }

  /**
   * The parsed data that have keys of a class, the highest first. Undefined if the class has other data, a default
   * hierarchy, or keys with `lookup_options`.
   */
  #dataOfClass(className: string): readonly PuppetHash[] | undefined {
    const { isIdle, trace } = this.#invocation;
    const moduleName = moduleOfClass(className);
    if (!isIdle || trace !== SILENT_TRACE || !this.#options.isKnownToBeEmpty(moduleName)) return undefined;
    const module = this.#layers.module(moduleName);
    const { variable, cache } = this.#host;
    const data: PuppetHash[] = [];
    for (const layer of module === null ? this.#layers.outer() : [...this.#layers.outer(), module]) {
      const levels = layer.hasDefaultHierarchy ? undefined : layer.parsedLevels(variable);
      if (levels === undefined) return undefined;
      for (const level of levels) if (cache.hasKeysOf(level, className)) data.push(level);
    }
    return data;
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

  /** Returns the keys of the data that are similar to a key without a value. */
  similarKeys(text: string): readonly string[] {
    return nearestNames(text, this.#diagnose(() => this.#candidates(this.#host.cache.parseKey(text))) ?? []);
  }

  /** The dotted keys that differ from a key in one segment: the first one that has no value. */
  #candidates({ root, moduleName, segments }: LookupKey): readonly string[] {
    const module = moduleName === undefined ? null : this.#layers.module(moduleName);
    const layers = module === null ? this.#layers.outer() : [...this.#layers.outer(), module];
    const roots = layers.flatMap((layer) => layer.keys(this.#host.variable)).filter((key) => key !== OPTIONS_KEY.root);
    if (!roots.includes(root)) return roots.map((key) => [key, ...segments].join('.'));
    let value = this.#find({ text: root, root, moduleName, segments: [] }, null);
    for (const [i, segment] of segments.entries()) {
      if (!(value instanceof PuppetHash)) return [];
      const next = value.get(segment);
      if (next === undefined)
        return Array.from(value.keys(), (key) =>
          [root, ...segments.slice(0, i), rubyText(key), ...segments.slice(i + 1)].join('.'),
        );
      value = next;
    }
    return [];
  }

  #find(key: LookupKey, merge: Value): Value | undefined {
    if (key.root === OPTIONS_KEY.root) {
      this.trace.note(`Invalid key "${key.root}"`);
      return undefined;
    }
    // The key whose data an error is about: first the options of the lookup, then the key itself.
    let active = OPTIONS_KEY;
    let strategy: MergeStrategy = hash;
    try {
      const options = this.#options.find(key.root, key.moduleName);
      if (merge === null && options?.has('merge')) this.trace.note('Using merge options from "lookup_options" hash');
      strategy = strategyOf(merge, options);
      active = key;
      const value = this.#findActive(key, strategy);
      return value === undefined || options === undefined ? value : this.#convert(key.text, value, options);
    } catch (error) {
      // A wrong strategy of the caller is not in the data.
      if (active === key || merge === null) this.#addOrigin(error, active, strategy);
      throw error;
    }
  }

  /** Looks up a key that lookups of the same key must not need. */
  #findActive(key: LookupKey, strategy: MergeStrategy): Value | undefined {
    const outer = this.#invocation.enter(key.text);
    try {
      return this.trace.within(
        () => `Searching for "${key.text}"`,
        () => this.#findIn(key, strategy),
      );
    } finally {
      this.#invocation.leave(outer);
    }
  }

  /**
   * Finds the part of a data file that the value of a key comes from, for an error about the value.
   *
   * @param path the keys and indexes that lead to the faulty part of the value
   * @returns undefined if no data file has the key
   */
  originOf(text: string, merge: Value, path: readonly Segment[]): ErrorOrigin | undefined {
    const key = this.#host.cache.parseKey(text);
    return this.#originOf(key, strategyOf(merge, this.#options.find(key.root, key.moduleName)), path);
  }

  #originOf(key: LookupKey, strategy: MergeStrategy, path: readonly Segment[] = []): ErrorOrigin | undefined {
    const trace = new SourceTrace(key.root);
    this.#diagnose(() => this.explain(trace, () => this.#findIn(key, strategy)));
    const steps = [key.root, ...key.segments, ...path];
    const parts = trace.sources.flatMap(({ file, format }) => {
      const part = this.files.findPart(file, format, steps);
      return part === undefined ? [] : [{ file, ...part, subject: dataSubject(steps.slice(0, part.depth)) }];
    });
    return parts.find(({ depth }) => depth === steps.length) ?? parts[0];
  }

  /** Searches data for a better report of an error. Other errors that this causes have no effect, and no step is recorded. */
  #diagnose<T>(body: () => T): T | undefined {
    const outer = this.isDiagnosing;
    this.isDiagnosing = true;
    try {
      return this.explain(SILENT_TRACE, body);
    } catch (error) {
      if (error instanceof EvaluationError) return undefined;
      throw error;
    } finally {
      this.isDiagnosing = outer;
    }
  }

  /** Adds the place of a key's value to an error without a place in the data. */
  #addOrigin(error: unknown, key: LookupKey, strategy: MergeStrategy): void {
    if (this.isDiagnosing) return;
    if (error instanceof EvaluationError && originOf(error) === undefined) error.origin = this.#originOf(key, strategy);
  }

  /** Merges the `lookup_options` of all layers for a key; without a key, those of the outer layers. */
  findOptions(text: string | undefined): Value | undefined {
    const moduleName = text === undefined ? undefined : this.#host.cache.parseKey(text).moduleName;
    return this.#findIn({ ...OPTIONS_KEY, moduleName }, hash);
  }

  #findIn(key: LookupKey, strategy: MergeStrategy): Value | undefined {
    const { moduleName } = key;
    const layers = this.#layers;
    const lookup = (layer: Layer | null): Value | undefined =>
      layer?.lookup(key, strategy, this.#host.variable, 'hierarchy');
    const sources = [
      () => lookup(layers.global()),
      () => lookup(layers.environment()),
      () => {
        if (moduleName === undefined) return undefined;
        const module = layers.module(moduleName);
        if (module === null) this.trace.note(() => noModuleData(moduleName));
        return lookup(module);
      },
    ];
    // There are always several layers: Puppet merges the value of the environment with nothing, if the others have none.
    const root = mergeSources(strategy, sources, this.trace, (find) => find());
    const value = root === undefined ? undefined : this.#dig(key, root);
    if (value !== undefined || moduleName === undefined) return value;
    const module = layers.module(moduleName);
    return module?.hasDefaultHierarchy === true ? this.#findDefault(key, module) : undefined;
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
    const target = typeof type === 'string' ? this.#typeOf(type, key) : type;
    try {
      return this.#host.convert(value, target, args);
    } catch (error) {
      throw withAdviceOf(lookupError(messages.CONVERSION_FAILED, { key, problem: messageOf(error) }), error);
    }
  }

  /** Reads a type of `convert_to`. */
  #typeOf(text: string, key: string): Value {
    try {
      return this.#host.parseType(text);
    } catch (error) {
      throw withAdviceOf(
        lookupError(messages.INVALID_CONVERSION, { key, type: text, problem: messageOf(error) }),
        error,
      );
    }
  }
}

/** The module whose data may have keys of a class. */
function moduleOfClass(className: string): string {
  return moduleOf(className) ?? className;
}

function strategyOf(merge: Value, options: PuppetHash | undefined): MergeStrategy {
  const chosen = merge ?? options?.get('merge') ?? null;
  return chosen === null ? first : mergeStrategy(chosen);
}

/** Returns the value of the first hash that has a key. */
function valueIn(data: readonly PuppetHash[], key: string): Value | undefined {
  for (const level of data) {
    const value = level.get(key);
    if (value !== undefined) return value;
  }
  return undefined;
}
