import { EmulatedRegExp } from 'oniguruma-to-es';
import type { PuppetRegExp } from '../values/regexp.js';
import { emulated } from './literal.js';

/**
 * What JavaScript runs for a Regexp: without the flags `g` and `y`, so that it keeps nothing from one match to the
 * next.
 */
export function compileRegExp(regexp: PuppetRegExp): RegExp {
  return regexp.compiled;
}

const everywhere = new WeakMap<PuppetRegExp, RegExp>();

/**
 * The same with the flag `g`, for `replaceAll`, `matchAll` and `split`: its `lastIndex` must be set to 0 before `exec`.
 */
export function compileGlobalRegExp(regexp: PuppetRegExp): RegExp {
  let global = everywhere.get(regexp);
  if (global === undefined) {
    const { compiled } = regexp;
    const flags = `g${compiled.flags}`;
    global =
      compiled instanceof EmulatedRegExp
        ? emulated(new RegExp(compiled.source, flags), compiled.rawOptions)
        : new RegExp(compiled, flags);
    everywhere.set(regexp, global);
  }
  return global;
}
