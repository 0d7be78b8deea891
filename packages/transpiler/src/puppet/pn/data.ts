import { Float } from '@pptjs/runtime/internal';

/**
 * Puppet Notation, Puppet's text form of syntax trees, as JSON data: a call is `{ "^": [name, …arguments] }`, a map is
 * `{ "#": [key, value, …] }`, and a list is an array. Other values are literals.
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

/** A floating-point number, which is printed with its decimal point: `1.0`. */
export class PnFloat {
  readonly value: number;

  constructor(value: number) {
    this.value = value;
  }

  /** For `JSON.stringify`, because JSON has only one kind of number. */
  toJSON(): number {
    return this.value;
  }

  /**
   * The text that Puppet prints: at least one digit after the point, and an exponent for very large and small numbers.
   */
  toString(): string {
    return String(new Float(this.value));
  }
}

export function isList(data: object): data is readonly PnData[] {
  return Array.isArray(data);
}

/** Creates the data of a PN expression: `(name args…)`. */
export function call(name: string, ...args: readonly PnData[]): PnData {
  return { '^': [name, ...args] };
}

/** Creates a map from pairs. Omits the pairs whose value is undefined. */
export function map(pairs: readonly (readonly [key: string, value: PnData | undefined])[]): PnData {
  return { '#': pairs.flatMap(([key, value]) => (value === undefined ? [] : [key, value])) };
}
