/**
 * Splits a source into tokens.
 *
 * The lexer is in one of three modes: an expression or body, a quoted template, or a heredoc. Template sequences nest the
 * first mode in the others. Every character of the source except blanks and tabs belongs to a token, so that the columns
 * of HCL can be computed from the tokens.
 */
import type { Token, TokenKind } from './token.js';
import { trimBoth } from './whitespace.js';

interface Heredoc {
  readonly marker: string;
  startOfLine: boolean;
}

type Mode = 'normal' | 'quoted' | Heredoc;

const IDENTIFIER = /[\p{ID_Start}_][\p{ID_Continue}-]*/uy;
/** Digits, points and exponents that end with a digit. The parser rejects texts such as `1.2.3`. */
const NUMBER = /\d(?:\.*(?:\d|[eE][+-]?\d))*/y;
const HEREDOC_START = /<<-?([\p{ID_Start}_][\p{ID_Continue}-]*)\r?\n/uy;
const QUOTED_TEXT = /(?:\\[^\r\n]|[^$%"\\\r\n])+/uy;
const HEREDOC_TEXT = /[^$%\r\n]*/y;
const NEWLINE = /\r?\n/y;

const PAIRS: Readonly<Record<string, TokenKind>> = {
  '==': 'EqualOp',
  '!=': 'NotEqual',
  '>=': 'GreaterThanEq',
  '<=': 'LessThanEq',
  '&&': 'And',
  '||': 'Or',
  '=>': 'FatArrow',
};

const SINGLES: Readonly<Record<string, TokenKind>> = {
  '[': 'OBrack',
  ']': 'CBrack',
  '(': 'OParen',
  ')': 'CParen',
  '.': 'Dot',
  ',': 'Comma',
  '*': 'Star',
  '/': 'Slash',
  '%': 'Percent',
  '+': 'Plus',
  '-': 'Minus',
  '=': 'Equal',
  '<': 'LessThan',
  '>': 'GreaterThan',
  '!': 'Bang',
  '?': 'Question',
  ':': 'Colon',
  '\n': 'Newline',
  '&': 'BitwiseAnd',
  '|': 'BitwiseOr',
  '~': 'BitwiseNot',
  '^': 'BitwiseXor',
  ';': 'Semicolon',
  '`': 'Backtick',
  "'": 'Apostrophe',
};

/** Splits a source into tokens. The last token is `EOF`. A byte order mark at the start is ignored. */
export function tokenize(source: string): Token[] {
  return new Lexer(source).run();
}

class Lexer {
  readonly #source: string;
  readonly #tokens: Token[] = [];
  #at: number;
  #mode: Mode = 'normal';
  /** The modes around the current one. */
  readonly #outer: Mode[] = [];
  /** Whether no comment ends after the current place, so that the source is not searched again. */
  #isWithoutCommentEnd = false;
  /** The number of open braces, and the counts at which the braces of the open template sequences close. */
  #braces = 0;
  readonly #sequenceBraces: number[] = [];

  constructor(source: string) {
    this.#source = source;
    this.#at = source.startsWith('\ufeff') ? 1 : 0;
  }

  run(): Token[] {
    const end = this.#source.length;
    while (this.#at < end) {
      const mode = this.#mode;
      if (mode === 'normal') this.#readNormal();
      else if (mode === 'quoted') this.#readQuoted();
      else this.#readHeredoc(mode);
    }
    this.#emit('EOF', end);
    return this.#tokens;
  }

  #emit(kind: TokenKind, end: number): void {
    this.#tokens.push({ kind, start: this.#at, end });
    this.#at = end;
  }

  #enter(mode: Mode): void {
    this.#outer.push(this.#mode);
    this.#mode = mode;
  }

  #leave(): void {
    this.#mode = this.#outer.pop() ?? 'normal';
  }

  /** The end of the match of a sticky pattern at the current place; -1 if it does not match. */
  #match(pattern: RegExp): number {
    pattern.lastIndex = this.#at;
    return pattern.test(this.#source) ? pattern.lastIndex : -1;
  }

  #readNormal(): void {
    const source = this.#source;
    const at = this.#at;
    const code = source.charCodeAt(at);
    if (code === 0x20 || code === 0x09) {
      this.#at++;
      return;
    }
    if (isAsciiLetter(code)) return this.#emit('Ident', this.#match(IDENTIFIER));
    if (code >= 0x30 && code <= 0x39) return this.#emit('NumberLit', this.#match(NUMBER));
    const character = source.charAt(at);
    if (character === '"') {
      this.#emit('OQuote', at + 1);
      return this.#enter('quoted');
    }
    if (character === '{') {
      this.#braces++;
      return this.#emit('OBrace', at + 1);
    }
    if (character === '}') return this.#closeBrace('CBrace', at + 1);
    if (character === '#') return this.#emit('Comment', this.#lineEnd());
    if (character === '<' && this.#openHeredoc()) return;
    const next = source.charAt(at + 1);
    if (character === '/' && next === '/') return this.#emit('Comment', this.#lineEnd());
    if (character === '/' && next === '*') {
      const close = this.#isWithoutCommentEnd ? -1 : source.indexOf('*/', at + 2);
      this.#isWithoutCommentEnd = close === -1;
      return close === -1 ? this.#emit('Slash', at + 1) : this.#emit('Comment', close + 2);
    }
    if (character === '~' && next === '}') return this.#closeBrace('TemplateSeqEnd', at + 2);
    if (character === '.' && next === '.' && source.charAt(at + 2) === '.') return this.#emit('Ellipsis', at + 3);
    if (character === '\r' && next === '\n') return this.#emit('Newline', at + 2);
    const pair = PAIRS[character + next];
    if (pair !== undefined) return this.#emit(pair, at + 2);
    const single = SINGLES[character];
    if (single !== undefined) return this.#emit(single, at + 1);
    const identifierEnd = this.#match(IDENTIFIER);
    if (identifierEnd !== -1) return this.#emit('Ident', identifierEnd);
    this.#emit('Invalid', at + ((source.codePointAt(at) ?? 0) > 0xffff ? 2 : 1));
  }

  /** The end of a comment that begins with `#` or `//`. The comment contains the line feed. */
  #lineEnd(): number {
    const lineFeed = this.#source.indexOf('\n', this.#at);
    return lineFeed === -1 ? this.#source.length : lineFeed + 1;
  }

  #closeBrace(kind: TokenKind, end: number): void {
    const endsSequence = this.#sequenceBraces.length > 0 && this.#sequenceBraces.at(-1) === this.#braces;
    this.#emit(endsSequence ? 'TemplateSeqEnd' : kind, end);
    this.#braces--;
    if (!endsSequence) return;
    this.#sequenceBraces.pop();
    this.#leave();
  }

  #openHeredoc(): boolean {
    HEREDOC_START.lastIndex = this.#at;
    const marker = HEREDOC_START.exec(this.#source)?.[1];
    if (marker === undefined) return false;
    this.#emit('OHeredoc', HEREDOC_START.lastIndex);
    this.#enter({ marker, startOfLine: true });
    return true;
  }

  #readQuoted(): void {
    const source = this.#source;
    const at = this.#at;
    const character = source.charAt(at);
    if (character === '"') {
      this.#emit('CQuote', at + 1);
      return this.#leave();
    }
    if (character === '$' || character === '%') {
      if (this.#openSequence(character)) return;
      const escapeEnd = this.#escapeEnd(character);
      if (escapeEnd !== -1) return this.#emit('QuotedLit', escapeEnd);
      return at + 1 === source.length ? this.#emit('Invalid', at + 1) : this.#emit('QuotedLit', at + 1);
    }
    if (character === '\r' || character === '\n') {
      let end = at + 1;
      while (source.charAt(end) === '\r' || source.charAt(end) === '\n') end++;
      return this.#emit('QuotedNewline', end);
    }
    const end = this.#match(QUOTED_TEXT);
    return end === -1 ? this.#emit('Invalid', at + 1) : this.#emit('QuotedLit', end);
  }

  /** Reads `${`, `${~`, `%{` or `%{~`. */
  #openSequence(character: string): boolean {
    const at = this.#at;
    if (this.#source.charAt(at + 1) !== '{') return false;
    this.#emit(
      character === '$' ? 'TemplateInterp' : 'TemplateControl',
      this.#source.charAt(at + 2) === '~' ? at + 3 : at + 2,
    );
    this.#sequenceBraces.push(++this.#braces);
    if (typeof this.#mode === 'object') this.#mode.startOfLine = false;
    this.#enter('normal');
    return true;
  }

  /** The end of `$${` or `%%{`, with a following `~`; -1 if there is none. */
  #escapeEnd(character: string): number {
    const at = this.#at;
    if (!this.#source.startsWith(`${character}${character}{`, at)) return -1;
    return this.#source.charAt(at + 3) === '~' ? at + 4 : at + 3;
  }

  #readHeredoc(heredoc: Heredoc): void {
    const source = this.#source;
    const at = this.#at;
    const character = source.charAt(at);
    let textEnd: number;
    if (character === '$' || character === '%') {
      if (this.#openSequence(character)) return;
      textEnd = this.#escapeEnd(character);
      if (textEnd === -1) return this.#readHeredocSign(heredoc);
    } else {
      textEnd = this.#match(HEREDOC_TEXT);
    }
    NEWLINE.lastIndex = textEnd;
    if (NEWLINE.test(source)) return this.#readHeredocLine(heredoc, textEnd, NEWLINE.lastIndex);
    // A carriage return without a line feed ends the recognizable source.
    if (textEnd === at) return this.#emit('Invalid', source.length);
    heredoc.startOfLine = false;
    this.#emit('StringLit', textEnd);
  }

  /** Reads the rest of a line of a heredoc with its line feed, or the end marker. */
  #readHeredocLine(heredoc: Heredoc, textEnd: number, lineEnd: number): void {
    if (heredoc.startOfLine && trimBoth(this.#source.slice(this.#at, lineEnd)) === heredoc.marker) {
      this.#emit('CHeredoc', textEnd);
      this.#emit('Newline', lineEnd);
      return this.#leave();
    }
    heredoc.startOfLine = true;
    this.#emit('StringLit', lineEnd);
  }

  /**
   * Reads a `$` or `%` that starts no sequence. HCL's lexer looks one byte ahead here, and takes that byte into the token
   * if the line ends after it. Flush heredocs count the tokens that end with a line feed, so the tokens must be the same.
   */
  #readHeredocSign(heredoc: Heredoc): void {
    const source = this.#source;
    const at = this.#at;
    if (at + 1 === source.length) return this.#emit('Invalid', at + 1);
    heredoc.startOfLine = false;
    const [next, afterNext] = [source.charAt(at + 1), source.charAt(at + 2)];
    const takesNext = next.charCodeAt(0) < 0x80 && (afterNext === '\n' || afterNext === '\r');
    this.#emit('StringLit', takesNext ? at + 2 : at + 1);
  }
}

function isAsciiLetter(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || code === 0x5f;
}
