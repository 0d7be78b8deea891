import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import test from 'ava';
import { evaluate } from '../evaluate.js';

/** A case of the table that test/record/terraform_functions.py records. */
interface Case {
  readonly id: string;
  readonly source: string;
  readonly answer: {
    readonly value?: string;
    readonly type?: string;
    readonly error?: string;
    readonly detail?: string;
    readonly line?: number;
    readonly column?: number;
    /** Whether the reference program crashes, so that it has no answer. */
    readonly crash?: boolean;
  };
}

const table = new URL('../../../recorded/terraform/functions/calls.jsonl.gz', import.meta.url);
const cases = gunzipSync(readFileSync(table))
  .toString()
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Case);

const byFunction = new Map<string, Case[]>();
for (const each of cases) {
  const name = each.source.slice(0, each.source.indexOf('('));
  byFunction.set(name, [...(byFunction.get(name) ?? []), each]);
}

for (const [name, calls] of byFunction) {
  test(`${name}: ${calls.length} calls have the answers of HashiCorp's libraries`, (t) => {
    for (const { source, answer } of calls) {
      const actual = evaluate(source);
      const { value, type, error, detail, line, column, crash } = answer;
      if (crash === true) {
        t.true(actual.error !== undefined || actual.value !== undefined, source);
        continue;
      }
      const expected =
        error === undefined ? { value, type } : { error, detail: detail ?? '', place: `${line}:${column}` };
      t.deepEqual<unknown, unknown>(actual, expected, source);
    }
  });
}
