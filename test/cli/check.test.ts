import { existsSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import { pptjs } from './command.js';
import { folder } from './folder.js';

test('check reports all errors and writes nothing', async (t) => {
  const cwd = folder(t, {
    'm/a.pp': '$x = 1\n',
    'm/b.pp': 'class 1 {}\n',
    'm/c.pp': 'function f($a, $a) { 1 }\n1 2\n',
  });
  const { code, stdout, stderr } = await pptjs(['check', 'm'], { cwd });
  t.is(code, 1);
  t.is(stdout, '');
  t.regex(stderr, /m\/b\.pp:1:7: error: Syntax error at '1'/);
  t.regex(stderr, /m\/c\.pp:1:16: error: The parameter 'a' is declared more than once/);
  t.regex(stderr, /m\/c\.pp:2:1: error: This Literal Integer has no effect/);
  t.regex(stderr, /3 files checked: 3 errors, 0 warnings\n$/);
  t.false(existsSync(join(cwd, 'm/a.js')));
});

test('check reads standard input and prints JSON', async (t) => {
  const { code, stdout } = await pptjs(['check', '-', '--json'], { stdin: '$x =' });
  t.is(code, 1);
  const [first, last] = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  t.like(first, { file: '<stdin>', severity: 'error', code: 'SYNTAX_ERROR' });
  t.deepEqual(last, { summary: { files: 1, errors: 1, warnings: 0 } });
});

test('check accepts the plans of a module, and reports their errors', async (t) => {
  const plan =
    'plan m::p(TargetSpec $targets) {\n  apply($targets) { notify { $facts["a"]: } }\n  return run_task("m::t", $targets)\n}\n';
  const cwd = folder(t, {
    'm/plans/p.pp': plan,
    'm/plans/nested/q.pp': 'plan m::nested::q() { file { "/x": } }\n',
    'm/manifests/p.pp': 'plan m::p() {}\n',
    'plans/manifests/init.pp': 'class plans { $plan = plan }\n',
  });
  const { code, stderr } = await pptjs(['check', 'm', 'plans'], { cwd });
  t.is(code, 1);
  t.notRegex(stderr, /m\/plans\/p\.pp|plans\/manifests/);
  t.regex(stderr, /m\/plans\/nested\/q\.pp:1:23: error: /);
  t.regex(stderr, /m\/manifests\/p\.pp:1:6: error: Expression is not valid as a resource/);
  t.regex(stderr, /4 files checked: 2 errors, 0 warnings\n$/);
});

test('control characters of a source do not reach the terminal', async (t) => {
  const cwd = folder(t, { 'a.pp': '$x = \u001b]0;title\u0007 = \u009b31m\n' });
  const { stderr } = await pptjs(['check', 'a.pp'], { cwd });
  t.notRegex(stderr, /[\u001b\u0007\u009b]/);
});

test('ast prints Puppet Notation or JSON lines', async (t) => {
  const cwd = folder(t, { 'a.pp': '$x = 1 + 2\n', 'b.pp': '$x = ', 't.epp': 'Hi <%= $who %>\n' });
  t.is((await pptjs(['ast', 'a.pp'], { cwd })).stdout, '(= (var "x") (+ 1 2))\n');
  const { code, stdout } = await pptjs(['ast', '--json'], { cwd, stdin: 'a.pp\nb.pp\nnone.pp\nt.epp\n' });
  t.is(code, 0);
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  t.deepEqual(lines[0], { file: 'a.pp', pn: { '^': ['=', { '^': ['var', 'x'] }, { '^': ['+', 1, 2] }] } });
  t.deepEqual(lines[1], { file: 'b.pp', error: 'Syntax error at end of input (file: b.pp)' });
  t.deepEqual(lines[2], { file: 'none.pp', error: 'No such file or directory' });
  t.is(lines[3]!['file'], 't.epp');
  t.is((await pptjs(['ast', 'b.pp'], { cwd })).code, 1);
});
