/**
 * The lexer turns characters into tokens. The parser requests one token at a time; there is no token list.
 *
 * `next` sets `kind`, `start`, `end` and, for strings and regular expressions, `value`. The parser reads names and
 * numbers from the source. The lexer never reads past the current token, so that the parser can move it into the text
 * of strings, heredocs and templates and back. Three rules depend on the text before a token: a `[` after white space
 * starts a list, a `(` that is the first on its line does not start a call, and a `/` after an operand is a division.
 */

import { isBlank, isDigit, isLower, isUpper } from './characters.js';
import { scanCodeEnd, scanTemplate } from './epp.js';
import { type Heredoc, scanHeredoc } from './heredoc.js';
import { scanName, scanQualified, scanReference, scanVariable } from './names.js';
import { scanNumber } from './numbers.js';
import { scanDoubleQuoted, scanSingleQuoted } from './strings.js';
import { type SyntaxFault, fault } from './syntax-error.js';
import { PUPPET, type Syntax } from './syntax.js';
import * as token from './tokens.js';

const LINE_FEED = 10;
const UNICODE_BLANK = /^[\p{Zs}]/u;

/** A regular expression and its place in the source. */
export interface RegularExpression {
  readonly pattern: string;
  readonly start: number;
  readonly end: number;
}

/** Reads the tokens of a source one by one. Its public properties describe the current token. */
export class Lexer {
  readonly source: string;
  readonly syntax: Syntax;
  /** The keywords of the syntax, by length. */
  readonly keywordsByLength: Syntax['keywordsByLength'];
  /** The offset at which reading ends. */
  readonly length: number;
  /** The offset at which the search for the next token starts. */
  position = 0;

  kind: number = token.END;
  start = 0;
  end = 0;
  /** The text of a STRING, DQPRE or REGEX, with escapes decoded. */
  value = '';
  /** The kind of the token before a DQPRE. It decides whether a `/` at the start of an interpolation is a division. */
  kindBeforeString: number = token.END;
  /** The text that Puppet's scanner matched last, for its message about an unclosed quote. */
  matched = '';
  /** The offset of the name of a VARIABLE. */
  nameStart = 0;
  heredoc: Heredoc | null = null;
  /** The unknown escapes so far. */
  readonly warnings: SyntaxFault[] = [];
  /** The end offset of the previous token. */
  previousEnd = 0;
  /** The end offset of a piece of an interpolated text. */
  pieceEnd = 0;
  /** The offset after the heredoc texts of this line, at which the next line continues; -1 if there are none. */
  heredocResume = -1;
  /** Whether the lexer reads the code of a template: `%>` ends it. */
  readonly template: boolean;
  /** Whether the lexer reads the text of a template, outside its tags. */
  inText: boolean;
  /** Whether the lexer is within `<%= … %>`, whose end is a token. */
  rendering = false;
  /** Whether a `<%=` has been read, whose token is the next one. */
  renderPending = false;
  /** Whether the next text of a template follows a `-%>`, which removes white space. */
  trim = false;
  /** Whether the words of plans are keywords. */
  tasks = false;
  /** The start and end offsets of the comments so far, in pairs. */
  readonly comments: number[] = [];
  /** The regular expressions so far. Puppet compiles each of them as soon as its lexer has read it. */
  readonly patterns: RegularExpression[] = [];
  /** Whether the lexer reads the text of a heredoc, whose end also ends an interpolation. */
  readonly heredocText: boolean;

  constructor(source: string, mode: 'code' | 'template' | 'heredoc' = 'code', syntax = PUPPET) {
    this.source = source;
    this.syntax = syntax;
    this.keywordsByLength = syntax.keywordsByLength;
    this.length = source.length;
    this.template = this.inText = mode === 'template';
    this.heredocText = mode === 'heredoc';
  }

  /** Returns a second lexer over the same source. The caller sets its position. */
  fork(): Lexer {
    const other = new Lexer(
      this.source,
      this.template ? 'template' : this.heredocText ? 'heredoc' : 'code',
      this.syntax,
    );
    other.inText = false;
    other.rendering = this.rendering;
    other.tasks = this.tasks;
    return other;
  }

