import { Float } from '@pptjs/runtime';

/**
 * Puppet Notation, the reference's form of a syntax tree, as JSON data: a call is `{ "^": [name, …arguments] }`, a map
 * is
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

  /** As the reference prints it: at least one digit after the point, an exponent for the very large and small. */
  toString(): string {
    return String(new Float(this.value));
  }
}

export function isList(data: object): data is readonly PnData[] {
  return Array.isArray(data);
}

export function call(name: string, ...args: readonly PnData[]): PnData {
  return { '^': [name, ...args] };
}

/** A map of the pairs given; those whose value is undefined are left out. */
export function map(pairs: readonly (readonly [key: string, value: PnData | undefined])[]): PnData {
  return { '#': pairs.flatMap(([key, value]) => (value === undefined ? [] : [key, value])) };
}
