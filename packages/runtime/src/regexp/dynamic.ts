import { BoundedMap } from '../text/bounded-map.js';
import { PuppetRegExp } from '../values/regexp.js';
import { backtracking } from './backtracking.js';
import { emulated } from './emulated.js';
import { hasPlainLiteral, hasWordBoundary } from './plain-literal.js';
import { translateRegExp } from './translate.js';

/** More than the combinations of options. */
const MAX_OPTIONS = 16;
const MAX_EXPRESSIONS = 2000;

/**
 * Translated expressions, by options and source. All evaluations of the process share them, because a translation depends on
 * nothing else and takes much longer than a match: the catalogs of a server have the same patterns.
 */
const caches = /* @__PURE__ */ new BoundedMap<string, Map<string, PuppetRegExp>>(MAX_OPTIONS);

/**
 * Returns the Regexp of a source text in Ruby's syntax that is not known until run time.
 * @param options Ruby's option letters: `m`, `i`, `x`
 * @throws {RegExpError} with Ruby's message
 */
export function dynamicRegExp(source: string, options = ''): PuppetRegExp {
  let cache = caches.get(options);
  if (cache === undefined) caches.set(options, (cache = new BoundedMap(MAX_EXPRESSIONS)));
  let regexp = cache.get(source);
  if (regexp === undefined) cache.set(source, (regexp = translated(source, options)));
  return regexp;
}

function translated(source: string, options: string): PuppetRegExp {
  const { pattern, flags, emulation, program } = translateRegExp(source, options);
  if (program !== undefined) return new PuppetRegExp(source, options, () => backtracking(program));
  const compiled = new RegExp(pattern, flags);
  const runnable = emulation === undefined ? compiled : emulated(compiled, emulation);
  const plain = options === '' && hasWordBoundary(source) && hasPlainLiteral(source) ? new RegExp(source) : null;
  return new PuppetRegExp(source, options, () => runnable, plain);
}
