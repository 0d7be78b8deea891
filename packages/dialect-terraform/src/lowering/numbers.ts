/** Longer texts are not examined. Nearly all numbers are short. */
const DECIMAL = /^(\d{1,15})(?:\.(\d{1,6}))?$/;

/** The JavaScript number that is exactly the value of a number literal; null if there is none, or it is long. */
export function exactNumber(text: string): number | null {
  const match = DECIMAL.exec(text);
  if (match === null) return null;
  const [, digits = '', fraction = ''] = match;
  // A decimal fraction is a binary fraction if its numerator is divisible by the power of five in its denominator.
  const isExact = BigInt(digits + fraction) % 5n ** BigInt(fraction.length) === 0n;
  return isExact ? Number(text) : null;
}
