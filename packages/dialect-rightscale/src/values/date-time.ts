/** A date and time in UTC with the precision of a second. */
export class DateTime {
  /** Seconds since 1970-01-01 00:00:00 UTC. */
  readonly seconds: number;

  constructor(seconds: number) {
    this.seconds = seconds;
  }

  /** The text in ISO 8601: `2012-07-01T00:00:00Z`. */
  toIso(): string {
    return new Date(this.seconds * 1000).toISOString().replace('.000Z', 'Z');
  }

  /** The literal of the language: `d"2012/07/01 16:21:14"`. Seconds are left out if they are zero. */
  toLiteral(): string {
    const date = new Date(this.seconds * 1000);
    const day = `${String(date.getUTCFullYear()).padStart(4, '0')}/${two(date.getUTCMonth() + 1)}/${two(date.getUTCDate())}`;
    const seconds = date.getUTCSeconds() === 0 ? '' : `:${two(date.getUTCSeconds())}`;
    return `d"${day} ${two(date.getUTCHours())}:${two(date.getUTCMinutes())}${seconds}"`;
  }
}

/** The largest distance from 1970 in seconds that a JavaScript Date can express. */
const MAX_SECONDS = 8.64e12;

/** Whether a number of seconds since 1970 is in the range of dates. */
export function isDateRange(seconds: number): boolean {
  return Math.abs(seconds) <= MAX_SECONDS;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
