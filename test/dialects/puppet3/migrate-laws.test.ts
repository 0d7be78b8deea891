/** The migration report against the two dialects: what it reports changes, and what it does not report stays. */
import { findChanges } from '@pptjs/dialect-puppet3/migration';
import { evaluateSource } from '@pptjs/engine';
import { createContext, EvaluationError, richData, writeJson } from '@pptjs/runtime';
import test from 'ava';
import fc from 'fast-check';
import { shareOf } from '../../recorded/sample.js';
import { evaluate } from './evaluate.js';

/** A value as JSON; undefined if there is none because of an error. */
type Result = unknown;

const ERROR = Symbol('error');

function inPuppet3(source: string): Result {
  const { value, code } = evaluate(source);
  return code === undefined ? (JSON.parse(value ?? 'null') as unknown) : ERROR;
}

function inPuppet8(source: string): Result {
  try {
    const context = createContext({ strict: 'error', log: () => undefined });
    return JSON.parse(writeJson(richData(evaluateSource(source, { context })))) as unknown;
  } catch (error) {
    if (error instanceof EvaluationError || (error instanceof Error && error.name === 'SyntaxError')) return ERROR;
    throw error;
  }
}

/** Whether results mean the same: the text of a number of Puppet 3 is the number of Puppet 8. */
function isSame(before: unknown, after: unknown): boolean {
  if (typeof after === 'number') return typeof before === 'number' ? before === after : textOf(after).includes(before);
  if (Array.isArray(before) && Array.isArray(after))
    return before.length === after.length && before.every((element, i) => isSame(element, after[i]));
  return JSON.stringify(before) === JSON.stringify(after);
}

/** The texts of a number in JSON, which does not distinguish 1.0 and 1. */
const textOf = (number: number): unknown[] => [String(number), number.toFixed(1)];

const scalars = [
  "''",
  "'a'",
  "'A'",
  "'1'",
  "'01'",
  "'1.0'",
  "'0x1'",
  '1',
  '2',
  '10',
  '1.0',
  'undef',
  'true',
  'false',
  "'b'",
];
const collections = ["['a', 'B', 1]", "['1', '']", '[1, 2]', "{ 'a' => 1 }", "{ 1 => 'x', 'B' => 2 }"];
const scalar = fc.constantFrom(...scalars);
const operand = fc.oneof({ weight: 4, arbitrary: scalar }, fc.constantFrom(...collections));
const operators = ['==', '!=', '<', '<=', '>', '>=', 'in', '+', '-', '*', 'and', 'or'];

/** One operator on known operands. */
const single = fc.oneof(
  fc.tuple(operand, fc.constantFrom(...operators), operand).map(([a, operator, b]) => `${a} ${operator} ${b}`),
  scalar.map((a) => `!${a}`),
  fc.tuple(scalar, fc.constantFrom('/1/', '/a/', '/^$/')).map(([a, pattern]) => `${a} =~ ${pattern}`),
);

/** A program whose last expression has one operator; the operands may be variables. */
const program = fc
  .tuple(operand, fc.constantFrom(...operators), operand, fc.boolean())
  .map(([a, operator, b, usesVariable]) =>
    usesVariable ? `$x = ${a}\n$y = ${b}\n($x ${operator} $y)` : `(${a} ${operator} ${b})`,
  );

const nested = fc
  .tuple(single, fc.constantFrom('and', 'or', '==', '!='), single)
  .map(([a, operator, b]) => `((${a}) ${operator} (${b}))`);

const conditional = fc
  .tuple(operand, operand, operand)
  .map(([a, b, c]) => `$x = ${a}\n$y = $x ? { ${b} => 'first', ${c} => 'second', default => 'other' }\n$y`);

const isCertain = ({ severity }: { readonly severity: string }): boolean => severity !== 'note';

for (const [name, arbitrary] of Object.entries({ single, program }))
  test(`a finding about one operator means another result: ${name}`, (t) => {
    fc.assert(
      fc.property(arbitrary, (source) => {
        const { findings } = findChanges(source);
        // The dialect follows the seed, where matches of other values than strings are errors. Puppet 3 converts them.
        if (!findings.some(isCertain) || findings.some(({ code }) => code === 'MATCH_NEEDS_STRING')) return;
        const [before, after] = [inPuppet3(source), inPuppet8(source)];
        t.true(
          before !== ERROR && (after === ERROR || !isSame(before, after)),
          `${source}: ${JSON.stringify(findings)}`,
        );
        t.is(
          findings.every(({ severity }) => severity === 'error'),
          after === ERROR,
          source,
        );
      }),
      { numRuns: shareOf(2000) },
    );
  });

for (const [name, arbitrary] of Object.entries({ single, program, nested, conditional }))
  test(`without a finding, the result is the same: ${name}`, (t) => {
    fc.assert(
      fc.property(arbitrary, (source) => {
        const { findings, errors, newer } = findChanges(source);
        if (errors.length > 0 || newer !== null || findings.some(isCertain)) return;
        const [before, after] = [inPuppet3(source), inPuppet8(source)];
        if (before === ERROR) return;
        t.true(isSame(before, after), `${source}: ${JSON.stringify(before)} and ${String(JSON.stringify(after))}`);
      }),
      { numRuns: shareOf(2000) },
    );
  });

test('the code in place of a finding means in Puppet 8 what the source means in Puppet 3', (t) => {
  fc.assert(
    fc.property(fc.oneof(single, program), (source) => {
      const findings = findChanges(source).findings.filter(isCertain);
      if (findings.length === 0 || findings.some(({ replacement }) => replacement === undefined)) return;
      let changed = source;
      for (const { start, end, replacement } of [...findings].reverse())
        changed = changed.slice(0, start) + (replacement ?? '') + changed.slice(end);
      const before = inPuppet3(source);
      if (before !== ERROR) t.true(isSame(before, inPuppet8(changed)), `${source} and ${changed}`);
    }),
    { numRuns: shareOf(2000) },
  );
});

test('any text gives a report without an exception', (t) => {
  const piece = fc.constantFrom(
    ...[
      "'",
      '"',
      '$x',
      '[',
      ']',
      '{',
      '}',
      '(',
      ')',
      ' ',
      '\n',
      '=>',
      '=',
      '==',
      '?',
      ':',
      'in',
      'if',
      'case',
      'class a',
    ],
    ...[
      'node',
      'Foo',
      'file',
      '0644',
      '09',
      'import',
      '/',
      '\\',
      '\\u0041',
      '!',
      '-',
      '+=',
      ',',
      'default',
      '@',
      '<|',
      '|>',
    ],
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(' ')),
      ),
      (source) => {
        for (const { start, end, line } of findChanges(source, { possible: true }).findings)
          t.true(start >= 0 && start <= end && end <= source.length && line >= 1);
      },
    ),
    { numRuns: shareOf(3000) },
  );
});

test('deep nesting gives a report', (t) => {
  for (const source of [
    `$x = ${'('.repeat(5000)}1${')'.repeat(5000)}`,
    `$x = 1${' + 1'.repeat(5000)}`,
    '!'.repeat(5000),
  ])
    t.notThrows(() => findChanges(source, { possible: true }), source.slice(0, 20));
});
