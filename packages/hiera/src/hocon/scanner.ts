import { formatMessage, type Message, type MessageParameters } from '@pptjs/runtime/internal';
import { messages } from './messages.js';
import { type HoconToken, keepsSpace } from './token.js';

const RESERVED = new Set('$"{}[]:=,+#`^?!@*&\\');
const PUNCTUATION = ['{', '}', '[', ']', ',', '=', ':'] as const;
const SPACE = /[^\S\n\uFEFF]|\u0085/;
const NUMBER = /^-?[0-9]+$|^-?[0-9]*\.?[0-9]+(?:[eE][+-]?[0-9]+)?$/;
const WORDS: readonly (readonly [string, 'BOOLEAN' | 'NULL'])[] = [
  ['true', 'BOOLEAN'],
  ['false', 'BOOLEAN'],
  ['null', 'NULL'],
];
const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ['\\', '\\'],
  ['/', '/'],
  ['b', '\b'],
  ['f', '\f'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
]);

/**
 * Splits a HOCON text into tokens; the last one is `end`. Malformed text becomes a `problem` token, which the parser
 * reports when it reaches it.
 */
export function scanTokens(text: string): readonly HoconToken[] {
  const scanner = new Scanner(text);
  const tokens: HoconToken[] = [];
  do scanner.next(tokens);
  while (tokens.at(-1)?.kind !== 'end');
  return tokens;
}

class Scanner {
  readonly #text: string;
  #position = 0;
  #line = 1;

  constructor(text: string) {
    this.#text = text;
  }

  /** Adds the next token. White space between two parts of a value is added before it, as an unquoted token. */
  next(tokens: HoconToken[]): void {
    const start = this.#position;
    while (SPACE.test(this.#char())) this.#position++;
    const space = this.#text.slice(start, this.#position);
    const before = tokens.at(-1);
    const token = this.#token();
    if (space !== '' && before && keepsSpace(before) && keepsSpace(token))
      tokens.push({ kind: 'unquoted', text: space, source: space, line: token.line });
    tokens.push(token);
  }

  #char(offset = 0): string {
    return this.#text[this.#position + offset] ?? '';
  }

  #startsWith(text: string): boolean {
    return this.#text.startsWith(text, this.#position);
  }

  #take(kind: HoconToken['kind'], length: number): HoconToken {
    const source = this.#text.slice(this.#position, this.#position + length);
    this.#position += length;
    return { kind, text: source, source, line: this.#line };
  }

  #problem<M extends Message>(source: string, message: M, parameters: MessageParameters<M>): HoconToken {
    return { kind: 'problem', text: formatMessage(message, parameters), source, line: this.#line };
  }

  #token(): HoconToken {
    const char = this.#char();
    if (char === '') return this.#take('end', 0);
    if (char === '\n') {
      const token = this.#take('newline', 1);
      this.#line++;
      return token;
    }
    if (char === '#' || this.#startsWith('//')) return this.#comment();
    if (char === '"') return this.#startsWith('"""') ? this.#tripleQuoted() : this.#quoted();
    if (this.#startsWith('${')) return this.#substitution();
    if (this.#startsWith('+=')) return this.#take('+=', 2);
    if (char === '$' || char === '+') return this.#incomplete(char, char === '$' ? '{' : '=');
    const punctuation = PUNCTUATION.find((each) => each === char);
    if (punctuation !== undefined) return this.#take(punctuation, 1);
    if (RESERVED.has(char)) return this.#reserved(messages.RESERVED_CHARACTER);
    if (/[-0-9]/.test(char)) return this.#number();
    return this.#unquoted();
  }

  #reserved(message: typeof messages.RESERVED_CHARACTER | typeof messages.RESERVED_PLUS): HoconToken {
    const char = this.#char();
    this.#position++;
    return this.#problem(char, message, { char });
  }

  /** A `$` or `+` without the character that completes the token. */
  #incomplete(char: string, missing: string): HoconToken {
    const after = this.#char(1) || '-1';
    this.#position++;
    return this.#problem(after, messages.INCOMPLETE_TOKEN, { char, missing, after });
  }

