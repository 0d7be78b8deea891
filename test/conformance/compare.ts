import type { Answer } from './answers.js';

/** Messages of exceptions that Ruby raises, not Puppet. Puppet reports them if it crashes in its Ruby code. */
const RUBY_EXCEPTIONS = [
  /undefined (?:local variable or )?method [`']/,
  /uninitialized constant/,
  /NoMethodError|nil:NilClass/,
  /no implicit conversion/,
  /can't convert .* into/,
  /wrong argument type/,
  /stack level too deep/,
  // A line of Ruby source with a mark below it.
  /\n *\^+/,
];

/** Whether the error of an answer of Puppet is a crash in Puppet's Ruby code. */
export function isPuppetCrash({ error }: Pick<Answer, 'error'>): boolean {
  return error !== undefined && RUBY_EXCEPTIONS.some((message) => message.test(error));
}

/**
 * Returns the most important difference between Puppet's answer and that of pptjs; null if there is none. Where Puppet
 * crashes, pptjs may report any error, but not an internal error.
 */
export function differenceFromPuppet(expected: Answer, actual: Answer): string | null {
  if (!isPuppetCrash(expected)) return difference(expected, actual);
  if (actual.error === undefined) return 'a value instead of an error';
  return actual.code === 'INTERNAL_ERROR' || actual.error.startsWith('internal error') ? 'an internal error' : null;
}

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
