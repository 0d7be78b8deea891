import { formatMessage } from '@pptjs/runtime/internal';
import { messages } from './messages.js';
import { type HoconPath, parsePath } from './path.js';
import { scanTokens } from './scanner.js';
import { describeToken, HoconError, type HoconToken, isText, startsValue } from './token.js';
import {
  concatenate,
  HoconList,
  HoconObject,
  HoconReference,
  HoconScalar,
  type HoconValue,
  mergeValues,
} from './value.js';

/** The spelling of a substitution in messages. */
const SUBSTITUTION = '${}';

/**
 * Parses a HOCON text. References stay unresolved. An `include` of a file adds nothing, because a data file must not
 * depend on other files.
 *
 * @throws {HoconError} for the first syntax error; if there is none, for the first error in the meaning of the text
 */
export function parseDocument(text: string): HoconObject {
  return new Parser(scanTokens(text)).document();
}

/** The end of some messages: advice to quote an unexpected token. */
function quotingAdvice(token: HoconToken): string {
  return token.kind === 'end' ? '' : formatMessage(messages.QUOTING_ADVICE, { token: describeToken(token) });
}

/** The limit for the nesting of lists and objects, as for YAML. */
const MAX_DEPTH = 1000;

/** A recursive-descent parser. Its methods read one construct each and leave the position after it. */
class Parser {
  readonly #tokens: readonly HoconToken[];
  readonly #end: HoconToken;
  #next = 0;
  /** The line number for lists and objects. As in Puppet, it does not count line ends next to keys and `=`. */
  #line = 1;
  /** The path of the member that is being read. */
  #path: HoconPath = [];
  #listDepth = 0;
  #depth = 0;
  /** The first error in the meaning of the text. */
  #semanticError: HoconError | undefined;

  constructor(tokens: readonly HoconToken[]) {
    this.#tokens = tokens.filter(({ kind }) => kind !== 'comment');
    this.#end = { kind: 'end', text: '', source: '', line: tokens.at(-1)?.line ?? 1 };
  }

  document(): HoconObject {
    this.#skipLines();
    const root =
      this.#peek().kind === '[' ? this.#list() : this.#peek().kind === '{' ? this.#braced() : this.#members(false);
    this.#skipLines();
    const after = this.#peek();
    if (after.kind !== 'end')
      throw HoconError.at(after.line, messages.TRAILING_TOKENS, { token: describeToken(after) });
    if (this.#semanticError) throw this.#semanticError;
    if (root instanceof HoconList) throw HoconError.at(root.lines.first, messages.LIST_AT_ROOT, {});
    return root;
  }

  #peek(): HoconToken {
    return this.#tokens[this.#next] ?? this.#end;
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

  /** Reads a separator: line ends, a comma, or both. Returns whether there was one. */
  #separator(): boolean {
    const lines = this.#skipLines();
    while (isBlank(this.#peek())) this.#next++;
    if (this.#peek().kind !== ',') return lines;
    this.#next++;
    return true;
  }

  #lines(): { first: number; last: number } {
    return { first: this.#line, last: this.#line };
  }

  /** Runs `read`. An error in it is reported only if the rest of the text has no syntax error. */
  #deferErrors<T>(read: () => T, fallback: T): T {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof HoconError)) throw error;
      this.#semanticError ??= error;
      return fallback;
    }
  }

  #braced(): HoconObject {
    this.#enter();
    const members = this.#members(true);
    this.#depth--;
    return members;
  }

  /** Takes the bracket at the start of a list or object. */
  #enter(): void {
    const { line } = this.#take();
    if (++this.#depth > MAX_DEPTH) throw HoconError.at(line, messages.TOO_DEEP, {});
  }

