/** Everything that the reference says about some thirty thousand sources, compared with what we say. */
import { type Diagnostic, messageWithPlace, parse, summarize, validate } from '@pptjs/transpiler';
import test from 'ava';
import {
  type RecordedDiagnostic,
  type RecordedError,
  type RecordedValidation,
  recordedValidations,
} from '../record/validator-table.js';
import { JSON_MESSAGES } from './json-messages.js';

const rows = recordedValidations();

/** Told while the reference reads the source: not among what its validator finds. */
const READING = new Set(['UNRECOGNIZED_ESCAPE', 'ILLEGAL_UNICODE_ESCAPE']);

/** Sources on which we differ, and why. */
const differences: readonly (readonly [(row: RecordedValidation) => boolean, string])[] = [
  [({ crash }) => crash !== undefined, 'the reference itself fails'],
  [
    ({ source }) => source.includes('(?(1)'),
    'JavaScript has no conditional groups: such a regular expression is refused',
  ],
];

function isCompared(row: RecordedValidation): boolean {
  return !differences.some(([applies]) => applies(row));
}

function analyse(row: RecordedValidation): { readonly syntax?: Diagnostic; readonly found: readonly Diagnostic[] } {
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

function answerOf(row: RecordedValidation): { readonly expected: unknown; readonly actual: unknown } {
  const { syntax, found } = analyse(row);
  if (row.syntax !== undefined) return { expected: row.syntax, actual: errorRow(syntax ?? undefined, row.syntax) };
  const first = syntax ?? found.find(({ severity }) => severity === 'error');
  if (row.regexp !== undefined)
    return { expected: row.regexp, actual: first?.code === 'ILLEGAL_REGEXP' ? messageWithPlace(first) : first };
  if (syntax !== undefined) return { expected: 'a program', actual: messageWithPlace(syntax) };
  if (row.raised !== undefined) return { expected: row.raised, actual: errorRow(first, row.raised) };
  const told = found.filter(({ code, nested }) => nested !== true && !READING.has(code));
  const { logs, message } = summarize(found);
  return {
    expected: { diagnostics: describeRows(row.diagnostics ?? []), logs: row.logs ?? [], message: row.error ?? null },
    actual: {
      diagnostics: describeRows(
        told.map(({ code, severity, message, line, column }) => [code, severity, message, line, column]),
      ),
      logs: logs.map((entry) => [entry.level, entry.message]),
      message,
    },
  };
}

/** Leaves the detail of a JSON error out of both messages, which have to differ. */
function withoutJsonDetail({ expected, actual }: ReturnType<typeof answerOf>): ReturnType<typeof answerOf> {
  const [first, second] = [JSON.stringify(expected), JSON.stringify(actual)];
  if (first === second) return { expected: 'a message of our own', actual };
  const detail = /invalid JSON string\. .*(?= \(file: )/;
  return { expected: first.replace(detail, ''), actual: second.replace(detail, '') };
}

const kinds: readonly (readonly [string, (row: RecordedValidation) => boolean, number])[] = [
  ['sources in which nothing is wrong', ({ diagnostics }) => diagnostics?.length === 0, 13_000],
  ['sources in which something is wrong', ({ diagnostics }) => (diagnostics?.length ?? 0) > 0, 12_000],
  ['sources that cannot be read', ({ syntax }) => syntax !== undefined, 6000],
  ['heredocs whose text is wrong', ({ raised }) => raised !== undefined, 400],
  ['regular expressions that Ruby refuses', ({ regexp }) => regexp !== undefined, 200],
];

for (const [title, belongs, atLeast] of kinds) {
  test(title, (t) => {
    const compared = rows.filter((row) => belongs(row) && isCompared(row));
    t.true(compared.length >= atLeast, `only ${compared.length} rows`);
    let shown = 0;
    for (const row of compared) {
      const answer = answerOf(row);
      const { expected, actual } = JSON_MESSAGES.has(row.id) ? withoutJsonDetail(answer) : answer;
      if (JSON.stringify(expected) === JSON.stringify(actual)) continue;
      if (shown++ < 5) t.deepEqual(actual, expected, `${row.id}: ${row.source}`);
    }
    t.is(shown, 0, `${shown} of ${compared.length} rows differ`);
  });
}

test('few rows are left out', (t) => {
  t.true(rows.filter((row) => !isCompared(row)).length < 50);
});
