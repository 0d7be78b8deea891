import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
/** Runs the command as a process. The other tests in this folder call its function. */
import test from 'ava';
import { commandFile, sharedCache } from './process.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

function run(argv: readonly string[], input = '') {
  return spawnSync(process.execPath, [commandFile, ...argv], {
    encoding: 'utf8',
    input,
    maxBuffer: 1e9,
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: '', PPTJS_CACHE: sharedCache },
  });
}

test('the process prints the result and ends with the exit code', (t) => {
  const { status, stdout } = run(['eval', '1 + 1']);
  t.is(stdout, '2\n');
  t.is(status, 0);
  t.is(run(['eval', '1 +']).status, 1);
  t.is(run(['nothing']).status, 2);
});

test('a large batch is answered completely', (t) => {
  const cases = Array.from({ length: 3000 }, (_, id) => `{"id":${id},"source":"'${'x'.repeat(200)}${id}'"}\n`).join('');
  const { stdout } = run(['eval', '--batch'], cases);
  const lines = stdout.trimEnd().split('\n');
  t.is(lines.length, 3000);
  t.deepEqual(
    lines.map((line) => (JSON.parse(line) as { id: number }).id),
    Array.from({ length: 3000 }, (_, id) => id),
  );
});

test('a reader may close the output early', (t) => {
  const { stdout, stderr } = spawnSync(
    'sh',
    ['-c', `"${process.execPath}" "${commandFile}" ast --format json examples/operators/operators.pp | head -c 10`],
    {
      encoding: 'utf8',
      cwd: root,
      env: { ...process.env, NODE_OPTIONS: '', PPTJS_CACHE: sharedCache },
    },
  );
  t.is(stdout.length, 10);
  t.is(stderr, '');
});

test('workers compile the catalogs of several nodes', (t) => {
  const { status, stdout, stderr } = run([
    'compile',
    '--environment',
    'examples/control-repo',
    '--nodes',
    'examples/control-repo/facts',
    '--workers',
    '2',
  ]);
  t.is(status, 0, stderr);
  t.is(stdout.trim().split('\n').length, 2);
});
