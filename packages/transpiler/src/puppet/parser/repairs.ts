/**
 * Finds the correction of the most common syntax errors.
 *
 * Each proposal is an edit near the error. A proposal is only accepted if the edited source parses past the error, so
 * that no advice is wrong. Puppet's message and its place do not change: the advice is its help text.
 */

import type { Syntax, SyntaxFault } from '../lexer/index.js';
import {
  CLASSREF,
  COLON,
  COMMA,
  ELSE,
  EQUALS,
  FARROW,
  GREATEREQUAL,
  IF,
  IN_EDGE,
  ISEQUAL,
  LBRACE,
  NAME,
  NOTEQUAL,
  OTHER,
  PIPE,
  RBRACE,
  RPAREN,
  SEMIC,
  VARIABLE,
} from '../lexer/tokens.js';
import { conditionalProposals, endWords, idiomProposals } from './idiom-repairs.js';
import {
  type Advice,
  type Edit,
  indentation,
  isClosing,
  lineOf,
  type Mark,
  type Mistake,
  type Proposal,
  rangeOf,
  shown,
  startsLine,
  type Surroundings,
} from './proposal.js';
import { quoteProposals } from './quote-repairs.js';
import { type BracketPair, closingBracket, type ScannedToken, scanTokens } from './scanned-tokens.js';

/** Larger sources are not parsed again. */
const MAX_LENGTH = 200_000;
/** The further parses of an error read at most this number of characters, and are at most that many. */
const MAX_PARSED_LENGTH = 500_000;
const MAX_PARSES = 100;
/** The same mistake can follow the first one in its line: each is corrected before the result is judged. */
const MAX_REPEATED_EDITS = 20;
const MAX_UNCLOSED = 3;
/** So many brackets that one token should have closed are no mistake of writing, and naming them all would take long. */
const MAX_CLOSED = 10;

/**
 * Returns advice for the first error of a source; undefined if no correction is certain.
 *
 * @param firstFault parses a corrected source and returns its first error
 */
export function adviceFor(
  source: string,
  fault: SyntaxFault,
  syntax: Syntax,
  firstFault: (corrected: string) => SyntaxFault | null,
): Advice | undefined {
  if ((fault.name !== 'SYNTAX_ERROR' && fault.name !== 'UNCLOSED_QUOTE') || source.length > MAX_LENGTH)
    return undefined;
  let parses = Math.min(MAX_PARSES, Math.floor(MAX_PARSED_LENGTH / Math.max(1, source.length)));
  return proposalsFor(source, fault, syntax).find((proposal) => repairs(proposal, source, fault, 1));

  function repairs(proposal: Proposal, text: string, current: SyntaxFault, edits: number): boolean {
    if (parses-- <= 0) return false;
    const corrected = applyEdit(text, proposal.edit);
    const remaining = firstFault(corrected);
    if (remaining === null || (proposal.isLocal && isLater(remaining, proposal.edit, current, text))) return true;
    if (edits === MAX_REPEATED_EDITS || remaining.start <= current.start || current.atEnd) return false;
    const next = proposalsFor(corrected, remaining, syntax).find(({ mistake }) => mistake === proposal.mistake);
    return next !== undefined && repairs(next, corrected, remaining, edits + 1);
  }
}

function proposalsFor(source: string, fault: SyntaxFault, syntax: Syntax): Proposal[] {
  const scanned = scanTokens(source, fault.start, syntax);
  const all = scanTokens(source, fault.start + 1, syntax).tokens;
  const at = all.length > scanned.tokens.length ? all.at(-1) : undefined;
  const around: Surroundings = { ...scanned, source, fault, at, previous: scanned.tokens.at(-1) };
  if (fault.name === 'UNCLOSED_QUOTE') return quoteProposals(around);
  if (at !== undefined) return syntaxProposals(around, at);
  return fault.atEnd ? [...endWords(around), ...endingSemicolon(around), ...unclosedProposals(around)] : [];
}

/** Whether an error of the edited source is in a later line than the original one. */
function isLater(remaining: SyntaxFault, edit: Edit, fault: SyntaxFault, source: string): boolean {
  if (fault.atEnd || remaining.name !== 'SYNTAX_ERROR') return false;
  const growth = edit.text.length - (edit.end - edit.start);
  const lineEnd = source.indexOf('\n', fault.start);
  return lineEnd !== -1 && remaining.start - growth > lineEnd;
}

function applyEdit(source: string, { start, end, text }: Edit): string {
  return source.slice(0, start) + text + source.slice(end);
}

