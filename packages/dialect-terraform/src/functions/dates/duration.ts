import { utf8Bytes } from '../text/bytes.js';

/** A text that is not a duration. The message is that of Go's package time. */
export class DurationError extends Error {
  override readonly name = 'DurationError';
}

/** The nanoseconds of each unit. Two different characters are in use for micro. */
const UNITS: Readonly<Record<string, bigint>> = {
  ns: 1n,
  us: 1_000n,
  '\u00b5s': 1_000n,
  '\u03bcs': 1_000n,
  ms: 1_000_000n,
  s: 1_000_000_000n,
  m: 60_000_000_000n,
  h: 3_600_000_000_000n,
};

const LIMIT = 1n << 63n;

/**
 * Parses a duration such as `-1h30m` or `1.5s`.
 *
 * @returns nanoseconds, in 64 bits
 * @throws DurationError
 */
export function parseDuration(text: string): bigint {
  const invalid = (): DurationError => new DurationError(`time: invalid duration ${quoteAscii(text)}`);
  const isNegative = text.startsWith('-');
  let rest = /^[+-]/.test(text) ? text.slice(1) : text;
  if (rest === '0') return 0n;
  if (rest === '') throw invalid();
  let total = 0n;
  while (rest !== '') {
    const [number = '', whole = '', fraction = ''] = /^([0-9]*)(?:\.([0-9]*))?/.exec(rest) ?? [];
    if (whole === '' && fraction === '') throw invalid();
    rest = rest.slice(number.length);
    const [name = ''] = /^[^.0-9]*/.exec(rest) ?? [];
    const wholeValue = BigInt(whole);
    if (wholeValue > LIMIT) throw invalid();
    if (name === '') throw new DurationError(`time: missing unit in duration ${quoteAscii(text)}`);
    const unit = Object.hasOwn(UNITS, name) ? UNITS[name] : undefined;
    if (unit === undefined) {
      throw new DurationError(`time: unknown unit ${quoteAscii(name)} in duration ${quoteAscii(text)}`);
    }
    rest = rest.slice(name.length);
    total += wholeValue * unit + fractionOf(fraction, unit);
    if (total > LIMIT) throw invalid();
  }
  if (isNegative) return -total;
  if (total === LIMIT) throw invalid();
  return total;
}

/** A fraction of a unit in nanoseconds, computed with machine floats as Go does. */
function fractionOf(digits: string, unit: bigint): bigint {
  let value = 0n;
  let scale = 1;
  for (const digit of digits) {
    const next = value * 10n + BigInt(digit);
    if (value > (LIMIT - 1n) / 10n || next > LIMIT) break;
    value = next;
    scale *= 10;
  }
  return BigInt(Math.trunc(Number(value) * (Number(unit) / scale)));
}

/** Quotes a text as Go's package time does: bytes outside of ASCII and control characters are hexadecimal. */
function quoteAscii(text: string): string {
  let quoted = '';
  for (const byte of utf8Bytes(text)) {
    const character = String.fromCharCode(byte);
    if (byte < 0x20 || byte >= 0x80) quoted += `\\x${byte.toString(16).padStart(2, '0')}`;
    else quoted += character === '"' || character === '\\' ? `\\${character}` : character;
  }
  return `"${quoted}"`;
}
