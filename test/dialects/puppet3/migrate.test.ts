import { findChanges, findings as declarations, type FindingName } from '@pptjs/dialect-puppet3/migration';
/** What the migration report finds, and what it leaves alone. */
import test from 'ava';
import {
  accessCases,
  arithmeticCases,
  comparisonCases,
  conditionCases,
  literalCases,
  matchCases,
  membershipCases,
  type MigrationCase,
  optionCases,
  statementCases,
  unchanged,
} from './migrate-cases.js';

const groups: Readonly<Record<string, readonly MigrationCase[]>> = {
  conditions: conditionCases,
  comparisons: comparisonCases,
  'the operator in': membershipCases,
  arithmetic: arithmeticCases,
  matches: matchCases,
  options: optionCases,
  accesses: accessCases,
  'numbers, words and strings': literalCases,
  'names and statements': statementCases,
};

const allCases = Object.values(groups).flat();

for (const [group, cases] of Object.entries(groups))
  for (const { title, source, findings, advice, replacement } of cases)
    test(`${group}: ${title}`, (t) => {
      const report = findChanges(source, { file: 'a.pp' });
      t.deepEqual(report.errors, []);
      t.is(report.newer, null);
      t.deepEqual(
        report.findings.map(({ code, line, column }) => `${code} ${line}:${column}`),
        findings,
      );
      const [first] = report.findings;
      if (advice !== undefined) t.true(first?.help?.includes(advice), first?.help);
      if (replacement !== undefined) t.is(first?.replacement, replacement);
      // Every placeholder of the texts has a value.
      for (const { message, detail = '', help = '' } of report.findings)
        t.notRegex(message + detail + help, /\{(?:source|before|after|name|why|instead|left|key)\}/);
    });

for (const [title, source] of unchanged)
  test(`unchanged: ${title}`, (t) => {
    const { findings, errors, newer } = findChanges(source);
    t.deepEqual(
      findings.map(({ code, message }) => `${code}: ${message}`),
      [],
    );
    t.deepEqual(errors, []);
    t.is(newer, null);
  });

test('there are at least as many sources without a finding as with one', (t) => {
  t.true(unchanged.length >= allCases.length * 0.8, `${unchanged.length} of ${allCases.length}`);
});

/** Reported for sources that Puppet 3 accepts and Puppet 8 rejects for a reason without a finding of its own. */
const UNTESTED: readonly FindingName[] = ['NO_LONGER_VALID'];

test('every certain finding has a row', (t) => {
  const tested = new Set(allCases.flatMap(({ findings }) => findings.map((finding) => finding.split(' ')[0])));
  const certain = Object.entries(declarations).filter(([, { severity }]) => severity !== 'note');
  t.deepEqual(
    certain.map(([name]) => name).filter((name) => !tested.has(name)),
    [...UNTESTED],
  );
});
