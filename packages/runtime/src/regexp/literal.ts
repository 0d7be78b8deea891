import { PuppetRegExp } from '../values/regexp.js';
import { exactExpression, hasWordBoundary, sourceOfLiteral } from './plain-literal.js';

/**
 * Creates the Regexp of a plain literal (see plain-literal.ts). If the literal is not plain, the first match throws a
 * `FunctionError`, or the first match with a text that has other characters than printable ASCII characters and tabs.
 */
export function regexp(literal: RegExp): PuppetRegExp;
/**
 * Creates the Regexp of a literal from its source in Ruby's syntax and the JavaScript expression that the compiler
 * created with `translateRegExp`. Regular expressions in Puppet code compile to calls of this function.
 */
export function regexp(source: string, compiled: RegExp): PuppetRegExp;
export function regexp(source: RegExp | string, compiled?: RegExp): PuppetRegExp {
  if (typeof source !== 'string') {
    const plain = hasWordBoundary(source.source) ? source : null;
    return new PuppetRegExp(sourceOfLiteral(source), '', () => exactExpression(source), plain);
  }
  return translatedRegExp(source, compiled as RegExp);
}

/**
 * Creates the Regexp of a literal from its source in Ruby's syntax and its translation. Unlike `regexp`, it needs no
 * translator, so the runtime uses it for its own expressions.
 */
export function translatedRegExp(source: string, translation: RegExp): PuppetRegExp {
  return new PuppetRegExp(source, '', () => translation);
}
