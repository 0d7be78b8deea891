/** Compares the diagnostics of about 37,000 sources with those of Puppet. */
import { type Diagnostic, messageWithPlace, parse, summarize, validate } from '@pptjs/transpiler';
import test from 'ava';
import {
  type RecordedDiagnostic,
  type RecordedError,
  type RecordedValidation,
  recordedValidations,
} from '../record/validator-table.js';
import { Differences, listLine } from '../recorded/differences.js';
import { everyNth, sampled } from '../recorded/sample.js';

const rows = recordedValidations();

/** Puppet logs these warnings while it reads the source; its validator does not report them. */
const READING = new Set(['UNRECOGNIZED_ESCAPE', 'ILLEGAL_UNICODE_ESCAPE']);

const differences = new Differences('validator');

function diagnose(row: RecordedValidation): { readonly syntax?: Diagnostic; readonly found: readonly Diagnostic[] } {
  const {
    source,
    file = '/case.pp',
    epp = false,
    strict = 'error',
    tasks = false,
    modulePath = [],
    manifest = '/manifests',
  } = row;
  const { program, diagnostics } = parse(source, { file, epp, tasks });
  const syntax = diagnostics.find(({ severity }) => severity === 'error');
  if (program === null) return syntax === undefined ? { found: [] } : { syntax, found: [] };
  return { found: [...diagnostics, ...validate(program, { file, strict, tasks, modulePath, manifest })] };
}

function errorRow(diagnostic: Diagnostic | undefined, expected: RecordedError): RecordedError | string {
  if (diagnostic === undefined) return 'nothing is wrong';
  const { code, line, column } = diagnostic;
  return [expected[0] === null ? null : code, messageWithPlace(diagnostic), column === null ? null : line, column];
}

const severities: Readonly<Record<string, string>> = { deprecation: 'warning' };

function describeRows(list: readonly RecordedDiagnostic[]): string[] {
  return list.map(
    ([code, severity, message, line, column]) =>
      `${line}:${column} ${severities[severity] ?? severity} ${code}: ${message}`,
  );
}

interface RowComparison {
  readonly expected: unknown;
  readonly actual: unknown;
  readonly isError: boolean;
}

function comparison(row: RecordedValidation): RowComparison {
  const { syntax, found } = diagnose(row);
  const first = syntax ?? found.find(({ severity }) => severity === 'error');
  return { ...answers(row, syntax, first, found), isError: first !== undefined };
}

function answers(
  row: RecordedValidation,
  syntax: Diagnostic | undefined,
  first: Diagnostic | undefined,
  found: readonly Diagnostic[],
): Pick<RowComparison, 'expected' | 'actual'> {
  if (row.crash !== undefined) return { expected: row.crash, actual: first && messageWithPlace(first) };
  if (row.syntax !== undefined) return { expected: row.syntax, actual: errorRow(syntax, row.syntax) };
  if (row.regexp !== undefined)
    return { expected: row.regexp, actual: first?.code === 'ILLEGAL_REGEXP' ? messageWithPlace(first) : first };
  if (syntax !== undefined) return { expected: 'a program', actual: messageWithPlace(syntax) };
  if (row.raised !== undefined) return { expected: row.raised, actual: errorRow(first, row.raised) };
  const reported = found.filter(({ code, nested }) => nested !== true && !READING.has(code));
  const { logs, message } = summarize(found);
  return {
    expected: { diagnostics: describeRows(row.diagnostics ?? []), logs: row.logs ?? [], message: row.error ?? null },
    actual: {
      diagnostics: describeRows(
        reported.map(({ code, severity, message, line, column }) => [code, severity, message, line, column]),
      ),
      logs: logs.map((entry) => [entry.level, entry.message]),
      message,
    },
  };
}

const groups: readonly (readonly [title: string, belongs: (row: RecordedValidation) => boolean, minimum: number])[] = [
  ['sources without a problem have no diagnostics', ({ diagnostics }) => diagnostics?.length === 0, 13_000],
  [
    'each problem has the code, message and place of Puppet',
    ({ diagnostics }) => (diagnostics?.length ?? 0) > 0,
    12_000,
  ],
  ['syntax errors have the message and place of Puppet', ({ syntax }) => syntax !== undefined, 6000],
  ['invalid text in heredocs is reported as in Puppet', ({ raised }) => raised !== undefined, 400],
  ['regular expressions that Ruby refuses are refused with its message', ({ regexp }) => regexp !== undefined, 200],
  ['sources on which Puppet crashes are listed', ({ crash }) => crash !== undefined, 20],
];

for (const [title, belongs, minimum] of groups) {
  test(`validator: ${title}${sampled}`, (t) => {
    const members = rows.filter(belongs);
    t.true(members.length >= minimum, `only ${members.length} rows`);
    const problems: string[] = [];
    for (const [index, row] of members.entries()) {
      const id = String(row.id);
      if (index % everyNth !== 0 && differences.find(id) === undefined) continue;
      const { expected, actual, isError } = comparison(row);
      const isEqual = JSON.stringify(expected) === JSON.stringify(actual);
      const problem = differences.problem({ id, source: row.source, isEqual, isError });
      if (problem === null) continue;
      problems.push(listLine(id, row.source), `  ${problem}`);
      if (problems.length < 10) t.deepEqual(actual, expected, `${row.id}: ${row.source}`);
    }
    t.is(problems.length, 0, problems.join('\n'));
  });
}

test('validator: each listed difference is a row of the table', (t) => {
  const ids = new Set(rows.map(({ id }) => String(id)));
  t.deepEqual(
    differences.ids().filter((id) => !ids.has(id)),
    [],
  );
});
