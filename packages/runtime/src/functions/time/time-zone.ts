import { FunctionError } from '../../diagnostics/error.js';

/** Abbreviations of time zones that Ruby knows, with their hours east of Greenwich. */
const ZONES: Readonly<Record<string, number>> = {
  utc: 0, gmt: 0, wet: 0, z: 0, est: -5, edt: -4, cst: -6, cdt: -5, mst: -7, mdt: -6, pst: -8, pdt: -7,
  a: 1, b: 2, c: 3, d: 4, e: 5, f: 6, g: 7, h: 8, i: 9, k: 10, l: 11, m: 12, n: -1, o: -2, p: -3, q: -4, r: -5, s: -6, t: -7, u: -8, v: -9,
  w: -10, x: -11, y: -12, at: -2, brst: -2, ndt: -2.5, art: -3, adt: -3, brt: -3, clst: -3, nst: -3.5, ast: -4, clt: -4, akdt: -8, ydt: -8,
  akst: -9, hadt: -9, hdt: -9, yst: -9, ahst: -10, cat: 2, hast: -10, hst: -10, nt: -11, idlw: -12, bst: 1, cet: 1, fwt: 1, met: 1, mewt: 1,
  mez: 1, swt: 1, wat: 1, west: 1, cest: 2, eet: 2, fst: 2, mest: 2, mesz: 2, sast: 2, sst: -11, bt: 3, eat: 3, eest: 3, msk: 3, msd: 4,
  zp4: 4, zp5: 5, ist: 5.5, zp6: 6, wast: 2, cct: 6.5, sgt: 8, wadt: 8, jst: 9, kst: 9, east: -6, gst: 10, eadt: 11, idle: 12, nzst: 12, nzt: 12,
  nzdt: 13,
};

const OFFSET = /^(?:gmt|utc)?([-+])(\d+)(?:(?::(\d+)(?::(\d+))?)|[.,](\d+))?$/i;

/**
 * The seconds east of Greenwich that a time zone stands for: an offset (`+02:00`, `-0530`, `+2`) or an abbreviation (`CET`). `current` and
 * the empty text are the zone of the machine, of which the runtime knows nothing: Greenwich.
 * @throws {FunctionError} `Illegal timezone 'xyz'`
 */
export function timeZoneOffset(zone: string): number {
  if (zone === 'current') return 0;
  const known = ZONES[zone.toLowerCase()];
  if (known !== undefined) return known * 3600;
  const seconds = numericOffset(zone);
  if (seconds === null) throw new FunctionError(`Illegal timezone '${zone}'`);
  if (Math.abs(seconds) >= 86_400) throw new FunctionError('utc_offset out of range');
  return seconds;
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

/** Digits without colons: hours, then minutes, then seconds, two each; an odd number begins with one digit. */
function packedOffset(digits: string): number {
  const text = digits.length % 2 === 1 ? `0${digits}` : digits;
  return Number(text.slice(0, 2)) * 3600 + Number(text.slice(2, 4) || 0) * 60 + Number(text.slice(4, 6) || 0);
}
