/** The recorded tables whose rows are programs and Puppet's answers to them, and the comparison of pptjs with them. */
import type { Strictness } from '@pptjs/runtime';
import type { ExecutionContext } from 'ava';
import { type Answer, parseAnswer } from '../conformance/answers.js';
import { difference } from '../conformance/compare.js';
import { Differences, listLine } from './differences.js';
import { answerOf } from './evaluate.js';
import { recordedLines } from './read.js';
import { everyNth } from './sample.js';
import { recordedStrictness } from './strictness.js';

export interface Table {
  /** The name of the file in test/recorded, without `.jsonl.gz`. */
  readonly name: string;
  /** Reads a line of the file. Defaults to `parseAnswer`. */
  readonly read?: (line: string) => Answer;
  /** Evaluates a row under the strictness of the table. */
  readonly evaluate: (row: Answer) => Answer;
  /** Removes the parts of an answer that are not compared. */
  readonly comparable?: (answer: Answer) => Answer;
}

const DEPRECATION = /deprecated|ignored since Ruby/;

/**
 * Removes log entries that the recorder did not collect (debug, info) and deprecation warnings, which Puppet logs only
 * once in the lifetime of its process.
 */
function withoutUncomparableLogs(answer: Answer): Answer {
  const logs = (answer.logs ?? []) as readonly (readonly [level: string, message: string])[];
  return {
    ...answer,
    logs: logs.filter(([level, message]) => level !== 'debug' && level !== 'info' && !DEPRECATION.test(message)),
  };
}

/** Returns a function that evaluates the source of a row under the strictness of a table. */
function evaluator(table: Parameters<typeof recordedStrictness>[0]): Table['evaluate'] {
  const strict = recordedStrictness(table);
  return ({ id, source }) => answerOf(id, source, strict);
}

const list: readonly Table[] = [
  {
    name: 'operators',
    evaluate: (row) => answerOf(row.id, row.source, (row as Answer & { readonly strict: Strictness }).strict),
  },
  { name: 'lexer', evaluate: ({ id }) => answerOf(id, id, recordedStrictness('lexer')) },
  {
    name: 'locate',
    // The default name of a node is the name of the machine.
    read: (line) => parseAnswer(line.replace(/ for vm\b/, ' for localhost')),
    evaluate: ({ id, source }) => answerOf(id, source, recordedStrictness('locate'), '/case.pp'),
  },
  { name: 'types', evaluate: evaluator('types') },
  { name: 'types-objects', evaluate: evaluator('types-objects') },
  { name: 'types-conversions', evaluate: evaluator('types-conversions') },
  { name: 'functions', evaluate: evaluator('functions'), comparable: withoutUncomparableLogs },
];

/** The tables by their names. */
export const tables: ReadonlyMap<string, Table> = new Map(list.map((table) => [table.name, table]));

/** A row of a table after evaluation. */
export interface Comparison {
  readonly id: string;
  readonly source: string;
  readonly expected: Answer;
  readonly actual: Answer;
  /** The name of the first field that differs, or null. */
  readonly differingField: string | null;
  readonly isError: boolean;
}

/**
 * Evaluates the rows of a table: every `nth` row, and the rows that `isRequired` selects by their ids. Where several
 * rows were recorded with the same id, the second one gets the id `<id> #2`, and so on.
 */
export function* compareTable(
  { name, read = parseAnswer, evaluate, comparable = (answer) => answer }: Table,
  nth = 1,
  isRequired: (id: string) => boolean = () => false,
): Generator<Comparison> {
  const occurrences = new Map<string, number>();
  for (const [index, line] of recordedLines(name).entries()) {
    const recordedId = idOf(line);
    const occurrence = (occurrences.get(recordedId) ?? 0) + 1;
    occurrences.set(recordedId, occurrence);
    const id = occurrence === 1 ? recordedId : `${recordedId} #${occurrence}`;
    if (index % nth !== 0 && !isRequired(id)) continue;
    const row = read(line);
    const expected = comparable(row);
    const actual = comparable(evaluate(row));
    const isError = actual.error !== undefined;
    const source = row.source ?? id;
    yield { id, source, expected, actual, differingField: difference(expected, actual), isError };
  }
}

/** The id in a line, without reading the rest of it. */
function idOf(line: string): string {
  const [, id] = /"id":\s*("(?:[^"\\]|\\.)*")/.exec(line) ?? [];
  if (id === undefined) throw new Error(`a row without an id: ${line.slice(0, 100)}`);
  return JSON.parse(id) as string;
}

/** The number of rows of which a failing test shows both answers. */
const MAX_SHOWN = 8;

/**
 * Asserts that pptjs gives Puppet's answer to every row of a table, except to the listed differences, and that each of
 * those still differs. `visit` receives each compared row.
 *
 * @returns the number of compared rows
 */
export function assertTable(t: ExecutionContext, name: string, visit?: (row: Comparison) => void): number {
  const table = tables.get(name);
  if (table === undefined) throw new Error(`there is no table ${name}`);
  const differences = new Differences(name);
  const problems: string[] = [];
  let rows = 0;
  for (const row of compareTable(table, everyNth, (id) => differences.find(id) !== undefined)) {
    rows++;
    visit?.(row);
    const { id, source, expected, actual, differingField, isError } = row;
    const problem = differences.problem({ id, source, isEqual: differingField === null, isError });
    if (problem === null) continue;
    problems.push(`${listLine(id, source)}\n  ${problem}${differingField === null ? '' : ` (${differingField})`}`);
    if (problems.length <= MAX_SHOWN)
      problems.push(`  Puppet: ${answerText(expected)}\n  pptjs:  ${answerText(actual)}`);
  }
  t.deepEqual(differences.unknownIds(), [], 'listed ids that name no row of the table');
  t.is(problems.length, 0, `${name}:\n${problems.slice(0, 3 * MAX_SHOWN).join('\n')}`);
  return rows;
}

/** An answer as one line of a report. */
export function answerText({ id: _id, source: _source, ...answer }: Answer): string {
  return JSON.stringify(answer).replaceAll('\\u0001int ', '').replaceAll('\\u0001float ', 'float ').slice(0, 400);
}
