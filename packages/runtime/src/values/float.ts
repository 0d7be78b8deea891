import { ValueObject } from './value-object.js';

/** A Puppet Float: a 64-bit floating point number, which differs from the Integer of the same value. */
export class Float extends ValueObject {
  // Without a declaration in JavaScript, which would set it to undefined first.
  declare readonly value: number;

  constructor(value: number) {
    super();
    this.value = value;
  }

  /** Returns the text that Ruby prints: `1.0`, `1.0e+20`, `NaN`, `-Infinity`. */
  override toString(): string {
    return floatText(this.value);
  }

  override valueOf(): number {
    return this.value;
  }

  override kindName(): string {
    return 'Float';
  }

  override rubyClassName(): string {
    return 'Float';
  }

  override toPlain(): number {
    return this.value;
  }

  override keyText(): string {
    return `f${floatText(this.value === 0 ? 0 : this.value)}`;
  }
}

/** Returns the text that Ruby prints for a floating point number. */
export function floatText(value: number): string {
  if (!Number.isFinite(value)) return String(value);
  if (Object.is(value, -0)) return '-0.0';
  const size = Math.abs(value);
  if (size === 0) return '0.0';
  // Whole numbers use the exponent form one digit earlier.
  if (size < 1e-4 || size >= (Number.isInteger(value) ? 1e15 : 1e16)) return exponentText(value);
  const text = shortText(value) ?? String(value);
  return text.includes('.') ? text : `${text}.0`;
}

/** Numbers with more digits are not read back exactly from their quotient by a power of ten. */
const MAX_UNITS = 1e14;
const PLACES = 3;
const UNITS = 10 ** PLACES;

/**
 * The text of a number with at most three decimal places; null for others. Only one decimal of 15 digits denotes a number, so
 * it is the one that JavaScript prints, which takes longer.
 */
function shortText(value: number): string | null {
  const units = Math.round(value * UNITS);
  if (units / UNITS !== value || units < 0 || units > MAX_UNITS) return null;
  const whole = Math.floor(units / UNITS);
  const rest = units - whole * UNITS;
  if (rest === 0) return `${whole}.0`;
  if (rest % 100 === 0) return `${whole}.${rest / 100}`;
  return rest % 10 === 0
    ? `${whole}.${String(rest / 10).padStart(2, '0')}`
    : `${whole}.${String(rest).padStart(PLACES, '0')}`;
}

function exponentText(value: number): string {
  const [mantissa = '', exponent = ''] = value.toExponential().split('e');
  const sign = exponent.startsWith('-') ? '-' : '+';
  const digits = exponent.replace(/^[+-]/, '').padStart(2, '0');
  return `${mantissa.includes('.') ? mantissa : `${mantissa}.0`}e${sign}${digits}`;
}
