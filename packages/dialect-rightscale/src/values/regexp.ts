import { dynamicRegExp, globalExpressionFor, RegExpError } from '@pptjs/runtime/regexp';
import { fail } from '../errors/error.js';

/** A regular expression in Ruby's syntax. */
export class Regexp {
  readonly source: string;
  /** The letters of the options: `i`, `m`, `x`. */
  readonly options: string;

  constructor(source: string, options: string) {
    this.source = source;
    this.options = options;
  }
}

/** Creates the regular expression of a literal. */
export function regexp(source: string, options = ''): Regexp {
  return new Regexp(source, options);
}

/** A text that delimits its pattern with slashes: `/pattern/imx`. */
const DELIMITED = /^\/([^]*)\/([imx]*)$/;

/** The regular expression of a string: `pattern`, or `/pattern/imx`. */
export function regexpOfText(text: string): Regexp {
  const [, source, options] = DELIMITED.exec(text) ?? [];
  return source === undefined ? new Regexp(text, '') : new Regexp(source, options ?? '');
}

/** The regular expression of a string with slashes; null for other strings, which stand for themselves. */
export function delimitedRegexp(text: string): Regexp | null {
  return DELIMITED.test(text) ? regexpOfText(text) : null;
}

/**
 * The JavaScript expression for a text, with the flag `g`.
 *
 * @throws the failure `regexp` if Ruby rejects the expression, or if JavaScript cannot express it
 */
export function globalRegExp({ source, options }: Regexp, text: string): RegExp {
  try {
    const letters = [...'imx'].filter((letter) => options.includes(letter)).join('');
    const expression = globalExpressionFor(dynamicRegExp(source, letters), text);
    expression.lastIndex = 0;
    return expression;
  } catch (error) {
    if (error instanceof RegExpError) fail('regexp', { reason: error.message });
    throw error;
  }
}

/** Whether a text contains a match. */
export function matches(regexp: Regexp, text: string): boolean {
  return globalRegExp(regexp, text).test(text);
}
