import { compareStrings, type Value } from '@pptjs/runtime';
import { unique } from '@pptjs/runtime/functions';

/** The values without repetition; the first of equal ones stays. */
export function distinct(values: readonly Value[]): Value[] {
  return unique(values as Value[]) as Value[];
}

/** The values in order: numbers as numbers, everything else by its text. */
export function sorted(values: readonly Value[]): Value[] {
  return [...values].sort((a, b) => (typeof a === 'number' && typeof b === 'number' ? a - b : compareStrings(String(a), String(b))));
}
