/** In which styles a text can be written: the results of libyaml's analysis by the rules of YAML 1.1. */
export interface Analysis {
  readonly isMultiline: boolean;
  readonly canBePlain: boolean;
  readonly canBeSingle: boolean;
  readonly canBeBlock: boolean;
}

const BREAKS = '\n\r\u0085\u2028\u2029';
const BLANKS = ` \t\0${BREAKS}`;

/** Whether a character ends a line in YAML. */
export function isBreak(character: string | undefined): boolean {
  return character !== undefined && character !== '' && BREAKS.includes(character);
}

function isBlankOrEnd(character: string | undefined): boolean {
  return character === undefined || BLANKS.includes(character);
}

/** Whether YAML permits a character without an escape. */
export function isPrintable(character: string): boolean {
  return /^[\n\x20-\x7e\u00a0-\ud7ff\ue000-\ufefe\uff00-\ufffd]$/.test(character);
}

const isSpace = (character: string): boolean => character === ' ';

/** Analyzes the characters of a text. */
export function analyze(characters: readonly string[]): Analysis {
  if (characters.length === 0) return { isMultiline: false, canBePlain: true, canBeSingle: true, canBeBlock: false };
  const [first, last] = [characters[0], characters.at(-1)];
  const isMultiline = characters.some(isBreak);
  const followed = (blank: (character: string) => boolean, next: (character: string) => boolean): boolean =>
    characters.some((character, i) => i > 0 && next(character) && blank(characters[i - 1] ?? ''));
  const breakThenSpace = followed(isBreak, isSpace);
  const spaceThenBreak = followed(isSpace, isBreak);
  const isSpecial = !characters.every((character) => isPrintable(character));
  const isPadded = [first, last].some((character) => character === ' ' || isBreak(character));
  return {
    isMultiline,
    canBePlain: !isPadded && !isMultiline && !isSpecial && !hasIndicators(characters),
    canBeSingle: !breakThenSpace && !spaceThenBreak && !isSpecial,
    canBeBlock: last !== ' ' && !spaceThenBreak && !isSpecial,
  };
}

/** Returns whether the text contains characters that have a meaning in YAML at their position. */
function hasIndicators(characters: readonly string[]): boolean {
  const text = characters.join('');
  if (text.startsWith('---') || text.startsWith('...')) return true;
  return characters.some((character, i) => {
    const beforeBlank = isBlankOrEnd(characters[i + 1]);
    if (i === 0) return '#,[]{}&*!|>\'"%@`'.includes(character) || ('?:-'.includes(character) && beforeBlank);
    return (character === ':' && beforeBlank) || (character === '#' && isBlankOrEnd(characters[i - 1]));
  });
}
