import { isDeepStrictEqual } from 'node:util';

/**
 * The expectation of a test for a value: the value itself, a regular expression for a string, a function that returns
 * true for the right value, a matcher of the test runner (`expect.stringContaining('x')`), or arrays and objects of
 * these. `undefined` means that there must be no value.
 */
export type Expected = unknown;

/** The expected parameters of a resource. Other parameters may have any value. */
export type ExpectedParameters = Readonly<Record<string, Expected>>;

/** Whether a value meets an expectation. */
export function matches(actual: unknown, expected: Expected): boolean {
  if (expected instanceof RegExp)
    return typeof actual === 'string' && new RegExp(expected.source, expected.flags.replace(/[gy]/g, '')).test(actual);
  if (isPredicate(expected)) return expected(actual) === true;
  if (typeof expected !== 'object' || expected === null) return isDeepStrictEqual(actual, expected);
  if (isMatcher(expected)) return expected.asymmetricMatch(actual);
  if (Array.isArray(expected))
    return (
      Array.isArray(actual) &&
      actual.length === expected.length &&
      expected.every((element, index) => matches(actual[index], element))
    );
  if (typeof actual !== 'object' || actual === null || Array.isArray(actual)) return false;
  const [actualMembers, expectedMembers] = [new Map(Object.entries(actual)), Object.entries(expected)];
  return (
    actualMembers.size === expectedMembers.length &&
    expectedMembers.every(([name, member]) => actualMembers.has(name) && matches(actualMembers.get(name), member))
  );
}

interface Matcher {
  asymmetricMatch(value: unknown): boolean;
}

function isPredicate(expected: Expected): expected is (value: unknown) => unknown {
  return typeof expected === 'function';
}

function isMatcher(value: object): value is Matcher {
  return 'asymmetricMatch' in value && typeof value.asymmetricMatch === 'function';
}
