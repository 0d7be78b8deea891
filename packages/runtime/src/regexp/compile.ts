import { EmulatedRegExp } from 'oniguruma-to-es';
import type { PuppetRegExp } from '../values/regexp.js';
import { emulated } from './literal.js';

/**
 * Returns the JavaScript expression of a Regexp. It does not have the flags `g` and `y`, so that it has no state
 * between matches.
 */
export function compileRegExp(regexp: PuppetRegExp): RegExp {
  return regexp.compiled;
}

const globalExpressions = new WeakMap<PuppetRegExp, RegExp>();

/**
 * Returns the JavaScript expression with the flag `g`, for `replaceAll`, `matchAll` and `split`. Callers of `exec` must
 * set its `lastIndex` to 0 first.
 */
export function compileGlobalRegExp(regexp: PuppetRegExp): RegExp {
  let global = globalExpressions.get(regexp);
  if (global === undefined) {
    const { compiled } = regexp;
    const flags = `g${compiled.flags}`;
    global =
      compiled instanceof EmulatedRegExp
        ? emulated(new RegExp(compiled.source, flags), compiled.rawOptions)
        : new RegExp(compiled, flags);
    globalExpressions.set(regexp, global);
  }
  return global;
}
