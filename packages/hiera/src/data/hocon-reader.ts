import { hoconPath, type HoconPath } from './hocon-path.js';
import { hoconTokens } from './hocon-scanner.js';
import { beginsValue, described, HoconError, type HoconToken, isText } from './hocon-token.js';
import {
  concatenated,
  HoconList,
  HoconObject,
  HoconReference,
  HoconScalar,
  type HoconValue,
  merged,
} from './hocon-value.js';

const INCLUDED =
  'expecting include parameter to be quoted filename, file(), classpath(), or url(). No spaces are allowed before the open paren.';
const APPENDED_IN_LIST =
  'Due to current limitations of the config parser, += does not work nested inside a list. += expands to a ${} substitution and the path in ${} cannot currently refer to list elements. You might be able to move the += outside of the list and then refer to it from inside the list with ${}.';

/**
 * Reads the members of a HOCON text, references not yet followed. `include` of a file adds nothing: data files stand
 * alone.
 *
 * @throws {HoconError} at the first fault of grammar; where there is none, at the first of meaning
 */
export function readHocon(text: string): HoconObject {
  return new Reader(hoconTokens(text)).document();
}

function toBeQuoted(token: HoconToken): string {
  return token.kind === 'end'
    ? ''
    : ` (if you intended ${described(token)} to be part of a key or string value, try enclosing the key or value in double quotes`;
}

class Reader {
  readonly #tokens: readonly HoconToken[];
  #next = 0;
  /** The line of lists and objects, for which line ends beside keys and `=` do not count. */
  #line = 1;
  /** The names around what is read. */
  #path: HoconPath = [];
  #lists = 0;
  #fault: HoconError | undefined;

  constructor(tokens: readonly HoconToken[]) {
    this.#tokens = tokens.filter(({ kind }) => kind !== 'comment');
  }

  document(): HoconObject {
    this.#skipLines();
    const root =
      this.#peek().kind === '[' ? this.#list() : this.#peek().kind === '{' ? this.#braced() : this.#members(false);
    this.#skipLines();
    const after = this.#peek();
    if (after.kind !== 'end')
      throw HoconError.at(after.line, `Document has trailing tokens after first object or array: ${described(after)}`);
    if (this.#fault) throw this.#fault;
    if (root instanceof HoconList)
      throw HoconError.at(root.lines.first, ' has type LIST rather than object at file root');
    return root;
  }

  #peek(): HoconToken {
    return this.#tokens[this.#next] as HoconToken;
  }

