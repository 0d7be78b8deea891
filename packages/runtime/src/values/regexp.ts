/**
 * A Puppet Regexp: source text in Ruby's syntax, with Ruby's option letters (`m`, `i`, `x`) that a dynamic one may have, and what
 * JavaScript runs for it. `regexp` (regexp/literal.ts) makes those whose JavaScript is known when compiling, `dynamicRegExp`
 * (regexp/dynamic.ts) all others; only the latter needs the translator.
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

  /** Matches what Ruby would match. Without the flags `g` and `y`, so that it keeps nothing from one match to the next. */
  get compiled(): RegExp {
    return (this.#compiled ??= this.#compile());
  }

  /** As Ruby prints a regular expression: `(?-mix:a)`. */
  toString(): string {
    const on = ['m', 'i', 'x'].filter((letter) => this.options.includes(letter)).join('');
    const off = ['m', 'i', 'x'].filter((letter) => !this.options.includes(letter)).join('');
    return `(?${on}${off === '' ? '' : `-${off}`}:${escapeSlashes(this.source)})`;
  }

  /** As Puppet and Ruby write a literal: `/a\/b/`. Options stand within, as in `/(?i:a)/`. */
  toLiteral(): string {
    const letters = ['m', 'i', 'x'].filter((letter) => this.options.includes(letter)).join('');
    return letters === '' ? `/${escapeSlashes(this.source)}/` : `/${this.toString()}/`;
  }
}

/** Slashes get a backslash, unless they have one. */
export function escapeSlashes(source: string): string {
  return source.replace(/\\[^]|\//g, (part) => (part === '/' ? '\\/' : part));
}
