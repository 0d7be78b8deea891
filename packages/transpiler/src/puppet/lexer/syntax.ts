/**
 * The differences between versions of the Puppet language in tokens and grammar. The lexer and the parser read everything
 * else from the tables of `tokens.ts`.
 */
import { DOUBLE_QUOTED } from './escapes.js';
import { AND, IN, MATCH, NOMATCH, OR, QMARK, keywords, precedence } from './tokens.js';

/** A keyword. A name is compared only with the keywords of its length and first letter. */
export interface Keyword {
  readonly text: string;
  readonly first: number;
  readonly kind: number;
}

export interface Syntax {
  /** The keywords, by length. */
  readonly keywordsByLength: readonly (readonly Keyword[])[];
  /** The precedence of each kind of token as a binary operator; 0 for other kinds. A higher number binds tighter. */
  readonly precedence: Uint8Array;
  /** The same for the query of a collector. */
  readonly queryPrecedence: Uint8Array;
  /** The escapes of double-quoted strings, as bits. */
  readonly escapes: number;
  /**
   * Whether words are loose: a word with a dash is a name like any other, names may start with a digit, capitalized
   * names may contain dashes, an integer may have a leading 0 and the digits 8 and 9, and the type of a reference may
   * be in lower case (`file['/x']`).
   */
  readonly hasLooseWords: boolean;
  /** Whether `?` belongs to the operand before it. Otherwise it is an operator. */
  readonly selectsOperand: boolean;
  /** Whether a `[` or `(` after white space continues the operand before it. */
  readonly ignoresSpace: boolean;
  /** Whether the word at the start of an interpolation is always a variable: `"${a + 1}"`. */
  readonly interpolatesVariables: boolean;
  /** Whether a minus before a number is part of the number. */
  readonly hasNegativeLiterals: boolean;
  /** Whether every name can be called without parentheses. Otherwise only the statement functions can. */
  readonly callsAnyName: boolean;
}

/** The syntax of Puppet 8. */
export const PUPPET: Syntax = {
  keywordsByLength: byLength(keywords),
  precedence,
  queryPrecedence: precedence,
  escapes: DOUBLE_QUOTED,
  hasLooseWords: false,
  selectsOperand: false,
  ignoresSpace: false,
  interpolatesVariables: false,
  hasNegativeLiterals: true,
  callsAnyName: false,
};

export interface SyntaxChanges extends Partial<Omit<Syntax, 'keywordsByLength' | 'precedence' | 'queryPrecedence'>> {
  /** Keywords of Puppet that are ordinary names. */
  readonly withoutKeywords?: readonly string[];
  /** Whether `=~` and `!~` bind as tightly as `in`. */
  readonly matchesLikeIn?: boolean;
  /** Whether `and` and `or` have the same precedence in the query of a collector. */
  readonly hasFlatQueries?: boolean;
}

/** Creates the syntax of another version of the language from the differences to Puppet 8. */
export function changedSyntax({
  withoutKeywords = [],
  matchesLikeIn = false,
  hasFlatQueries = false,
  ...changes
}: SyntaxChanges): Syntax {
  const levels = precedence.slice();
  if (matchesLikeIn) levels[MATCH] = levels[NOMATCH] = precedence[IN] as number;
  if (changes.selectsOperand === true) levels[QMARK] = 0;
  return {
    ...PUPPET,
    ...changes,
    keywordsByLength: byLength(keywords.filter(([text]) => !withoutKeywords.includes(text))),
    precedence: levels,
    queryPrecedence: hasFlatQueries
      ? levels.map((level, kind) => (kind === OR ? (levels[AND] as number) : level))
      : levels,
  };
}

function byLength(words: typeof keywords): Keyword[][] {
  const table: Keyword[][] = Array.from({ length: 9 }, () => []);
  for (const [text, kind] of words) table[text.length]?.push({ text, first: text.charCodeAt(0), kind });
  return table;
}
