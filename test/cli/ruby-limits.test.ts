/** The options `--ruby-timeout` and `--ruby-memory`. test/ruby/limits.test.ts has the limits themselves. */
import test from 'ava';
import { pptjs } from './command.js';
import { folder } from './folder.js';

test('Ruby code that does not end within --ruby-timeout is an error, for one node and for many', async (t) => {
  const cwd = folder(t, {
    'environment.conf': '',
    'manifests/site.pp': "notify { 'x': message => inline_template('<% loop {} %>') }\n",
    'facts/n1.json': '{}',
  });
  const one = await pptjs(['compile', '--ruby-timeout', '1'], { cwd });
  t.is(one.code, 1);
  t.regex(one.stderr, /^manifests\/site\.pp:1:26: error: .*Ruby code did not end within 1 s/);
  const fleet = await pptjs(['compile', '--nodes', 'facts', '--out-dir', 'out', '--ruby-timeout', '1'], { cwd });
  t.regex(fleet.stderr, /^n1: error: .*Ruby code did not end within 1 s/m);
});

test('Ruby code that needs more than --ruby-memory is an error', async (t) => {
  const cwd = folder(t, { 'a.pp': `notify { 'x': message => inline_template('<%= ("x" * 300_000_000).size %>') }\n` });
  const { stderr } = await pptjs(['compile', 'a.pp', '--ruby-memory', '128'], { cwd });
  t.regex(stderr, /^a\.pp:1:26: error: .*failed to allocate memory/);
});

for (const [option, message] of [
  [['--ruby-timeout', '0'], "--ruby-timeout must be a number from 1 to 86400, not '0'"],
  [['--ruby-timeout', 'long'], "--ruby-timeout must be a number from 1 to 86400, not 'long'"],
  [['--ruby-memory', '5000'], "--ruby-memory must be a number from 1 to 4096, not '5000'"],
  [['--workers', '0'], "--workers must be a number from 1 to 999, not '0'"],
] as const)
  test(`the limit ${option.join(' ')} is rejected`, async (t) => {
    const cwd = folder(t, { 'environment.conf': '', 'facts/n1.json': '{}' });
    const nodes = option[0] === '--workers' ? ['--nodes', 'facts'] : [];
    const { code, stderr } = await pptjs(['compile', ...nodes, ...option], { cwd });
    t.is(code, 2);
    t.true(stderr.startsWith(`pptjs compile: ${message}\n`), stderr);
  });
