/** How the command starts: from one file, of which the engine's work is kept. */
import test from 'ava';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../../packages/cli/dist/start/cached-script.js', import.meta.url));

/** Runs a file in a process of its own; gives what it prints. */
function run(file: string, cache: string, { purpose = 'test', load = 'undefined' } = {}): string {
  const call = `runCached(${[file, cache, purpose].map((word) => JSON.stringify(word)).join(', ')}, ${load})`;
  const source = `import { runCached } from ${JSON.stringify(script)}; console.log((await ${call}).answer());`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', source], { encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } });
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
  t.is(kept().length, 3);
  t.false(kept().includes(first!));
});

test('what is damaged is not used', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'start-'));
  const [file, cache] = [join(folder, 'a.cjs'), join(folder, 'cache')];
  write(file, '"fine"', 1000);
  run(file, cache);
  const path = join(cache, 'code', readdirSync(join(cache, 'code'))[0]!);
  const whole = readFileSync(path);
  for (const damaged of [Buffer.alloc(0), whole.subarray(0, whole.length - 10), Buffer.concat([whole.subarray(0, 100), Buffer.alloc(whole.length - 100, 7)])]) {
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
