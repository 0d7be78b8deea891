/**
 * Proposes corrections of idioms of other languages: `then`, `end`, `do |x|`, `for`, `not`, `? :` and others.
 *
 * Puppet reads most of these words as names, so that the reported place can be lines later. The word that is to blame is
 * searched in the tokens before it.
 */

import {
  COLON,
  COMMA,
  DOT,
  ELSE,
  ELSIF,
  EQUALS,
  FARROW,
  GREATERTHAN,
  LBRACE,
  LESSTHAN,
  LPAREN,
  NAME,
  OTHER,
  PIPE,
  PLUS,
  QMARK,
  RBRACE,
  STRING,
  UNLESS,
  VARIABLE,
  WSLPAREN,
} from '../lexer/tokens.js';
import { type Edit, type Mark, type Proposal, rangeOf, shown, startsLine, type Surroundings } from './proposal.js';
import type { ScannedToken } from './scanned-tokens.js';

/** Proposals for a token that Puppet rejects. */
export function idiomProposals(around: Surroundings, at: ScannedToken): Proposal[] {
  return [...idiomsAt(around, at), ...blockWords(around, at)];
}

function proposal(edit: Edit, help: string, marks: readonly Mark[] = []): Proposal {
  return { mistake: 'replaced', edit, help, marks, isLocal: true };
}

/** Idioms whose reported token, or the one before it, is the mistake. */
function idiomsAt({ source, tokens, previous }: Surroundings, at: ScannedToken): Proposal[] {
  if (at.kind === OTHER) return typographicQuotes(source, at);
  if (previous === undefined) return [];
  const word = previous.kind === NAME ? source.slice(previous.start, previous.end) : '';
  const isAdjacent = previous.end === at.start;
  switch (at.kind) {
    case NAME:
      if (source.slice(at.start, at.end) === 'then')
        return [
          proposal({ ...rangeOf(at), text: '{' }, 'Write `{` instead of `then`, and `}` at the end of the block.'),
        ];
      return isParameterPlace(tokens)
        ? [
            {
              ...proposal(
                { start: at.start, end: at.start, text: '$' },
                `Write \`$${shown(source, at)}\`: the name of a parameter starts with \`$\`.`,
              ),
              mistake: 'dollar',
            },
          ]
        : [];
    case PIPE:
      return word === 'do' || previous.kind === LBRACE ? rubyBlock(source, previous, at) : [];
    case VARIABLE:
      if (word === 'not')
        return [proposal({ start: previous.start, end: at.start, text: '!' }, 'Write `!` instead of `not`.')];
      return previous.kind === DOT ? joinedWithDot(source, tokens, previous, at) : [];
    case PLUS:
      return previous.kind === PLUS && isAdjacent
        ? [
            proposal(
              { start: previous.start, end: at.end, text: '' },
              'Assign the sum to a new variable: variables do not change, and there is no operator `++`.',
            ),
          ]
        : [];
    case GREATERTHAN:
      return previous.kind === LESSTHAN && isAdjacent
        ? [proposal({ start: previous.start, end: at.end, text: '!=' }, 'Write `!=` instead of `<>`.')]
        : [];
    case COLON:
      if (previous.kind === VARIABLE && source[at.end] === '=')
        return [proposal({ start: at.start, end: at.end + 1, text: '=' }, 'Write `=` instead of `:=`.')];
      if (previous.kind === ELSE) return [proposal({ ...rangeOf(at), text: '' }, 'Remove the `:` after `else`.')];
      return resourceWithoutBraces(source, tokens, at);
    case FARROW:
      return [proposal({ ...rangeOf(at), text: ':' }, 'Write `:` instead of `=>` after the option of a `case`.')];
    case ELSIF:
      return elsifAfterUnless(source, tokens, at);
    case RBRACE:
      return tokens.at(-2)?.kind === LBRACE
        ? [
            {
              ...proposal(
                { start: previous.end, end: previous.end, text: ':' },
                `Add a colon after \`${shown(source, previous)}\`.`,
              ),
              mistake: 'colon',
            },
          ]
        : [];
    case EQUALS:
      return [
        proposal(
          { ...rangeOf(at), text: '==' },
          'Write `==` to compare. `=` assigns, and must be a statement of its own.',
        ),
      ];
    default:
      return [];
  }
}

