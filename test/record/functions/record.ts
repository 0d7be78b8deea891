/**
 * Asks Puppet every case of this folder, and writes its answers to test/recorded/functions.jsonl.gz:
 *
 *     node --import tsx test/record/functions/record.ts
 *
 * Left out are answers that are about Puppet itself: with addresses of its objects or paths of its code, what it
 * cannot write down or has no encoding for, commands that it ran, the node that it runs on. Deprecations, which it
 * tells once in the life of its process, are no part of the answers.
 */
import { writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { gzipSync } from 'node:zlib';
import { runPuppet } from '../../conformance/puppet.js';
import { cases, type Case } from './index.js';

const ABOUT_ITSELF =
  /0x0000[0-9a-f]{12}|implementation_class|\.cache|returned 1|Working directory|Iterator value\. It will|Endless recursion|invalid byte sequence in UTF-8|"authenticated"|"id":"shellquote \d+","value":\{/;
const DEPRECATION = /,?\["warning","[^"]*(?:deprecated|ignored since Ruby)(?:[^"\\]|\\.)*"\]/g;
const PLACE = / \((?:file: \/?case\.pp, )?line: (\d+)(?:, column: (\d+))?\)$/;

async function ask(some: readonly Case[], env: Record<string, string>): Promise<string[]> {
  const input = some.map(({ id, source }) => JSON.stringify({ id, source })).join('\n');
  const output = await runPuppet('evaluate.rb', { input: `${input}\n`, env: { PUPPET_STRICT: 'warning', ...env } });
  return output.split('\n').filter(Boolean);
}

const all = cases();
const answers = [
  ...(await ask(
    all.filter(({ alone }) => !alone),
    { REUSE: '1' },
  )),
  ...(await ask(
    all.filter(({ alone }) => alone),
    { CASE_FILE: '/case.pp' },
  )),
];
const sources = new Map(all.map(({ id, source }) => [id, source]));
const kept = answers
  .filter((line) => !ABOUT_ITSELF.test(line))
  .map(finish)
  .toSorted();
writeFileSync(
  new URL('../../recorded/functions.jsonl.gz', import.meta.url),
  gzipSync(`${kept.join('\n')}\n`, { level: 9 }),
);
process.stderr.write(`${all.length} cases, ${kept.length} answers recorded\n`);

/** Numbers in values keep their text: only the end of the line and the place are changed. */
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