function syntaxProposals(around: Surroundings, at: ScannedToken): Proposal[] {
  return [
    ...conditionalProposals(around, at),
    ...replacements(around, at),
    ...idiomProposals(around, at),
    ...endingSemicolon(around),
    ...(isOutdented(around, at) ? missingClosing(around, at) : []),
    ...insertions(around, at),
    ...missingClosing(around, at),
    ...quoteProposals(around),
    ...strayClosing(around, at),
  ];
}

/** Whether a token starts a line that is not indented further than the line of the innermost open bracket. */
function isOutdented({ source, open }: Surroundings, at: ScannedToken): boolean {
  const innermost = open.at(-1);
  if (innermost === undefined) return false;
  return startsLine(source, at.start) && indentation(source, at.start) <= indentation(source, innermost.start);
}

/** A `;` after the last statement of a block. */
function endingSemicolon({ source, previous }: Surroundings): Proposal[] {
  if (previous?.kind !== SEMIC) return [];
  const isLastOfLine = !startsLine(source, previous.start);
  return [
    {
      mistake: 'semicolon',
      edit: { ...rangeOf(previous), text: ' ' },
      help: 'Remove the last `;`: it separates statements and does not end them.',
      marks: isLastOfLine ? [{ ...rangeOf(previous), message: 'no statement follows' }] : [],
      isLocal: true,
    },
  ];
}

/** A token that another language has, or a similar one of Puppet. */
function replacements({ source, tokens, open, previous }: Surroundings, at: ScannedToken): Proposal[] {
  const replace = (from: ScannedToken, to: ScannedToken, text: string, help: string): Proposal => ({
    mistake: 'replaced',
    edit: { start: from.start, end: to.end, text },
    help,
    marks: [],
    isLocal: true,
  });
  const text = source.slice(at.start, at.end);
  const next = { kind: at.kind, start: at.start, end: at.end + 1 };
  const isAdjacent = previous !== undefined && previous.end === at.start;
  const beforePrevious = tokens.at(-2);
  switch (at.kind) {
    case COLON:
    case IN_EDGE:
    case EQUALS:
    case GREATEREQUAL:
      if (at.kind === EQUALS && isAdjacent && (previous.kind === ISEQUAL || previous.kind === NOTEQUAL)) {
        const operator = source.slice(previous.start, previous.end);
        return [replace(previous, at, operator, `Write \`${operator}\`: Puppet has no operator \`${operator}=\`.`)];
      }
      return open.length === 0
        ? []
        : [replace(at, at, ' =>', `Write \`=>\` instead of \`${text}\` between a name and its value.`)];
    case FARROW:
      if (previous?.kind === VARIABLE)
        return [replace(at, at, '=', `Write \`=\` instead of \`=>\` after \`${shown(source, previous)}\`.`)];
      return beforePrevious?.kind === SEMIC
        ? [replace(beforePrevious, beforePrevious, ',', 'Write `,` instead of `;` between attributes.')]
        : [];
    case SEMIC:
      return [replace(at, at, ',', 'Write `,` instead of `;`.'), replace(at, at, ' ', 'Remove the `;`.')];
    case IF:
      return previous?.kind === ELSE ? [replace(previous, at, 'elsif', 'Write `elsif` instead of `else if`.')] : [];
    case OTHER:
      return source.startsWith('&&', at.start) ? [replace(at, next, ' and ', 'Write `and` instead of `&&`.')] : [];
    case PIPE:
      if (source.startsWith('||', at.start)) return [replace(at, next, ' or ', 'Write `or` instead of `||`.')];
      return isAdjacent && previous.kind === PIPE ? [replace(previous, at, ' or ', 'Write `or` instead of `||`.')] : [];
    default:
  }
  const word = tokens.findLast(
    ({ kind, start, end }, index) =>
      kind === NAME && tokens[index - 1]?.kind === RBRACE && /^(?:elif|else_?if)$/i.test(source.slice(start, end)),
  );
  return word === undefined
    ? []
    : [
        {
          ...replace(word, word, 'elsif', `Write \`elsif\` instead of \`${shown(source, word)}\`.`),
          marks: [{ ...rangeOf(word), message: `Puppet has no \`${shown(source, word)}\`` }],
        },
      ];
}

