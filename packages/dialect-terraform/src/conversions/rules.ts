import type { Type } from '../values/type.js';
import type { Value } from '../values/value.js';

/** The reason why a value cannot be converted, as the middle of a sentence. */
export class Mismatch {
  readonly message: string;

  constructor(message: string) {
    this.message = message;
  }
}

/** Converts values of one type to another type. */
export type Conversion = (value: Value) => Value | Mismatch;

/** The most general of several types, and how to convert values of each of them. */
export interface Unification {
  readonly type: Type;
  /** For each of the types; null where no conversion is needed. */
  readonly conversions: readonly (Conversion | null)[];
}

/**
 * The rules of conversion, of which there are two sets: safe conversions never fail for a value, and unsafe ones may.
 */
export interface Rules {
  readonly isUnsafe: boolean;
  /** Finds the conversion between two types; null if there is none. */
  find(from: Type, to: Type): Conversion | null;
  /** Finds the most general of several types; null if there is none. */
  unify(types: readonly Type[]): Unification | null;
  /** Describes why the types do not match. */
  describeMismatch(got: Type, wanted: Type): string;
}
