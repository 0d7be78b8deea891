import { EmulatedRegExp } from 'oniguruma-to-es';
import { PuppetRegExp } from '../values/regexp.js';

/**
 * What a JavaScript regular expression needs done after each match: groups left out, groups that take over the text of
 * others.
 */
export interface Emulation {
  readonly hiddenCaptures?: number[];
  readonly strategy?: string | null;
  readonly transfers?: [number, number[]][];
}

/**
 * The Regexp of a literal: its source in Ruby's syntax, and the same as a JavaScript regular expression, which the
 * compiler makes with
 * `translateRegExp`. What a regular expression in a Puppet source compiles to.
 */
export function regexp(source: string, compiled: RegExp): PuppetRegExp {
  return new PuppetRegExp(source, '', () => compiled);
}

/** A JavaScript regular expression with groups that only help, and are not to be seen: as `translateRegExp` says. */
export function emulated(compiled: RegExp, emulation: Emulation): RegExp {
  return new EmulatedRegExp(compiled.source, compiled.flags, emulation);
}
