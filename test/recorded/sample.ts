/**
 * The share of many similar cases that the tests run: every n-th row of a large table, an n-th of the random cases, and some
 * combinations of cases with ways to run them. `npm test` and `.ci/run` set it through the environment variable PPTJS_TEST_EVERY; without that variable all cases run.
 */
export const everyNth = Number(process.env['PPTJS_TEST_EVERY'] ?? 1);

/** A suffix for the title of a test that compares a table. It states whether the test compares only a sample. */
export const sampled = everyNth === 1 ? '' : ` (sample: every ${everyNth}th row)`;

/** Returns the rows of a table that the tests compare: every n-th row, and each row that `isRequired` selects. */
export function sample<Row>(rows: readonly Row[], isRequired: (row: Row) => boolean = () => false): readonly Row[] {
  return rows.filter((row, index) => index % everyNth === 0 || isRequired(row));
}

/** Returns the hand-written cases that the tests run where each case starts processes or takes seconds: all, or every third. */
export function someOf<Case>(cases: readonly Case[]): readonly Case[] {
  return everyNth === 1 ? cases : cases.filter((_, index) => index % 3 === 0);
}

/** Returns the ways in which the tests run the case with an index: all, or one of them, in turn. */
export function waysOf<Way>(index: number, ways: readonly Way[]): readonly Way[] {
  return everyNth === 1 ? ways : ways.filter((_, way) => way === index % ways.length);
}

/**
 * Returns the pairs of a case and a way to run it that the tests run: all pairs, or each case once, with the ways in turn.
 */
export function combinations<Case, Way>(
  cases: readonly Case[],
  ways: readonly Way[],
): readonly (readonly [Case, Way])[] {
  return cases.flatMap((each, index) => waysOf(index, ways).map((way) => [each, way] as const));
}

/** Returns the number of random cases to run in place of `count`. */
export function shareOf(count: number): number {
  return Math.ceil(count / everyNth);
}
