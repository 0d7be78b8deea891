/** The place and the declarations that `pptjs compile` prints for an error in a module, a class or a defined type. */
import test from 'ava';
import { pptjs } from './command.js';
import { folder } from './folder.js';

const MODULES = {
  'modules/profile/manifests/web.pp': `class profile::web {
  $port = 80

  include ntp
}
`,
  'modules/ntp/manifests/init.pp': `class ntp (
  Array $servers = ['a', 'b'],
) {

  concat::fragment { 'servers':
    content => $servers,
  }
}
`,
  'modules/concat/manifests/fragment.pp': `define concat::fragment ($content) {

  file { "/tmp/\${title}":
    content => "server \${$content * 2}",
  }
}
`,
  'modules/profile/functions/port.pp': `function profile::port($x) {
  $x['port'] + 1
}
`,
  'modules/profile/manifests/ports.pp': `class profile::ports {
  $ports = [1, 2]

  $ports.each |$port| {
    notify { "\${profile::port($port)}": }
  }
}
`,
  'modules/profile/manifests/base.pp': `class profile::base {
  $minutes = 5

  $seconds = $minutes * 'sixty'
}
`,
  'modules/ntp/manifests/broken.pp': `class ntp::broken {
  file { '/x' => }
}
`,
  'modules/profile/manifests/child.pp': `class profile::child inherits profile::base {
}
`,
};

/** Other tests cover the advice. */
const withoutHelp = (text: string): string => text.replace(/^help: .*\n/gm, '');

type Case = readonly [title: string, manifest: string, printed: string];

const chains: readonly Case[] = [
  [
    'an error in a defined type names the classes that declare its resource',
    `include profile::web
`,
    `modules/concat/manifests/fragment.pp:4:26: error: Evaluation Error: The value '["a", "b"]' cannot be converted to Numeric. [NOT_NUMERIC]
3 |   file { "/tmp/\${title}":
4 |     content => "server \${$content * 2}",
  |                          ^^^^^^^^
5 |   }
declared by: profile::web -> ntp -> Concat::Fragment[servers]
`,
  ],
  [
    'an error in a defined type names the node',
    `node default {
  include profile::web
}
`,
    `modules/concat/manifests/fragment.pp:4:26: error: Evaluation Error: The value '["a", "b"]' cannot be converted to Numeric. [NOT_NUMERIC]
3 |   file { "/tmp/\${title}":
4 |     content => "server \${$content * 2}",
  |                          ^^^^^^^^
5 |   }
declared by: node default -> profile::web -> ntp -> Concat::Fragment[servers]
`,
  ],
  [
    'an error in a class names the node by its regular expression',
    `node /^local/ {

  include profile::base
}
`,
    `modules/profile/manifests/base.pp:4:25: error: Evaluation Error: The value 'sixty' cannot be converted to Numeric. [NOT_NUMERIC]
3 | 
4 |   $seconds = $minutes * 'sixty'
  |                         ^^^^^^^
5 | }
declared by: node /^local/ -> profile::base
`,
  ],
  [
    'an error in a node is located in the node',
    `node 'localhost' {
  $a = 1

  $b = $a + 'x'
}
`,
    `manifests/site.pp:4:13: error: Evaluation Error: The value 'x' cannot be converted to Numeric. [NOT_NUMERIC]
3 | 
4 |   $b = $a + 'x'
  |             ^^^
5 | }
declared by: node 'localhost'
`,
  ],
  [
    'an error in a node next to its head names no declaration',
    `node 'localhost' {
  $b = 1 + 'x'
}
`,
    `manifests/site.pp:2:12: error: Evaluation Error: The value 'x' cannot be converted to Numeric. [NOT_NUMERIC]
1 | node 'localhost' {
2 |   $b = 1 + 'x'
  |            ^^^
3 | }
`,
  ],
  [
    'an error in a function is located in the function and names the class that calls it',
    `include profile::ports
`,
    `modules/profile/functions/port.pp:2:3: error: Evaluation Error: Operator '[]' is not applicable to an Integer. [OPERATOR_NOT_APPLICABLE]
1 | function profile::port($x) {
2 |   $x['port'] + 1
  |   ^^^^^^^^^^
3 | }
declared by: profile::ports
`,
  ],
  [
    'an error in a function that the main manifest calls names no declaration',
    `notice(profile::port(1))
`,
    `modules/profile/functions/port.pp:2:3: error: Evaluation Error: Operator '[]' is not applicable to an Integer. [OPERATOR_NOT_APPLICABLE]
1 | function profile::port($x) {
2 |   $x['port'] + 1
  |   ^^^^^^^^^^
3 | }
`,
  ],
  [
    'an error in a lambda of the main manifest',
    `[1, 2].each |$x| {
  notice($x + 'y')
}
`,
    `manifests/site.pp:2:15: error: Evaluation Error: The value 'y' cannot be converted to Numeric. [NOT_NUMERIC]
1 | [1, 2].each |$x| {
2 |   notice($x + 'y')
  |               ^^^
3 | }
`,
  ],
  [
    'an error in a parent class names the class that inherits from it',
    `include profile::child
`,
    `modules/profile/manifests/base.pp:4:25: error: Evaluation Error: The value 'sixty' cannot be converted to Numeric. [NOT_NUMERIC]
3 | 
4 |   $seconds = $minutes * 'sixty'
  |                         ^^^^^^^
5 | }
declared by: profile::child -> profile::base
`,
  ],
  [
    'an error in a resource that create_resources declares',
    `create_resources('concat::fragment', { 'a' => { 'content' => [1] } })
`,
    `modules/concat/manifests/fragment.pp:4:26: error: Evaluation Error: The value '[1]' cannot be converted to Numeric. [NOT_NUMERIC]
3 |   file { "/tmp/\${title}":
4 |     content => "server \${$content * 2}",
  |                          ^^^^^^^^
5 |   }
declared by: Concat::Fragment[a]
`,
  ],
  [
    'an error in a resource that a class of a resource statement declares',
    `class { 'ntp': servers => ['x'] }
`,
    `modules/concat/manifests/fragment.pp:4:26: error: Evaluation Error: The value '["x"]' cannot be converted to Numeric. [NOT_NUMERIC]
3 |   file { "/tmp/\${title}":
4 |     content => "server \${$content * 2}",
  |                          ^^^^^^^^
5 |   }
declared by: ntp -> Concat::Fragment[servers]
`,
  ],
  [
    'a duplicate declaration on one line names the place of the first',
    `file { '/x': } file { '/x': }
`,
    `manifests/site.pp:1:16: error: Evaluation Error: Error while evaluating a Resource Statement, Duplicate declaration: File[/x] is already declared at (file: manifests/site.pp, line: 1); cannot redeclare [RUNTIME_ERROR]
1 | file { '/x': } file { '/x': }
  |                ^^^^^^^^^^^
`,
  ],
  [
    'a syntax error in a class names the class that includes it',
    `class site {

  include ntp::broken
}
include site
`,
    `modules/ntp/manifests/broken.pp:2:15: error: Syntax error at '=>' [SYNTAX_ERROR]
1 | class ntp::broken {
2 |   file { '/x' => }
  |               ^^
3 | }
declared by: site
`,
  ],
  [
    'endless recursion',
    `function loop($x) {
  loop($x)
}
loop(1)
`,
    `manifests/site.pp:2:3: error: stack level too deep [EVALUATION_ERROR]
1 | function loop($x) {
2 |   loop($x)
  |   ^^^^^^^^
3 | }
`,
  ],
  [
    'an error in a class that another function declares',
    `class outer {

  contain profile::base
}
require outer
`,
    `modules/profile/manifests/base.pp:4:25: error: Evaluation Error: The value 'sixty' cannot be converted to Numeric. [NOT_NUMERIC]
3 | 
4 |   $seconds = $minutes * 'sixty'
  |                         ^^^^^^^
5 | }
declared by: outer -> profile::base
`,
  ],
  [
    'an error in a class that create_resources declares',
    `create_resources('class', { 'profile::base' => {} })
`,
    `modules/profile/manifests/base.pp:4:25: error: Evaluation Error: The value 'sixty' cannot be converted to Numeric. [NOT_NUMERIC]
3 | 
4 |   $seconds = $minutes * 'sixty'
  |                         ^^^^^^^
5 | }
declared by: profile::base
`,
  ],
];