  /** Reads the next token. @throws SyntaxFault if the text is not a token. */
  next(): void {
    const source = this.source;
    const length = this.length;
    let position = this.position;
    this.previousEnd = this.end;
    if (this.inText) return scanTemplate(this);
    for (;;) {
      if (position >= length) return this.#finish(position);
      const code = source.charCodeAt(position);
      if (code === 32 || code === 9 || code === 13) position++;
      else if (isLower(code)) return scanName(this, position);
      else if (code === LINE_FEED) {
        position++;
        if (this.heredocResume >= 0) {
          position = this.heredocResume;
          this.heredocResume = -1;
        }
      } else if (code === 36) return scanVariable(this, position);
      else if (code === 35) position = this.#lineCommentEnd(position);
      else if (code === 47 && position + 1 < length && source.charCodeAt(position + 1) === 42)
        position = this.#blockCommentEnd(position);
      else if (code === 37 && this.template && position + 1 < length && source.charCodeAt(position + 1) === 62)
        return scanCodeEnd(this, position, 2);
      else if (code > 127 && UNICODE_BLANK.test(source.charAt(position))) position++;
      else return this.#scan(code, position);
    }
  }

  /** The kind of the token after the current one. Restores the state of the lexer. Few rules need it. */
  peek(): number {
    const state = { ...this };
    const { warnings, patterns, comments } = this;
    const counts = [warnings.length, patterns.length, comments.length] as const;
    this.next();
    const following = this.kind;
    Object.assign(this, state);
    [warnings.length, patterns.length, comments.length] = counts;
    return following;
  }

  /** The text of the current token. */
  text(): string {
    return this.source.slice(this.start, this.end);
  }

