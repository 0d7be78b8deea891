/**
 * Records Puppet's answers to the cases of this folder in test/recorded/functions.jsonl.gz:
 *
 *     node --import tsx test/record/functions/record.ts
 *
 * It omits answers that depend on the Puppet process: addresses of Ruby objects, paths of Puppet's code, values that it
 * cannot serialize or encode, and results of commands. It removes deprecation warnings, because Puppet logs them only
 * once per process.
 */
import { writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { gzipSync } from 'node:zlib';
import { runPuppet } from '../../conformance/puppet.js';
import { recordedStrictness } from '../../recorded/strictness.js';
import { cases, type Case } from './index.js';

const PROCESS_DEPENDENT =
  /0x0000[0-9a-f]{12}|implementation_class|\.cache|returned 1|Working directory|Iterator value\. It will|Endless recursion|invalid byte sequence in UTF-8|"authenticated"|"id":"shellquote \d+","value":\{/;
const DEPRECATION = /,?\["warning","[^"]*(?:deprecated|ignored since Ruby)(?:[^"\\]|\\.)*"\]/g;
const PLACE = / \((?:file: \/?case\.pp, )?line: (\d+)(?:, column: (\d+))?\)$/;

async function evaluateWithPuppet(selected: readonly Case[], env: Record<string, string>): Promise<string[]> {
  const input = selected.map(({ id, source }) => JSON.stringify({ id, source })).join('\n');
  const settings = { PUPPET_STRICT: recordedStrictness('functions'), ...env };
  const output = await runPuppet('evaluate.rb', { input: `${input}\n`, env: settings });
  return output.split('\n').filter(Boolean);
}

const all = cases();
const answers = [
  ...(await evaluateWithPuppet(
    all.filter(({ isIsolated }) => !isIsolated),
    { REUSE: '1' },
  )),
  ...(await evaluateWithPuppet(
    all.filter(({ isIsolated }) => isIsolated),
    { CASE_FILE: '/case.pp' },
  )),
];
const sources = new Map(all.map(({ id, source }) => [id, source]));
const rows = answers
  .filter((line) => !PROCESS_DEPENDENT.test(line))
  .map(finish)
  .toSorted();
writeFileSync(
  new URL('../../recorded/functions.jsonl.gz', import.meta.url),
  gzipSync(`${rows.join('\n')}\n`, { level: 9 }),
);
process.stderr.write(`${all.length} cases, ${rows.length} answers recorded\n`);

/**
 * Adds the source, and moves the place to `line` and `column`. Edits the text, because parsing would change numbers.
 */
function finish(line: string): string {
  const { id, error } = JSON.parse(line) as { id: string; error?: string };
  const plain = line
    .replaceAll(DEPRECATION, '')
    .replace('"logs":[,', '"logs":[')
    .replaceAll(` for ${hostname()}`, ' for localhost');
  const start = `{"id":${JSON.stringify(id)}`;
  const withSource = `${start},"source":${JSON.stringify(sources.get(id))}${plain.slice(start.length)}`;
  const place = error === undefined ? null : PLACE.exec(error);
  if (place === null) return withSource;
  return withSource.replace(place[0], '').replace(/\}$/, `,"line":${place[1]},"column":${place[2] ?? 'null'}}`);
}
