import { oneLineForm } from './line-anchors.js';
import { ValueObject } from './value-object.js';

/**
 * A Puppet Regexp: its source in Ruby's syntax, Ruby's option letters (`m`, `i`, `x`), which only dynamic expressions
 * have, and the JavaScript RegExp. `regexp` (regexp/literal.ts) creates expressions whose JavaScript form is known at
 * compile time. `dynamicRegExp` (regexp/dynamic.ts) creates all others and needs the translator.
 */
export class PuppetRegExp extends ValueObject {
  readonly source: string;
  readonly options: string;
  readonly #compile: () => RegExp;
  readonly #plain: RegExp | null;
  #compiled: RegExp | undefined;
  /** The expression for texts of one line; null if it would not be faster. */
  #oneLine: RegExp | null | undefined;

  /**
   * @param compile creates the JavaScript RegExp when it is first needed
   * @param plain a RegExp that gives the same matches for plain texts (see `isPlainText`), if it is so much faster that the
   *   test of the text is worth its time
   */
  constructor(source: string, options: string, compile: () => RegExp, plain: RegExp | null = null) {
    super();
    this.source = source;
    this.options = options;
    this.#compile = compile;
    this.#plain = plain;
  }

  /**
   * The JavaScript RegExp, which matches what Ruby would match. It has no flag `g` or `y`, so it has no state between
   * matches.
   */
  get compiled(): RegExp {
    return (this.#compiled ??= this.#compile());
  }

  /** Returns the JavaScript RegExp that matches what Ruby would match in `text`. It has no flag `g` or `y`. */
  expressionFor(text: string): RegExp {
    if (this.#plain !== null && isPlainText(text)) return this.#plain;
    if (this.#oneLine === undefined) this.#oneLine = oneLineForm(this.compiled);
    return this.#oneLine === null || text.includes('\n') ? this.compiled : this.#oneLine;
  }

  /** Whether the source contains Unicode syntax, which Ruby counts as an option. */
  get isBoundToUnicode(): boolean {
    return isUnicodeSource(this.source);
  }

  /**
   * Returns the text that Ruby prints: `(?-mix:a)`. Options at the start of the source are options of the expression:
   * `(?i)a` is `(?i-mx:a)`.
   */
  override toString(): string {
    const { source, options } = hoistOptions(this.source, this.options);
    const on = ['m', 'i', 'x'].filter((letter) => options.includes(letter)).join('');
    const off = ['m', 'i', 'x'].filter((letter) => !options.includes(letter)).join('');
    return `(?${on}${off === '' ? '' : `-${off}`}:${escapeSlashes(source)})`;
  }

  /** Returns the Puppet literal: `/a\/b/`. Options are written inside, as Ruby does: `/(?i-mx:a)/`. */
  toLiteral(): string {
    return this.options === '' && !this.isBoundToUnicode ? `/${escapeSlashes(this.source)}/` : `/${this.toString()}/`;
  }

  override kindName(): string {
    return 'Regexp';
  }

  override rubyClassName(): string {
    return 'Regexp';
  }

  override toText(): string {
    return this.toLiteral();
  }

  override toSource(): string {
    return this.toLiteral();
  }

  override rubyInspect(): string {
    return `/${inspectSource(this.source)}/${this.options}`;
  }

  override keyText(): string {
    return `r${this}`;
  }

  override equals(other: unknown): boolean {
    return other instanceof PuppetRegExp && String(this) === String(other);
  }
}

const PLAIN_TEXT = /^[\t -~]*$/;

/**
 * Returns whether a text contains only printable ASCII characters and tabs. For such texts, most regular expressions
 * mean the same in Ruby and in JavaScript: a line is the whole text, and a character is a code unit.
 */
export function isPlainText(text: string): boolean {
  return PLAIN_TEXT.test(text);
}

/** Puts a backslash before each slash that has none. */
function escapeSlashes(source: string): string {
  return source.replace(/\\[^]|\//g, (part) => (part === '/' ? '\\/' : part));
}

/**
 * Returns a source as Ruby's `inspect` and its messages show it: if it has a slash or an unprintable character, that
 * character and all characters beyond ASCII are escaped.
 */
export function inspectSource(source: string): string {
  if (!/[/\p{C}\p{Zl}\p{Zp}]/u.test(source)) return source;
  return source.replace(/\\[^]|\/|[^ -~\s]/gu, (part) =>
    part === '/' ? '\\/' : part.startsWith('\\') ? part : asciiText(part),
  );
}

function asciiText(char: string): string {
  const code = char.codePointAt(0) as number;
  if (code < 0x80) return /[ -~\s]/.test(char) ? char : `\\x${code.toString(16).toUpperCase().padStart(2, '0')}`;
  const hex = code.toString(16).toUpperCase();
  return code > 0xffff ? `\\u{${hex}}` : `\\u${hex.padStart(4, '0')}`;
}

/** Removes `(?i)` from the start of a source, or `(?i:` and the matching `)` from its ends. */
function hoistOptions(source: string, options: string): { source: string; options: string } {
  const match = /^\(\?([mix]*)(?:-([mix]*))?([:)])/.exec(source);
  if (!match || source.length < 4) return { source, options };
  const [head, on = '', off = '', end] = match;
  if (end === ':' && !isWholeGroup(source)) return { source, options };
  const remaining = [...options, ...on].filter((letter) => !off.includes(letter)).join('');
  const rest = end === ':' ? source.slice(head.length, -1) : source.slice(head.length);
  return end === ':' ? { source: rest, options: remaining } : hoistOptions(rest, remaining);
}

/** Returns whether the group at the start of the source ends at its end. */
export function isWholeGroup(source: string): boolean {
  let depth = 0;
  for (const { 0: part, index } of source.matchAll(/\\[^]|\[(?:\\[^]|[^\]\\])*\]|[()]/g)) {
    if (part === '(') depth++;
    else if (part === ')' && --depth === 0) return index === source.length - 1;
  }
  return false;
}

/** Returns whether the source of an expression contains characters beyond ASCII, or the syntax for them. */
export function isUnicodeSource(source: string): boolean {
  return /[^\0-\x7f]/.test(source) || hasUnicodeEscape(source);
}

/** Returns whether the source contains a Unicode property or an escape of a character beyond ASCII. */
function hasUnicodeEscape(source: string): boolean {
  if (!/\\[pPu]/.test(source)) return false;
  for (const [, property, list, digits] of source.matchAll(/\\(?:([pP])|u\{([^}]*)\}|u([0-9A-Fa-f]{4})|[^])/g)) {
    if (property !== undefined) return true;
    const codes = (list ?? digits ?? '').split(/\s+/);
    if (codes.some((code) => Number.parseInt(code, 16) > 0x7f)) return true;
  }
  return false;
}
