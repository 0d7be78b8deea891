/** Evaluations that need too much memory: each ends with an error, and costs no other evaluation its result. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CatalogCompileError, compileCatalog } from '@pptjs/catalog';
import { evaluateSource } from '@pptjs/engine';
import { EvaluationError } from '@pptjs/runtime';
import test from 'ava';
import { someOf } from '../recorded/sample.js';
import { folder } from './folder.js';
import { commandFile, pptjsProcess, sharedCache } from './process.js';

/** Arrays of 100,000,000 elements altogether. */
const ARRAYS = 'Integer[1, 10000].map |$i| { Integer[1, 10000].map |$j| { $j } }';

/** Strings of 2 GB altogether, in an array with few elements. V8 ends the process before the limit is checked. */
const STRINGS = `Integer[1, 1000].map |$i| { "\${i}a".regsubst('a', sprintf('%2000000d', $i)).upcase }`;

const growing: readonly (readonly [what: string, source: string])[] = [
  ['arrays within an array', ARRAYS],
  ['hashes within an array', 'Integer[1, 10000000].map |$i| { { a => $i, b => [$i] } }'],
  [
    'an array that a reduce extends',
    'Integer[1, 100000].reduce([]) |$m, $i| { $m << Integer[1, 1000].map |$j| { $j } }',
  ],
  ['resources', 'Integer[1, 10000000].each |$i| { notify { "${i}": } }'],
];

for (const [what, source] of someOf(growing)) {
  test(`eval: ${what} end with an error`, (t) => {
    const { code, stderr } = pptjsProcess(['eval', source, '--memory-limit', '80', '--timeout', '9999'], { cwd: '.' });
    t.is(code, 1);
    t.regex(stderr, /^<expression>:1:\d+: error: .*more memory than the limit of 80 MiB \[MEMORY_LIMIT_EXCEEDED\]$/m);
  });
}

test('garbage does not count', (t) => {
  const source = 'Integer[1, 300].map |$i| { Integer[1, 100000].map |$j| { $j }.length }.length';
  const { stdout, stderr } = pptjsProcess(['eval', source, '--memory-limit', '150', '--timeout', '9999'], { cwd: '.' });
  t.deepEqual([stdout, stderr], ['300\n', '']);
});

test('one node of a fleet that needs too much memory costs only its own catalog', (t) => {
  const cwd = folder(t, {
    'facts/a.json': '{"at": "a"}',
    'facts/b.json': '{"at": "b"}',
    'facts/c.json': '{"at": "c"}',
    'facts/d.json': '{"at": "d"}',
    'site.pp': `case $at { 'b': { $x = ${ARRAYS} } 'c': { $x = ${STRINGS} } default: { } }\n`,
  });
  const { code, stderr } = pptjsProcess(
    [
      'compile',
      'site.pp',
      '--nodes',
      'facts',
      '--workers',
      '1',
      '--out-dir',
      'out',
      '--memory-limit',
      '80',
      '--timeout',
      '9999',
    ],
    { cwd },
  );
  t.is(code, 1);
  t.regex(stderr, /^b: error: .*more memory than the limit of 80 MiB .* on node b$/m);
  t.regex(stderr, /^c: error: .*more memory than the limit of 80 MiB .* on node c$/m);
  t.deepEqual(readdirSync(join(cwd, 'out')).toSorted(), ['a.json', 'd.json']);
});

interface Answer {
  readonly id: unknown;
  readonly value?: unknown;
  readonly catalog?: object;
  readonly error?: string;
  readonly code?: string;
}

/** Runs `pptjs batch` with cases whose ids are their indexes. */
function batch(cwd: string, argv: readonly string[], cases: readonly object[], end = '\n'): readonly Answer[] {
  const input = cases.map((each, id) => JSON.stringify({ id, ...each })).join('\n') + end;
  const { status, stdout } = spawnSync(process.execPath, [commandFile, 'batch', ...argv], {
    cwd,
    input,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '', PPTJS_CACHE: sharedCache },
  });
  if (status !== 0) throw new Error(`exit code ${status}`);
  const answers = stdout.trim().split('\n');
  return answers.map((answer) => JSON.parse(answer) as Answer);
}

test('batch eval: cases that end the process, or need too much memory, cost no other case its answer', (t) => {
  const sources = ['1', STRINGS, '3', '4', ARRAYS, STRINGS, '7'];
  const cases = sources.map((source) => ({ source }));
  const answers = batch('.', ['eval', '--memory-limit', '80', '--timeout', '9999'], cases, '');
  t.deepEqual(
    answers.map(({ id, value = null, code = null }) => [id, value, code]),
    [
      [0, 1, null],
      [1, null, 'MEMORY_LIMIT_EXCEEDED'],
      [2, 3, null],
      [3, 4, null],
      [4, null, 'MEMORY_LIMIT_EXCEEDED'],
      [5, null, 'MEMORY_LIMIT_EXCEEDED'],
      [6, 7, null],
    ],
  );
});

test('batch compile: a case that ends the process costs no other case its catalog', (t) => {
  const cwd = folder(t, { 'modules/m/functions/f.js': 'process.abort();\n' });
  const modulepath = join(cwd, 'modules');
  const cases = ['$x = 1', 'm::f()', '$x = 3'].map((manifest) => ({ manifest, modulepath }));
  const answers = batch(cwd, ['compile', '--allow-javascript'], cases);
  t.deepEqual(
    answers.map(({ catalog, error }) => [catalog !== undefined, error]),
    [
      [true, undefined],
      [false, 'the process that evaluated it ended with signal SIGABRT'],
      [true, undefined],
    ],
  );
});

test('batch: thousands of cases are answered in order, also those without a newline at the end', (t) => {
  const cases = Array.from({ length: 3000 }, (_, i) => ({ source: `${i} + 1` }));
  const answers = batch('.', ['eval'], cases, '');
  t.deepEqual(
    answers.map(({ id, value }) => [id, value]),
    cases.map((_, i) => [i, i + 1]),
  );
});

test('batch: wrong usage has its exit code', (t) => {
  t.is(pptjsProcess(['batch', 'nothing'], { cwd: '.' }).code, 2);
});

test('the API has the option memoryLimit', async (t) => {
  const error = t.throws(() => evaluateSource(ARRAYS, { memoryLimit: 300 }), { instanceOf: EvaluationError });
  t.is(error.code, 'MEMORY_LIMIT_EXCEEDED');
  t.is(evaluateSource('Integer[1, 5000].map |$i| { $i }.length', { memoryLimit: 2000 }), 5000);
  const catalog = compileCatalog({
    environment: { name: 'production', modulepath: [], code: `$x = ${ARRAYS}` },
    memoryLimit: 300,
  });
  const failed = await t.throwsAsync(catalog, { instanceOf: CatalogCompileError });
  t.is(failed.failure.origin?.code, 'MEMORY_LIMIT_EXCEEDED');
});

for (const value of someOf(['0', '-1', 'x', '1.5']))
  test(`--memory-limit rejects '${value}'`, (t) => {
    const { code, stderr } = pptjsProcess(['eval', '1', `--memory-limit=${value}`], { cwd: '.' });
    t.is(code, 2);
    t.regex(stderr, /^pptjs eval: --memory-limit must be a number from 1 to 1048576, not/);
  });
