/**
 * A Puppet Regexp: source text in Ruby's syntax, with Ruby's option letters (`m`, `i`, `x`) that a dynamic one may have. What JavaScript
 * runs is made of it, and kept, by `regexp/compile.ts`.
 */
export class PuppetRegExp {
  readonly source: string;
  readonly options: string;

  constructor(source: string, options = '') {
    this.source = source;
    this.options = options;
  }

  /** As Ruby prints a regular expression: `(?-mix:a)`. */
  toString(): string {
    const on = ['m', 'i', 'x'].filter((letter) => this.options.includes(letter)).join('');
    const off = ['m', 'i', 'x'].filter((letter) => !this.options.includes(letter)).join('');
    return `(?${on}${off === '' ? '' : `-${off}`}:${this.source})`;
  }
}
