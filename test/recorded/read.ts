import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** The lines of the file `test/recorded/<name>.jsonl.gz`. Each line is one case with Puppet's answer. */
export function recordedLines(name: string): string[] {
  const text = gunzipSync(readFileSync(new URL(`${name}.jsonl.gz`, import.meta.url))).toString('utf8');
  return text.split('\n').filter((line) => line !== '');
}

/** The cases of the file `test/recorded/<name>.jsonl.gz`, read as plain JSON. */
export function recorded<T>(name: string): T[] {
  return recordedLines(name).map((line) => JSON.parse(line) as T);
}

/**
 * The share of a large table that the tests compare: every n-th row and every listed difference. `npm test` sets it
 * through the environment variable PPTJS_TEST_EVERY; without that variable every row is compared.
 */
export const everyNth = Number(process.env['PPTJS_TEST_EVERY'] ?? 1);

/** A suffix for the title of a test that compares a table. It states whether the test compares only a sample. */
export const sampled = everyNth === 1 ? '' : ` (sample: every ${everyNth}th row)`;

/**
 * Returns the rows of a table that the tests compare: all rows, or in the fast part every n-th row and each row that
 * `isRequired` selects.
 */
export function sample<Row>(rows: readonly Row[], isRequired: (row: Row) => boolean = () => false): readonly Row[] {
  return rows.filter((row, index) => index % everyNth === 0 || isRequired(row));
}
