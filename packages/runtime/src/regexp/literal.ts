import { EmulatedRegExp } from 'oniguruma-to-es';
import { PuppetRegExp } from '../values/regexp.js';
import { exactExpression, sourceOfLiteral } from './plain-literal.js';

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
 * Creates the Regexp of a plain literal (see plain-literal.ts). If the literal is not plain, the first match with a text
 * that has other characters than printable ASCII characters and tabs throws a `FunctionError`.
 */
export function regexp(literal: RegExp): PuppetRegExp;
/**
 * Creates the Regexp of a literal from its source in Ruby's syntax and the JavaScript expression that the compiler
 * created with `translateRegExp`. Regular expressions in Puppet code compile to calls of this function.
 */
export function regexp(source: string, compiled: RegExp): PuppetRegExp;
export function regexp(source: RegExp | string, compiled?: RegExp): PuppetRegExp {
  if (typeof source !== 'string')
    return new PuppetRegExp(sourceOfLiteral(source), '', () => exactExpression(source), source);
  return new PuppetRegExp(source, '', () => compiled as RegExp);
}

/** Creates a JavaScript expression whose auxiliary groups are hidden, as `translateRegExp` specifies. */
export function emulated(compiled: RegExp, emulation: Emulation): RegExp {
  return new EmulatedRegExp(compiled.source, compiled.flags, emulation);
}