/** Whether a name after the tokens can only be that of a parameter: `|`, `(` or `,` is before it, or a type. */
function isParameterPlace(tokens: readonly ScannedToken[]): boolean {
  const last = tokens.at(-1)?.kind;
  if (last === PIPE || last === LPAREN || last === WSLPAREN) return true;
  return last === COMMA && tokens.at(-2)?.kind === VARIABLE;
}

/**
 * `do |x|` and `{ |x|`: the block of a call in Ruby.
 * @param opening the word `do`, or the brace
 */
function rubyBlock(source: string, opening: ScannedToken, pipe: ScannedToken): Proposal[] {
  const [header, names] = /^\|([^|\n]*)\|/.exec(source.slice(pipe.start)) ?? [];
  if (header === undefined || names === undefined) return [];
  const parameters = `|${names.replaceAll(/(?<![$\w])[a-z_]\w*/g, '$$$&')}|`;
  const block = opening.kind === LBRACE ? `{ ${header} … }` : `do ${header} … end`;
  return [
    proposal(
      { start: opening.start, end: pipe.start + header.length, text: `${parameters} {` },
      `Write \`${parameters} { … }\` instead of \`${block}\`.`,
    ),
  ];
}

/** `'/etc/' . $name`: strings that are joined with a dot. */
function joinedWithDot(
  source: string,
  tokens: readonly ScannedToken[],
  dot: ScannedToken,
  variable: ScannedToken,
): Proposal[] {
  const left = tokens.at(-2);
  if (left === undefined) return [];
  const text = left.kind === STRING ? source.slice(left.start + 1, left.end - 1) : '…';
  const joined = `"${text}\${${source.slice(variable.start + 1, variable.end)}}"`;
  return [
    proposal(
      { ...rangeOf(dot), text: '+' },
      `Write the variable into a string: \`${joined}\`. Puppet has no operator that joins strings.`,
    ),
  ];
}

/** `$x ? 'a' : 'b'`. */
export function conditionalProposals({ source, tokens }: Surroundings, at: ScannedToken): Proposal[] {
  const mark = at.kind === COLON ? tokens.findLast(({ kind }) => kind === QMARK) : undefined;
  if (mark === undefined) return [];
  const between = source.slice(mark.end, at.start).trim();
  const rest = source.slice(at.end, lineEnd(source, at.end)).replace(/[\s,;]+$/, '');
  if (/[{}\n]/.test(between)) return [];
  const selector = `? { true => ${between}, default => ${rest.trim()} }`;
  return [
    proposal({ start: mark.start, end: at.end + rest.length, text: selector }, `Write a selector: \`${selector}\`.`),
  ];
}

/** `package 'ntp': ensure => installed`. */
function resourceWithoutBraces(source: string, tokens: readonly ScannedToken[], colon: ScannedToken): Proposal[] {
  const [type, title] = tokens.slice(-2);
  if (type?.kind !== NAME || title === undefined) return [];
  const end = lineEnd(source, colon.end);
  return [
    proposal(
      { start: title.start, end, text: `{ ${source.slice(title.start, end)} }` },
      `Write the resource in braces: \`${shown(source, type)} { ${shown(source, title)}: … }\`.`,
    ),
  ];
}

/** `unless … elsif …`. */
function elsifAfterUnless(source: string, tokens: readonly ScannedToken[], at: ScannedToken): Proposal[] {
  const unless = tokens.findLast(({ kind }) => kind === UNLESS);
  const brace = source.indexOf('{', at.end);
  if (unless === undefined || brace === -1) return [];
  return [
    proposal(
      { start: at.start, end: brace, text: 'else ' },
      'Write `if !…` instead of `unless`, which can only have an `else`.',
      [{ ...rangeOf(unless), message: 'this has no `elsif`' }],
    ),
  ];
}

