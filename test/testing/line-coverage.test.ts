/** `pptjs-coverage` runs the tests of a module and reports the evaluated lines. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import { node, workspace } from '../loader/workspace.js';
import { placedPackages } from '../published/placed-packages.js';

const coverage = join(placedPackages(), 'node_modules/@pptjs/testing/dist/line-coverage/bin.js');

const manifest = `# A class
class ntp (
  Boolean $big = false,
) {
  # A comment
  if $big {
    $kind = 'big'
  } else {
    $kind = 'small'
  }

  ['a', 'b'].each |$name| {
    notify { $name:
      message => ntp::label($name),
    }
  }
  case $kind {
    'big': { notify { 'is big': } }
    default: {
      notice($kind)
    }
  }
}
`;

const files = {
  'metadata.json': JSON.stringify({
    name: 'me-ntp',
    version: '1.0.0',
    author: 'me',
    license: 'MIT',
    source: '',
    dependencies: [],
  }),
  'manifests/init.pp': manifest,
  'manifests/unused.pp': "class ntp::unused {\n  notify { 'never': }\n}\n",
  'functions/label.pp': "function ntp::label($x) {\n  if $x == 'a' {\n    return('A')\n  }\n  $x\n}\n",
  'test/small.test.mjs':
    "import { compile } from '@pptjs/testing';\nimport test from 'node:test';\ntest('small', async () => { await compile('include ntp'); });\n",
  'test/worker.test.mjs':
    "import test from 'node:test';\nimport { Worker } from 'node:worker_threads';\ntest('thread', (t, done) => { new Worker(new URL('./thread.mjs', import.meta.url)).on('exit', () => done()); });\n",
  'test/thread.mjs': "import { compile } from '@pptjs/testing';\nawait compile('class { \"ntp\": big => true }');\n",
};

/** The counts of the lines of each file, relative to the folder. */
function countsOf(cwd: string): Record<string, Record<number, number>> {
  const counts: Record<string, Record<number, number>> = {};
  for (const record of readFileSync(join(cwd, 'coverage/puppet.info'), 'utf8').split('end_of_record').slice(0, -1)) {
    const file = /^SF:(.*)$/m.exec(record)?.[1]?.slice(cwd.length + 1) ?? '';
    counts[file] = Object.fromEntries(
      Array.from(record.matchAll(/^DA:(\d+),(\d+)$/gm), ([, line, count]) => [Number(line), Number(count)]),
    );
  }
  return counts;
}

test('the report has the lines with statements, and how often each was evaluated', (t) => {
  const cwd = workspace(t, files);
  const { status, stdout } = node(cwd, [coverage, process.execPath, '--test', 'test/small.test.mjs']);
  t.is(status, 0, stdout);
  t.deepEqual(countsOf(cwd), {
    'functions/label.pp': { 2: 2, 3: 1, 5: 1 },
    'manifests/init.pp': { 6: 1, 7: 0, 9: 1, 12: 1, 13: 2, 17: 1, 18: 0, 20: 1 },
    'manifests/unused.pp': { 2: 0 },
  });
  t.regex(stdout, /75 % {2}manifests\/init\.pp: not evaluated: 7, 18$/m);
});

test('the report adds up several processes and threads', (t) => {
  const cwd = workspace(t, files);
  const tests = ['test/small.test.mjs', 'test/worker.test.mjs'];
  const { status, stdout } = node(cwd, [coverage, process.execPath, '--test', ...tests]);
  t.is(status, 0, stdout);
  t.like(countsOf(cwd)['manifests/init.pp'], { 6: 2, 7: 1, 9: 1, 13: 4, 18: 1, 20: 1 });
});

test('the manifests of an environment are reported', (t) => {
  const cwd = workspace(t, {
    'manifests/site.pp': "node 'a' {\n  notify { 'a': }\n}\nnode default {\n  notify { 'b': }\n}\n",
    'test.mjs':
      "import { Suite } from '@pptjs/testing';\nawait new Suite({ module: false, environment: '.' }).compileNode('a');\n",
  });
  const { status, stdout } = node(cwd, [coverage, process.execPath, 'test.mjs']);
  t.is(status, 0, stdout);
  t.deepEqual(countsOf(cwd), { 'manifests/site.pp': { 2: 1, 5: 0 } });
});

test('lines are counted also if Node records coverage itself', (t) => {
  const cwd = workspace(t, files);
  const { status } = node(cwd, [coverage, process.execPath, '--test', 'test/small.test.mjs'], {
    NODE_V8_COVERAGE: join(cwd, 'v8'),
  });
  t.is(status, 0);
  t.like(countsOf(cwd)['manifests/init.pp'], { 6: 1, 7: 0, 13: 2 });
});

test('the exit code is that of the command, and 2 for wrong options', (t) => {
  const cwd = workspace(t, {});
  t.is(node(cwd, [coverage, process.execPath, '-e', 'process.exit(3)']).status, 3);
  t.is(node(cwd, [coverage, '--unknown', 'x']).status, 2);
  t.is(node(cwd, [coverage]).status, 2);
  t.regex(node(cwd, [coverage, '--help']).stdout, /^Usage: pptjs-coverage/);
});

for (const output of ['file/report', '/proc/none/report'])
  test(`a report that cannot be written is an error: ${output}`, (t) => {
    const { status, stderr } = node(workspace(t, { file: '' }), [coverage, '-o', output, process.execPath, '-e', '0']);
    t.is(status, 1);
    t.regex(stderr, /^pptjs-coverage: \S+\/report: /);
  });

test('a command that does not exist is an error', (t) => {
  const { status, stderr } = node(workspace(t, {}), [coverage, 'no-such-command']);
  t.is(status, 1);
  t.is(stderr, 'pptjs-coverage: no-such-command: No such file or directory\n');
});
