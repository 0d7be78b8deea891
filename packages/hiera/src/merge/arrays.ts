import type { Value } from '@pptjs/runtime';
import { unique } from '@pptjs/runtime/functions';

/** The values without repetition; the first of equal ones stays. */
export function distinct(values: readonly Value[]): Value[] {
  return unique(values as Value[]) as Value[];
}
