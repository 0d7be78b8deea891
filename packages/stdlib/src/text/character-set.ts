import { functionError } from '@pptjs/runtime/internal';
import { messages } from '../messages.js';

/**
 * Compiles a character set as Ruby's `squeeze`, `count` and `tr` read it (`abc`, `a-z`, `^a-z`, with `\` to escape) to
 * a test of one character.
 *
 * @throws {FunctionError} for a range whose end is before its start
 */
export function compileCharacterSet(text: string): (character: string) => boolean {
  const isNegative = text.length > 1 && text.startsWith('^');
  const ranges = rangesOf(isNegative ? text.slice(1) : text);
  return (character) => ranges.some(([from, to]) => character >= from && character <= to) !== isNegative;
}

function rangesOf(text: string): readonly (readonly [string, string])[] {
  return Array.from(text.matchAll(/(\\?)([^])(?:-(\\?)([^]))?/gu), ([whole, escape, from = '', , to]) => {
    if (escape === '\\' && whole === '\\') return ['\\', '\\'] as const;
    if (to === undefined) return [from, from] as const;
    if (from > to) throw functionError(messages.INVALID_CHARACTER_RANGE, { from, to });
    return [from, to] as const;
  });
}
