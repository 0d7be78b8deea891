import { memoize } from '../memoize.js';
import { ZONE } from './time-zone.js';

/** The parts of a time that a text contains, as far as its format reads them. */
export interface TimeParts {
  year?: number;
  century?: number;
  month?: number;
  day?: number;
  hour?: number;
  minute?: number;
  second?: number;
  nanosecond?: number;
  afternoon?: boolean;
  zone?: string;
}

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

const SIGNED = /[-+]?\d+/y;
const SHORT_YEAR = /[-+]?\d{1,4}/y;
const SHORT_CENTURY = /[-+]?\d{1,2}/y;
const TWO_DIGITS = /\d{1,2}/y;
const MILLISECONDS = /[-+]?\d{1,3}/y;
const NANOSECONDS = /[-+]?\d{1,9}/y;
const MERIDIAN = /[ap](?:\.m\.|m)\b|[ap]\.m\./iy;
const BLANKS = /\s*/y;

/** Directives that abbreviate several others. */
const COMPOSITES: Readonly<Record<string, string>> = {
  c: '%a %b %e %H:%M:%S %Y',
  D: '%m/%d/%y',
  x: '%m/%d/%y',
  F: '%Y-%m-%d',
  R: '%H:%M',
  r: '%I:%M:%S %p',
  T: '%H:%M:%S',
  X: '%H:%M:%S',
  v: '%e-%b-%Y',
  '+': '%a %b %e %H:%M:%S %Z %Y',
};

/** A part that is a number of two digits. */
type NumberPart = 'month' | 'day' | 'hour' | 'minute' | 'second';

type NumberDirective = readonly [digits: number, min: number, max: number, part?: NumberPart];

/** Directives of at most two (or the given number of) digits, with their allowed values. */
const NUMBERS: Readonly<Record<string, NumberDirective>> = {
  m: [2, 1, 12, 'month'],
  d: [2, 1, 31, 'day'],
  e: [2, 1, 31, 'day'],
  H: [2, 0, 24, 'hour'],
  k: [2, 0, 24, 'hour'],
  I: [2, 1, 12, 'hour'],
  l: [2, 1, 12, 'hour'],
  M: [2, 0, 59, 'minute'],
  S: [2, 0, 60, 'second'],
  j: [3, 1, 366],
  U: [2, 0, 53],
  W: [2, 0, 53],
  V: [2, 1, 53],
  u: [1, 1, 7],
  w: [1, 0, 6],
  g: [2, 0, 99],
};

interface Directive {
  readonly kind: 'directive';
  readonly letter: string;
  /** Whether a number has at most its usual digits, because the rest of the format begins with another number. */
  readonly isLimited: boolean;
}

/** A part of a format. Blanks match any number of blanks. */
type Step = Directive | { readonly kind: 'text'; readonly text: string } | { readonly kind: 'blanks' };

/** Matches a blank, a directive with its modifier, or another character, at the start of the rest of a format. */
const STEP = /(\s)|%(?:E(?=[cCxXyY])|O(?=[deHImMSuUVwWy])|:{1,3}(?=z))?([^])|([^])/gy;

/** Matches the rest of a format that begins with a number. */
const NUMBER_FOLLOWS = /^(?:\d|%[EO]?[CDdeFGgHIjkLlMmNQRrSsTUuVvWwXxYy\d])/;

const stepsOf: (format: string) => readonly Step[] = /* @__PURE__ */ memoize((format) => {
  const steps: Step[] = [];
  for (const match of format.matchAll(STEP)) {
    const [all, blank, letter, text] = match;
    if (blank !== undefined) steps.push({ kind: 'blanks' });
    else if (letter === undefined) steps.push({ kind: 'text', text: text ?? '' });
    else if (COMPOSITES[letter] !== undefined) steps.push(...stepsOf(COMPOSITES[letter]));
    else {
      const rest = format.slice(match.index + all.length);
      steps.push({ kind: 'directive', letter, isLimited: NUMBER_FOLLOWS.test(rest) });
    }
  }
  return steps;
});

/** Reads a text by a format like Ruby's `Date._strptime`. Returns null if the format does not match the whole text. */
export function strptime(text: string, format: string): TimeParts | null {
  const reader = new TimeReader(text);
  return reader.read(format) && reader.atEnd ? reader.parts : null;
}

class TimeReader {
  readonly #text: string;
  #at = 0;
  readonly parts: TimeParts = {};

  constructor(text: string) {
    this.#text = text;
  }

