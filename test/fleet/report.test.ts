import type { RunStatus } from '@pptjs/fleet';
/** The size of the reports of `pptjs fleet diff`. */
import test from 'ava';
import { fleetMarkdown } from '../../packages/cli/dist/diff/diff-markdown.js';
import { ChangeGrouping } from '../../packages/cli/dist/diff/group-changes.js';
import { fleetHtml } from '../../packages/cli/dist/fleet/fleet-html.js';

const run: RunStatus = {
  id: 1,
  label: 'main',
  artifact: '',
  created: new Date(0),
  total: 0,
  done: 0,
  failed: 0,
  reused: 0,
};

/** Returns a difference with one changed parameter. */
const changed = (title: string, text: string) => ({
  resources: [
    {
      reference: `File[${title}]`,
      title,
      kind: 'changed' as const,
      parameters: [{ name: 'content', before: '', after: text }],
      tags: { added: [], removed: [] },
    },
  ],
  edges: { added: [], removed: [] },
  classes: { added: [], removed: [] },
});

const html = (grouping: ChangeGrouping): string => fleetHtml(grouping.result(), [run, run]);

test('the HTML report names a limited number of nodes', (t) => {
  const grouping = new ChangeGrouping();
  for (let number = 0; number < 20_000; number++)
    grouping.add({ node: `node${number}.example.com`, diff: changed('/a', 'new') });
  const report = html(grouping);
  t.regex(report, /<li>and 19000 more<\/li>/);
  t.true(report.length < 100_000, String(report.length));
});

test('the HTML report has a limited size, and names what it leaves out', (t) => {
  const grouping = new ChangeGrouping();
  for (let number = 0; number < 1000; number++)
    grouping.add({ node: `node${number}`, diff: changed(`/${number}`, `${'<'.repeat(3000)}\n`.repeat(5)) });
  grouping.add({ node: 'large', diff: changed('/large', 'line\n'.repeat(100_000)) });
  const report = html(grouping);
  t.regex(report, /<p>\d+ more groups of changes do not fit into this page\.<\/p>/);
  t.true(report.length < 5_500_000, String(report.length));
  t.is(report.match(/<section /g)?.length, report.match(/<tr><td>/g)?.length);
  const large = new ChangeGrouping();
  large.add({ node: 'large', diff: changed('/large', 'line\n'.repeat(100_000)) });
  t.regex(html(large), /<span>… \d+ more lines<\/span>/);
  t.true(html(large).length < 250_000);
});

test('changes that do not fit into memory are counted', (t) => {
  const grouping = new ChangeGrouping();
  for (let number = 0; number < 60_000; number++)
    grouping.add({ node: `node${number}`, diff: changed('/a', `text ${number}`) });
  const diff = grouping.result();
  t.true(diff.groups.length > 20_000);
  t.is(diff.groups.length + diff.omitted, 60_000);
  t.regex(fleetMarkdown(diff), /60000 nodes: 60000 differ; \d+ changes not listed, because too many are different\./);
});

test('nodes with the same changes in another order, or with a part of them, are in the right groups', (t) => {
  const grouping = new ChangeGrouping();
  const both = { ...changed('/a', 'x'), resources: ['/a', '/b'].flatMap((title) => changed(title, 'x').resources) };
  grouping.add({ node: 'one', diff: changed('/b', 'x') });
  grouping.add({ node: 'two', diff: both });
  grouping.add({ node: 'three', diff: { ...both, resources: both.resources.toReversed() } });
  t.deepEqual(
    grouping.result().groups.map(({ nodes, diff }) => [nodes, diff.resources.map(({ title }) => title)]),
    [
      [['one', 'two', 'three'], ['/b']],
      [['two', 'three'], ['/a']],
    ],
  );
});
