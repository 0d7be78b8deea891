import { EMPTY_HASH, HashBuilder, isArray, PuppetHash, remembering, rubyText, type Value } from '@pptjs/runtime';
import { readConfig } from './config/read.js';
import { type EvaluationHost, type HieraSettings, joinPath, type VariableLookup } from './host.js';
import { interpolate, type InterpolationScope } from './interpolation.js';
import { Invocation } from './invocation.js';
import { dig, type LookupKey, NOT_FOUND, parseKey } from './key.js';
import { layerFailure } from './layer-failure.js';
import { Layer } from './layer.js';
import { first, hash, mergeSources, mergeStrategy, type MergeStrategy } from './merge/index.js';
import { checkModuleOptions, checkOptions, conversionError, LookupOptions } from './options.js';
import { DataFiles } from './provider/data-file.js';
import type { ProviderHost } from './provider/provider-host.js';
import { askFirst, type Source } from './source.js';
import { traceText } from './trace-text.js';
import { SILENT, type Trace } from './trace.js';

const OPTIONS_KEY = parseKey('lookup_options');

/** The parameters of the same classes are looked up for one node after another. */
const keyOf = remembering((text) => parseKey(text));

/** What the search needs besides files: variables, functions and types, which belong to who evaluates. */
export interface SearchHost extends EvaluationHost, Pick<ProviderHost, 'makeContext'> {
  readonly variable: VariableLookup;
  /** Calls a data function. */
  callFunction(name: string, args: readonly Value[]): Value | undefined;
  /** Compiles a pattern of `lookup_options`. */
  matcher: ConstructorParameters<typeof LookupOptions>[1];
  /** Makes a value of the type that the text names. */
  convert(value: Value, type: Value, args: readonly Value[]): Value;
}

/** Finds the values of keys in all layers, for one evaluation. */
export class Search {
  readonly #settings: HieraSettings;
  readonly #host: SearchHost;
  readonly #invocation = new Invocation();
  readonly #files: DataFiles;
  readonly #providerHost: ProviderHost;
  readonly #interpolation: InterpolationScope;
  readonly #modules = new Map<string, Layer | null>();
  readonly #options = new Map<string, LookupOptions>();
  /** By module: all places with data for its keys, where they are what they will be. */
  readonly #settled = new Map<string | undefined, readonly Source[]>();
  #outer: readonly Layer[] | undefined;
  #outerFound: PuppetHash | undefined;

