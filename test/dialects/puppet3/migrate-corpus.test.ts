/** The migration report on real modules. */
import { readFileSync } from 'node:fs';
import { puppet3 } from '@pptjs/dialect-puppet3';
import { definedNames, findChanges, type Finding } from '@pptjs/dialect-puppet3/migration';
import { puppet } from '@pptjs/transpiler';
import test from 'ava';
import { corpusFiles } from '../../parser/corpus.js';
import { corpusCounts } from './migrate-corpus.js';

const files = corpusFiles().filter((file) => file.endsWith('.pp'));

/**
 * Constructs with the same meaning in different nodes: a minus before a number is an operator in Puppet 3 and a part of
 * the number in Puppet 8, and a word with a hyphen is a name in Puppet 3 and a string in Puppet 8.
 */
function normalized(tree: string): string {
  return tree.replaceAll(/\(- (\d+(?:\.\d+)?)\)/g, '-$1').replaceAll(/\(qn ("[^"]*-[^"]*")\)/g, '$1');
}

function countsOf(findings: readonly Finding[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { code } of findings) counts[code] = (counts[code] ?? 0) + 1;
  return Object.fromEntries(Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)));
}

if (files.length === 0) test.skip('corpus: the migration report (the modules are not installed)', () => undefined);
else {
  const sources = files.map((file) => ({ file, source: readFileSync(file, 'utf8') }));
  const definitions = sources.flatMap(({ file, source }) => {
    const { tree } = puppet.parse(source, { file, strict: 'off' });
    return tree === null ? [] : [definedNames(tree)];
  });

  test('corpus: the numbers of findings are those of docs/migration.md', (t) => {
    const reports = sources.map(({ file, source }) => findChanges(source, { file, definitions, possible: true }));
    const findings = reports.flatMap((report) => report.findings);
    t.deepEqual(
      {
        files: sources.length,
        newer: reports.filter(({ newer }) => newer !== null).length,
        certain: countsOf(findings.filter(({ severity }) => severity !== 'note')),
        possible: countsOf(findings.filter(({ severity }) => severity === 'note')),
      },
      corpusCounts,
    );
    t.deepEqual(
      reports.flatMap(({ errors }) => errors),
      [],
    );
  });

  test('corpus: a manifest without findings has the same tree in both versions', (t) => {
    let compared = 0;
    for (const { file, source } of sources) {
      const { findings, newer, errors } = findChanges(source, { file });
      if (findings.length > 0 || newer !== null || errors.length > 0) continue;
      const { tree: before } = puppet3.parse(source, { file });
      const { tree: after } = puppet.parse(source, { file, strict: 'off' });
      if (before === null || after === null) {
        t.fail(`${file} has no tree`);
        continue;
      }
      const [printed, expected] = [normalized(puppet3.printTree(before)), puppet.printTree(after)];
      if (printed !== expected) t.is(printed, expected, file);
      compared++;
    }
    t.true(compared > 1000);
  });
}
