import { FunctionError, PuppetHash, type Value } from '@pptjs/runtime';
import { LookupError } from './errors.js';

/** What `lookup_options` says of keys: by name, or by pattern (`^…`). */
export class LookupOptions {
  readonly #byName = new Map<string, Value>();
  readonly #patterns: [(key: string) => boolean, Value][] = [];

  constructor(options: PuppetHash | undefined, matcher: (pattern: string) => (key: string) => boolean) {
    for (const [key, value] of options ?? []) {
      const name = String(key);
      if (name.startsWith('^')) this.#patterns.push([matcher(name), value]);
      else this.#byName.set(name, value);
    }
  }

  /** The options of a key: those under its name, else those of the first pattern that it matches. */
  of(key: string): PuppetHash | undefined {
    const found = this.#byName.get(key) ?? (this.#patterns.length === 0 ? undefined : this.#ofPattern(key));
    return found instanceof PuppetHash ? found : undefined;
  }

  #ofPattern(key: string): Value | undefined {
    return this.#patterns.find(([matches]) => matches(key))?.[1];
  }
}

/**
 * Checks the `lookup_options` that a module has: they speak of its own keys only.
 * @throws {LookupError}
 */
export function checkModuleOptions(options: Value, moduleName: string): PuppetHash {
  const checked = checkOptions(options);
  for (const key of checked.keys()) {
    const name = String(key);
    if (name.startsWith('^')) {
      if (!name.startsWith(`^${moduleName}::`))
        throw new LookupError(`all lookup_options patterns must match a key starting with module name '${moduleName}'`);
    } else if (!name.startsWith(`${moduleName}::`)) {
      throw new LookupError(`all lookup_options keys must start with module name '${moduleName}'`);
    }
  }
  return checked;
}

/** @throws {LookupError} where the value is not a hash */
export function checkOptions(options: Value): PuppetHash {
  if (options instanceof PuppetHash) return options;
  throw new LookupError('value of lookup_options must be a hash');
}

/** The message of an error that a conversion of data raised. */
export function conversionError(key: string, error: unknown): LookupError {
  const message = error instanceof FunctionError ? error.message : String((error as Error).message ?? error);
  return new LookupError(`The convert_to lookup_option for key '${key}' raised error: ${message}`);
}
