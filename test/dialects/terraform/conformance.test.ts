/**
 * The answers of HashiCorp's HCL 2.14 and cty 1.12, which test/recorded/terraform holds: value (as JSON text), type, and
 * summary, detail, line and column of the first error.
 *
 * - `conformance.jsonl.gz`: expressions and files, among them all pairs of operators and operands.
 * - `details.jsonl.gz`: details of the grammar, each with a source of its own (test/record/terraform_details.py).
 * - `changed.jsonl.gz`: sources with a few changed tokens (test/record/terraform.py).
 */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { terraform } from '@pptjs/dialect-terraform';
import { DialectEvaluator } from '@pptjs/engine';
import test from 'ava';
import { assertAnswer, Differences } from '../../recorded/differences.js';
import { sample, sampled } from '../../recorded/sample.js';

interface RecordedCase {
  readonly id: string;
  readonly source: string;
  readonly file?: boolean;
  readonly variables?: Readonly<Record<string, unknown>>;
  /** The JSON texts of the value and its type. */
  readonly value?: string;
  readonly type?: string;
  readonly error?: string;
  readonly detail?: string;
  readonly line?: number;
  readonly column?: number;
}

type Answer = Pick<RecordedCase, 'value' | 'type' | 'error' | 'detail' | 'line' | 'column'>;

const evaluator = await DialectEvaluator.load(terraform);

function answerTo({ source, file, variables = {} }: RecordedCase): Answer {
  const goal = file === true ? 'file' : 'expression';
  const outcome = evaluator.evaluate(source, { file: 'case.tf', goal, variables });
  if (!outcome.hasFailed) {
    const { value = '""', type = '""' } = evaluator.host.answer?.(outcome.value) ?? {};
    return { value: JSON.parse(value) as string, type: JSON.parse(type) as string };
  }
  const error = outcome.diagnostics.find(({ severity }) => severity === 'error');
  if (error === undefined) throw new Error('A failed evaluation has no error');
  const place = error.column === null ? {} : { line: error.line, column: error.column };
  return { error: error.message, detail: error.detail ?? '', ...place };
}

/** The recorded answer. Some errors of the oracle program have no detail and no place. */
function recordedAnswer({ value, type, error, detail = '', line, column }: RecordedCase): Answer {
  if (value !== undefined && type !== undefined) return { value, type };
  const place = line === undefined || column === undefined ? {} : { line, column };
  return { error: error ?? '', detail, ...place };
}

for (const table of ['conformance', 'details', 'changed'])
  test(`recorded answers: ${table}${sampled}`, (t) => {
    const differences = new Differences(`terraform/${table}`);
    const bytes = readFileSync(new URL(`../../recorded/terraform/${table}.jsonl.gz`, import.meta.url));
    const lines = gunzipSync(bytes).toString().split('\n').filter(Boolean);
    const rows = lines.map((line) => JSON.parse(line) as RecordedCase);
    for (const recorded of sample(rows, ({ id }) => differences.find(id) !== undefined)) {
      const { id, source } = recorded;
      const actual = answerTo(recorded);
      const isError = actual.error !== undefined;
      assertAnswer(t, differences, { id, source, actual, expected: recordedAnswer(recorded), isError });
    }
    t.deepEqual(differences.unknownIds(), []);
  });
