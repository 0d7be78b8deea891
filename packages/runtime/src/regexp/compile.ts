import { EmulatedRegExp } from 'oniguruma-to-es';
import type { PuppetRegExp } from '../values/regexp.js';
import { emulated } from './emulated.js';

const globalExpressions = new WeakMap<RegExp, RegExp>();

/**
 * Returns the JavaScript expression for a text with the flag `g`, for `replaceAll`, `matchAll` and `split`. Callers of
 * `exec` must set its `lastIndex` to 0 first.
 */
export function globalExpressionFor(regexp: PuppetRegExp, text: string): RegExp {
  return globalForm(regexp.expressionFor(text));
}

/** Returns an expression with the flag `g`. It is the same object for the same expression. */
export function globalForm(expression: RegExp): RegExp {
  let global = globalExpressions.get(expression);
  if (global === undefined) {
    const flags = `g${expression.flags}`;
    // The constructors of other subclasses copy an expression, as that of RegExp does.
    const copy = expression.constructor as RegExpConstructor;
    global =
      expression instanceof EmulatedRegExp
        ? emulated(new RegExp(expression.source, flags), expression.rawOptions)
        : new copy(expression, flags);
    globalExpressions.set(expression, global);
  }
  return global;
}
