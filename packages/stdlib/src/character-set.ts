import { FunctionError } from '@pptjs/runtime';

/**
 * Whether a character is in a set as Ruby's `squeeze`, `count` and `tr` take it: `abc`, `a-z`, `^a-z`, with `\` before
 * what means itself.
 * @throws {FunctionError} for a range that runs backwards
 */
export function characterSet(text: string): (character: string) => boolean {
  const isNegative = text.length > 1 && text.startsWith('^');
  const ranges = rangesOf(isNegative ? text.slice(1) : text);
  return (character) => ranges.some(([from, to]) => character >= from && character <= to) !== isNegative;
}

function rangesOf(text: string): readonly (readonly [string, string])[] {
  return Array.from(text.matchAll(/(\\?)([^])(?:-(\\?)([^]))?/gu), ([whole, escape, from = '', , to]) => {
    if (escape === '\\' && whole === '\\') return ['\\', '\\'] as const;
    if (to === undefined) return [from, from] as const;
    if (from > to) throw new FunctionError(`invalid range "${from}-${to}" in string transliteration`);
    return [from, to] as const;
  });
}