  #comment(): HoconToken {
    const end = this.#text.indexOf('\n', this.#position);
    return this.#take('comment', (end < 0 ? this.#text.length : end) - this.#position);
  }

  #number(): HoconToken {
    const word = /^[-+.0-9eE]+/.exec(this.#text.slice(this.#position))?.[0] ?? '';
    if (NUMBER.test(word)) return this.#take('NUMBER', word.length);
    const plus = word.indexOf('+');
    if (plus < 0) return this.#take('unquoted', word.length);
    this.#position += plus;
    return this.#reserved(messages.RESERVED_PLUS);
  }

  #unquoted(): HoconToken {
    const word = WORDS.find(([name]) => this.#startsWith(name));
    if (word) return this.#take(word[1], word[0].length);
    const start = this.#position;
    let end = start;
    for (; end < this.#text.length; end++) {
      const char = this.#text.charAt(end);
      if (RESERVED.has(char) || char === '\n' || SPACE.test(char) || this.#text.startsWith('//', end)) break;
    }
    return this.#take('unquoted', end - start);
  }

  #tripleQuoted(): HoconToken {
    const line = this.#line;
    const close = /"{3,}/g;
    close.lastIndex = this.#position + 3;
    if (!close.test(this.#text)) {
      this.#position = this.#text.length;
      return this.#problem('-1', messages.OPEN_TRIPLE_QUOTE, {});
    }
    const source = this.#text.slice(this.#position, close.lastIndex);
    this.#position = close.lastIndex;
    this.#line += source.split('\n').length - 1;
    return { kind: 'STRING', text: source.slice(3, -3), source, line };
  }

  #quoted(): HoconToken {
    const start = this.#position++;
    let text = '';
    for (;;) {
      const char = this.#char();
      if (char === '') return this.#problem('-1', messages.OPEN_QUOTE, {});
      this.#position++;
      if (char === '"')
        return { kind: 'STRING', text, source: this.#text.slice(start, this.#position), line: this.#line };
      if (char < ' ') return this.#problem(char, messages.CONTROL_CHARACTER, { char });
      if (char !== '\\') {
        text += char;
        continue;
      }
      const escaped = this.#escape();
      if (typeof escaped !== 'string') return escaped;
      text += escaped;
    }
  }

  #escape(): string | HoconToken {
    const char = this.#char();
    this.#position++;
    if (char === '') return this.#problem('', messages.OPEN_ESCAPE, {});
    const escaped = ESCAPES.get(char);
    if (escaped !== undefined) return escaped;
    if (char !== 'u') return this.#problem(char, messages.UNKNOWN_ESCAPE, { char });
    const digits = this.#text.slice(this.#position, this.#position + 4);
    this.#position += 4;
    if (digits.length < 4) return this.#problem('-1', messages.OPEN_UNICODE_ESCAPE, {});
    // Only the digits before the first other character count.
    return String.fromCharCode(Number.parseInt(`0${/^[0-9a-fA-F]*/.exec(digits)?.[0] ?? ''}`, 16));
  }

  #substitution(): HoconToken {
    const start = this.#position;
    const line = this.#line;
    this.#position += 2;
    const optional = this.#char() === '?';
    if (optional) this.#position++;
    const inner: HoconToken[] = [];
    for (;;) {
      this.next(inner);
      const last = inner.at(-1);
      if (last?.kind === 'problem') return last;
      if (last === undefined || last.kind === 'end')
        return this.#problem('end of file', messages.OPEN_SUBSTITUTION, { start: '${' });
      if (last.kind !== '}') continue;
      const source = this.#text.slice(start, this.#position);
      return { kind: 'substitution', text: source, source, line, inner: inner.slice(0, -1), optional };
    }
  }
}
