import { readdirSync } from 'node:fs';
/** Evaluations without an end: each ends with an error, and costs no other evaluation its result. */
import { join } from 'node:path';
import test from 'ava';
import { pptjs } from './command.js';
import { folder } from './folder.js';
import { pptjsProcess } from './process.js';

const BACKTRACKING = "'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!' =~ /^(a+)+$/";

const endless: readonly (readonly [what: string, source: string])[] = [
  ['a loop over a large range', 'Integer[1, 1000000000000].each |$i| { }'],
  ['nested loops', 'Integer[1, 1000000].each |$i| { Integer[1, 1000000].each |$j| { } }'],
  ['a regular expression that backtracks without end', BACKTRACKING],
  [
    'a replacement that backtracks without end',
    "regsubst('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!', '(a+)+$', '')",
  ],
];

for (const [what, source] of endless) {
  test(`eval: ${what} ends with an error`, async (t) => {
    const { code, stdout, stderr } = await pptjs(['eval', source, '--timeout', '0.2']);
    t.is(code, 1);
    t.is(stdout, '');
    t.regex(
      stderr,
      /^error: Evaluation Error: The evaluation took longer than the time limit of 0\.2 s.* \[TIME_LIMIT_EXCEEDED\]$/m,
    );
    t.regex(stderr, /^help: Look for a loop/m);
  });
}

/** In seconds, where other evaluations must end within it. On a busy machine, the first one of a process takes a while. */
const LIMIT = '4';

test('a time limit in milliseconds that seconds represent inexactly is valid', async (t) => {
  const { code, stdout } = await pptjs(['eval', '1 + 1', '--timeout', '4.02']);
  t.is(stdout, '2\n');
  t.is(code, 0);
});

test('the location is the class whose code was running, with its declarations', async (t) => {
  const cwd = folder(t, {
    'env/environment.conf': '',
    'env/manifests/site.pp': 'include outer\n',
    'env/modules/outer/manifests/init.pp': 'class outer {\n  include outer::inner\n}\n',
    'env/modules/outer/manifests/inner.pp': `class outer::inner {\n  $x = ${BACKTRACKING}\n}\n`,
  });
  const { code, stderr } = await pptjs(['compile', '--environment', 'env', '--timeout', LIMIT], { cwd });
  t.is(code, 1);
  t.regex(
    stderr,
    /^env\/modules\/outer\/manifests\/inner\.pp:1:1: error: .* time limit of 4 s \[TIME_LIMIT_EXCEEDED\]$/m,
  );
  t.regex(stderr, /^declared by: outer -> outer::inner$/m);
});

test('one node of a fleet that takes too long costs only its own catalog', (t) => {
  const cwd = folder(t, {
    'facts/a.json': '{"at": "a"}',
    'facts/b.json': '{"at": "b"}',
    'facts/c.json': '{"at": "c"}',
    'site.pp': `type Text = Variant[String, Array[Text]]\nif $at == 'b' { $x = [${BACKTRACKING}] } else { $x = 'x' =~ Text }\nnotify { "$x": }\n`,
  });
  const { code, stderr } = pptjsProcess(
    ['compile', 'site.pp', '--nodes', 'facts', '--workers', '1', '--out-dir', 'out', '--timeout', LIMIT],
    { cwd },
  );
  t.is(code, 1);
  t.regex(stderr, /^b: error: .*time limit of 4 s on node b$/m);
  t.deepEqual(readdirSync(join(cwd, 'out')).toSorted(), ['a.json', 'c.json']);
});

const line = (id: number, source: string): string => `${JSON.stringify({ id, source })}\n`;

test('batch eval: a case that takes too long costs no other case its answer', async (t) => {
  const stdin = [line(1, '1'), line(2, BACKTRACKING), line(3, endless[0]![1]), line(4, '4')].join('');
  const { code, stdout } = await pptjs(['batch', 'eval', '--timeout', LIMIT], { stdin });
  t.is(code, 0);
  const answers = stdout
    .trim()
    .split('\n')
    .map((answer) => JSON.parse(answer) as { id: number; value?: unknown; code?: string });
  t.deepEqual(
    answers.map(({ id, value = null, code: issue = null }) => [id, value, issue]),
    [
      [1, 1, null],
      [2, null, 'TIME_LIMIT_EXCEEDED'],
      [3, null, 'TIME_LIMIT_EXCEEDED'],
      [4, 4, null],
    ],
  );
});

test('batch compile: a case that takes too long costs no other case its catalog', async (t) => {
  const stdin = ['1', BACKTRACKING, '3']
    .map((manifest, id) => `${JSON.stringify({ id, manifest: `$x = ${manifest}` })}\n`)
    .join('');
  const { stdout } = await pptjs(['batch', 'compile', '--timeout', LIMIT], { stdin });
  const answers = stdout
    .trim()
    .split('\n')
    .map((answer) => JSON.parse(answer) as { id: number; catalog?: object; error?: string });
  t.deepEqual(
    answers.map(({ id, catalog }) => [id, catalog !== undefined]),
    [
      [0, true],
      [1, false],
      [2, true],
    ],
  );
  t.regex(answers[1]!.error!, /time limit of 4 s/);
});

test('lookup: a pattern of lookup_options that backtracks without end ends with an error', async (t) => {
  const cwd = folder(t, {
    'environment.conf': '',
    'hiera.yaml': 'version: 5\nhierarchy: [{ name: a, path: a.yaml }]\n',
    'data/a.yaml': `lookup_options: { '^(a+)+$': { merge: unique } }\n`,
  });
  const key = `${'a'.repeat(50)}_`;
  const { code, stderr } = await pptjs(['lookup', key, '--timeout', '0.2'], { cwd });
  t.is(code, 1);
  t.regex(stderr, /time limit of 0\.2 s/);
});

for (const value of ['0', '-1', 'x', '1e3', ''])
  test(`--timeout rejects '${value}'`, async (t) => {
    const { code, stderr } = await pptjs(['eval', '1', `--timeout=${value}`]);
    t.is(code, 2);
    t.regex(stderr, /^pptjs eval: --timeout must be a number of seconds from 0\.001 to 999999, not/);
  });
