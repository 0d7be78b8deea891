const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Longer texts are read in halves. */
const CHUNK = 10;

/**
 * Parses an integer with an optional sign. Up to base 36, letters of both cases are the same digits; above, upper-case
 * letters are the digits from 36.
 *
 * @param base from 2 to 62
 * @returns null if the text is not an integer
 */
export function parseInteger(text: string, base: number): bigint | null {
  const isNegative = text.startsWith('-');
  const digits = /^[+-]/.test(text) ? text.slice(1) : text;
  if (digits === '') return null;
  const values: number[] = [];
  for (const character of base <= 36 ? asciiLowerCase(digits) : digits) {
    const value = DIGITS.indexOf(character);
    if (value < 0 || value >= base) return null;
    values.push(value);
  }
  const magnitude = valueOf(values, base);
  return isNegative ? -magnitude : magnitude;
}

/** Only ASCII letters are digits, so that the lower case of other letters must not become one. */
function asciiLowerCase(text: string): string {
  return text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

function valueOf(digits: readonly number[], base: number): bigint {
  if (digits.length <= CHUNK) {
    return digits.reduce((value, digit) => value * BigInt(base) + BigInt(digit), 0n);
  }
  const middle = Math.trunc(digits.length / 2);
  const shift = BigInt(base) ** BigInt(digits.length - middle);
  return valueOf(digits.slice(0, middle), base) * shift + valueOf(digits.slice(middle), base);
}
