import { functionError, type Message } from '../../errors/messages.js';
import { memoize } from '../memoize.js';
import { ZONES } from './zones.js';

const messages = {
  ILLEGAL_TIME_ZONE: { text: "Illegal timezone '{zone}'" },
  OFFSET_OUT_OF_RANGE: { text: 'utc_offset out of range' },
} as const satisfies Record<string, Message>;

/** The zone at the start of a text: an offset or a name. A part of a longer word is no name. */
export const ZONE: RegExp =
  /(?:(?:gmt|utc?)?[-+]\d+(?:[,.:]\d+(?::\d+)?)?|[A-Za-z.\s]+(?:standard|daylight)\s+time\b|[A-Za-z]+(?:\s+dst)?\b)/iy;

const OFFSET = /^(?:gmt|utc)?([-+])(\d+)(?:(?::(\d+)(?::(\d+))?)|[.,](\d+))?$/i;

/**
 * Returns the seconds east of Greenwich of a time zone: an offset (`+02:00`, `-0530`, `+2`) or an abbreviation (`CET`).
 * Text after the zone has no effect. `current` and an empty text mean the zone of the machine. The runtime does not know it
 * and uses UTC.
 * @throws {FunctionError} `Illegal timezone 'xyz'`
 */
export const timeZoneOffset: (zone: string) => number = /* @__PURE__ */ memoize((zone) => {
  if (zone === 'current' || zone === '') return 0;
  ZONE.lastIndex = 0;
  const text = ZONE.exec(zone)?.[0] ?? '';
  const offset = namedOffset(text);
  if (offset !== null) return offset;
  const seconds = numericOffset(text);
  if (seconds === null) throw functionError(messages.ILLEGAL_TIME_ZONE, { zone });
  if (Math.abs(seconds) >= 86_400) throw functionError(messages.OFFSET_OUT_OF_RANGE, {});
  return Math.floor(seconds / 60) * 60;
});

/** Reads a name, optionally followed by `standard time`, `daylight time` or `dst`. Daylight time adds one hour. */
function namedOffset(zone: string): number | null {
  const match = /^(.*?)(?:\s+(standard\s+time|daylight\s+time|dst))?$/is.exec(zone.trim());
  const name = match?.[1]?.toLowerCase().replaceAll(/\s+/g, ' ') ?? '';
  if (!Object.hasOwn(ZONES, name)) return null;
  const summer = match?.[2] !== undefined && !/^standard/i.test(match[2]);
  return (ZONES[name]! + (summer ? 1 : 0)) * 3600;
}

function numericOffset(zone: string): number | null {
  const match = OFFSET.exec(zone);
  if (match === null) return null;
  const [, sign, digits = '', minutes, seconds, fraction] = match;
  const size =
    minutes !== undefined
      ? Number(digits) * 3600 + Number(minutes) * 60 + Number(seconds ?? 0)
      : fraction !== undefined
        ? Math.round(Number(`${digits}.${fraction}`) * 3600)
        : packedOffset(digits);
  return sign === '-' ? -size : size;
}

/**
 * Reads digits without colons: hours, minutes and seconds of two digits each. An odd number of digits starts with a
 * single digit.
 */
function packedOffset(digits: string): number {
  const text = digits.length % 2 === 1 ? `0${digits}` : digits;
  return Number(text.slice(0, 2)) * 3600 + Number(text.slice(2, 4) || 0) * 60 + Number(text.slice(4, 6) || 0);
}
