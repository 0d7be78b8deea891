import { EMPTY_HASH, HashBuilder, PuppetHash, type Value } from '@pptjs/runtime/internal';
import { lookupError } from '../errors.js';
import type { VariableLookup } from '../keys/host.js';
import type { Invocation } from '../keys/invocation.js';
import { parseKey } from '../keys/key.js';
import { type Trace, traceText } from '../keys/trace.js';
import { hash } from '../merge/strategy.js';
import { messages } from '../messages.js';
import type { Layer } from './layer.js';
import { type Layers, noModuleData } from './layers.js';

/** The key of the data that state how other keys are looked up. */
export const OPTIONS_KEY = parseKey('lookup_options');

/** Compiles a pattern of `lookup_options` to a test of a key. */
export type PatternCompiler = (pattern: string) => (key: string) => boolean;

/** The content of `lookup_options`: options of keys, by name or by pattern (`^…`). */
class LookupOptions {
  readonly #byName = new Map<string, Value>();
  readonly #byPattern: { readonly matches: (key: string) => boolean; readonly options: Value }[] = [];

  constructor(options: PuppetHash, compile: PatternCompiler) {
    for (const [key, value] of options) {
      const name = String(key);
      if (name.startsWith('^')) this.#byPattern.push({ matches: compile(name), options: value });
      else this.#byName.set(name, value);
    }
  }

  get isEmpty(): boolean {
    return this.#byName.size === 0 && this.#byPattern.length === 0;
  }

  /**
   * Returns the options of a key: those for its name, or those of the first pattern that it matches.
   * @throws {LookupError} for options that are not a hash. Puppet ignores a text that does not name an option
   */
  of(key: string): PuppetHash | undefined {
    const options = this.#byName.get(key) ?? this.#byPattern.find(({ matches }) => matches(key))?.options ?? false;
    if (options instanceof PuppetHash) return options;
    if (options === false || (typeof options === 'string' && !/merge|convert_to/.test(options))) return undefined;
    throw lookupError(messages.OPTIONS_OF_KEY_NOT_A_HASH, { key });
  }
}

/** The options of most modules: none. */
const NO_OPTIONS = new LookupOptions(EMPTY_HASH, () => () => false);

/** Finds the `lookup_options` of keys, for one evaluation. */
export class OptionsFinder {
  readonly #layers: Layers;
  readonly #variable: VariableLookup;
  readonly #compile: PatternCompiler;
  readonly #invocation: Invocation;
  /** By module; an empty name for unqualified keys. */
  readonly #byModule = new Map<string, LookupOptions>();
  #outer: PuppetHash | undefined;

  constructor(layers: Layers, variable: VariableLookup, compile: PatternCompiler, invocation: Invocation) {
    this.#layers = layers;
    this.#variable = variable;
    this.#compile = compile;
    this.#invocation = invocation;
  }

  /** Whether the options of the keys of a module have been read and a key has none. */
  isKnownToLack(root: string, moduleName: string | undefined): boolean {
    const options = this.#byModule.get(moduleName ?? '');
    return options !== undefined && options.of(root) === undefined;
  }

  /** Whether the options of the keys of a module have been read and there are none. */
  isKnownToBeEmpty(moduleName: string): boolean {
    return this.#byModule.get(moduleName)?.isEmpty === true;
  }

  /**
   * Returns the options of a key.
   *
   * @param moduleName the module of a qualified key
   * @throws {LookupError} for wrong options
   */
  find(root: string, moduleName: string | undefined): PuppetHash | undefined {
    const id = moduleName ?? '';
    let options = this.#byModule.get(id);
    if (options === undefined) this.#byModule.set(id, (options = this.#findForModule(moduleName)));
    return options.of(root);
  }

