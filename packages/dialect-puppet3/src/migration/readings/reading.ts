import { isArray, PuppetHash, type Value } from '@pptjs/runtime/internal';
import { isNumber } from '../../values/number.js';

/**
 * The known facts about the result of an expression in one version: its value, that it is an error, that it is a string,
 * or nothing.
 */
export type Outcome =
  | { readonly kind: 'value'; readonly value: Value }
  | { readonly kind: 'error'; readonly code: string }
  | { readonly kind: 'text' }
  | { readonly kind: 'unknown' };

/** The results of an expression in Puppet 3 and in Puppet 8. */
export interface Reading {
  readonly before: Outcome;
  readonly after: Outcome;
}

export const UNKNOWN: Outcome = { kind: 'unknown' };
export const TEXT: Outcome = { kind: 'text' };
export const UNKNOWN_READING: Reading = { before: UNKNOWN, after: UNKNOWN };

/** The outcome of code with a value that is known. */
export function known(value: Value): Outcome {
  return { kind: 'value', value };
}

/** The reading of an expression whose value is the same in both versions. */
export function same(value: Value): Reading {
  const outcome = known(value);
  return { before: outcome, after: outcome };
}

/** Whether the result certainly changes: to another value, or to an error where Puppet 3 may have a result. */
export function changes({ before, after }: Reading): boolean {
  if (before.kind === 'error') return false;
  if (after.kind === 'error') return true;
  return before.kind === 'value' && after.kind === 'value' && !isSameValue(before.value, after.value);
}

/** Whether values mean the same in both versions: a string of digits in Puppet 3 is the number of Puppet 8. */
export function isSameValue(before: Value, after: Value): boolean {
  if (isNumber(after)) {
    if (typeof before === 'string') return before === String(after);
    return isNumber(before) && String(before) === String(after);
  }
  if (isArray(before))
    return (
      isArray(after) &&
      before.length === after.length &&
      before.every((element: Value, index) => isSameValue(element, after[index] ?? null))
    );
  if (before instanceof PuppetHash) {
    if (!(after instanceof PuppetHash) || before.size !== after.size) return false;
    const entries = [...after.entries()];
    return [...before.entries()].every(([key, value], index) => {
      const [otherKey, other] = entries[index] ?? [null, null];
      return isSameValue(key, otherKey) && isSameValue(value, other);
    });
  }
  return before === after;
}

/** An outcome in words: `true`, `'a'`, `an error`. */
export function describe(outcome: Outcome): string {
  if (outcome.kind !== 'value') return outcome.kind === 'error' ? 'an error' : 'another value';
  return describeValue(outcome.value);
}

function describeValue(value: Value): string {
  if (value === null) return 'undef';
  if (typeof value === 'string') return `'${value}'`;
  if (typeof value === 'boolean') return String(value);
  if (isNumber(value)) return String(value);
  if (isArray(value)) return `[${value.map((element: Value) => describeValue(element)).join(', ')}]`;
  return 'another value';
}
