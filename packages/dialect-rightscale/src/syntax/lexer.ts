import { readDateTime } from '../values/date-time-text.js';
import type { Report } from './report.js';
import { unescapeDoubleQuoted, unescapeSingleQuoted } from './strings.js';
import { PUNCTUATION, type Token, type TokenKind } from './tokens.js';

const BLANK = /(?:[ \t\r\f\v]|\\\r?\n|#[^\n]*)+/y;
const NAME = /[A-Za-z_]\w*(?:::\w+)*(?:\?(?![=~]))?/y;
const VARIABLE = /(\$\$?|@@?)(\w*)/y;
const DURATION = /\d+[dhms](?:\d+[dhms])*(?!\w)/y;
const NUMBER = /\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const DOUBLE_QUOTED = /"((?:[^"\\]|\\[^])*)"/y;
const SINGLE_QUOTED = /'((?:[^'\\]|\\[^])*)'/y;
const REGEXP = /\/((?:[^/\\\n]|\\[^\n])*)\/([imx]*)(?!\w)/y;
const PUNCTUATION_TEXT = new RegExp(PUNCTUATION.map((text) => text.replace(/[^]/g, '\\$&')).join('|'), 'y');

/** Splits a source into tokens. The last token is `end`. Line feeds within brackets are not tokens. */
export function tokenize(source: string, report: Report): Token[] {
  return new Lexer(source, report).tokens();
}

class Lexer {
  readonly #source: string;
  readonly #report: Report;
  readonly #tokens: Token[] = [];
  #at = 0;
  /** The number of open brackets. */
  #depth = 0;

  constructor(source: string, report: Report) {
    this.#source = source;
    this.#report = report;
  }

  tokens(): Token[] {
    if (this.#source.startsWith('\ufeff')) this.#at = 1;
    while (this.#at < this.#source.length) this.#token();
    this.#add('end', '', this.#source.length, this.#source.length);
    return this.#tokens;
  }

  #token(): void {
    if (this.#match(BLANK) !== null) return;
    const character = this.#source.charAt(this.#at);
    if (character === '\n' || character === ';') return this.#newline(character);
    if (character === '"' || character === "'") return this.#string(character);
    if (character === '$' || character === '@') return this.#variable();
    if (/\d/.test(character)) return this.#number();
    if (character === '/' && !this.#isAfterOperand()) return this.#regexp();
    if (/[A-Za-z_]/.test(character)) return this.#name();
    this.#punctuation();
  }

  #newline(character: string): void {
    const start = this.#at++;
    if (this.#depth > 0 && character === '\n') return;
    this.#add('newline', character, start, this.#at);
  }

  #string(quote: string): void {
    const start = this.#at;
    const content = this.#match(quote === '"' ? DOUBLE_QUOTED : SINGLE_QUOTED)?.[1];
    if (content === undefined) return this.#report.fail('unclosed-string', {}, { start, end: start + 1 });
    const value =
      quote === '"' ? unescapeDoubleQuoted(content, start + 1, this.#report) : unescapeSingleQuoted(content);
    this.#add('string', value, start, this.#at);
  }

  #variable(): void {
    const start = this.#at;
    const [text = '', sigil = '', name] = this.#match(VARIABLE) ?? [];
    if (name === '') this.#report.fail('variable-name', { sigil }, { start, end: this.#at });
    this.#add('variable', text, start, this.#at);
  }

  #number(): void {
    const start = this.#at;
    const duration = this.#match(DURATION)?.[0];
    if (duration !== undefined) return this.#add('duration', duration, start, this.#at);
    const text = this.#match(NUMBER)?.[0] ?? '';
    const rest = this.#match(NAME)?.[0];
    if (rest !== undefined) this.#report.fail('invalid-number', { text: text + rest }, { start, end: this.#at });
    this.#add('number', text, start, this.#at);
  }

  #regexp(): void {
    const start = this.#at;
    const match = this.#match(REGEXP);
    if (match === null) return this.#report.fail('unclosed-regexp', {}, { start, end: start + 1 });
    const pattern = (match[1] ?? '').replaceAll('\\/', '/');
    this.#tokens.push({ kind: 'regexp', text: pattern, options: match[2] ?? '', start, end: this.#at });
  }

  #name(): void {
    const start = this.#at;
    const text = this.#match(NAME)?.[0] ?? '';
    const quote = this.#source.charAt(this.#at);
    if (text === 'd' && (quote === '"' || quote === "'")) return this.#dateTime(start);
    this.#add('identifier', text, start, this.#at);
  }

  #dateTime(start: number): void {
    const quote = this.#source.charAt(this.#at);
    const content = this.#match(quote === '"' ? DOUBLE_QUOTED : SINGLE_QUOTED)?.[1];
    if (content === undefined) return this.#report.fail('unclosed-string', {}, { start: this.#at, end: this.#at + 1 });
    if (readDateTime(content) === null)
      this.#report.fail('invalid-date-time', { text: content }, { start, end: this.#at });
    this.#add('date-time', content, start, this.#at);
  }

  #punctuation(): void {
    const start = this.#at;
    const text = this.#match(PUNCTUATION_TEXT)?.[0];
    if (text === undefined) {
      const character = String.fromCodePoint(this.#source.codePointAt(start) ?? 0);
      return this.#report.fail('unexpected-character', { character }, { start, end: start + character.length });
    }
    if ('([{'.includes(text)) this.#depth++;
    else if (')]}'.includes(text)) this.#depth = Math.max(0, this.#depth - 1);
    this.#add('punctuation', text, start, this.#at);
  }

  /** Whether the last token can end an operand, so that a slash divides. */
  #isAfterOperand(): boolean {
    const last = this.#tokens.at(-1);
    if (last === undefined || last.kind === 'newline') return false;
    if (last.kind === 'punctuation') return ')]}'.includes(last.text);
    return last.kind !== 'identifier' || !/^(?:if|elsif|while|in|return|raise|assert|do)$/.test(last.text);
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#source);
    if (match !== null) this.#at = pattern.lastIndex;
    return match;
  }

  #add(kind: TokenKind, text: string, start: number, end: number): void {
    this.#tokens.push({ kind, text, start, end });
  }
}
