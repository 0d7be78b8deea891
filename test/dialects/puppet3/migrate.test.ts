import { findChanges, findings as declarations } from '@pptjs/dialect-puppet3/migration';
/** What the migration report finds, and what it leaves alone. */
import test from 'ava';
import { certainCases, possibleCases, unchanged } from './migrate-cases.js';

const allCases = Object.values(certainCases).flat();

for (const [group, cases] of Object.entries(certainCases))
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

for (const { title, source, findings, advice, replacement } of possibleCases)
  test(`depends on values: ${title}`, (t) => {
    t.deepEqual(findChanges(source).findings, [], 'reported only on request');
    const report = findChanges(source, { possible: true });
    t.deepEqual(
      report.findings.map(({ code, line, column }) => `${code} ${line}:${column}`),
      findings,
    );
    const [first] = report.findings;
    t.is(first?.severity, 'note');
    if (advice !== undefined) t.true(first?.help?.includes(advice), first?.help);
    t.is(first?.replacement, replacement);
  });

test('there are at least as many sources without a finding as with one', (t) => {
  t.true(unchanged.length >= allCases.length, `${unchanged.length} of ${allCases.length}`);
});

test('every finding has a row', (t) => {
  const tested = new Set(
    [...allCases, ...possibleCases].flatMap(({ findings }) => findings.map((finding) => finding.split(' ')[0])),
  );
  t.deepEqual(
    Object.keys(declarations).filter((name) => !tested.has(name)),
    [],
  );
});
