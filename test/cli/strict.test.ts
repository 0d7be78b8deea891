/** The option `--strict`. Puppet 8 gave the messages and locations. */
import { join } from 'node:path';
import test from 'ava';
import { node, workspace } from '../loader/workspace.js';
import { pptjs } from './command.js';
import { folder } from './folder.js';

const env = { PPTJS_CACHE: 'off' };

const COERCION = "The string '10' was automatically coerced to the numerical value 10";
const DUPLICATE = "The key 'a' is declared more than once";

/** An environment with questionable code: a string that is used as a number. */
const files = {
  'environment.conf': '',
  'manifests/site.pp': "\n$a = '10' + 1\n",
  'data/common.yaml': 'a: "%{nope}"\n',
  'hiera.yaml': 'version: 5\nhierarchy:\n  - name: common\n    path: common.yaml\n',
  'facts/n1.json': '{}',
};
const duplicate = { 'a.pp': '\n$a = { a => 1, a => 2 }\n' };

interface Row {
  readonly files: Readonly<Record<string, string>>;
  readonly command: readonly string[];
  readonly message: string;
}

const rows: readonly Row[] = [
  { files: duplicate, command: ['check', 'a.pp'], message: DUPLICATE },
  { files: duplicate, command: ['build', 'a.pp', '--out-dir', 'out'], message: DUPLICATE },
  {
    files: { ...files, 'manifests/site.pp': duplicate['a.pp'] },
    command: ['build', '--environment', '.', '--out-dir', 'out'],
    message: DUPLICATE,
  },
  { files: {}, command: ['eval', "'10' + 1"], message: COERCION },
  { files: { 'a.pp': files['manifests/site.pp'] }, command: ['run', 'a.pp'], message: COERCION },
  { files, command: ['compile'], message: COERCION },
  { files, command: ['compile', '--nodes', 'facts', '--out-dir', 'out'], message: COERCION },
  { files, command: ['lookup', 'a'], message: "Undefined variable 'nope'" },
];

for (const { files: content, command, message } of rows) {
  const name = command.join(' ');
  test(`${name} fails for questionable code`, async (t) => {
    const { code, stderr } = await pptjs(command, { cwd: folder(t, content), env });
    t.is(code, 1, stderr);
    t.true(stderr.includes(message), stderr);
  });

  test(`${name} --strict warning prints a warning`, async (t) => {
    const { code, stderr } = await pptjs([...command, '--strict', 'warning'], { cwd: folder(t, content), env });
    t.is(code, 0, stderr);
    t.true(stderr.includes(message), stderr);
  });

  test(`${name} --strict off prints nothing about it`, async (t) => {
    const { code, stderr } = await pptjs([...command, '--strict', 'off'], { cwd: folder(t, content), env });
    t.is(code, 0, stderr);
    t.false(stderr.includes(message), stderr);
  });
}

test('diff fails for questionable code, unless --strict is warning', async (t) => {
  const cwd = folder(t, {
    'before/manifests/site.pp': '$a = 1',
    'after/manifests/site.pp': files['manifests/site.pp'],
  });
  const failed = await pptjs(['diff', 'before', 'after'], { cwd, env });
  t.is(failed.code, 1);
  t.true(failed.stdout.includes(COERCION), failed.stdout);
  const compared = await pptjs(['diff', 'before', 'after', '--strict', 'warning'], { cwd, env });
  t.is(compared.code, 0);
  const place = `(file: ${join(cwd, 'after/manifests/site.pp')}, line: 2, column: 6)`;
  t.true(compared.stderr.includes(`Warning: ${COERCION} ${place}`), compared.stderr);
});

const batches = [
  { kind: 'eval', line: { id: 1, source: "'10' + 1" } },
  { kind: 'compile', line: { id: 1, manifest: "$a = '10' + 1" } },
];

for (const { kind, line } of batches) {
  const stdin = JSON.stringify(line);

  test(`batch ${kind} and ${kind} --batch warn about questionable code, without a place`, async (t) => {
    for (const command of [
      ['batch', kind],
      [kind, '--batch'],
    ]) {
      const { stdout } = await pptjs(command, { stdin, env });
      const { error, logs } = JSON.parse(stdout) as { error?: string; logs: unknown };
      t.is(error, undefined);
      t.deepEqual(logs, [['warning', COERCION]]);
    }
  });

  test(`batch ${kind} --strict error fails for questionable code`, async (t) => {
    const { stdout } = await pptjs(['batch', kind, '--strict', 'error'], { stdin, env });
    t.true((JSON.parse(stdout) as { error: string }).error.includes(COERCION), stdout);
  });
}

test('$settings::strict is the value of --strict', async (t) => {
  const cwd = folder(t, { 'a.pp': 'notice($settings::strict)' });
  t.is((await pptjs(['compile', 'a.pp'], { cwd, env })).stderr, 'Notice: error\n');
  t.is((await pptjs(['compile', 'a.pp', '--strict', 'off'], { cwd, env })).stderr, 'Notice: off\n');
});

