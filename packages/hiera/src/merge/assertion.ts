import type { Value } from '@pptjs/runtime';
import { assertValue } from '../assertion.js';

/** Both sides of a merge must be of the type that the strategy can merge. */
export function assertMergeable(type: string, higher: Value, lower: Value): void {
  assertValue('The first element of the merge', type, higher);
  assertValue('The second element of the merge', type, lower);
}
