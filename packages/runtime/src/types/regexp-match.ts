import type { PuppetRegExp } from '../values/regexp.js';

/** A test for texts in which the expression matches somewhere; the expression is compiled on first use. */
export function matcher(pattern: PuppetRegExp): (text: string) => boolean {
  return (text) => pattern.compiled.test(text);
}

/** As Puppet source: `/a\/b/`. */
export function regExpLiteral(pattern: PuppetRegExp): string {
  return pattern.toLiteral();
}