const WARNINGS: readonly (readonly [source: string, message: string, place: string])[] = [
  ["\n$a = '10' + 1", COERCION, 'line: 2, column: 6'],
  ["\n$a = 1 +\n  '10'", COERCION, 'line: 3, column: 3'],
  ['\nnotice("x ${nope} y")', "Unknown variable: 'nope'.", 'line: 2, column: 13'],
  ['\nnotice($nope)', "Unknown variable: 'nope'.", 'line: 2, column: 8'],
  ['\n$a = { a => 1,\n  a => 2 }', DUPLICATE, 'line: 3, column: 5'],
  // Puppet names the column 10, which is behind the string.
  ['\n$a = "\\q"', "Unrecognized escape sequence '\\q'", 'line: 2, column: 7'],
  [
    "\n@@file { '/x': }",
    'You cannot collect exported resources without storeconfigs being set; the export is ignored',
    'line: 2, column: 1',
  ],
  [
    '\nFile <<| |>>',
    'You cannot collect exported resources without storeconfigs being set; the collection will be ignored',
    'line: 2, column: 1',
  ],
];

for (const [source, message, place] of WARNINGS) {
  test(`the warning about ${JSON.stringify(source)} names the place`, async (t) => {
    const cwd = folder(t, { 'a.pp': source, 'facts/n1.json': '{}' });
    const options = ['--strict', 'warning', '--no-strict-variables'];
    const warning = `arning: ${message} (file: ${join(cwd, 'a.pp')}, ${place})\n`;
    for (const more of [[], ['--nodes', 'facts', '--out-dir', 'out']]) {
      const { stderr } = await pptjs(['compile', 'a.pp', ...options, ...more], { cwd, env });
      t.true(stderr.includes(warning), stderr);
    }
  });
}

test('a built environment names the places of warnings', async (t) => {
  const cwd = folder(t, { ...files, 'manifests/site.pp': `${files['manifests/site.pp']}$b = { a => 1, a => 2 }\n` });
  await pptjs(['build', '--environment', '.', '--out-dir', 'out', '--strict', 'warning'], { cwd, env });
  const { stderr } = await pptjs(['compile', '--environment', 'out', '--strict', 'warning', '--allow-javascript'], {
    cwd,
    env,
  });
  const file = join(cwd, 'out/manifests/site.pp');
  t.true(stderr.includes(`Warning: ${COERCION} (file: ${file}, line: 2, column: 6)\n`), stderr);
  t.true(stderr.includes(`Warning: ${DUPLICATE} (file: ${file}, line: 3, column: 18)\n`), stderr);
});

test('with --strict error, --no-strict-variables has no effect, as in Puppet', async (t) => {
  const cwd = folder(t, { 'a.pp': 'notice($nope)' });
  const { code, stderr } = await pptjs(['compile', 'a.pp', '--no-strict-variables'], { cwd, env });
  t.is(code, 1);
  t.regex(stderr, /Unknown variable: 'nope'\./);
});

test('the loader rejects questionable code', (t) => {
  const cwd = workspace(t, { 'a.pp': duplicate['a.pp'], 'app.mjs': "import './a.pp';\n" });
  const { status, stderr } = node(cwd, ['--import', '@pptjs/loader', 'app.mjs']);
  t.is(status, 1);
  t.regex(stderr, /SyntaxError.*a\.pp:2:18: error: The key 'a' is declared more than once/);
});

test('a module that JavaScript evaluates fails for questionable code, unless strict is warning', (t) => {
  const cwd = workspace(t, {
    'a.pp': "'10' + 1\n",
    'app.mjs': [
      "import manifest from './a.pp';",
      'try { manifest.value; } catch (error) { console.log(error.message); }',
      "console.log(manifest.evaluate({ strict: 'warning', log: ({ message }) => console.log(message) }).value);",
    ].join('\n'),
  });
  const { stdout } = node(cwd, ['--import', '@pptjs/loader', 'app.mjs']);
  t.is(stdout, `${COERCION}\n${COERCION}\n11\n`);
});

test('Puppet 3 converts strings to numbers without a warning, also in a built module', async (t) => {
  const cwd = workspace(t, {
    'a.pp': "$a = abs('-10') + '1'\n$b = $nope\n$c = { a => 1, a => 2 }\n",
    'app.mjs': "import manifest from './a.js';\nconsole.log(JSON.stringify(manifest.variables));\n",
  });
  t.is((await pptjs(['build', 'a.pp', '--dialect', 'puppet3', '--out-dir', '.'], { cwd, env })).code, 0);
  const { stdout, stderr } = node(cwd, ['app.mjs']);
  t.is(stdout, '{"a":11,"b":null,"c":{"a":2}}\n', stderr);
  t.is(stderr, '');
});
