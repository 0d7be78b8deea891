import { type PuppetHash, memoize } from '@pptjs/runtime/internal';
import type { HieraConfig } from '../config/config.js';
import { parseInterpolation } from './interpolation.js';
import { parseKey } from './key.js';

/**
 * Results that lookups of several evaluations share. The host owns the cache and passes it to each `createHiera`;
 * without it, every evaluation has its own.
 *
 * The first two caches depend on a text only and hold a bounded number of short texts. The others are keyed by parsed
 * data: an entry lives as long as the data that the host's `parseCached` returned, so a changed file never finds
 * an old entry.
 */
export class LookupCache {
  /** Parsed keys, by text. */
  readonly parseKey = memoize((text) => parseKey(text));
  /** Parsed strings with `%{…}`, by text. */
  readonly parseInterpolation = memoize(parseInterpolation);
  /** Validated configurations, by the parsed hiera.yaml. */
  readonly configs = new WeakMap<PuppetHash, HieraConfig>();
  /** The module to which every key of a data hash belongs, by data hash. Missing if that is not known. */
  readonly owningModules = new WeakMap<PuppetHash, string>();
  /** The classes that the keys of a data hash name: `ntp::config` for `ntp::config::port`. By data hash. */
  readonly #namedClasses = new WeakMap<PuppetHash, ReadonlySet<string>>();
  /** Collections without expressions `%{…}`, with the number of all elements within them. */
  readonly plainValues = new WeakMap<object, number>();
  /** Values of data files that a lookup may return. */
  readonly lookupValues = new WeakSet();

  /** Whether a data hash has a key for a parameter of a class. */
  hasKeysOf(data: PuppetHash, className: string): boolean {
    let names = this.#namedClasses.get(data);
    if (names === undefined) this.#namedClasses.set(data, (names = namedClasses(data)));
    return names.has(className);
  }
}

function namedClasses(data: PuppetHash): ReadonlySet<string> {
  const names = new Set<string>();
  for (const key of data.keys()) {
    const separator = typeof key === 'string' ? key.lastIndexOf('::') : -1;
    if (typeof key === 'string' && separator > 0) names.add(key.slice(0, separator));
  }
  return names;
}
