import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
/** What the page of catalogs shows is so. */
import test from 'ava';
import { node } from '../loader/workspace.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const page = readFileSync(`${root}/docs/catalogs.md`, 'utf8');

test('its example gives what stands beside it', (t) => {
  const lines = /```js\n([^]*?)```/.exec(page)![1]!.split('\n');
  const script = lines.map((line) => line.replace(/^(.*); \/\/ (.*)$/, 'console.log(JSON.stringify($1));'));
  const stated = lines.flatMap((line) => /; \/\/ (.*)$/.exec(line)?.[1] ?? []);
  const { stdout, stderr } = node(root, ['--input-type=module', '--eval', script.join('\n')]);
  t.true(stated.length >= 2);
  t.deepEqual(stdout.trim().split('\n'), stated, stderr);
});