for (const [title, manifest, printed] of chains) {
  test(title, async (t) => {
    const cwd = folder(t, { ...MODULES, 'manifests/site.pp': manifest });
    const { code, stdout, stderr } = await pptjs(['compile', '--environment', '.'], { cwd });
    t.deepEqual({ code, stdout }, { code: 1, stdout: '' });
    t.is(withoutHelp(stderr.replaceAll(`${cwd}/`, '')), withoutHelp(printed));
  });
}

const arrows: readonly (readonly [locale: Readonly<Record<string, string>>, arrow: string])[] = [
  [{}, '->'],
  [{ LANG: 'C' }, '->'],
  [{ LANG: 'en_US.UTF-8' }, '→'],
  [{ LC_ALL: 'C', LANG: 'en_US.UTF-8' }, '->'],
  [{ LC_CTYPE: 'C.utf8' }, '→'],
  [{ OS: 'Windows_NT' }, '→'],
];

for (const [env, arrow] of arrows) {
  test(`the arrow between declarations is ${arrow} with the environment variables ${JSON.stringify(env)}`, async (t) => {
    const cwd = folder(t, { ...MODULES, 'manifests/site.pp': 'include profile::web' });
    const { stderr } = await pptjs(['compile', '--environment', '.'], { cwd, env });
    t.true(stderr.includes(`declared by: profile::web ${arrow} ntp ${arrow} Concat::Fragment[servers]\n`), stderr);
  });
}

test('the middle of a long chain of declarations is left out', async (t) => {
  const cwd = folder(t, {
    'site.pp': `define deep(Integer $left) {
  if $left == 0 {
    fail('bottom')
  }
  deep { "\${title}.": left => $left - 1 }
}
deep { 'a': left => 20 }
`,
  });
  const { stderr } = await pptjs(['compile', 'site.pp'], { cwd });
  const names = (counts: readonly number[]): string =>
    counts.map((count) => `Deep[a${'.'.repeat(count)}]`).join(' -> ');
  t.true(
    stderr.includes(`declared by: ${names([0, 1, 2, 3, 4, 5])} -> ... -> ${names([15, 16, 17, 18, 19, 20])}\n`),
    stderr,
  );
});
