/**
 * A Puppet Regexp: source text in Ruby's syntax, with Ruby's option letters (`m`, `i`, `x`) that a dynamic one may
 * have, and what JavaScript runs for it. `regexp` (regexp/literal.ts) makes those whose JavaScript is known when
 * compiling, `dynamicRegExp` (regexp/dynamic.ts) all others; only the latter needs the translator.
 */
export class PuppetRegExp {
  readonly source: string;
  readonly options: string;
  readonly #compile: () => RegExp;
  #compiled: RegExp | undefined;

  constructor(source: string, options: string, compile: () => RegExp) {
    this.source = source;
    this.options = options;
    this.#compile = compile;
  }

  /**
   * Matches what Ruby would match. Without the flags `g` and `y`, so that it keeps nothing from one match to the next.
   */
  get compiled(): RegExp {
    return (this.#compiled ??= this.#compile());
  }

  /** Whether the source has what only exists in Unicode, which Ruby counts as an option. */
  get isBoundToUnicode(): boolean {
    // oxlint-disable-next-line no-control-regex -- all that is not ASCII is what is looked for
    return /[^\0-\x7f]/.test(this.source) || hasUnicodeEscape(this.source);
  }

  /**
   * As Ruby prints a regular expression: `(?-mix:a)`. Options that its text begins with count as its own: `(?i)a` is
   * `(?i-mx:a)`.
   */
  toString(): string {
    const { source, options } = hoistOptions(this.source, this.options);
    const on = ['m', 'i', 'x'].filter((letter) => options.includes(letter)).join('');
    const off = ['m', 'i', 'x'].filter((letter) => !options.includes(letter)).join('');
    return `(?${on}${off === '' ? '' : `-${off}`}:${escapeSlashes(source)})`;
  }

  /** As Puppet writes a literal: `/a\/b/`; with options as Ruby writes them, within: `/(?i-mx:a)/`. */
  toLiteral(): string {
    return this.options === '' && !this.isBoundToUnicode ? `/${escapeSlashes(this.source)}/` : `/${this.toString()}/`;
  }
}

/** Slashes get a backslash, unless they have one. */
export function escapeSlashes(source: string): string {
  return source.replace(/\\[^]|\//g, (part) => (part === '/' ? '\\/' : part));
}

/** Takes `(?i)` off the start of a source, or `(?i:` and `)` off its ends where they belong together. */
function hoistOptions(source: string, options: string): { source: string; options: string } {
  const match = /^\(\?([mix]*)(?:-([mix]*))?([:)])/.exec(source);
  if (!match || source.length < 4) return { source, options };
  const [head, on = '', off = '', end] = match;
  if (end === ':' && !isWholeGroup(source)) return { source, options };
  const kept = [...options, ...on].filter((letter) => !off.includes(letter)).join('');
  const rest = end === ':' ? source.slice(head.length, -1) : source.slice(head.length);
  return end === ':' ? { source: rest, options: kept } : hoistOptions(rest, kept);
}

/** Whether the group that a source begins with ends with it. */
export function isWholeGroup(source: string): boolean {
  let depth = 0;
  for (const { 0: part, index } of source.matchAll(/\\[^]|\[(?:\\[^]|[^\]\\])*\]|[()]/g)) {
    if (part === '(') depth++;
    else if (part === ')' && --depth === 0) return index === source.length - 1;
  }
  return false;
}

/** A property, or an escape of a character beyond ASCII. */
function hasUnicodeEscape(source: string): boolean {
  if (!/\\[pPu]/.test(source)) return false;
  for (const [, property, list, digits] of source.matchAll(/\\(?:([pP])|u\{([^}]*)\}|u([0-9A-Fa-f]{4})|[^])/g)) {
    if (property !== undefined) return true;
    const codes = (list ?? digits ?? '').split(/\s+/);
    if (codes.some((code) => Number.parseInt(code, 16) > 0x7f)) return true;
  }
  return false;
}
