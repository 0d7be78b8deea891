const DATE_TIME = /^\s*(\d+)[/-](\d{1,2})[/-](\d+)(?:[ T]\s*(\d{1,2}):(\d{1,2})(?::(\d{1,2}))?)?\s*(AM|PM|Z)?\s*$/i;

/**
 * Reads a date and time: `year/month/day [hours:minutes[:seconds]] [AM|PM]`. The documentation also writes
 * `1/1/2012`: if the last of the three numbers has four digits, the order is day, month, year, as in Ruby. The notation
 * of ISO 8601 in UTC, which JSON results have, can be read as well: `2012-07-01T00:00:00Z`.
 *
 * @returns seconds since 1970 in UTC; null if the text is no date and time
 */
export function readDateTime(text: string): number | null {
  const match = DATE_TIME.exec(text);
  if (match === null) return null;
  const [, first = '', middle = '', last = '', hourText = '0', minuteText = '0', secondText = '0', half] = match;
  const isDayFirst = last.length >= 4 && first.length <= 2;
  const [yearText, dayText] = isDayFirst ? [last, first] : [first, last];
  const [year, month, day] = [Number(yearText), Number(middle), Number(dayText)];
  const hour = hourOfDay(Number(hourText), half?.toUpperCase());
  const [minute, second] = [Number(minuteText), Number(secondText)];
  if (hour === null || year > 9999 || minute > 59 || second > 59) return null;
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  date.setUTCHours(hour, minute, second);
  return date.getTime() / 1000;
}

/** The hour from 0 to 23; null if it does not exist. `12 AM` is midnight, and `PM` after 12 o'clock changes nothing. */
function hourOfDay(hour: number, half: string | undefined): number | null {
  if (hour > 23) return null;
  if (half === 'PM') return hour < 12 ? hour + 12 : hour;
  if (half === 'AM') return hour > 12 ? null : hour % 12;
  return hour;
}