  get atEnd(): boolean {
    return this.#at === this.#text.length;
  }

  read(format: string): boolean {
    for (const step of stepsOf(format)) if (!this.#step(step)) return false;
    return true;
  }

  #step(step: Step): boolean {
    if (step.kind === 'directive') return this.#directive(step);
    if (step.kind === 'text') return this.#literal(step.text);
    this.#take(BLANKS);
    return true;
  }

  #take(pattern: RegExp): string | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0];
    if (found === undefined) return null;
    this.#at += found.length;
    return found;
  }

  #literal(text: string): boolean {
    if (!this.#text.startsWith(text, this.#at)) return false;
    this.#at += text.length;
    return true;
  }

  #directive({ letter, isLimited }: Directive): boolean {
    const number = NUMBERS[letter];
    if (number) return this.#number(number);
    switch (letter) {
      case 'Y':
      case 'G':
        return this.#year(isLimited, letter === 'Y');
      case 'y':
        return this.#shortYear();
      case 'C':
        return this.#century(isLimited);
      case 'L':
        return this.#fraction(isLimited ? 3 : null);
      case 'N':
        return this.#fraction(isLimited ? 9 : null);
      case 'a':
      case 'A':
        return this.#name(DAYS) !== null;
      case 'b':
      case 'B':
      case 'h':
        return this.#month();
      case 'p':
      case 'P':
        return this.#meridian();
      case 's':
      case 'Q':
        return this.#take(SIGNED) !== null;
      case 'z':
      case 'Z':
        return this.#zone();
      case 'n':
      case 't':
        return this.#take(BLANKS) !== null;
      case '%':
        return this.#literal('%');
      default:
        return this.#literal(`%${letter}`);
    }
  }

  #number([digits, min, max, part]: NumberDirective): boolean {
    const padded = digits === 2 && part !== 'month' && part !== 'minute' && part !== 'second';
    const isPadded = padded && this.#text.charAt(this.#at) === ' ';
    if (isPadded) this.#at++;
    const number = this.#digits(isPadded ? 1 : digits);
    if (number === null || number < min || number > max) return false;
    if (part !== undefined) this.parts[part] = number;
    return true;
  }

  /** Reads at least one digit and at most so many. Returns null if there is none. */
  #digits(most: number): number | null {
    const start = this.#at;
    while (this.#at < start + most && isDigit(this.#text.charCodeAt(this.#at))) this.#at++;
    return this.#at === start ? null : Number(this.#text.slice(start, this.#at));
  }

  #year(limited: boolean, keep: boolean): boolean {
    const text = this.#take(limited ? SHORT_YEAR : SIGNED);
    if (text !== null && keep) this.parts.year = Number(text);
    return text !== null;
  }

  #shortYear(): boolean {
    const text = this.#take(TWO_DIGITS);
    if (text === null) return false;
    this.parts.year = Number(text) + (Number(text) >= 69 ? 1900 : 2000);
    return true;
  }

  #century(limited: boolean): boolean {
    const text = this.#take(limited ? SHORT_CENTURY : SIGNED);
    if (text !== null) this.parts.century = Number(text);
    return text !== null;
  }

  #fraction(digits: 3 | 9 | null): boolean {
    const text = this.#take(digits === 3 ? MILLISECONDS : digits === 9 ? NANOSECONDS : SIGNED);
    if (text === null) return false;
    const size = Number(text.replace(/^[-+]/, '').slice(0, 9).padEnd(9, '0'));
    this.parts.nanosecond = text.startsWith('-') ? 0 - size : size;
    return true;
  }

  /** Returns the index of a name, in full or as its first three letters, in a list. */
  #name(names: readonly string[]): number | null {
    const rest = this.#text.slice(this.#at).toLowerCase();
    for (const [i, name] of names.entries()) {
      const length = rest.startsWith(name) ? name.length : rest.startsWith(name.slice(0, 3)) ? 3 : 0;
      if (length === 0) continue;
      this.#at += length;
      return i;
    }
    return null;
  }

  #month(): boolean {
    const month = this.#name(MONTHS);
    if (month !== null) this.parts.month = month + 1;
    return month !== null;
  }

  #meridian(): boolean {
    const text = this.#take(MERIDIAN);
    if (text !== null) this.parts.afternoon = /^p/i.test(text);
    return text !== null;
  }

  #zone(): boolean {
    const text = this.#take(ZONE);
    if (text !== null) this.parts.zone = text;
    return text !== null;
  }
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}