  /** Returns the options of a key in the default hierarchy of its module. */
  findDefault(root: string, module: Layer): PuppetHash | undefined {
    const found = this.#invocation.trace.within(`Searching for "${OPTIONS_KEY.root}"`, () =>
      module.lookup(OPTIONS_KEY, hash, this.#variable, 'default'),
    );
    const options = found === undefined ? undefined : checkedOptions(found, module);
    return options === undefined ? undefined : new LookupOptions(options, this.#compile).of(root);
  }

  #findForModule(moduleName: string | undefined): LookupOptions {
    const find = (): LookupOptions =>
      this.#invocation.nested(OPTIONS_KEY.root, () => this.#compiled(this.#mergedOptions(moduleName)));
    if (moduleName === undefined && this.#outer !== undefined) return find();
    return this.#invocation.trace.within(`Searching for "${OPTIONS_KEY.root}"`, find);
  }

  #compiled(options: PuppetHash): LookupOptions {
    return options.size === 0 ? NO_OPTIONS : new LookupOptions(options, this.#compile);
  }

  #mergedOptions(moduleName: string | undefined): PuppetHash {
    const outer = this.#outerOptions();
    // A wrong pattern of the outer layers is an error before the module's options are read.
    if (moduleName !== undefined && !this.#byModule.has('')) this.#byModule.set('', this.#compiled(outer));
    const module = moduleName === undefined ? null : this.#layers.module(moduleName);
    if (moduleName !== undefined && module === null) this.#invocation.trace.note(() => noModuleData(moduleName));
    const inner = module === null ? undefined : this.#optionsIn(module);
    if (inner === undefined || outer.size === 0) return inner ?? outer;
    const trace = this.#invocation.trace;
    return trace.within('Merge strategy hash', () => {
      noteOptions(trace, 'Global and Environment', outer);
      noteOptions(trace, `Module ${moduleName}`, inner);
      const merged = new HashBuilder(inner).addAll(outer).build();
      trace.note(() => `Merged result: ${traceText(merged)}`);
      return merged;
    });
  }

  /** Returns the merged options of the global layer and the environment. */
  #outerOptions(): PuppetHash {
    if (this.#outer === undefined) {
      const global = this.#optionsIn(this.#layers.global());
      const environment = this.#layers.environment();
      const own = environment === null ? undefined : this.#optionsIn(environment);
      const [highest = EMPTY_HASH, ...lower] = [global, own].filter((options) => options !== undefined);
      this.#outer = lower.length === 0 ? highest : mergedHash([highest, ...lower].reverse());
    }
    return this.#outer;
  }

  #optionsIn(layer: Layer): PuppetHash | undefined {
    const value = layer.lookup(OPTIONS_KEY, hash, this.#variable, 'hierarchy');
    return value === undefined ? undefined : checkedOptions(value, layer);
  }
}

/** Merges hashes. The values of later ones replace those of earlier ones. */
function mergedHash(hashes: readonly PuppetHash[]): PuppetHash {
  const merged = new HashBuilder();
  for (const each of hashes) merged.addAll(each);
  return merged.build();
}

function noteOptions(trace: Trace, source: string, options: PuppetHash): void {
  trace.within(source, () => trace.note(() => `Found key: "${OPTIONS_KEY.root}" value: ${traceText(options)}`));
}

/**
 * Returns the options of a layer; undef are none. A module may have options for its own keys only.
 * @throws {LookupError} for other keys, and for a value that is not a hash
 */
function checkedOptions(options: Value, { moduleName }: Layer): PuppetHash | undefined {
  if (options === null) return undefined;
  if (!(options instanceof PuppetHash)) throw lookupError(messages.OPTIONS_NOT_A_HASH, {});
  if (moduleName === null) return options;
  for (const key of options.keys()) {
    const name = String(key);
    if (name.startsWith('^')) {
      if (!name.startsWith(`^${moduleName}::`))
        throw lookupError(messages.FOREIGN_OPTION_PATTERN, { module: moduleName });
    } else if (!name.startsWith(`${moduleName}::`)) {
      throw lookupError(messages.FOREIGN_OPTION, { module: moduleName });
    }
  }
  return options;
}
