import { PuppetRegExp } from '../values/regexp.js';
import { emulated } from './emulated.js';
import { hasPlainLiteral } from './plain-literal.js';
import { translateRegExp } from './translate.js';

/** Translated expressions, by options and source. Each map is bounded; the oldest entry is removed first. */
const caches = new Map<string, Map<string, PuppetRegExp>>();
const CACHE_SIZE = 2000;

/**
 * Returns the Regexp of a source text in Ruby's syntax that is not known until run time.
 * @param options Ruby's option letters: `m`, `i`, `x`
 * @throws {RegExpError} with Ruby's message
 */
export function dynamicRegExp(source: string, options = ''): PuppetRegExp {
  let cache = caches.get(options);
  if (cache === undefined) caches.set(options, (cache = new Map()));
  let regexp = cache.get(source);
  if (regexp === undefined) {
    const { pattern, flags, emulation } = translateRegExp(source, options);
    const compiled = new RegExp(pattern, flags);
    const runnable = emulation === undefined ? compiled : emulated(compiled, emulation);
    // If the translation is the source itself, a second expression would not be faster.
    const plain = options === '' && pattern !== source && hasPlainLiteral(source) ? new RegExp(source) : null;
    regexp = new PuppetRegExp(source, options, () => runnable, plain);
    if (cache.size >= CACHE_SIZE) cache.delete(cache.keys().next().value as string);
    cache.set(source, regexp);
  }
  return regexp;
}
