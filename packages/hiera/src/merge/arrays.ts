import { compareStrings, unique, type Value } from '@pptjs/runtime';

/** The values without repetition; the first of equal ones stays. */
export function distinct(values: readonly Value[]): Value[] {
  return [...new Set(values.map(String))].length === values.length ? [...values] : (unique([...values]) as Value[]);
}

/** The values in order: numbers as numbers, everything else by its text. */
export function sorted(values: readonly Value[]): Value[] {
  return [...values].sort((a, b) => (typeof a === 'number' && typeof b === 'number' ? a - b : compareStrings(String(a), String(b))));
}
