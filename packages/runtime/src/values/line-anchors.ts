/** Ruby's `^` in a translated expression: the start of each line. Ruby starts no line after a line end at the end of the text. */
export const LINE_START = String.raw`(?<=^|\n(?!$))`;

/** Ruby's `$` in a translated expression: the end of each line. */
export const LINE_END = String.raw`(?=$|\n)`;

/**
 * Returns the expression that gives the same matches in texts without line ends. JavaScript tries an expression that begins
 * with `^` only at the start of a text, but one that begins with `LINE_START` at each character.
 * @param compiled a translated expression
 * @returns null if the expression has no `LINE_START`
 */
export function oneLineForm(compiled: RegExp): RegExp | null {
  const { source, flags } = compiled;
  // A subclass corrects the groups of a match.
  if (!source.includes(LINE_START) || compiled.constructor !== RegExp) return null;
  return new RegExp(source.replaceAll(LINE_START, '^').replaceAll(LINE_END, '$'), flags);
}