/** A missing token between the previous one and the reported one. */
function insertions({ source, open, previous }: Surroundings, at: ScannedToken): Proposal[] {
  if (previous === undefined) return [];
  const proposals: Proposal[] = [];
  const insert = (mistake: Mistake, text: string, name: string, isLocal: boolean): void => {
    const isFarAway = source.slice(previous.end, at.start).includes('\n');
    proposals.push({
      mistake,
      edit: { start: previous.end, end: previous.end, text },
      help: `Add ${name} after \`${shown(source, previous)}\`.`,
      marks: isFarAway ? [{ ...rangeOf(previous), message: `${name} is missing after this` }] : [],
      isLocal,
    });
  };
  if (open.length > 0 && !isClosing(at.kind)) {
    if (previous.kind !== RPAREN) insert('colon', ':', 'a colon', true);
    if (previous.kind !== COMMA) insert('comma', ', ', 'a comma', true);
    if (at.kind !== LBRACE) insert('arrow', ' => ', '`=>`', false);
    if (previous.kind === CLASSREF && at.kind === NAME)
      proposals.push({
        mistake: 'dollar',
        edit: { start: at.start, end: at.start, text: '$' },
        help: `Write \`$${shown(source, at)}\`: the name of a parameter starts with \`$\`.`,
        marks: [],
        isLocal: true,
      });
  }
  insert('open', ' {', 'a `{`', false);
  return proposals;
}

/** Brackets that are open where another token has to close them, or where a line is indented less than expected. */
function missingClosing(around: Surroundings, at: ScannedToken): Proposal[] {
  const { source, open, tokens, previous } = around;
  const innermost = open.at(-1);
  if (innermost === undefined || previous === undefined) return [];
  if (innermost.kind === LBRACE) {
    const first = [...tokens, at].find((token) => token.start > innermost.start && isOutdented(around, token));
    return first === undefined ? [] : [closedBefore(source, innermost, first.start)];
  }
  const proposals: Proposal[] = [];
  let text = '';
  for (let index = open.length - 1; index >= Math.max(0, open.length - MAX_CLOSED); index--) {
    const opening = open[index];
    if (opening === undefined || opening.kind === LBRACE) break;
    text += closingBracket(opening.kind) ?? '';
    const closed = open.slice(index);
    proposals.push({
      mistake: 'close',
      edit: { start: previous.end, end: previous.end, text },
      help: `Close ${placesOf(source, closed)} with \`${text}\` before \`${shown(source, at)}\`.`,
      marks: closed.map((token) => unclosedMark(source, token)),
      isLocal: true,
    });
  }
  return proposals;
}

function placesOf(source: string, brackets: readonly ScannedToken[]): string {
  return brackets
    .map((token) => `the \`${shown(source, token)}\` of line ${lineOf(source, token.start)}`)
    .join(' and ');
}

function unclosedMark(source: string, bracket: ScannedToken): Mark {
  return { ...rangeOf(bracket), message: `this \`${shown(source, bracket)}\` is not closed` };
}

/** Closes a brace before the line of an offset. */
function closedBefore(source: string, brace: ScannedToken, offset: number): Proposal {
  const line = source.lastIndexOf('\n', offset - 1) + 1;
  return {
    mistake: 'close',
    edit: { start: line, end: line, text: '}\n' },
    help: `Close ${placesOf(source, [brace])} with \`}\` before line ${lineOf(source, line)}.`,
    marks: [unclosedMark(source, brace)],
    isLocal: false,
  };
}

/** Brackets that are open at the end of the input. The indentation shows which one was forgotten. */
function unclosedProposals({ source, pairs, open, fault }: Surroundings): Proposal[] {
  const isDeeper = ({ open: brace, close }: BracketPair): boolean =>
    brace.kind === LBRACE &&
    startsLine(source, close.start) &&
    indentation(source, brace.start) > indentation(source, close.start);
  const proposals = pairs.filter(isDeeper).map((pair) => closedBefore(source, pair.open, pair.close.start));
  if (open.length === 0 || open.length > MAX_UNCLOSED) return proposals;
  const text = [...open]
    .reverse()
    .map(({ kind }) => closingBracket(kind) ?? '')
    .join('');
  proposals.push({
    mistake: 'close',
    edit: { start: fault.start, end: fault.start, text: `\n${text}` },
    help: `Close ${placesOf(source, open)} with \`${text}\`.`,
    marks: open.map((token) => unclosedMark(source, token)),
    isLocal: false,
  });
  return proposals;
}

/** A closing bracket that closes nothing. */
function strayClosing({ source, open }: Surroundings, at: ScannedToken): Proposal[] {
  if (!isClosing(at.kind) || open.length > 0) return [];
  const text = shown(source, at);
  return [
    {
      mistake: 'close',
      edit: { ...rangeOf(at), text: '' },
      help: `No bracket is open here: remove this \`${text}\` or an earlier one, or add the opening bracket.`,
      marks: [],
      isLocal: true,
    },
  ];
}
