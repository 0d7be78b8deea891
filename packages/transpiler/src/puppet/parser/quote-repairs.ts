/** Proposes corrections of quotes that are missing or not escaped. */

import { DQPRE, NAME, STRING } from '../lexer/tokens.js';
import { lineOf, type Proposal, type Surroundings } from './proposal.js';

/**
 * A quote that is missing or not escaped. If a closing quote is missing, the next string begins where it should end, so
 * the reported place can be many lines later. The string that spans several lines is the one.
 */
export function quoteProposals(around: Surroundings): Proposal[] {
  const { source, tokens, fault, at, openText } = around;
  const strings = tokens.filter(({ kind }) => kind === STRING || kind === DQPRE);
  if (at?.kind === STRING) strings.push(at);
  const starts = strings.filter(({ start, end }) => source.slice(start, end).includes('\n')).map(({ start }) => start);
  const proposals: Proposal[] = [];
  if (fault.name === 'UNCLOSED_QUOTE') {
    const last = openText ?? Math.max(0, fault.start - 1);
    if (source[last] === "'" || source[last] === '"') starts.push(last);
    if (openText !== undefined) proposals.push(...unclosedInterpolation(source, openText));
  }
  const closed = starts.slice(-MAX_STRINGS).flatMap((start) => closedAtLineEnd(source, start));
  return [...proposals, ...unescapedQuotes(around), ...closed];
}

/** A quote within a string of one line, which ends the string: `'it's'`. */
function unescapedQuotes({ source, tokens, at }: Surroundings): Proposal[] {
  const all = at === undefined ? tokens : [...tokens, at];
  const index = all.findLastIndex(({ kind, start }, place) => {
    const before = all[place - 1];
    return kind === NAME && before?.kind === STRING && before.end === start;
  });
  const ended = all[index - 1];
  if (ended === undefined || source.slice(ended.start, ended.end).includes('\n')) return [];
  const quote = source.charAt(ended.end - 1);
  return [
    {
      mistake: 'quote',
      edit: { start: ended.end - 1, end: ended.end - 1, text: '\\' },
      help: `Write \`\\${quote}\` for a quote within the string.`,
      marks: [{ start: ended.end - 1, end: ended.end, message: 'this quote ends the string' }],
      isLocal: false,
    },
  ];
}

/** An interpolation without its brace, before the quote that ends the string. */
function unclosedInterpolation(source: string, textStart: number): Proposal[] {
  const newline = source.indexOf('\n', textStart);
  const line = source.slice(textStart, newline === -1 ? source.length : newline);
  const opening = /\$\{[^}"]*(?=")/.exec(line);
  if (opening === null) return [];
  const start = textStart + opening.index;
  const end = start + opening[0].length;
  return [
    {
      mistake: 'quote',
      edit: { start: end, end, text: '}' },
      help: `Close the \`\${\` with \`}\`.`,
      marks: [{ start, end: start + 2, message: 'this `${` is not closed' }],
      isLocal: false,
    },
  ];
}

/** Each string needs up to two parses. */
const MAX_STRINGS = 5;

function closedAtLineEnd(source: string, start: number): Proposal[] {
  const quote = source.charAt(start);
  const newline = source.indexOf('\n', start);
  const line = source.slice(start, newline === -1 ? source.length : newline).trimEnd();
  const ends = new Set([line.replace(/[\s,;:)\]}]+$/, '').length, line.replace(/[,;:]$/, '').length, line.length]);
  return [...ends].map((length) => ({
    mistake: 'quote',
    edit: { start: start + length, end: start + length, text: quote },
    help: `Close the string of line ${lineOf(source, start)} with \`${quote}\`.`,
    marks: [{ start, end: start + 1, message: 'this quote is not closed' }],
    isLocal: false,
  }));
}
