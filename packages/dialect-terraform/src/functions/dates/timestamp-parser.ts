import { quoteText } from '../../values/quoting.js';
import { daysInMonth, daysSinceEpoch, type Timestamp } from './calendar.js';

/** A text that is not a timestamp. The message is that of cty. */
export class TimestampError extends Error {
  override readonly name = 'TimestampError';

  constructor(reason: string) {
    super(`not a valid RFC3339 timestamp${reason}`);
  }
}

/**
 * Parses a timestamp in the syntax of RFC 3339 as Go's package time does.
 *
 * @throws TimestampError
 */
export function parseTimestamp(text: string): Timestamp {
  return new TimestampParser(text).parse();
}

class TimestampParser {
  #rest: string;

  constructor(text: string) {
    this.#rest = text;
  }

  parse(): Timestamp {
    const year = this.#year();
    this.#skip('-');
    const month = this.#twoDigits('month');
    if (month < 1 || month > 12) throw this.#unusable('month');
    this.#skip('-');
    const day = this.#twoDigits('day of month');
    this.#skip('T');
    const hour = this.#hour();
    this.#skip(':');
    const minute = this.#twoDigits('minute');
    if (minute > 59) throw this.#unusable('minute');
    this.#skip(':');
    const second = this.#twoDigits('second');
    if (second > 59) throw this.#unusable('second');
    const nanoseconds = this.#fraction();
    const offset = this.#offset();
    if (this.#rest !== '') throw this.#unusable('timestamp segment');
    if (day < 1 || day > daysInMonth(year, month)) throw new TimestampError(': day out of range');
    const seconds = daysSinceEpoch({ year, month, day }) * 86_400 + hour * 3600 + minute * 60 + second;
    return { seconds: seconds - offset, nanoseconds, offset };
  }

  /** The error shows the text that is not yet consumed. */
  #unusable(part: string): TimestampError {
    if (this.#rest === '') return new TimestampError(`: end of string before ${part}`);
    return new TimestampError(`: cannot use ${quoteText(this.#rest)} as ${part}`);
  }

  #skip(separator: '-' | ':' | 'T'): void {
    if (this.#rest.startsWith(separator)) {
      this.#rest = this.#rest.slice(1);
      return;
    }
    if (separator === 'T') throw new TimestampError(": missing required time introducer 'T'");
    if (this.#rest === '') throw new TimestampError(`: end of string where ${quoteText(separator)} is expected`);
    throw new TimestampError(`: found ${quoteText(this.#rest)} where ${quoteText(separator)} is expected`);
  }

  #year(): number {
    if (this.#rest.length < 4 || !/^[0-9]/.test(this.#rest)) throw this.#unusable('year');
    const digits = this.#take(4);
    if (!/^[0-9]{4}$/.test(digits)) throw this.#unusable('year');
    return Number(digits);
  }

  #twoDigits(part: string): number {
    if (!/^[0-9]{2}/.test(this.#rest)) throw this.#unusable(part);
    return Number(this.#take(2));
  }

  /** One or two digits. */
  #hour(): number {
    const match = /^[0-9]{1,2}/.exec(this.#rest);
    if (match === null) throw this.#unusable('hour');
    const hour = Number(this.#take(match[0].length));
    if (hour > 23) throw this.#unusable('hour');
    return hour;
  }

  #fraction(): number {
    const match = /^[.,]([0-9]+)/.exec(this.#rest);
    if (match === null) return 0;
    const [text, digits = ''] = match;
    this.#take(text.length);
    return Number(digits.slice(0, 9).padEnd(9, '0'));
  }

  #offset(): number {
    if (this.#rest.startsWith('Z')) {
      this.#take(1);
      return 0;
    }
    if (this.#rest.length < 6 || this.#rest[3] !== ':') throw this.#unusable('UTC offset');
    const text = this.#take(6);
    const hours = integerOf(text.slice(1, 3));
    const minutes = integerOf(text.slice(4, 6));
    if (hours === null || minutes === null || !/^[+-]/.test(text)) throw this.#unusable('UTC offset');
    const offset = (hours * 60 + minutes) * 60;
    return text.startsWith('-') ? 0 - offset : offset;
  }

  #take(length: number): string {
    const taken = this.#rest.slice(0, length);
    this.#rest = this.#rest.slice(length);
    return taken;
  }
}

/** Go accepts a sign here. */
function integerOf(text: string): number | null {
  return /^(?:[0-9]{2}|[+-][0-9])$/.test(text) ? Number(text) : null;
}
