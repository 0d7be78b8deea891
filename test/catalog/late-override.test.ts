import type { Strictness } from '@pptjs/runtime';
/** Overrides of resources that have been evaluated, by strictness. */
import test from 'ava';
import { CatalogBatch } from '../../packages/cli/dist/index.js';

const BY_COLLECTOR = `define d($p = 1) { e { "\${title}e": } }
define e() { D <| |> { p => 4 } }
d { 'x': }`;
const BY_CLASS = `class a { d { 'y': } }
class b inherits a { D['y'] { p => 2 } }
define d($p = 1) { include b }
include a`;

const late = (declared: number, overridden: number): string =>
  `Attempt to override an already evaluated resource, defined at (line: ${declared}), with new values (line: ${overridden})`;

const rows: readonly (readonly [
  Strictness,
  manifest: string,
  error: string | undefined,
  warnings: readonly string[],
])[] = [
  ['error', BY_COLLECTOR, `${late(3, 2)} on node n.example`, []],
  ['warning', BY_COLLECTOR, undefined, [late(3, 2)]],
  ['off', BY_COLLECTOR, undefined, []],
  [
    'error',
    BY_CLASS,
    `Evaluation Error: Error while evaluating a Resource Statement, ${late(1, 2)} (line: 1) on node n.example`,
    [],
  ],
  ['warning', BY_CLASS, undefined, [late(1, 2)]],
  ['off', BY_CLASS, undefined, []],
];

for (const [strict, manifest, error, warnings] of rows)
  test(`a late override with --strict ${strict}: ${manifest.split('\n', 1)[0]}`, async (t) => {
    const batch = new CatalogBatch({ strict });
    const answer = JSON.parse(await batch.answer(JSON.stringify({ id: 1, manifest, node: 'n.example' })));
    t.is(answer.error, error);
    t.deepEqual(
      answer.logs.flatMap(([level, message]: [string, string]) => (level === 'warning' ? [message] : [])),
      warnings,
    );
  });
