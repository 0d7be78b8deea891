import { mergeStrategy } from '@pptjs/hiera';
import { FunctionError, PuppetHash, type Value } from '@pptjs/runtime/internal';
import { dynamicRegExp, RegExpError } from '@pptjs/runtime/regexp';
import type { DataFile } from './data-files.js';

/** How the values of a key are looked up. */
export interface KeyOptions {
  /** The name of the strategy with which the levels are merged. */
  readonly strategy: string;
  /** The type to which the value is converted, with the arguments of its constructor; undefined if it is not converted. */
  readonly conversion: Value | undefined;
}

/** The options of a key: `unknown` if several entries concern it, or if they are wrong; null if it has none. */
export type KnownOptions = KeyOptions | 'unknown' | null;

/** The options of all keys that match a pattern. */
interface PatternOptions {
  readonly path: string;
  readonly pattern: RegExp;
  readonly options: KeyOptions | 'unknown';
}

/** The options of keys that `lookup_options` in data files state. */
export class LookupOptions {
  readonly #byName = new Map<string, KeyOptions | 'unknown'>();
  /** In the order of their file. */
  readonly #patterns: PatternOptions[] = [];

  constructor(files: readonly DataFile[]) {
    for (const { data, path } of files) {
      const options = data.get('lookup_options');
      if (!(options instanceof PuppetHash)) continue;
      for (const [key, value] of options) {
        if (typeof key !== 'string') continue;
        if (key.startsWith('^')) this.#patterns.push({ path, ...patternOptions(key, value) });
        else this.#byName.set(key, this.#byName.has(key) ? 'unknown' : readOptions(value));
      }
    }
  }

  /** Returns the options of a key; null if it has none. */
  of(key: string): KnownOptions {
    const named = this.#byName.get(key);
    if (named !== undefined) return named;
    const [first, ...others] = this.#patterns.filter(({ pattern }) => pattern.test(key));
    if (first === undefined) return null;
    // The order of patterns in several files depends on the node.
    return others.every(({ path }) => path === first.path) ? first.options : 'unknown';
  }

  /** Returns the strategy of a key; undefined if its options are not known, or if the value is converted. */
  strategyOf(key: string): string | undefined {
    const options = this.of(key);
    if (options === 'unknown' || options?.conversion !== undefined) return undefined;
    return options?.strategy ?? 'first';
  }
}

/** Reads the options of the keys that match a pattern. */
function patternOptions(source: string, options: Value): Omit<PatternOptions, 'path'> {
  try {
    return { pattern: dynamicRegExp(source).compiled, options: readOptions(options) };
  } catch (error) {
    if (!(error instanceof RegExpError)) throw error;
    // Each lookup fails because of this pattern, so nothing is known about the keys.
    return { pattern: /(?:)/u, options: 'unknown' };
  }
}

function readOptions(options: Value): KeyOptions | 'unknown' {
  if (!(options instanceof PuppetHash)) return { strategy: 'first', conversion: undefined };
  const merge = options.get('merge');
  try {
    const strategy = merge === undefined || merge === null ? 'first' : mergeStrategy(merge).name;
    return { strategy, conversion: options.get('convert_to') ?? undefined };
  } catch (error) {
    if (error instanceof FunctionError) return 'unknown';
    throw error;
  }
}

/** Returns what is wrong with the `lookup_options` of a data file. */
export function* optionProblems({ data }: DataFile): Generator<string> {
  const options = data.get('lookup_options');
  if (options === undefined || options === null) return;
  if (!(options instanceof PuppetHash)) {
    yield 'The value of lookup_options must be a hash';
    return;
  }
  for (const [key, value] of options) {
    const merge = value instanceof PuppetHash ? value.get('merge') : undefined;
    if (merge === undefined || merge === null) continue;
    try {
      mergeStrategy(merge);
    } catch (error) {
      if (!(error instanceof FunctionError)) throw error;
      yield `lookup_options of '${String(key)}': ${error.message}`;
    }
  }
}
