import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
/** How the command starts: from one file, of which the engine's work is kept. */
import test from 'ava';

const script = fileURLToPath(new URL('../../packages/cli/dist/start/cached-script.js', import.meta.url));

/** Runs a file in a process of its own; gives what it prints. */
function run(file: string, cache: string, { purpose = 'test', load = 'undefined' } = {}): string {
  const call = `runCached(${[file, cache, purpose].map((word) => JSON.stringify(word)).join(', ')}, ${load})`;
  const source = `import { runCached } from ${JSON.stringify(script)}; console.log((await ${call}).answer());`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', source], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  return stdout.trim() || stderr;
}

function write(file: string, answer: string, second: number): void {
  writeFileSync(file, `(function (exports) { exports.answer = () => ${answer}; exports.load = async () => {}; })`);
  utimesSync(file, second, second);
}

test('what the engine made of the file is kept, and made anew for another file', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'start-'));
  const [file, cache] = [join(folder, 'a.cjs'), join(folder, 'cache')];
  const kept = (): string[] => readdirSync(join(cache, 'code'));
  write(file, '1', 1000);
  t.is(run(file, cache), '1');
  const [first] = kept();
  t.is(run(file, cache), '1');
  t.deepEqual(kept(), [first]);
  const load = '(exports) => exports.load()';
  t.is(run(file, cache, { load }), '1');
  t.is(kept().length, 2);
  t.is(run(file, cache, { load }), '1');
  t.is(run(file, cache, { purpose: 'other' }), '1');
  t.is(kept().length, 3);
  write(file, '2', 2000);
  t.is(run(file, cache), '2');
  t.is(kept().length, 4);
  t.true(kept().includes(first!));
});

test('what is damaged is not used', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'start-'));
  const [file, cache] = [join(folder, 'a.cjs'), join(folder, 'cache')];
  write(file, '"fine"', 1000);
  run(file, cache);
  const path = join(cache, 'code', readdirSync(join(cache, 'code'))[0]!);
  const whole = readFileSync(path);
  for (const damaged of [
    Buffer.alloc(0),
    whole.subarray(0, whole.length - 10),
    Buffer.concat([whole.subarray(0, 100), Buffer.alloc(whole.length - 100, 7)]),
  ]) {
    writeFileSync(path, damaged);
    t.is(run(file, cache), 'fine');
    t.deepEqual(readFileSync(path).length > 0, true);
  }
});

test('a folder that cannot be written to is no fault', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'start-'));
  const file = join(folder, 'a.cjs');
  write(file, '"fine"', 1000);
  writeFileSync(join(folder, 'taken'), '');
  t.is(run(file, join(folder, 'taken')), 'fine');
});

const command = fileURLToPath(new URL('../../packages/cli/bin/pptjs.js', import.meta.url));

/**
 * Runs the command, writing to its input, which stays open until all is written; gives the code it ends with and what
 * it prints.
 */
async function batch(words: readonly string[], input: readonly string[]): Promise<{ code: number; lines: string[] }> {
  const child = spawn(process.execPath, [command, 'compile', ...words], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  const printed: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => printed.push(chunk));
  const ended = once(child, 'exit');
  for (const part of input) {
    child.stdin.write(part);
    await setTimeout(300);
  }
  if (input.length > 0) child.stdin.end();
  const [code] = (await ended) as [number];
  return { code, lines: Buffer.concat(printed).toString().split('\n').filter(Boolean) };
}

const kase = (id: number): string => `${JSON.stringify({ id, manifest: `notify { 'n${id}': }` })}\n`;
const inputs: readonly (readonly [what: string, input: readonly string[]])[] = [
  ['one case', [kase(1)]],
  ['several at once', [kase(1) + kase(2) + kase(3)]],
  ['one after the other', [kase(1), kase(2), kase(3)]],
  ['in pieces', [kase(1).slice(0, 10), kase(1).slice(10) + kase(2).slice(0, 5), kase(2).slice(5)]],
];

for (const [what, input] of inputs) {
  test(`a batch answers ${what} in order`, async (t) => {
    const count = input.join('').split('\n').length - 1;
    const { lines } = await batch(['--batch'], input);
    t.deepEqual(
      lines.map((line) => (JSON.parse(line) as { id: number }).id),
      Array.from({ length: count }, (_, i) => i + 1),
    );
  });
}

test('wrong words are told before there is any input', async (t) => {
  t.is((await batch(['--batch', '--wrong'], [])).code, 2);
  t.is((await batch(['--batch', '--help'], [])).code, 0);
});