/** A text in the quotes of a word processor. */
function typographicQuotes(source: string, at: ScannedToken): Proposal[] {
  const [quoted, text] =
    /^[\u2018-\u201e\u00ab]([^\u2018-\u201e\u00bb\n]*)[\u2018-\u201e\u00bb]/.exec(source.slice(at.start)) ?? [];
  if (quoted === undefined || text === undefined) return [];
  const quote = /[\u2018-\u201a]/.test(quoted) ? "'" : '"';
  return [
    proposal(
      { start: at.start, end: at.start + quoted.length, text: `${quote}${text}${quote}` },
      `Write straight quotes: \`${quote}${text}${quote}\`.`,
    ),
  ];
}

/** Words at the start of a line that begin a statement in other languages. */
function blockWords({ source, tokens }: Surroundings, at: ScannedToken): Proposal[] {
  const first = [...tokens, at].findLast(
    ({ kind, start, end }) =>
      kind === NAME &&
      startsLine(source, start) &&
      /^(?:def|func|fn|for|foreach|while|until|switch)$/.test(source.slice(start, end)),
  );
  if (first === undefined) return [];
  const word = source.slice(first.start, first.end);
  const marks: Mark[] = [{ ...rangeOf(first), message: `Puppet has no \`${word}\`` }];
  switch (word) {
    case 'for':
    case 'foreach':
      return loop(source, first, marks);
    case 'while':
    case 'until':
      return [
        proposal(
          { ...rangeOf(first), text: 'if' },
          'Call a function that iterates, such as `each` or `map`: `[1, 2].each |$n| { … }`.',
          marks,
        ),
      ];
    case 'switch':
      return [proposal({ ...rangeOf(first), text: 'case' }, 'Write `case` instead of `switch`.', marks)];
    default:
      return [proposal({ ...rangeOf(first), text: 'function' }, `Write \`function\` instead of \`${word}\`.`, marks)];
  }
}

/** `for $x in $list {` and `foreach ($list as $x) {`. */
function loop(source: string, word: ScannedToken, marks: readonly Mark[]): Proposal[] {
  const text = source.slice(word.end, lineEnd(source, word.end));
  const [header, first, second] =
    /^\s*\(?\s*\$?(\w+)\s+in\s+([^{]+?)\s*\)?\s*\{/.exec(text) ??
    /^\s*\(\s*([^{]+?)\s+as\s+\$?(\w+)\s*\)\s*\{/.exec(text) ??
    [];
  if (header === undefined || first === undefined || second === undefined) return [];
  const [list, name] = / in /.test(header) ? [second, first] : [first, second];
  const call = `${list}.each |$${name}| {`;
  return [
    proposal(
      { start: word.start, end: word.end + header.length, text: call },
      `Write \`${call} … }\`: the function \`each\` iterates.`,
      marks,
    ),
  ];
}

/** The words `end` that close blocks in Ruby, at the end of a source whose braces are open. */
export function endWords({ source, tokens, open }: Surroundings): Proposal[] {
  const words = tokens.filter(
    ({ kind, start, end }) => kind === NAME && startsLine(source, start) && source.slice(start, end) === 'end',
  );
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined || open.length === 0) return [];
  const edit = {
    start: first.start,
    end: last.end,
    text: source.slice(first.start, last.end).replaceAll(/\bend\b/g, '}'),
  };
  return [
    proposal(edit, 'Write `}` instead of `end`.', [{ ...rangeOf(last), message: 'this does not close a block' }]),
  ];
}

function lineEnd(source: string, offset: number): number {
  const newline = source.indexOf('\n', offset);
  return newline === -1 ? source.length : newline;
}
