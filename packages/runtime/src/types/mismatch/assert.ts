import { FunctionError, withHelp } from '../../errors/error.js';
import type { PuppetType } from '../../values/type.js';
import type { Value } from '../../values/value.js';
import { inferDetailed } from '../infer.js';
import { unresolvedName } from '../unresolved.js';
import { describe } from './describe.js';
import { suggestionOf, unresolvedType } from './mismatch.js';

/**
 * Returns the value if it is an instance of the type. `subject` is the start of an error message: `assert_type():`,
 * `attribute X[a] value has wrong type,`.
 * @throws {FunctionError} with the mismatches and their paths
 */
export function assertType<T extends Value>(subject: string, type: PuppetType, value: T): T {
  if (type.predicate(value)) return value;
  throw mismatchError(subject, type, value);
}

/** Creates the error for a value that is not an instance of a type. */
export function mismatchError(subject: string, type: PuppetType, value: Value): FunctionError {
  const actual = inferDetailed(value);
  const error = new FunctionError(mismatchMessage(subject, type, actual));
  return withHelp(error, suggestionOf(describe(type, actual.normalize(), [])));
}

/** Returns the mismatches of a value, one per line. Each line begins with the subject. */
export function mismatchMessage(subject: string, expected: PuppetType, actual: PuppetType): string {
  const unknown = unresolvedName(expected);
  const mismatches = unknown === null ? describe(expected, actual.normalize(), []) : [unresolvedType([], unknown)];
  const [only, ...others] = mismatches;
  if (!only) return '';
  if (others.length === 0) return `${subject} ${only}`;
  return mismatches.map((mismatch) => ` ${subject} ${mismatch}`).join('\n ');
}

/** Returns the keys and indexes that lead to the first part of a value that does not fit the type. */
export function mismatchPath(expected: PuppetType, value: Value): readonly (string | number)[] {
  return describe(expected, inferDetailed(value).normalize(), [])[0]?.steps ?? [];
}
