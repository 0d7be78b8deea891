import { functionError, type Message } from '../../errors/messages.js';
import type { Value } from '../../values/value.js';
import type { FormatArguments } from './arguments.js';
import { intOf, MAX_INT } from './c-int.js';
import type { Flags } from './flags.js';

const messages = {
  INVALID_CHARACTER: { text: 'invalid format character - %' },
  FLAG_AFTER_WIDTH: { text: 'flag after width' },
  FLAG_AFTER_PRECISION: { text: 'flag after precision' },
  NUMBER_TOO_BIG: { text: '{what} too big' },
  MALFORMED_NUMBER: { text: 'malformed format string - %*[0-9]' },
  VALUE_TWICE: { text: 'value given twice - {number}$' },
  WIDTH_TWICE: { text: 'width given twice' },
  WIDTH_AFTER_PRECISION: { text: 'width after precision' },
  PRECISION_TWICE: { text: 'precision given twice' },
  UNMATCHED_PARENTHESIS: { text: 'malformed name - unmatched parenthesis' },
  NAME_TWICE: { text: 'named{label} after <{previous}>' },
} as const satisfies Record<string, Message>;

/**
 * A directive `%…` of a format: its flags, its letter, and the argument that it selects (`undefined`: the next one).
 */
export interface Directive {
  readonly flags: Flags;
  /** A letter, `%` for a percent sign, or `{` for a named argument as text. */
  readonly type: string;
  readonly value: Value | undefined;
  /** The position after the directive. */
  readonly end: number;
}

const FLAG = { ' ': 'space', '#': 'sharp', '+': 'plus', '-': 'minus', '0': 'zero' } as const;

/** Reads the directive whose `%` is before `start`, like Ruby. */
export function readDirective(format: string, start: number, args: FormatArguments): Directive {
  const reader = new DirectiveReader(format, start, args);
  return reader.read();
}

class DirectiveReader {
  readonly #format: string;
  readonly #args: FormatArguments;
  #at: number;
  readonly #flags = { space: false, sharp: false, plus: false, minus: false, zero: false };
  #width: number | null = null;
  #precision: number | null = null;
  #hasPrecision = false;
  #value: Value | undefined;
  #label: string | undefined;

  constructor(format: string, start: number, args: FormatArguments) {
    this.#format = format;
    this.#at = start;
    this.#args = args;
  }

  read(): Directive {
    for (;;) {
      const char = this.#format.charAt(this.#at);
      if (char in FLAG) this.#flag(char as keyof typeof FLAG);
      else if (/[1-9]/.test(char)) this.#number();
      else if (char === '<' || char === '{') {
        this.#name(char);
        if (char === '{') return this.#done('{', this.#at);
      } else if (char === '*') this.#setWidth(this.#asterisk());
      else if (char === '.') this.#readPrecision();
      else if (char === '\n' || char === '\0' || char === '' || char === '%') return this.#percent(char);
      else return this.#done(String.fromCodePoint(this.#format.codePointAt(this.#at)!), this.#at + 1);
    }
  }

  #done(type: string, end: number): Directive {
    const flags = { ...this.#flags, width: this.#width, precision: this.#precision };
    return { flags, type, value: this.#value, end };
  }

  #percent(char: string): Directive {
    const { space, sharp, plus, minus, zero } = this.#flags;
    if (space || sharp || plus || minus || zero || this.#width !== null || this.#hasPrecision)
      throw functionError(messages.INVALID_CHARACTER, {});
    return this.#done('%', char === '%' ? this.#at + 1 : this.#at);
  }

  #flag(char: keyof typeof FLAG): void {
    if (this.#width !== null) throw functionError(messages.FLAG_AFTER_WIDTH, {});
    if (this.#hasPrecision) throw functionError(messages.FLAG_AFTER_PRECISION, {});
    this.#flags[FLAG[char]] = true;
    this.#at++;
  }

  #digits(what: 'width' | 'precision'): number {
    const digits = /^\d*/.exec(this.#format.slice(this.#at))![0];
    this.#at += digits.length;
    const number = Number(digits);
    if (number > MAX_INT) throw functionError(messages.NUMBER_TOO_BIG, { what });
    if (this.#at >= this.#format.length) throw functionError(messages.MALFORMED_NUMBER, {});
    return number;
  }

  #number(): void {
    const number = this.#digits('width');
    if (this.#format.charAt(this.#at) !== '$') {
      this.#setWidth(number);
      return;
    }
    if (this.#value !== undefined) throw functionError(messages.VALUE_TWICE, { number });
    this.#value = this.#args.numbered(number);
    this.#at++;
  }

  #setWidth(width: number): void {
    if (this.#width !== null) throw functionError(messages.WIDTH_TWICE, {});
    if (this.#hasPrecision) throw functionError(messages.WIDTH_AFTER_PRECISION, {});
    if (width < 0) this.#flags.minus = true;
    this.#width = Math.abs(width);
  }

  /** Reads `*` or `*1$`: an argument is the width or precision. */
  #asterisk(): number {
    this.#at++;
    const numbered = /^(\d+)\$/.exec(this.#format.slice(this.#at));
    this.#at += numbered?.[0].length ?? 0;
    const value = numbered === null ? this.#args.next() : this.#args.numbered(Number(numbered[1]));
    return intOf(value);
  }

  #readPrecision(): void {
    if (this.#hasPrecision) throw functionError(messages.PRECISION_TWICE, {});
    this.#hasPrecision = true;
    this.#at++;
    if (this.#format.charAt(this.#at) === '*') {
      const precision = this.#asterisk();
      this.#precision = precision < 0 ? null : precision;
    } else this.#precision = this.#digits('precision');
  }

  #name(open: '<' | '{'): void {
    const close = this.#format.indexOf(open === '<' ? '>' : '}', this.#at);
    if (close < 0) throw functionError(messages.UNMATCHED_PARENTHESIS, {});
    const label = this.#format.slice(this.#at, close + 1);
    if (this.#label !== undefined) throw functionError(messages.NAME_TWICE, { label, previous: this.#label });
    this.#label = label.slice(1, -1);
    this.#value = this.#args.named(this.#label, label);
    this.#at = close + 1;
  }
}
