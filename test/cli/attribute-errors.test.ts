/** The part of the source that `pptjs compile` shows for an error in an attribute: the attribute, not the statement. */
import test from 'ava';
import { pptjs } from './command.js';
import { folder } from './folder.js';

const DEFINITIONS = `define site(Integer $port, Enum['on', 'off'] $tls = 'off') { }
class web(Integer $port = 80, Enum['a', 'b'] $mode = 'a') { }
`;

const errors: readonly (readonly [title: string, source: string, printed: string])[] = [
  [
    'an unknown parameter of a defined type',
    "site { 'a':\n  port => 80,\n  tsl  => 'on',\n}",
    `manifests/site.pp:3:3: error: Evaluation Error: Error while evaluating a Resource Statement, Site[a]: has no parameter named 'tsl' [RUNTIME_ERROR]
2 |   port => 80,
3 |   tsl  => 'on',
  |   ^^^^^^^^^^^^
4 | }
help: Did you mean 'tls'?
`,
  ],
  [
    'a wrong Enum value of a defined type',
    "site { 'a': port => 80, tls => 'maybe' }",
    `manifests/site.pp:1:25: error: Evaluation Error: Error while evaluating a Resource Statement, Site[a]: parameter 'tls' expects a match for Enum['off', 'on'], got 'maybe' [RUNTIME_ERROR]
1 | site { 'a': port => 80, tls => 'maybe' }
  |                         ^^^^^^^^^^^^^^
`,
  ],
  [
    'a mistyped parameter of the second resource of an expression',
    "site {\n  'a': port => 80;\n  'b': port => 'x';\n}",
    `manifests/site.pp:3:8: error: Evaluation Error: Error while evaluating a Resource Statement, Site[b]: parameter 'port' expects an Integer value, got String [RUNTIME_ERROR]
2 |   'a': port => 80;
3 |   'b': port => 'x';
  |        ^^^^^^^^^^^
4 | }
`,
  ],
  [
    'a mistyped parameter of a class',
    "class { 'web':\n  mode => 'b',\n  port => {\n    a => 1,\n  },\n}",
    `manifests/site.pp:3:3: error: Evaluation Error: Error while evaluating a Resource Statement, Class[Web]: parameter 'port' expects an Integer value, got Struct [RUNTIME_ERROR]
2 |   mode => 'b',
3 |   port => {
  |   ^^^^^^^^^
4 |     a => 1,
`,
  ],
  [
    'a mistyped parameter in the hash of a splat',
    "site { 'a':\n  * => { port => 'x' },\n}",
    `manifests/site.pp:2:3: error: Evaluation Error: Error while evaluating a Resource Statement, Site[a]: parameter 'port' expects an Integer value, got String [RUNTIME_ERROR]
1 | site { 'a':
2 |   * => { port => 'x' },
  |   ^^^^^^^^^^^^^^^^^^^^
3 | }
`,
  ],
  [
    'several faults, of which the first attribute is shown',
    "site { 'a':\n  tls => 'maybe',\n}",
    `manifests/site.pp:2:3: error: Evaluation Error: Error while evaluating a Resource Statement, Site[a]:
  expects a value for parameter 'port'
  parameter 'tls' expects a match for Enum['off', 'on'], got 'maybe' [RUNTIME_ERROR]
1 | site { 'a':
2 |   tls => 'maybe',
  |   ^^^^^^^^^^^^^^
3 | }
`,
  ],
  [
    'an unknown attribute of a resource type',
    "file { '/x':\n  ensure => file,\n  contnt => 'a',\n}",
    `manifests/site.pp:3:3: error: no parameter named 'contnt' (file: manifests/site.pp, line: 1) on File[/x] [EVALUATION_ERROR]
2 |   ensure => file,
3 |   contnt => 'a',
  |   ^^^^^^^^^^^^^
4 | }
help: Did you mean 'content'?
`,
  ],
  [
    'a relationship with a resource that does not exist',
    "notify { 'a':\n  message => 'x',\n  require => File['/y'],\n}",
    `manifests/site.pp:3:3: error: Could not find resource 'File[/y]' in parameter 'require' [EVALUATION_ERROR]
2 |   message => 'x',
3 |   require => File['/y'],
  |   ^^^^^^^^^^^^^^^^^^^^^
4 | }
`,
  ],
  [
    'a mistyped parameter of a virtual resource',
    "@site { 'a':\n  port => 'x',\n}",
    `manifests/site.pp:2:3: error: Site[a]: parameter 'port' expects an Integer value, got String [EVALUATION_ERROR]
1 | @site { 'a':
2 |   port => 'x',
  |   ^^^^^^^^^^^
3 | }
`,
  ],
  [
    'a missing parameter, which has no attribute: the resource is shown',
    "site { 'a':\n}",
    `manifests/site.pp:1:1: error: Evaluation Error: Error while evaluating a Resource Statement, Site[a]: expects a value for parameter 'port' [RUNTIME_ERROR]`,
  ],
];

for (const [title, source, printed] of errors) {
  test(`the error shows ${title}`, async (t) => {
    const cwd = folder(t, { 'manifests/site.pp': source, 'manifests/types.pp': DEFINITIONS });
    const { code, stderr } = await pptjs(['compile', '--environment', '.'], { cwd });
    t.is(code, 1);
    const text = stderr.replaceAll(`${cwd}/`, '');
    t.is(text.slice(0, printed.length), printed);
  });
}
