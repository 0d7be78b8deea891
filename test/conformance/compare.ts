import type { Answer } from './answers.js';

/** What two answers to the same case differ in, the weightiest first; null where they say the same. */
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

/** Members of an object keep their order: a Puppet hash has one. */
function comparable(answer: Answer, field: keyof Answer): string {
  const value = answer[field];
  if (field === 'logs') return JSON.stringify(value ?? []);
  return JSON.stringify(value ?? null);
}
