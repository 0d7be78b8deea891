/**
 * Lookarounds within a look-behind. Ruby allows word boundaries and negative look-behinds there, which the translator
 * refuses. They pass through the translator as a sequence that starts and ends with characters of their own.
 */
export type Lookaround = '(?=' | '(?!' | '(?<=' | '(?<!';

/** The characters that stand for the starts of lookarounds, and for their end. They are private in Unicode. */
const STARTS = { '(?=': '\u{10fff0}', '(?!': '\u{10fff1}', '(?<!': '\u{10fff2}' } as const;
const END = '\u{10fff3}';

/** Returns a lookaround within a look-behind, for the translator. */
export function nestedLookaround(opening: Lookaround, body: string): string {
  return opening === '(?<=' ? `(?<=${body})` : `(?:${STARTS[opening]}(?:${body})${END})`;
}

const OPENINGS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(STARTS).map(([opening, start]): [string, string] => [escaped(start), opening]),
  [escaped(END), ')'],
]);

/** Restores the lookarounds in a translated pattern. */
export function withNestedLookarounds(pattern: string): string {
  return pattern.replace(/\\u\{10FFF[0-3]\}/g, (character) => OPENINGS.get(character) ?? character);
}

/** Returns a character as the translator writes it. */
function escaped(character: string): string {
  return `\\u{${character.codePointAt(0)?.toString(16).toUpperCase()}}`;
}
