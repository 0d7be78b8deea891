/** Reads the recorded answers of validator.rb: the sources, with everything that the reference says about them. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** code, severity, message, line, column */
export type RecordedDiagnostic = readonly [string, string, string, number | null, number | null];
/** code, message with its place, line, column */
export type RecordedError = readonly [string | null, string, number | null, number | null];

export interface RecordedValidation {
  readonly id: number;
  readonly source: string;
  readonly file?: string;
  readonly strict?: 'off' | 'warning' | 'error';
  readonly epp?: boolean;
  readonly tasks?: boolean;
  readonly modulePath?: readonly string[];
  readonly manifest?: string;
  /** Where the reference validates the source: all that it finds. */
  readonly diagnostics?: readonly RecordedDiagnostic[];
  /** The message that it stops with. */
  readonly error?: string;
  readonly logs?: readonly (readonly [string, string])[];
  /** Where it cannot read it. */
  readonly syntax?: RecordedError;
  /** Where a check stops at once. */
  readonly raised?: RecordedError;
  /** Where Ruby cannot compile a regular expression. */
  readonly regexp?: string;
  /** Where the reference itself fails. */
  readonly crash?: string;
}

export function recordedValidations(): RecordedValidation[] {
  return rowsOf<RecordedValidation>('validator');
}

/** What the reference says about a file of the corpus: `id` is its path. */
export interface RecordedFile extends Omit<RecordedValidation, 'id' | 'source'> {
  readonly id: string;
}

export function recordedCorpus(): RecordedFile[] {
  return rowsOf<RecordedFile>('validator-corpus');
}

function rowsOf<Row>(name: string): Row[] {
  const text = gunzipSync(readFileSync(new URL(`../recorded/${name}.jsonl.gz`, import.meta.url))).toString('utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Row);
}
