import { EmulatedRegExp } from 'oniguruma-to-es';
import { PuppetRegExp } from '../values/regexp.js';

/**
 * The corrections of a match of a JavaScript expression: groups to remove, and groups that take the text of other
 * groups.
 */
export interface Emulation {
  readonly hiddenCaptures?: number[];
  readonly strategy?: string | null;
  readonly transfers?: [number, number[]][];
}

/**
 * Creates the Regexp of a literal from its source in Ruby's syntax and the JavaScript expression that the compiler
 * created with `translateRegExp`. Regular expressions in Puppet code compile to calls of this function.
 */
export function regexp(source: string, compiled: RegExp): PuppetRegExp {
  return new PuppetRegExp(source, '', () => compiled);
}

/** Creates a JavaScript expression whose auxiliary groups are hidden, as `translateRegExp` specifies. */
export function emulated(compiled: RegExp, emulation: Emulation): RegExp {
  return new EmulatedRegExp(compiled.source, compiled.flags, emulation);
}
