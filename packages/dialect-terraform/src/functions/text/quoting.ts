import { quoteText } from '../../values/quoting.js';

/** A character in single quotes with Go's escape sequences, as Go's format verb `%q` shows it in messages. */
export function quoteCharacter(character: string): string {
  if (character === "'") return "'\\''";
  return character === '"' ? `'"'` : `'${quoteText(character).slice(1, -1)}'`;
}
