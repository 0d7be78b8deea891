import { isDeepStrictEqual } from 'node:util';

/**
 * What is expected of a value: the value itself, a regular expression for a string, a function that says whether the
 * value is right, a matcher of the test runner (`expect.stringContaining('x')`), or arrays and objects of these.
 * `undefined` says that there is no value.
 */
export type Expected = unknown;

/** The parameters that are expected; those that are not named may have any value. */
export type ExpectedParameters = Readonly<Record<string, Expected>>;

export function matches(actual: unknown, expected: Expected): boolean {
  if (expected instanceof RegExp)
    return typeof actual === 'string' && new RegExp(expected.source, expected.flags.replace(/[gy]/g, '')).test(actual);
  if (typeof expected === 'function') return (expected as (value: unknown) => unknown)(actual) === true;
  if (typeof expected !== 'object' || expected === null) return isDeepStrictEqual(actual, expected);
  if (isMatcher(expected)) return expected.asymmetricMatch(actual);
  if (Array.isArray(expected))
    return (
      Array.isArray(actual) &&
      actual.length === expected.length &&
      expected.every((element, index) => matches(actual[index], element))
    );
  if (typeof actual !== 'object' || actual === null || Array.isArray(actual)) return false;
  const [actualKeys, expectedKeys] = [Object.keys(actual), Object.keys(expected)];
  return (
    actualKeys.length === expectedKeys.length &&
    expectedKeys.every((key) => Object.hasOwn(actual, key) && matches(read(actual, key), read(expected, key)))
  );
}

interface Matcher {
  asymmetricMatch(value: unknown): boolean;
}

function isMatcher(value: object): value is Matcher {
  return 'asymmetricMatch' in value && typeof value.asymmetricMatch === 'function';
}

function read(object: object, key: string): unknown {
  return (object as Readonly<Record<string, unknown>>)[key];
}