  #finish(position: number): void {
    if (this.template) throw fault('EPP_UNBALANCED_TAG', {}, this.length);
    this.kind = token.END;
    this.start = this.end = this.position = position;
  }

  #lineCommentEnd(start: number): number {
    const end = lineEnd(this.source, start, this.length);
    this.comments.push(start, end);
    return end;
  }

  #blockCommentEnd(start: number): number {
    const end = this.source.indexOf('*/', start + 2) + 2;
    if (end === 1 || end > this.length) throw fault('UNCLOSED_MLCOMMENT', {}, start, this.length);
    this.comments.push(start, end);
    return end;
  }

  /** Scans a token that does not start with a lower-case letter or `$`. */
  #scan(code: number, position: number): void {
    if (isUpper(code)) return scanReference(this, position);
    if (isDigit(code)) return scanNumber(this, position);
    const next = position + 1 < this.length ? this.source.charCodeAt(position + 1) : 0;
    switch (code) {
      case 39:
        return scanSingleQuoted(this, position);
      case 34:
        return scanDoubleQuoted(this, position);
      case 123:
        return this.#set(token.LBRACE, position, 1);
      case 125:
        return this.#set(token.RBRACE, position, 1);
      case 61:
        if (next === 62) return this.#set(token.FARROW, position, 2);
        if (next === 61) return this.#set(token.ISEQUAL, position, 2);
        if (next === 126) return this.#set(token.MATCH, position, 2);
        return this.#set(token.EQUALS, position, 1);
      case 44:
        return this.#set(token.COMMA, position, 1);
      case 58:
        return next === 58 ? scanQualified(this, position) : this.#set(token.COLON, position, 1);
      case 40:
        return this.#set(this.#firstOnLine(position) ? token.WSLPAREN : token.LPAREN, position, 1);
      case 41:
        return this.#set(token.RPAREN, position, 1);
      case 91:
        return this.#set(this.#afterSpace(position) ? token.LISTSTART : token.LBRACK, position, 1);
      case 93:
        return this.#set(token.RBRACK, position, 1);
      case 46:
        return this.#set(token.DOT, position, 1);
      case 124:
        return this.#scanPipe(position, next);
      case 59:
        return this.#set(token.SEMIC, position, 1);
      case 63:
        return this.#set(token.QMARK, position, 1);
      case 95:
        return scanName(this, position);
      case 45:
        if (next === 62) return this.#set(token.IN_EDGE, position, 2);
        if (next === 61) return this.#set(token.DELETES, position, 2);
        if (next === 37 && this.template && this.source.charCodeAt(position + 2) === 62)
          return scanCodeEnd(this, position, 3);
        return this.#set(token.MINUS, position, 1);
      case 60:
        return this.#scanLess(position, next);
      case 62:
        if (next === 62) return this.#set(token.RSHIFT, position, 2);
        return next === 61 ? this.#set(token.GREATEREQUAL, position, 2) : this.#set(token.GREATERTHAN, position, 1);
      case 33:
        if (next === 61) return this.#set(token.NOTEQUAL, position, 2);
        return next === 126 ? this.#set(token.NOMATCH, position, 2) : this.#set(token.NOT, position, 1);
      case 126:
        return next === 62 ? this.#set(token.IN_EDGE_SUB, position, 2) : this.#set(token.TILDE, position, 1);
      case 43:
        if (next === 62) return this.#set(token.PARROW, position, 2);
        return next === 61 ? this.#set(token.APPENDS, position, 2) : this.#set(token.PLUS, position, 1);
      case 42:
        return this.#set(token.TIMES, position, 1);
      case 47:
        return this.#scanSlash(position);
      case 37:
        return this.#set(token.MODULO, position, 1);
      case 64:
        if (next === 40) return scanHeredoc(this, position);
        return next === 64 ? this.#set(token.ATAT, position, 2) : this.#set(token.AT, position, 1);
      default:
        return this.#set(token.OTHER, position, 1);
    }
  }

  #set(kind: number, start: number, length: number): void {
    this.kind = kind;
    this.start = start;
    this.end = this.position = start + length;
  }

  #scanPipe(position: number, next: number): void {
    if (next !== 62) return this.#set(token.PIPE, position, 1);
    if (this.source.charCodeAt(position + 2) === 62 && position + 2 < this.length)
      return this.#set(token.RRCOLLECT, position, 3);
    return this.#set(token.RCOLLECT, position, 2);
  }

  #scanLess(position: number, next: number): void {
    if (next === 61) return this.#set(token.LESSEQUAL, position, 2);
    if (next === 124) return this.#set(token.LCOLLECT, position, 2);
    if (next === 45) return this.#set(token.OUT_EDGE, position, 2);
    if (next === 126) return this.#set(token.OUT_EDGE_SUB, position, 2);
    if (next !== 60) return this.#set(token.LESSTHAN, position, 1);
    if (this.source.charCodeAt(position + 2) === 124 && position + 2 < this.length)
      return this.#set(token.LLCOLLECT, position, 3);
    return this.#set(token.LSHIFT, position, 2);
  }

  /** Scans a regular expression, if an operand may start here and a closing slash follows, else a division. */
  #scanSlash(start: number): void {
    if (token.endsOperand[this.kind] === 1) return this.#set(token.DIV, start, 1);
    const source = this.source;
    for (let position = start + 1; position < this.length; position++) {
      const code = source.charCodeAt(position);
      if (code === 92) position++;
      else if (code === 47) {
        this.kind = token.REGEX;
        this.value = source.slice(start + 1, position);
        this.start = start;
        this.end = this.position = position + 1;
        this.patterns.push({ pattern: this.value, start, end: this.end });
        return;
      }
    }
    this.#set(token.DIV, start, 1);
  }

  #afterSpace(position: number): boolean {
    if (position === 0) return true;
    const before = this.source.charCodeAt(position - 1);
    return (
      before === LINE_FEED || isBlank(before) || (before > 127 && UNICODE_BLANK.test(this.source.charAt(position - 1)))
    );
  }

  #firstOnLine(position: number): boolean {
    for (let at = position - 1; at >= 0; at--) {
      const code = this.source.charCodeAt(at);
      if (code === LINE_FEED) return true;
      if (!isBlank(code)) return false;
    }
    return true;
  }
}

function lineEnd(source: string, start: number, length: number): number {
  const end = source.indexOf('\n', start);
  return end === -1 || end > length ? length : end;
}
