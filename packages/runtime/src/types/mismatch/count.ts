/** A number of elements or arguments. The maximum may be Infinity. */
export interface Count {
  readonly min: number;
  readonly max: number;
}

/** `between 1 and 2`, `at least 1`, `unlimited`, `3` */
export function rangeText({ min, max }: Count): string {
  if (min === max) return String(min);
  if (max === Infinity) return min === 0 ? 'unlimited' : `at least ${min}`;
  return min === 0 ? `at most ${max}` : `between ${min} and ${max}`;
}

/** `expects between 1 and 2 arguments, got 3` */
export function argumentCountText(expected: Count, actual: Count): string {
  const wanted = expected.max === 0 ? 'no' : rangeText(expected);
  const plural = expected.min === 1 && (expected.max === 1 || expected.max === Infinity) ? '' : 's';
  const arguments_ = expected.min === 0 && expected.max === 1 ? 'argument' : `argument${plural}`;
  return `expects ${wanted} ${arguments_}, got ${actual.max === 0 ? 'none' : rangeText(actual)}`;
}
