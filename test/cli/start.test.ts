/** How the command starts (packages/cli/src/start.ts), and how a batch reads its input. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import test from 'ava';
import { combinations } from '../recorded/sample.js';
import { folder } from './folder.js';

const cli = fileURLToPath(new URL('../../packages/cli', import.meta.url));
const command = join(cli, 'bin', 'pptjs.js');

/** Runs `pptjs` in a new process with its own cache folder. Returns everything that it prints. */
function pptjs(cache: string, words: readonly string[], bin = command): string {
  const { stdout, stderr } = spawnSync(process.execPath, [bin, ...words], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '', PPTJS_CACHE: cache },
  });
  return stdout + stderr;
}

const entries = (cache: string): string[] => readdirSync(join(cache, 'code')).toSorted();

test('each subcommand has entries of its own in the code cache', (t) => {
  const cache = folder(t);
  t.is(pptjs(cache, ['eval', '1 + 1']), '2\n');
  const first = entries(cache);
  t.true(first.length > 1);
  t.is(pptjs(cache, ['eval', '1 + 2']), '3\n');
  t.deepEqual(entries(cache), first);
  // The help is in the first script.
  pptjs(cache, ['check', '--help']);
  t.is(entries(cache).length, first.length + 1);
});

for (const words of [
  ['compile', 'site.pp'],
  ['batch', 'compile'],
])
  test(`pptjs ${words.join(' ')} uses the cached code of the previous process`, (t) => {
    const path = folder(t, { 'site.pp': 'notify { x: }' });
    const cache = join(path, 'cache');
    const run = (): void => {
      const { status } = spawnSync(process.execPath, [command, ...words], {
        cwd: path,
        input: '{"id": 1, "manifest": "notify { x: }"}\n',
        env: { ...process.env, NODE_OPTIONS: '', PPTJS_CACHE: cache },
      });
      t.is(status, 0);
    };
    run();
    // A rejected entry is replaced by a new file.
    const inodes = (): number[] => entries(cache).map((entry) => statSync(join(cache, 'code', entry)).ino);
    const first = inodes();
    t.true(first.length > 1);
    run();
    t.deepEqual(inodes(), first);
  });

(availableParallelism() > 1 ? test : test.skip)(
  'the worker threads of pptjs build use the cached code of the previous build',
  (t) => {
    const sources = Array.from({ length: 300 }, (_, index) => [`manifests/c${index}.pp`, `class c${index} {}\n`]);
    const path = folder(t, Object.fromEntries(sources));
    const cache = join(path, 'cache');
    const inodes = (): number[] => entries(cache).map((entry) => statSync(join(cache, 'code', entry)).ino);
    const build = (out: string): string =>
      pptjs(cache, ['build', join(path, 'manifests'), '--out-dir', join(path, out), '--quiet']);
    t.is(build('first'), '');
    const first = inodes();
    t.true(first.length > 2);
    t.is(build('second'), '');
    t.deepEqual(inodes(), first);
  },
);

test('the worker processes of pptjs compile --nodes use the cached code of the previous command', (t) => {
  const path = folder(t, { 'env/environment.conf': '', 'facts/a.json': '{}' });
  const cache = join(path, 'cache');
  const inodes = (): number[] => entries(cache).map((entry) => statSync(join(cache, 'code', entry)).ino);
  const words = ['compile', '--environment', join(path, 'env'), '--nodes', join(path, 'facts')];
  t.regex(pptjs(cache, words), /^1 catalog compiled/m);
  const first = inodes();
  t.true(first.length > 2);
  t.regex(pptjs(cache, words), /^1 catalog compiled/m);
  t.deepEqual(inodes(), first);
});

test('another bundle does not use the cached code of the previous bundle', (t) => {
  const path = folder(t);
  const cache = join(path, 'cache');
  for (const name of ['bin', 'bundle', 'package.json']) cpSync(join(cli, name), join(path, name), { recursive: true });
  const bin = join(path, 'bin', 'pptjs.js');
  t.is(pptjs(cache, ['--version'], bin), readVersion());
  const bundle = join(path, 'bundle', 'lib', 'pptjs.cjs');
  writeFileSync(bundle, "(() => ({ pptjs: () => console.log('another bundle') }))");
  utimesSync(bundle, 1000, 1000);
  t.is(pptjs(cache, ['--version'], bin), 'another bundle\n');
});

function readVersion(): string {
  const { version } = JSON.parse(readFileSync(join(cli, 'package.json'), 'utf8')) as { version: string };
  return `${version}\n`;
}

test('a damaged entry of the code cache is replaced', (t) => {
  const cache = folder(t);
  pptjs(cache, ['eval', '1']);
  const paths = entries(cache).map((entry) => join(cache, 'code', entry));
  const path = paths.find((each) => statSync(each).size > 500_000)!;
  const entry = readFileSync(path);
  for (const damaged of [
    Buffer.alloc(0),
    entry.subarray(0, entry.length - 10),
    Buffer.concat([entry.subarray(0, 100), Buffer.alloc(entry.length - 100, 7)]),
  ]) {
    writeFileSync(path, damaged);
    t.is(pptjs(cache, ['eval', '1']), '1\n');
    t.true(readFileSync(path).length > 500_000);
  }
});

test('the command works without a code cache', (t) => {
  const file = join(folder(t, { file: '' }), 'file');
  t.is(pptjs(file, ['eval', '1']), '1\n');
  t.is(pptjs('off', ['eval', '1']), '1\n');
});

/**
 * Runs `pptjs` and writes the parts of `input` to its standard input one after the other. Returns its exit code and the
 * lines that it prints.
 */
async function batch(
  words: readonly string[],
  input: readonly string[],
): Promise<{ readonly code: number; readonly lines: readonly string[] }> {
  const child = spawn(process.execPath, [command, ...words], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = once(child, 'exit');
  for (const part of input) {
    child.stdin.write(part);
    await setTimeout(300);
  }
  if (input.length > 0) child.stdin.end();
  const [code] = (await ended) as [number];
  return { code, lines: Buffer.concat(chunks).toString().split('\n').filter(Boolean) };
}

const line = (id: number): string => `${JSON.stringify({ id, manifest: `notify { 'n${id}': }` })}\n`;

const inputs: readonly (readonly [title: string, input: readonly string[]])[] = [
  ['one case', [line(1)]],
  ['several cases at once', [line(1) + line(2) + line(3)]],
  ['one case after another', [line(1), line(2), line(3)]],
  ['cases in pieces', [line(1).slice(0, 10), line(1).slice(10) + line(2).slice(0, 5), line(2).slice(5)]],
];

const forms = [
  ['batch', 'compile'],
  ['compile', '--batch'],
];

for (const [[title, input], words] of combinations(inputs, forms))
  test(`pptjs ${words.join(' ')} answers in order: ${title}`, async (t) => {
    const count = input.join('').split('\n').length - 1;
    const { lines } = await batch(words, input);
    t.deepEqual(
      lines.map((answer) => (JSON.parse(answer) as { id: number }).id),
      Array.from({ length: count }, (_, index) => index + 1),
    );
  });

test('a batch with wrong arguments ends before it reads input', async (t) => {
  t.is((await batch(['compile', '--batch', '--wrong'], [])).code, 2);
  t.is((await batch(['batch', 'compile', '--wrong'], [])).code, 2);
  t.is((await batch(['batch', '--help'], [])).code, 0);
});