  #take(): HoconToken {
    const token = this.#peek();
    if (token.kind !== 'end') this.#next++;
    return token;
  }

  #skipLines(counted = true): boolean {
    const start = this.#next;
    while (this.#peek().kind === 'newline') {
      this.#next++;
      if (counted) this.#line++;
    }
    return this.#next > start;
  }

  /** Line ends, and a comma among them. */
  #separated(): boolean {
    const lines = this.#skipLines();
    while (isBlank(this.#peek())) this.#next++;
    if (this.#peek().kind !== ',') return lines;
    this.#next++;
    return true;
  }

  #lines(): { first: number; last: number } {
    return { first: this.#line, last: this.#line };
  }

  /** What the grammar allows and the meaning does not: said when the grammar of all has been read. */
  #meant<T>(read: () => T, otherwise: T): T {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof HoconError)) throw error;
      this.#fault ??= error;
      return otherwise;
    }
  }

  #braced(): HoconObject {
    this.#take();
    return this.#members(true);
  }

  #members(braced: boolean): HoconObject {
    const lines = this.#lines();
    const members = new Map<string, HoconValue>();
    for (;;) {
      this.#skipLines();
      const token = this.#peek();
      if (this.#ended(token, braced)) break;
      if (token.kind === 'unquoted' && token.text === 'include') this.#include();
      else this.#member(members);
      if (this.#separated()) continue;
      const after = this.#peek();
      if (this.#ended(after, braced)) break;
      throw HoconError.at(
        after.line,
        `Expecting close brace } or a comma, got ${described(after)}${toBeQuoted(after)}`,
      );
    }
    return new HoconObject(members, lines);
  }

  #ended(token: HoconToken, braced: boolean): boolean {
    if (token.kind !== '}') return token.kind === 'end' && !braced;
    if (!braced) throw HoconError.at(token.line, `unbalanced close brace '}' with no open brace${toBeQuoted(token)}`);
    this.#take();
    return true;
  }

  #member(members: Map<string, HoconValue>): void {
    const key: HoconToken[] = [];
    while (isText(this.#peek())) key.push(this.#take());
    if (key.length === 0)
      throw HoconError.at(
        this.#peek().line,
        `expecting a close brace or a field name here, got ${described(this.#peek())}`,
      );
    const path = hoconPath(key);
    this.#skipLines(false);
    const token = this.#peek();
    const around = this.#path;
    this.#path = [...around, ...path];
    set(members, path, this.#memberValue(token, key));
    this.#path = around;
  }

  #memberValue(token: HoconToken, key: readonly HoconToken[]): HoconValue {
    if (token.kind === '{') return this.#braced();
    if (token.kind !== '=' && token.kind !== ':' && token.kind !== '+=') {
      throw HoconError.at(
        token.line,
        `Key '${key.map(({ source }) => source).join('')}' may not be followed by token: ${described(token)}${toBeQuoted(token)}`,
      );
    }
    this.#take();
    this.#skipLines(false);
    if (!beginsValue(this.#peek()))
      throw HoconError.at(
        this.#peek().line,
        `Expecting a value but got wrong token: ${described(this.#peek())}${toBeQuoted(this.#peek())}`,
      );
    const value = this.#value();
    if (token.kind !== '+=') return value;
    const lines = { first: token.line, last: token.line };
    if (this.#lists > 0) this.#fault ??= HoconError.at(token.line, APPENDED_IN_LIST);
    const list = new HoconList([value], value.lines);
    return this.#meant(() => concatenated([new HoconReference(this.#path, true, lines), list]) as HoconValue, list);
  }

  #value(): HoconValue {
    const parts: HoconValue[] = [];
    while (beginsValue(this.#peek())) parts.push(this.#part());
    return this.#meant(() => concatenated(parts) as HoconValue, parts[0] as HoconValue);
  }

  #part(): HoconValue {
    const token = this.#peek();
    if (token.kind === '{') return this.#braced();
    if (token.kind === '[') return this.#list();
    this.#take();
    const lines = { first: token.line, last: token.line };
    if (token.kind !== 'substitution') return new HoconScalar(token.kind as HoconScalar['type'], token.text, lines);
    const path = this.#meant(() => hoconPath(token.inner ?? [], token.line), []);
    return new HoconReference(path, token.optional ?? false, lines);
  }

  #list(): HoconList {
    const lines = this.#lines();
    const elements: HoconValue[] = [];
    this.#take();
    this.#lists++;
    this.#skipLines();
    if (this.#peek().kind !== ']') {
      this.#element(elements, 'List should have ] or a first element after the open [, instead had token: ', '');
      while (this.#peek().kind !== ']') {
        if (!this.#separated())
          throw this.#listError('List should have ended with ] or had a comma, instead had token: ', '');
        this.#skipLines();
        if (this.#peek().kind !== ']')
          this.#element(
            elements,
            'List should have had new element after a comma, instead had token: ',
            'the comma or ',
          );
      }
    }
    this.#take();
    this.#lists--;
    return new HoconList(elements, lines);
  }

  #element(elements: HoconValue[], message: string, comma: string): void {
    if (!beginsValue(this.#peek())) throw this.#listError(message, comma);
    elements.push(this.#value());
  }

  #listError(message: string, comma: string): HoconError {
    const token = this.#peek();
    return HoconError.at(
      token.line,
      `${message}${described(token)} (if you want ${comma}${described(token)} to be part of a string value, then double-quote it)`,
    );
  }

  #include(): void {
    this.#take();
    const token = this.#includeToken();
    if (token.kind === 'STRING') return;
    if (token.kind !== 'unquoted')
      throw HoconError.at(
        token.line,
        `include keyword is not followed by a quoted string, but by: ${described(token)}`,
      );
    if (!['file(', 'url(', 'classpath('].includes(token.text))
      throw HoconError.at(token.line, `${INCLUDED} Not expecting: ${described(token)}`);
    const name = this.#includeToken();
    if (name.kind !== 'STRING')
      throw HoconError.at(
        name.line,
        `expecting a quoted string inside file(), classpath(), or url(), rather than: ${described(name)}`,
      );
    const close = this.#includeToken();
    if (close.kind !== 'unquoted' || close.text !== ')')
      throw HoconError.at(close.line, `expecting a close parentheses ')' here, not: ${described(close)}`);
    if (token.text !== 'file(') this.#fault ??= HoconError.at(token.line, `include ${token.text}) is not supported`);
  }

  #includeToken(): HoconToken {
    this.#skipLines(false);
    const token = this.#take();
    return isBlank(token) ? this.#includeToken() : token;
  }
}

function isBlank(token: HoconToken): boolean {
  return token.kind === 'unquoted' && token.text.trim() === '';
}

function set(members: Map<string, HoconValue>, path: HoconPath, value: HoconValue): void {
  const [name, ...inner] = path as [string, ...string[]];
  const nested = inner.reduceRight((content, key) => new HoconObject(new Map([[key, content]]), content.lines), value);
  members.set(name, merged(nested, members.get(name)));
}
