const UNQUOTED_STOP = new Set('$"{}[]:=,+#`^?!@*&\\\n');

/** Reads the characters and small tokens of a HOCON text. */
export class HoconScanner {
  readonly #text: string;
  position = 0;

  constructor(text: string) {
    this.#text = text;
  }

  atEnd(): boolean {
    return this.position >= this.#text.length;
  }

  at(token: string): boolean {
    return this.#text.startsWith(token, this.position);
  }

  take(token: string): boolean {
    if (!this.at(token)) return false;
    this.position += token.length;
    return true;
  }

  expect(token: string): void {
    if (!this.take(token)) throw this.error(`expected ${token}`);
  }

  error(message: string): SyntaxError {
    const line = this.#text.slice(0, this.position).split('\n').length;
    return new SyntaxError(`${line}: ${message}`);
  }

  /** White space but for line ends; what was skipped is returned, for it counts between the parts of an unquoted string. */
  takeSpace(): string {
    const start = this.position;
    while (!this.atEnd() && /[^\S\n]/.test(this.#text[this.position] as string)) this.position++;
    return this.#text.slice(start, this.position);
  }

  skipSpaceAndLines(): void {
    for (;;) {
      this.takeSpace();
      if (this.at('#') || this.at('//')) {
        const end = this.#text.indexOf('\n', this.position);
        this.position = end < 0 ? this.#text.length : end;
      } else if (!this.take('\n')) {
        return;
      }
    }
  }

  skipSeparators(): void {
    do this.skipSpaceAndLines();
    while (this.take(','));
  }

  atValueEnd(): boolean {
    return this.atEnd() || this.at('\n') || this.at(',') || this.at('}') || this.at(']') || this.at('#') || this.at('//');
  }

  quoted(): string {
    if (this.take('"""')) {
      const end = this.#text.indexOf('"""', this.position);
      if (end < 0) throw this.error('unclosed """');
      const text = this.#text.slice(this.position, end);
      this.position = end + 3;
      return text;
    }
    const match = /"(?:[^"\\\n]|\\.)*"/y;
    match.lastIndex = this.position;
    const found = match.exec(this.#text);
    if (!found) throw this.error('unclosed "');
    this.position = match.lastIndex;
    try {
      return JSON.parse(found[0]) as string;
    } catch {
      throw this.error(`invalid string ${found[0]}`);
    }
  }

  unquoted(): string {
    const start = this.position;
    while (!this.atEnd() && !UNQUOTED_STOP.has(this.#text[this.position] as string) && !this.at('//') && !/\s/.test(this.#text[this.position] as string)) this.position++;
    return this.#text.slice(start, this.position);
  }

  substitution(): { readonly path: readonly string[]; readonly optional: boolean } | undefined {
    if (!this.take('${')) return undefined;
    const optional = this.take('?');
    const path = this.path();
    this.expect('}');
    return { path, optional };
  }

  /** A key: segments between dots, each quoted or not. */
  path(): readonly string[] {
    const segments: string[] = [];
    let current = '';
    for (;;) {
      if (this.at('"')) current += this.quoted();
      else {
        const text = this.unquoted();
        const parts = text.split('.');
        for (const part of parts.slice(0, -1)) {
          segments.push(current + part);
          current = '';
        }
        current += parts.at(-1) ?? '';
        if (text === '' && !this.at('"')) break;
      }
    }
    segments.push(current);
    if (segments.some((segment) => segment === '')) throw this.error('expected a key');
    return segments;
  }
}
