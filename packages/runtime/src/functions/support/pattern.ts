import { FunctionError } from '../../errors/error.js';
import { dynamicRegExp } from '../../regexp/dynamic.js';
import { RegExpError } from '../../regexp/error.js';
import { RegexpType } from '../../types/regexp.js';
import type { PuppetRegExp } from '../../values/regexp.js';
import type { PuppetType } from '../../values/type.js';

/**
 * Returns the regular expression with a given source.
 * @throws {FunctionError} with Ruby's message
 */
export function patternOf(source: string, options = ''): PuppetRegExp {
  try {
    return dynamicRegExp(source, options);
  } catch (error) {
    if (error instanceof RegExpError) throw new FunctionError(error.message);
    throw error;
  }
}

/** Returns the regular expression of the type `Regexp[/…/]`; null for the type without a parameter. */
export function patternOfType(type: PuppetType): PuppetRegExp | null {
  const resolved = type.resolved();
  return resolved instanceof RegexpType ? resolved.pattern : null;
}
