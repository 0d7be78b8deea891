import type { FunctionError } from '../../errors/error.js';
import { functionError, type Message } from '../../errors/messages.js';
import { memoize } from '../../text/memoize.js';
import { lazy } from '../../values/lazy.js';
import type { Value } from '../../values/value.js';
import { formatterOf } from '../sprintf/format.js';

const messages = {
  INVALID_FORMAT: { text: "The format '{format}' is not a valid format on the form '%<flags><width>.<prec><format>'" },
  SEVERAL_DELIMITERS: {
    text: "Only one of the delimiters {delimiters} can be given in the format flags, got '{format}'",
  },
  ILLEGAL_FORMAT: {
    text: "Illegal format '{letter}' specified for value of {type} type - expected one of the characters '{letters}'",
  },
  REPEATED_FLAG: { text: "The same flag can only be used once, got '{format}'" },
} as const satisfies Record<string, Message>;

const PATTERN = /^%([\s[+#0{<(|-]*)([1-9][0-9]*)?(?:\.([0-9]+))?([a-zA-Z])$/;
const CLOSING: Readonly<Record<string, string>> = { '[': ']', '{': '}', '(': ')', '<': '>', '|': '|' };

/** The texts around the elements of a container. */
interface Delimiters {
  readonly open: string;
  readonly close: string;
}

function delimitersOf(open: string): Delimiters {
  return { open, close: CLOSING[open] ?? '' };
}

/** A format for one value: a letter, flags, width and precision. */
export class Format {
  /** The text of the format. */
  readonly source: string;
  readonly letter: string;
  readonly alternate: boolean;
  readonly left: boolean;
  readonly plus: boolean;
  readonly space: boolean;
  readonly zero: boolean;
  readonly width: number | null;
  readonly precision: number | null;
  readonly #ofArrays: Delimiters;
  readonly #ofHashes: Delimiters;

  /** Returns the function that formats a value like Ruby's `format` with the text of this format. */
  readonly #ruby = lazy(() => formatterOf(this.source));
  readonly #rubyText = lazy(() => formatterOf(`${this.source.slice(0, -1)}s`));

  /** @throws {FunctionError} if the text is not a format */
  constructor(source: string) {
    const match = PATTERN.exec(source);
    if (!match) throw functionError(messages.INVALID_FORMAT, { format: source });
    const [, flags = '', width, precision, letter = ''] = match;
    if (new Set(flags).size !== flags.length) throw functionError(messages.REPEATED_FLAG, { format: source });
    const delimiters = [...flags].filter((flag) => flag in CLOSING);
    if (delimiters.length > 1) {
      throw functionError(messages.SEVERAL_DELIMITERS, { delimiters: '[ { ( < |', format: source });
    }
    this.source = source;
    this.letter = letter;
    this.alternate = flags.includes('#');
    this.left = flags.includes('-');
    this.plus = flags.includes('+');
    this.space = flags.includes(' ');
    this.zero = flags.includes('0');
    this.width = width === undefined ? null : Number(width);
    this.precision = precision === undefined ? null : Number(precision);
    const given = delimiters[0] ?? (this.space ? '' : null);
    this.#ofArrays = delimitersOf(given ?? '[');
    this.#ofHashes = delimitersOf(given ?? '{');
  }

  /** Formats a value like Ruby's `format`. */
  formatLikeRuby(value: Value): string {
    return this.#ruby()(value);
  }

  /** Formats a text like Ruby's `format`, with the letter `s` in place of the letter of this format. */
  formatText(text: string): string {
    return this.#rubyText()(text);
  }

  /**
   * Returns the delimiters of a container. `usual` applies if the format has none, and no delimiter if
   * it has the flag of a space.
   */
  delimiters(usual: '[' | '{'): Delimiters {
    return usual === '[' ? this.#ofArrays : this.#ofHashes;
  }

  /** Truncates a text to the precision and pads it to the width. */
  fit(text: string): string {
    if (this.width === null && this.precision === null) return text;
    const characters = Array.from(text);
    const cut =
      this.precision !== null && this.precision < characters.length ? characters.slice(0, this.precision) : characters;
    const shown = cut.join('');
    const blanks = ' '.repeat(Math.max((this.width ?? 0) - cut.length, 0));
    return this.left ? shown + blanks : blanks + shown;
  }
}

/**
 * Returns the format of a text. Programs use few formats for many values.
 * @throws {FunctionError} if the text is not a format
 */
export const readFormat: (source: string) => Format = /* @__PURE__ */ memoize((source) => new Format(source));

/** Creates the error for a format that a kind of value does not have. */
export function illegalFormat(format: Format, typeName: string, letters: string): FunctionError {
  return functionError(messages.ILLEGAL_FORMAT, { letter: format.letter, type: typeName, letters });
}
