import test from 'ava';
import { pptjs } from './command.js';
import { folder } from './folder.js';

const lines = (stdout: string): Record<string, unknown>[] =>
  stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

test('migrate prints each finding with the source, the reason, the advice and the new code', async (t) => {
  const cwd = folder(t, { 'm/a.pp': "$x = ''\nif $x { notice('y') }\n", 'm/b.pp': 'include b\n' });
  const { code, stdout, stderr } = await pptjs(['migrate', 'm'], { cwd });
  t.is(code, 1);
  t.is(stderr, '');
  t.is(
    stdout,
    [
      'm/a.pp: 1 finding',
      '',
      'm/a.pp:2:4: warning: `$x` is an empty string: false in Puppet 3, true in Puppet 8 [EMPTY_STRING_CONDITION]',
      "1 | $x = ''",
      "2 | if $x { notice('y') }",
      '  |    ^^',
      'In Puppet 8 only `false` and `undef` count as false.',
      "help: Write `$x != ''`.",
      "write: $x != ''",
      '',
      '2 files checked, 0 expressions without a result in Puppet 8, 1 expression with another result',
      '',
    ].join('\n'),
  );
});

test('migrate succeeds if nothing changes', async (t) => {
  const cwd = folder(t, { 'a.pp': 'include a\n' });
  const { code, stdout } = await pptjs(['migrate', 'a.pp'], { cwd });
  t.is(code, 0);
  t.is(stdout, '1 file checked, 0 expressions without a result in Puppet 8, 0 expressions with another result\n');
});

test('migrate prints JSON lines and a summary', async (t) => {
  const { code, stdout } = await pptjs(['migrate', '-', '--json'], { stdin: "notify { 1:\n  message => 'x' in 'X' }" });
  t.is(code, 1);
  const [title, membership, summary] = lines(stdout);
  t.like(title, {
    file: '<stdin>',
    line: 1,
    column: 10,
    endLine: 1,
    endColumn: 11,
    severity: 'error',
    code: 'TITLE_IS_NUMBER',
    replacement: "'1'",
  });
  t.like(membership, { line: 2, column: 14, severity: 'warning', code: 'IN_IGNORES_CASE', replacement: "/x/ in 'X'" });
  t.deepEqual(summary, {
    summary: {
      files: 1,
      newer: 0,
      errors: 1,
      warnings: 1,
      notes: 0,
      invalid: 0,
      codes: { IN_IGNORES_CASE: 1, TITLE_IS_NUMBER: 1 },
    },
  });
});

test('migrate --possible adds notes, which do not count as failures', async (t) => {
  const cwd = folder(t, { 'a.pp': "class a ($x) {\n  if $x == '' { notice(1) }\n}\n" });
  t.is((await pptjs(['migrate', 'a.pp'], { cwd })).code, 0);
  const { code, stdout } = await pptjs(['migrate', 'a.pp', '--possible', '--json'], { cwd });
  t.is(code, 0);
  t.like(lines(stdout)[0], { severity: 'note', code: 'MAYBE_UNDEF', line: 2, column: 6 });
});

test('migrate finds relative names of classes in other files', async (t) => {
  const cwd = folder(t, {
    'm/init.pp': 'class m {\n  include params\n}\n',
    'm/params.pp': 'class m::params { }\n',
    'm/t.epp': '<% 1 %>',
  });
  const { code, stdout } = await pptjs(['migrate', 'm', '--json'], { cwd });
  t.is(code, 1);
  t.like(lines(stdout)[0], { file: 'm/init.pp', code: 'RELATIVE_NAME', line: 2, column: 11, replacement: 'm::params' });
  t.like(lines(stdout)[1], { summary: { files: 2 } });
});

test('migrate skips files for newer versions and reports invalid ones', async (t) => {
  const cwd = folder(t, { 'a.pp': "class a (String $x) { if '' { } }\n", 'b.pp': '$x = \n' });
  const { code, stdout, stderr } = await pptjs(['migrate', '.'], { cwd });
  t.is(code, 1);
  t.regex(stdout, /^a\.pp:1:10: note: .* \[NEWER_SYNTAX\]\n/);
  t.regex(stderr, /^b\.pp:2:1: error: Syntax error at end of input/);
  t.regex(stdout, /1 file for a newer version skipped, 1 error\n$/);
  t.is((await pptjs(['migrate', 'a.pp'], { cwd })).code, 0);
});

test('migrate --quiet prints only the summary', async (t) => {
  const { stdout } = await pptjs(['migrate', '-', '--quiet'], { stdin: '$x = Foo' });
  t.is(stdout, '1 file checked, 1 expression without a result in Puppet 8, 0 expressions with another result\n');
});

test('control characters of a source do not reach the terminal', async (t) => {
  const { stdout } = await pptjs(['migrate', '-'], { stdin: "notice('\u001b]0;A\u0007' in '\u001b]0;a\u0007')" });
  t.regex(stdout, /IN_IGNORES_CASE/);
  t.notRegex(stdout, /[\u001b\u0007]/);
});
