import { characterCount } from '../../text/slice.js';

/** The flags, width and precision of a directive. */
export interface Flags {
  readonly space: boolean;
  readonly sharp: boolean;
  readonly plus: boolean;
  readonly minus: boolean;
  readonly zero: boolean;
  /** Null if not given. */
  readonly width: number | null;
  readonly precision: number | null;
}

/** Pads the digits of a number to the width: with zeros after the sign or prefix, or with spaces before or after. */
export function padded(digits: string, prefix: string, { width, minus, zero }: Flags): string {
  const missing = (width ?? 0) - prefix.length - digits.length;
  if (missing <= 0) return prefix + digits;
  if (minus) return prefix + digits + ' '.repeat(missing);
  return zero ? prefix + '0'.repeat(missing) + digits : ' '.repeat(missing) + prefix + digits;
}

/** Truncates a text to the precision and pads it to the width with spaces. */
export function paddedText(text: string, { width, precision, minus }: Flags): string {
  if (width === null && precision === null) return text;
  const count = characterCount(text);
  const cut = precision !== null && precision < count ? Array.from(text).slice(0, precision).join('') : text;
  const missing = (width ?? 0) - Math.min(count, precision ?? count);
  if (missing <= 0) return cut;
  return minus ? cut + ' '.repeat(missing) : ' '.repeat(missing) + cut;
}
