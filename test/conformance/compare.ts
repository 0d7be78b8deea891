import type { Answer } from './answers.js';

/** Returns the most important difference between two answers to the same case; null if there is none. */
export function difference(expected: Answer, actual: Answer): string | null {
  if (expected.error === undefined) {
    if (actual.error !== undefined) return 'an error instead of a value';
    return firstDifference(expected, actual, ['value', 'string', 'type', 'logs']);
  }
  if (actual.error === undefined) return 'a value instead of an error';
  return firstDifference(expected, actual, ['error', 'kind', 'code', 'line', 'column', 'logs']);
}

function firstDifference(expected: Answer, actual: Answer, fields: readonly (keyof Answer)[]): string | null {
  return fields.find((field) => comparable(expected, field) !== comparable(actual, field)) ?? null;
}

/** Returns a field as text. The order of the members counts, because a Puppet hash has an order. */
function comparable(answer: Answer, field: keyof Answer): string {
  const value = answer[field];
  if (field === 'logs') return JSON.stringify(value ?? []);
  return JSON.stringify(value ?? null);
}
