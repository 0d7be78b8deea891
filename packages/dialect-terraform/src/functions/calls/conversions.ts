import { convert, Mismatch, unify } from '../../conversions/conversion.js';
import type { Type } from '../../values/type.js';
import type { Value } from '../../values/value.js';
import type { CallFailure } from './failures.js';

/** Converts a value to a type; null if that is impossible. */
export function convertedOrNull(value: Value, type: Type): Value | null {
  const converted = convert(value, type);
  return converted instanceof Mismatch ? null : converted;
}

/**
 * Converts a value to a type.
 *
 * @param failure creates the error from the reason why that is impossible
 */
export function convertOrExplain(value: Value, type: Type, failure: (reason: string) => CallFailure): Value {
  const converted = convert(value, type);
  if (converted instanceof Mismatch) throw failure(converted.message);
  return converted;
}

/** The most general of several types; null if there is none. */
export function unifiedType(types: readonly Type[]): Type | null {
  return unify(types)?.type ?? null;
}
