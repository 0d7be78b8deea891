import { functionError, rubyInspect } from '@pptjs/runtime/internal';
import { messages } from '../messages.js';

/** Escapes a text so that a POSIX shell reads it as one word. */
export function escapeWord(text: string): string {
  if (text === '') return "''";
  return text.replace(/[^\w\-.,:+/@\n]/gu, String.raw`\$&`).replaceAll('\n', "'\n'");
}

const PIECE =
  /[ \t\r\n\f\v]*(?:(?<word>[^ \t\r\n\f\v\\'"]+)|'(?<single>[^']*)'|"(?<double>(?:[^"\\]|\\[^])*)"|(?<escape>\\[^]?)|(?<quote>[^ \t\r\n\f\v]))(?:(?<end>[ \t\r\n\f\v]|$)|)/;

/**
 * Splits a command line into words as a POSIX shell does.
 *
 * @throws {FunctionError} for a quote without an end
 */
export function splitWords(line: string): string[] {
  const words: string[] = [];
  let word = '';
  const pattern = new RegExp(PIECE, 'y');
  for (let piece = pattern.exec(line)?.groups; piece !== undefined; piece = pattern.exec(line)?.groups) {
    if (piece.quote !== undefined) throw functionError(messages.UNMATCHED_QUOTE, { line: rubyInspect(line) });
    word +=
      piece.word ??
      piece.single ??
      piece.double?.replace(/\\([$`"\\\n])/g, '$1') ??
      piece.escape?.replace(/\\(.)/, '$1') ??
      '';
    if (piece.end !== undefined) {
      words.push(word);
      word = '';
    }
  }
  return words;
}
