import { FunctionError } from '../../errors/error.js';
import type { PuppetType } from '../../values/type.js';
import type { Value } from '../../values/value.js';
import { inferDetailed } from '../infer.js';
import { describe } from './describe.js';
import { unresolvedType } from './mismatch.js';
import { unresolvedName } from './unresolved.js';

/**
 * The value, where it is of the type. `subject` is what an error begins with: `assert_type():`, `attribute X[a] value
 * has wrong type,`.
 * @throws {FunctionError} that says what is wrong, and where in the value
 */
export function assertType<T extends Value>(subject: string, type: PuppetType, value: T): T {
  if (type.predicate(value)) return value;
  throw new FunctionError(mismatchMessage(subject, type, inferDetailed(value)));
}

/** What is wrong with a value of a type, each mismatch in a line of its own that begins with the subject. */
export function mismatchMessage(subject: string, expected: PuppetType, actual: PuppetType): string {
  const unknown = unresolvedName(expected);
  const mismatches = unknown === null ? describe(expected, actual.normalize(), []) : [unresolvedType([], unknown)];
  const [only, ...others] = mismatches;
  if (!only) return '';
  if (others.length === 0) return `${subject} ${only}`;
  return mismatches.map((mismatch) => ` ${subject} ${mismatch}`).join('\n ');
}