  constructor(settings: HieraSettings, host: SearchHost) {
    this.#settings = settings;
    this.#host = host;
    this.#files = new DataFiles(host);
    const invocation = this.#invocation;
    this.#interpolation = {
      variable: host.variable,
      unknown: (name) => host.unknownVariable(name, 'data'),
      lookup: (key) => {
        const found = this.find(key);
        return found === undefined ? '' : found;
      },
      within: (text, body) => invocation.trace.within(text, body),
    };
    this.#providerHost = {
      host,
      files: this.#files,
      get trace() {
        return invocation.trace;
      },
      interpolate: (value) => this.interpolate(value),
      callFunction: (name, args) => host.callFunction(name, args),
      makeContext: (moduleName) => host.makeContext(moduleName),
    };
  }

  /** Tells `trace` of every step while `body` runs. */
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

  get files(): DataFiles {
    return this.#files;
  }

  /** Replaces `%{…}` in a value. */
  interpolate(value: Value): Value {
    return interpolate(value, this.#interpolation);
  }

  /**
   * The value of a dotted key, with what `lookup_options` say of it.
   *
   * @param merge a strategy's name or a hash of options; null for what `lookup_options` say
   * @returns `undefined` where no layer has it
   * @throws {LookupError, FunctionError} for wrong keys, data, configurations and options
   */
  find(text: string, merge: Value = null): Value | undefined {
    return this.#findKey(keyOf(text), merge);
  }

  /**
   * As `find`, for the functions of old: where the environment has no hierarchy, they know of the global layer alone.
   */
  findAsOfOld(text: string, merge: Value): Value | undefined {
    const key = keyOf(text);
    const hasEnvironment = this.#outerLayers().some((layer) => !layer.isGlobal);
    return this.#findKey(hasEnvironment ? key : { ...key, moduleName: undefined }, merge);
  }

  #findKey(key: LookupKey, merge: Value): Value | undefined {
    if (key.root === OPTIONS_KEY.root) return undefined;
    const outer = this.#invocation.enter(key.text);
    try {
      return this.#findEntered(key, merge);
    } finally {
      this.#invocation.leave(outer);
    }
  }

  #findEntered(key: LookupKey, merge: Value): Value | undefined {
    const options = this.#optionsOf(key.moduleName).of(key.root);
    if (merge === null && options?.has('merge')) this.trace.note('Using merge options from "lookup_options" hash');
    const strategy = strategyOf(merge, options);
    const found = this.trace === SILENT ? this.#findIn(key, strategy) : this.#findTelling(key, strategy);
    return found === undefined || options === undefined ? found : this.#convert(key.text, found, options);
  }

  #findTelling(key: LookupKey, strategy: MergeStrategy): Value | undefined {
    return this.trace.within(`Searching for "${key.text}"`, () => this.#findIn(key, strategy));
  }

  #findIn(key: LookupKey, strategy: MergeStrategy): Value | undefined {
    const module = key.moduleName === undefined ? null : this.#module(key.moduleName);
    const root =
      strategy === first && this.trace === SILENT ? this.#first(key, module) : this.#merged(key, module, strategy);
    const found = root === undefined || key.segments.length === 0 ? root : this.#digInto(key, root);
    return found !== undefined || !module?.hasDefaultHierarchy ? found : this.#findDefault(key, module);
  }

  #merged(key: LookupKey, module: Layer | null, strategy: MergeStrategy): Value | undefined {
    return mergeSources(strategy, this.#layers(module), this.trace, (layer) =>
      this.#lookupIn(layer, key, strategy, 'hierarchy'),
    );
  }

  #layers(module: Layer | null): readonly Layer[] {
    return module === null ? this.#outerLayers() : [...this.#outerLayers(), module];
  }

  /**
   * What `#lookupIn` gives with the strategy `first`, nobody asking how: most lookups, those of parameters, are such.
   */
  #first(key: LookupKey, module: Layer | null): Value | undefined {
    const { variable } = this.#host;
    const sources = this.#settled.get(key.moduleName);
    if (sources !== undefined) return askFirst(sources, key, variable);
    const layers = this.#layers(module);
    const value = askFirst(layers, key, variable);
    this.#settle(key.moduleName, layers);
    return value;
  }

  #settle(moduleName: string | undefined, layers: readonly Layer[]): void {
    const settled = layers.map((layer) => layer.settled());
    if (settled.every((source) => source !== undefined)) this.#settled.set(moduleName, settled);
  }

  #findDefault(key: LookupKey, module: Layer): Value | undefined {
    return this.trace.within(`Searching default_hierarchy of module "${key.moduleName}"`, () => {
      const defaults = this.trace.within('Searching for "lookup_options"', () =>
        this.#lookupIn(module, OPTIONS_KEY, hash, 'default'),
      );
      const options =
        defaults === undefined
          ? undefined
          : this.#compile(checkModuleOptions(defaults, key.moduleName as string)).of(key.root);
      const strategy = strategyOf(null, options);
      return this.trace.within(`Searching for "${key.text}"`, () => {
        const root = this.#lookupIn(module, key, strategy, 'default');
        return root === undefined ? undefined : this.#digInto(key, root);
      });
    });
  }

  #digInto(key: LookupKey, root: Value): Value | undefined {
    if (key.segments.length === 0) return root;
    const subKey = key.segments.join('.');
    return this.trace.within(`Sub key: "${subKey}"`, () => {
      const value = dig(key, root, (segment, found) => {
        this.trace.note(() =>
          found === NOT_FOUND ? `No such key: "${segment}"` : `Found key: "${segment}" value: ${traceText(found)}`,
        );
      });
      return value === NOT_FOUND ? undefined : value;
    });
  }

  #lookupIn(
    layer: Layer,
    key: LookupKey,
    strategy: MergeStrategy,
    hierarchy: 'hierarchy' | 'default',
  ): Value | undefined {
    return this.trace.within(layer.heading, () => {
      if (layer.configurationNote !== undefined) this.trace.note(layer.configurationNote);
      return layer.lookup(key, strategy, this.#host.variable, hierarchy);
    });
  }

  #convert(key: string, value: Value, options: PuppetHash): Value {
    const convert = options.get('convert_to') ?? null;
    if (convert === null) return value;
    const [type, ...args] = isArray(convert) ? convert : [convert];
    this.trace.note(
      () =>
        `Applying convert_to lookup_option with arguments [${[type, ...args].map((each) => rubyText(each ?? null)).join(', ')}]`,
    );
    try {
      return this.#host.convert(value, type ?? null, args);
    } catch (error) {
      throw conversionError(key, error);
    }
  }

  #optionsOf(moduleName: string | undefined): LookupOptions {
    const id = moduleName ?? '';
    let options = this.#options.get(id);
    if (options === undefined) this.#options.set(id, (options = this.#firstOptions(moduleName)));
    return options;
  }

  #firstOptions(moduleName: string | undefined): LookupOptions {
    if (moduleName === undefined && this.#outerFound !== undefined) return this.#findOptions(moduleName);
    return this.trace.within('Searching for "lookup_options"', () => this.#findOptions(moduleName));
  }

  #findOptions(moduleName: string | undefined): LookupOptions {
    const outer = this.#outerOptions();
    const module = moduleName === undefined ? null : this.#module(moduleName);
    const own = module === null ? undefined : this.#layerOptions(module);
    if (own === undefined || outer.size === 0) return this.#compile(own ?? outer);
    const merged = this.trace.within('Merge strategy hash', () => {
      this.#noteOptions('Global and Environment', outer);
      this.#noteOptions(`Module ${moduleName}`, own);
      const result = new HashBuilder(own).addAll(outer).build();
      this.trace.note(() => `Merged result: ${traceText(result)}`);
      return result;
    });
    return this.#compile(merged);
  }

  /** What the global layer and the environment say together; found once. */
  #outerOptions(): PuppetHash {
    if (this.#outerFound === undefined) {
      const found = this.#outerLayers().map((layer) => this.#layerOptions(layer) ?? EMPTY_HASH);
      const merged = new HashBuilder();
      for (const options of found.reverse()) merged.addAll(options);
      this.#outerFound = merged.build();
    }
    return this.#outerFound;
  }

  #noteOptions(source: string, options: PuppetHash): void {
    this.trace.within(source, () =>
      this.trace.note(() => `Found key: "${OPTIONS_KEY.root}" value: ${traceText(options)}`),
    );
  }

  #layerOptions(layer: Layer): PuppetHash | undefined {
    const value = this.#lookupIn(layer, OPTIONS_KEY, hash, 'hierarchy');
    if (value === undefined) return undefined;
    return layer.moduleName === null ? checkOptions(value) : checkModuleOptions(value, layer.moduleName);
  }

  #compile(options: PuppetHash): LookupOptions {
    return new LookupOptions(options, this.#host.matcher);
  }

  #outerLayers(): readonly Layer[] {
    if (this.#outer === undefined) {
      const { globalConfig, environment } = this.#settings;
      const layers = [
        globalConfig === undefined ? null : this.#globalLayer(globalConfig),
        environment.path === undefined
          ? null
          : this.#layer('Environment Data Provider', null, joinPath(environment.path, 'hiera.yaml')),
      ];
      this.#outer = layers.filter((layer) => layer !== null);
    }
    return this.#outer;
  }

  /** Options are what is looked up first of all. */
  #globalLayer(config: string): Layer | null {
    try {
      return this.#layer('Global Data Provider', null, config, true);
    } catch (error) {
      throw layerFailure(error, OPTIONS_KEY, true);
    }
  }

  #module(name: string): Layer | null {
    let layer = this.#modules.get(name);
    if (layer === undefined) {
      const path = this.#host.modulePath(name);
      layer =
        path === undefined ? null : this.#layer(`Module "${name}" Data Provider`, name, joinPath(path, 'hiera.yaml'));
      this.#modules.set(name, layer);
    }
    return layer;
  }

  #layer(title: string, moduleName: string | null, file: string, isGlobal = false): Layer | null {
    const text = this.#host.read(file);
    const config =
      text === null
        ? undefined
        : readConfig(text, file, (path, from, parse) => this.#host.keep?.(path, from, parse) ?? parse());
    return config === undefined ? null : new Layer(title, moduleName, config, this.#providerHost, isGlobal);
  }
}

function strategyOf(merge: Value, options: PuppetHash | undefined): MergeStrategy {
  const chosen = merge ?? options?.get('merge') ?? null;
  return chosen === null ? first : mergeStrategy(chosen);
}