  #members(braced: boolean): HoconObject {
    const lines = this.#lines();
    const members = new Map<string, HoconValue>();
    for (;;) {
      this.#skipLines();
      const token = this.#peek();
      if (this.#isEnd(token, braced)) break;
      if (token.kind === 'unquoted' && token.text === 'include') this.#include();
      else this.#member(members);
      if (this.#separator()) continue;
      const after = this.#peek();
      if (this.#isEnd(after, braced)) break;
      throw unexpected(after, messages.NO_COMMA);
    }
    return new HoconObject(members, lines);
  }

  #isEnd(token: HoconToken, braced: boolean): boolean {
    if (token.kind !== '}') return token.kind === 'end' && !braced;
    if (!braced) throw HoconError.at(token.line, messages.UNBALANCED_BRACE, { advice: quotingAdvice(token) });
    this.#take();
    return true;
  }

  #member(members: Map<string, HoconValue>): void {
    const key: HoconToken[] = [];
    while (isText(this.#peek())) key.push(this.#take());
    if (key.length === 0)
      throw HoconError.at(this.#peek().line, messages.NO_KEY, { token: describeToken(this.#peek()) });
    const path = parsePath(key);
    this.#skipLines(false);
    const token = this.#peek();
    const outer = this.#path;
    this.#path = [...outer, ...path];
    setMember(members, path, this.#memberValue(token, key));
    this.#path = outer;
  }

  #memberValue(token: HoconToken, key: readonly HoconToken[]): HoconValue {
    if (token.kind === '{') return this.#braced();
    if (token.kind !== '=' && token.kind !== ':' && token.kind !== '+=') {
      throw HoconError.at(token.line, messages.NO_SEPARATOR, {
        key: key.map(({ source }) => source).join(''),
        token: describeToken(token),
        advice: quotingAdvice(token),
      });
    }
    this.#take();
    this.#skipLines(false);
    if (!startsValue(this.#peek())) throw unexpected(this.#peek(), messages.NO_VALUE);
    const value = this.#value();
    if (token.kind !== '+=') return value;
    const lines = { first: token.line, last: token.line };
    if (this.#listDepth > 0)
      this.#semanticError ??= HoconError.at(token.line, messages.APPEND_IN_LIST, { substitution: SUBSTITUTION });
    const list = new HoconList([value], value.lines);
    return this.#deferErrors(() => concatenate([new HoconReference(this.#path, true, lines), list]) ?? list, list);
  }

  #value(): HoconValue {
    const first = this.#part();
    const parts = [first];
    while (startsValue(this.#peek())) parts.push(this.#part());
    return this.#deferErrors(() => concatenate(parts) ?? first, first);
  }

  #part(): HoconValue {
    const token = this.#peek();
    if (token.kind === '{') return this.#braced();
    if (token.kind === '[') return this.#list();
    this.#take();
    const lines = { first: token.line, last: token.line };
    if (isText(token)) return new HoconScalar(token.kind, token.text, lines);
    const path = this.#deferErrors(() => parsePath(token.inner ?? [], token.line), []);
    return new HoconReference(path, token.optional ?? false, lines);
  }

  #list(): HoconList {
    const lines = this.#lines();
    const elements: HoconValue[] = [];
    this.#enter();
    this.#listDepth++;
    this.#skipLines();
    if (this.#peek().kind !== ']') {
      this.#element(elements, messages.NO_FIRST_ELEMENT);
      while (this.#peek().kind !== ']') {
        if (!this.#separator()) throw this.#listError(messages.NO_LIST_END);
        this.#skipLines();
        if (this.#peek().kind !== ']') this.#element(elements, messages.NO_ELEMENT);
      }
    }
    this.#take();
    this.#listDepth--;
    this.#depth--;
    return new HoconList(elements, lines);
  }

  #element(elements: HoconValue[], message: TokenMessage): void {
    if (!startsValue(this.#peek())) throw this.#listError(message);
    elements.push(this.#value());
  }

  #listError(message: TokenMessage): HoconError {
    return atToken(this.#peek(), message);
  }

  #include(): void {
    this.#take();
    const token = this.#includeToken();
    if (token.kind === 'STRING') return;
    if (token.kind !== 'unquoted') throw atToken(token, messages.INCLUDE_WITHOUT_STRING);
    if (!['file(', 'url(', 'classpath('].includes(token.text)) throw atToken(token, messages.INCLUDE_PARAMETER);
    const name = this.#includeToken();
    if (name.kind !== 'STRING') throw atToken(name, messages.INCLUDE_ARGUMENT);
    const close = this.#includeToken();
    if (close.kind !== 'unquoted' || close.text !== ')') throw atToken(close, messages.INCLUDE_PARENTHESIS);
    if (token.text !== 'file(')
      this.#semanticError ??= HoconError.at(token.line, messages.INCLUDE_UNSUPPORTED, { location: `${token.text})` });
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

/** Sets the value at a path. A path with several names creates nested objects. */
function setMember(members: Map<string, HoconValue>, path: HoconPath, value: HoconValue): void {
  const [name, ...inner] = path;
  if (name === undefined) return;
  const nested = inner.reduceRight((content, key) => new HoconObject(new Map([[key, content]]), content.lines), value);
  members.set(name, mergeValues(nested, members.get(name)));
}

/** The list and include messages, whose only parameter is the unexpected token. */
type TokenMessage = (typeof messages)[
  | 'NO_FIRST_ELEMENT'
  | 'NO_LIST_END'
  | 'NO_ELEMENT'
  | 'INCLUDE_WITHOUT_STRING'
  | 'INCLUDE_PARAMETER'
  | 'INCLUDE_ARGUMENT'
  | 'INCLUDE_PARENTHESIS'];

function atToken(token: HoconToken, message: TokenMessage): HoconError {
  return HoconError.at(token.line, message, { token: describeToken(token) });
}

function unexpected(token: HoconToken, message: typeof messages.NO_COMMA | typeof messages.NO_VALUE): HoconError {
  return HoconError.at(token.line, message, { token: describeToken(token), advice: quotingAdvice(token) });
}
