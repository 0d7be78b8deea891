import { type HoconToken, isSimple } from './hocon-token.js';

const RESERVED = new Set('$"{}[]:=,+#`^?!@*&\\');
const PUNCTUATION: ReadonlySet<string> = new Set('{}[],=:');
const SPACE = /[^\S\n\uFEFF]|\u0085/;
const NUMBER = /^-?[0-9]+$|^-?[0-9]*\.?[0-9]+(?:[eE][+-]?[0-9]+)?$/;
const WORDS: readonly (readonly [string, 'BOOLEAN' | 'NULL'])[] = [
  ['true', 'BOOLEAN'],
  ['false', 'BOOLEAN'],
  ['null', 'NULL'],
];
const ESCAPES: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};

/** The tokens of a HOCON text, the last of them `end`. What is no token is a `problem`, for the reader to meet. */
export function hoconTokens(text: string): readonly HoconToken[] {
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

  /** Adds a token, and before it the white space between two simple ones. */
  next(tokens: HoconToken[]): void {
    const start = this.#position;
    while (SPACE.test(this.#char())) this.#position++;
    const space = this.#text.slice(start, this.#position);
    const before = tokens.at(-1);
    const token = this.#token();
    if (space !== '' && before && isSimple(before) && isSimple(token))
      tokens.push({ kind: 'unquoted', text: space, source: space, line: token.line });
    tokens.push(token);
  }

  #char(offset = 0): string {
    return this.#text[this.#position + offset] ?? '';
  }

  #at(text: string): boolean {
    return this.#text.startsWith(text, this.#position);
  }

  #taken(kind: HoconToken['kind'], length: number): HoconToken {
    const source = this.#text.slice(this.#position, this.#position + length);
    this.#position += length;
    return { kind, text: source, source, line: this.#line };
  }

  #problem(what: string, message: string): HoconToken {
    return { kind: 'problem', text: message, source: what, line: this.#line };
  }

  #token(): HoconToken {
    const char = this.#char();
    if (char === '') return this.#taken('end', 0);
    if (char === '\n') {
      const token = this.#taken('newline', 1);
      this.#line++;
      return token;
    }
    if (char === '#' || this.#at('//')) return this.#comment();
    if (char === '"') return this.#at('"""') ? this.#tripleQuoted() : this.#quoted();
    if (this.#at('${')) return this.#substitution();
    if (this.#at('+=')) return this.#taken('+=', 2);
    if (char === '$' || char === '+') return this.#half(char, char === '$' ? '{' : '=');
    if (PUNCTUATION.has(char)) return this.#taken(char as HoconToken['kind'], 1);
    if (RESERVED.has(char)) return this.#reserved(`Reserved character '${char}' is not allowed outside quotes`);
    if (/[-0-9]/.test(char)) return this.#number();
    return this.#unquoted();
  }

  #reserved(message: string): HoconToken {
    const problem = this.#problem(this.#char(), message);
    this.#position++;
    return problem;
  }

  /** `$` or `+` without what makes a token of it. */
  #half(char: string, missing: string): HoconToken {
    const after = this.#char(1) || '-1';
    this.#position++;
    return this.#problem(after, `'${char}' not followed by ${missing}, '${after}' not allowed after '${char}'`);
  }

  #comment(): HoconToken {
    const end = this.#text.indexOf('\n', this.#position);
    return this.#taken('comment', (end < 0 ? this.#text.length : end) - this.#position);
  }

  #number(): HoconToken {
    const [found] = /^[-+.0-9eE]+/.exec(this.#text.slice(this.#position)) as RegExpExecArray;
    if (NUMBER.test(found)) return this.#taken('NUMBER', found.length);
    const plus = found.indexOf('+');
    if (plus < 0) return this.#taken('unquoted', found.length);
    this.#position += plus;
    return this.#reserved("Reserved character '+'is not allowed outside quotes");
  }

  #unquoted(): HoconToken {
    const word = WORDS.find(([name]) => this.#at(name));
    if (word) return this.#taken(word[1], word[0].length);
    const start = this.#position;
    let end = start;
    for (; end < this.#text.length; end++) {
      const char = this.#text[end] as string;
      if (RESERVED.has(char) || char === '\n' || SPACE.test(char) || this.#text.startsWith('//', end)) break;
    }
    return this.#taken('unquoted', end - start);
  }

  #tripleQuoted(): HoconToken {
    const line = this.#line;
    const close = /"{3,}/g;
    close.lastIndex = this.#position + 3;
    const found = close.exec(this.#text);
    if (!found) {
      this.#position = this.#text.length;
      return this.#problem('-1', 'End of input but triple-quoted string was still open');
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
      if (char === '') return this.#problem('-1', 'End of input but string quote was still open');
      this.#position++;
      if (char === '"')
        return { kind: 'STRING', text, source: this.#text.slice(start, this.#position), line: this.#line };
      if (char < ' ') {
        return this.#problem(char, `JSON does not allow unescaped ${char} in quoted strings, use a backslash escape`);
      }
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
    if (char === '') return this.#problem('', 'End of input but backslash in string had nothing after it');
    if (Object.hasOwn(ESCAPES, char)) return ESCAPES[char] as string;
    if (char !== 'u')
      return this.#problem(
        char,
        `backslash followed by '${char}', this is not a valid escape sequence (quoted strings use JSON escaping, so use double-backslash \\\\ for literal backslash)`,
      );
    const digits = this.#text.slice(this.#position, this.#position + 4);
    this.#position += 4;
    if (digits.length < 4)
      return this.#problem('-1', String.raw`End of input but expecting 4 hex digits for \uXXXX escape`);
    // The digits count as far as they go.
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
      const last = inner.at(-1) as HoconToken;
      if (last.kind === 'problem') return last;
      if (last.kind === 'end') return this.#problem('end of file', 'Substitution ${ was not closed with a }');
      if (last.kind !== '}') continue;
      const source = this.#text.slice(start, this.#position);
      return { kind: 'substitution', text: source, source, line, inner: inner.slice(0, -1), optional };
    }
  }
}
