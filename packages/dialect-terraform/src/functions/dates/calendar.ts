/** A day of the Gregorian calendar, which is extended to all years. */
export interface CalendarDay {
  readonly year: number;
  /** From 1. */
  readonly month: number;
  /** From 1. */
  readonly day: number;
}

/** An instant with the offset of its time zone. */
export interface Timestamp {
  /** Seconds since the beginning of 1970 in UTC, rounded down. */
  readonly seconds: number;
  /** The rest, from 0 to 999999999. */
  readonly nanoseconds: number;
  /** The offset from UTC in seconds. */
  readonly offset: number;
}

/** A timestamp as a clock on the wall and a calendar show it. */
export interface WallClock extends CalendarDay {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  /** 0 is Sunday. */
  readonly weekday: number;
}

const SECONDS_PER_DAY = 86_400;

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** The number of days since 1 January 1970. */
export function daysSinceEpoch({ year, month, day }: CalendarDay): number {
  // A date of two digits of year would be one of the twentieth century.
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.getTime() / (SECONDS_PER_DAY * 1000);
}

/** Returns the date and the time of day in the offset of a timestamp. */
export function wallClockOf({ seconds, offset }: Timestamp): WallClock {
  const date = new Date((seconds + offset) * 1000);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
    weekday: date.getUTCDay(),
  };
}

/** The offset of a time zone: `+02:00` or `+0200`. */
export function formatOffset(offset: number, separator: ':' | ''): string {
  const minutes = Math.trunc(Math.abs(offset) / 60);
  return `${offset < 0 ? '-' : '+'}${twoDigits(Math.trunc(minutes / 60))}${separator}${twoDigits(minutes % 60)}`;
}

/** A timestamp in the syntax of RFC 3339, without fractions of seconds. */
export function formatTimestamp(timestamp: Timestamp): string {
  const { year, month, day, hour, minute, second } = wallClockOf(timestamp);
  const date = `${fourDigits(year)}-${twoDigits(month)}-${twoDigits(day)}`;
  const time = `${twoDigits(hour)}:${twoDigits(minute)}:${twoDigits(second)}`;
  return `${date}T${time}${timestamp.offset === 0 ? 'Z' : formatOffset(timestamp.offset, ':')}`;
}

export function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

export function fourDigits(number: number): string {
  return `${number < 0 ? '-' : ''}${String(Math.abs(number)).padStart(4, '0')}`;
}
