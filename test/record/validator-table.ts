/** Reads the answers that validator.rb recorded: sources, with the diagnostics of Puppet. */
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
  /** All problems that Puppet finds, if it validates the source. */
  readonly diagnostics?: readonly RecordedDiagnostic[];
  /** The message with which the validation stops. */
  readonly error?: string;
  readonly logs?: readonly (readonly [string, string])[];
  /** The syntax error, if Puppet cannot parse the source. */
  readonly syntax?: RecordedError;
  /** The error of a check that stops the validation. */
  readonly raised?: RecordedError;
  /** The message of Ruby, if it cannot compile a regular expression. */
  readonly regexp?: string;
  /** The error of Puppet's Ruby code, if it crashes. */
  readonly crash?: string;
}

export function recordedValidations(): RecordedValidation[] {
  return rowsOf<RecordedValidation>('validator');
}

/** Puppet's diagnostics of a file of the corpus. `id` is the path of the file. */
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
