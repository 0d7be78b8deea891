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

/** The options of keys that `lookup_options` in data files state. */
export class LookupOptions {
  readonly #byName = new Map<string, KeyOptions | 'unknown'>();
  readonly #patterns: RegExp[] = [];

  constructor(files: readonly DataFile[]) {
    for (const { data } of files) {
      const options = data.get('lookup_options');
      if (!(options instanceof PuppetHash)) continue;
      for (const [key, value] of options) {
        if (typeof key !== 'string') continue;
        if (key.startsWith('^')) this.#addPattern(key);
        else this.#byName.set(key, this.#byName.has(key) ? 'unknown' : readOptions(value));
      }
    }
  }

  #addPattern(source: string): void {
    try {
      this.#patterns.push(dynamicRegExp(source).compiled);
    } catch (error) {
      if (!(error instanceof RegExpError)) throw error;
      // Each lookup fails because of this pattern, so nothing is known about the keys.
      this.#patterns.push(/(?:)/u);
    }
  }

  /** Returns the options of a key; null if it has none. */
  of(key: string): KnownOptions {
    const named = this.#byName.get(key);
    if (named !== undefined) return named;
    return this.#patterns.some((pattern) => pattern.test(key)) ? 'unknown' : null;
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
