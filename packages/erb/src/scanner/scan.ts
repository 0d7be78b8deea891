import { type RubySource, RubySourceBuilder } from './ruby-source.js';

/** Text, and the tag after it. `<%-` includes the blanks before it at the start of a line. */
const OPENING = /([^]*?)((?<![^\n])[ \t]*<%-|<%-|<%%|<%=|<%#|<%|(?![^]))/y;
/** To Ruby's StringScanner, a line also starts where the previous tag ends. */
const OPENING_AT_START = /[ \t]*<%-/y;
const CLOSING = /([^]*?)(-%>|%%>|%>|(?![^]))/y;
const LINE_END = /\r?\n|(?![^])/y;

type Tag = '<%' | '<%=' | '<%#';

/** Converts an ERB template to Ruby code: the same code as `ERB.new(template, trim_mode: '-').src`. */
export function scan(template: string): RubySource {
  return new Scanner(template).scan();
}

/** Whether the template begins with comments that set an encoding, or whether literals are frozen. */
export function hasMagicComment(template: string): boolean {
  const start = /^(?:<%#.*%>)+/.exec(template)?.[0] ?? '';
  return /coding\s*[=:]|frozen[-_]string[-_]literal\s*:/.test(start);
}

class Scanner {
  readonly #template: string;
  readonly #code = new RubySourceBuilder();
  /** The open tag; null in the text between tags. */
  #tag: Tag | null = null;
  /** The text or code since the last tag, in parts that are contiguous in the template. */
  #content: { readonly text: string; readonly offset: number }[] = [];

  constructor(template: string) {
    this.#template = template;
  }

  scan(): RubySource {
    const template = this.#template;
    for (let position = 0; position < template.length;) {
      const [text, token, tokenStart] = this.#next(position);
      this.#handle(text, position);
      position = tokenStart + token.length;
      if (this.#tag === null && token.endsWith('<%-')) this.#handle('<%', tokenStart);
      else if (token === '-%>') {
        this.#handle('%>', tokenStart);
        LINE_END.lastIndex = position;
        const lineEnd = LINE_END.exec(template);
        if (lineEnd !== null) {
          this.#code.endLine();
          position += lineEnd[0].length;
        }
      } else this.#handle(token, tokenStart);
    }
    this.#flushText();
    return this.#code.build();
  }

  /** Returns the text before the next tag, the tag, and the offset of the tag. */
  #next(position: number): readonly [text: string, token: string, tokenStart: number] {
    if (this.#tag === null) {
      OPENING_AT_START.lastIndex = position;
      const start = OPENING_AT_START.exec(this.#template);
      if (start !== null) return ['', start[0], position];
    }
    const expression = this.#tag === null ? OPENING : CLOSING;
    expression.lastIndex = position;
    const [, text = '', token = ''] = expression.exec(this.#template) ?? [];
    return [text, token, position + text.length];
  }

  #handle(token: string, offset: number): void {
    if (token === '') return;
    if (this.#tag === null) this.#handleText(token, offset);
    else this.#handleCode(token, offset, this.#tag);
  }

  #handleText(token: string, offset: number): void {
    switch (token) {
      case '<%':
      case '<%=':
      case '<%#':
        this.#tag = token;
        this.#flushText();
        break;
      case '\n':
        this.#content.push({ text: token, offset });
        this.#flushText();
        break;
      case '<%%':
        this.#content.push({ text: '<%', offset });
        break;
      default:
        this.#content.push({ text: token, offset });
    }
  }

  #handleCode(token: string, offset: number, tag: Tag): void {
    if (token === '%>') {
      if (tag === '<%') this.#code.addCode(this.#content);
      else if (tag === '<%=') this.#code.addExpression(this.#content);
      this.#tag = null;
      this.#content = [];
    } else this.#content.push({ text: token === '%%>' ? '%>' : token, offset });
  }

  #flushText(): void {
    if (this.#content.length > 0) this.#code.addText(this.#content);
    this.#content = [];
  }
}
