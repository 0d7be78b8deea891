import type { Value } from '@pptjs/runtime';
import { assertValue } from '../assertion.js';
import { AssertionFailure } from '../errors.js';

/** Two values that the strategy cannot merge. */
export class MergeError extends AssertionFailure {}

/**
 * Both sides of a merge must be of the type that the strategy can merge.
 * @throws {MergeError}
 */
export function assertMergeable(type: string, higher: Value, lower: Value): void {
  try {
    assertValue('The first element of the merge', type, higher);
    assertValue('The second element of the merge', type, lower);
  } catch (error) {
    throw error instanceof AssertionFailure ? new MergeError(error.message) : error;
  }
}
