/**
 * Puppet Notation, the reference's form of a syntax tree, as JSON data: a call is `{ "^": [name, …arguments] }`, a map is
 * `{ "#": [key, value, …] }`, a list an array; all else is a literal.
 */
export type PnData =
  | string
  | boolean
  | null
  | number
  | bigint
  | PnFloat
  | readonly PnData[]
  | { readonly '^': readonly PnData[] }
  | { readonly '#': readonly PnData[] };

/** A floating-point number, which prints with its point: `1.0`. */
export class PnFloat {
  readonly value: number;

  constructor(value: number) {
    this.value = value;
  }

  /** For `JSON.stringify`: JSON has one kind of number. */
  toJSON(): number {
    return this.value;
  }

  /** As the reference prints it: at least one digit after the point, an exponent from 1e15 on and below 1e-4. */
  toString(): string {
    const { value } = this;
    const magnitude = Math.abs(value);
    if (magnitude !== 0 && (magnitude >= 1e15 || magnitude < 1e-4)) {
      const [mantissa = '', exponent = ''] = value.toExponential().split('e');
      const digits = exponent.slice(1).padStart(2, '0');
      return `${mantissa.includes('.') ? mantissa : `${mantissa}.0`}e${exponent.startsWith('-') ? '-' : '+'}${digits}`;
    }
    if (Object.is(value, -0)) return '-0.0';
    return Number.isInteger(value) ? `${value}.0` : String(value);
  }
}

export function call(name: string, ...args: readonly PnData[]): PnData {
  return { '^': [name, ...args] };
}

/** A map of the pairs given; those whose value is undefined are left out. */
export function map(pairs: readonly (readonly [key: string, value: PnData | undefined])[]): PnData {
  return { '#': pairs.flatMap(([key, value]) => (value === undefined ? [] : [key, value])) };
}
