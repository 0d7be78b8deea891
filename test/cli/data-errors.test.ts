/** The part of a data file that `pptjs compile` shows for an error in data, with the name of the key. */
import test from 'ava';
import { pptjs } from './command.js';
import { folder } from './folder.js';

const HIERA = `---
version: 5
hierarchy:
  - name: node
    path: node.json
    data_hash: json_data
  - name: service
    path: service.conf
    data_hash: hocon_data
  - name: common
    path: common.yaml
`;

const NTP = `class ntp(Array[String] $servers = [], Enum['on', 'off'] $mode = 'on') { }`;

type Files = Readonly<Record<string, string>>;

const errors: readonly (readonly [title: string, source: string, data: Files, printed: string])[] = [
  [
    'a class parameter of the wrong type',
    'include ntp',
    { 'common.yaml': '---\nntp::mode: maybe\nz: 1\n' },
    `data/common.yaml:2:12: error: Evaluation Error: Error while evaluating a Function Call, Class[Ntp]: parameter 'mode' expects a match for Enum['off', 'on'], got 'maybe' [RUNTIME_ERROR]
1 | ---
2 | ntp::mode: maybe
  |            ^^^^^
3 | z: 1
the value of the key 'ntp::mode', used at manifests/site.pp:1:1
`,
  ],
  [
    'the element of a class parameter that has the wrong type',
    'include ntp',
    { 'common.yaml': '---\nntp::servers:\n  - a\n  - 5\n' },
    `data/common.yaml:4:5: error: Evaluation Error: Error while evaluating a Function Call, Class[Ntp]: parameter 'servers' index 1 expects a String value, got Integer [RUNTIME_ERROR]
3 |   - a
4 |   - 5
  |     ^
the value of the key 'ntp::servers.1', used at manifests/site.pp:1:1
`,
  ],
  [
    'a value of the wrong type in JSON, which has priority over YAML',
    'include ntp',
    { 'common.yaml': 'ntp::servers: [b]', 'node.json': '{\n  "ntp::servers": ["a", 7]\n}\n' },
    `data/node.json:2:25: error: Evaluation Error: Error while evaluating a Function Call, Class[Ntp]: parameter 'servers' index 1 expects a String value, got Integer [RUNTIME_ERROR]
1 | {
2 |   "ntp::servers": ["a", 7]
  |                         ^
3 | }
the value of the key 'ntp::servers.1', used at manifests/site.pp:1:1
`,
  ],
  [
    'a member of the wrong type in HOCON',
    "notice(lookup('web', Struct[{ port => Integer, hosts => Array[String] }]))",
    { 'service.conf': '# hosts\nweb {\n  port = 80\n  hosts = [a\n    b, { c = 5 }]\n}\n' },
    `data/service.conf:5:8: error: Evaluation Error: Error while evaluating a Function Call, Found value has wrong type, entry 'hosts' index 2 expects a String value, got Struct [RUNTIME_ERROR]
4 |   hosts = [a
5 |     b, { c = 5 }]
  |        ^
6 | }
the value of the key 'web.hosts.2', used at manifests/site.pp:1:8
`,
  ],
  [
    'a dotted path in HOCON',
    "lookup('web.tls.port', String)",
    { 'service.conf': 'web : {\n  tls.port = 80\n}\n' },
    `data/service.conf:2:3: error: Evaluation Error: Error while evaluating a Function Call, Found value has wrong type, expects a String value, got Integer [RUNTIME_ERROR]
1 | web : {
2 |   tls.port = 80
  |   ^^^^^^^^
3 | }
the value of the key 'web.tls.port', used at manifests/site.pp:1:1
`,
  ],
  [
    'a merged hash: the level that has the faulty member',
    "lookup('users', Hash[String, Integer], 'hash')",
    { 'common.yaml': 'users:\n  a: 1\n  b: x\n', 'node.json': '{ "users": { "c": 3 } }' },
    `data/common.yaml:3:6: error: Evaluation Error: Error while evaluating a Function Call, Found value has wrong type, entry 'b' expects an Integer value, got String [RUNTIME_ERROR]
2 |   a: 1
3 |   b: x
  |      ^
the value of the key 'users.b', used at manifests/site.pp:1:1
`,
  ],
  [
    'a value that comes from a merge key of YAML',
    "lookup('a.port', String)",
    { 'common.yaml': 'base: &base\n  port: 80\na:\n  <<: *base\n' },
    `data/common.yaml:2:9: error: Evaluation Error: Error while evaluating a Function Call, Found value has wrong type, expects a String value, got Integer [RUNTIME_ERROR]
1 | base: &base
2 |   port: 80
  |         ^^
3 | a:
the value of the key 'a.port', used at manifests/site.pp:1:1
`,
  ],
  [
    'an unknown function in an interpolation',
    "lookup('motd')",
    { 'common.yaml': 'motd:\n  - x\n  - "welcome to %{lokup(\'name\')}!"\n' },
    `data/common.yaml:3:17: error: Unknown interpolation method 'lokup' [EVALUATION_ERROR]
2 |   - x
3 |   - "welcome to %{lokup('name')}!"
  |                 ^^^^^^^^^^^^^^^^
the value of the key 'motd'
`,
  ],
  [
    'the interpolated key in which an interpolation fails',
    "lookup('motd')",
    { 'common.yaml': 'motd: "%{lookup(\'name\')}"\nname: "%{x..y}"\n' },
    `data/common.yaml:2:8: error: Syntax error in string: %{x..y} [EVALUATION_ERROR]
1 | motd: "%{lookup('name')}"
2 | name: "%{x..y}"
  |        ^^^^^^^
the value of the key 'name'
`,
  ],
  [
    'a conversion that fails',
    "lookup('port')",
    { 'common.yaml': 'lookup_options:\n  port:\n    convert_to: Integer\nport: abc\n' },
    `data/common.yaml:4:7: error: The convert_to lookup_option for key 'port' raised error: 'new' The string 'abc' cannot be converted to Integer [EVALUATION_ERROR]
3 |     convert_to: Integer
4 | port: abc
  |       ^^^
the value of the key 'port'
`,
  ],
  [
    'lookup_options that are not a hash',
    "lookup('port')",
    { 'common.yaml': 'port: 1\nlookup_options: [a]\n' },
    `data/common.yaml:2:17: error: value of lookup_options must be a hash [EVALUATION_ERROR]
1 | port: 1
2 | lookup_options: [a]
  |                 ^^^
the value of the key 'lookup_options'
`,
  ],
  [
    'a part of a scalar, which has no parts',
    "lookup('a.b.c')",
    { 'common.yaml': 'a:\n  b: text\n' },
    `data/common.yaml:2:6: error: Data Provider type mismatch: Got String when a hash-like object was expected to access value using 'c' from key 'a.b.c' [EVALUATION_ERROR]
1 | a:
2 |   b: text
  |      ^^^^
the value of the key 'a.b'
`,
  ],
  [
    'a syntax error in YAML',
    "lookup('x')",
    { 'common.yaml': '---\na: 1\n b: 2\n' },
    `data/common.yaml:2:4: error: Unable to parse (data/common.yaml): Nested mappings are not allowed in compact mappings at line 2 column 4 [EVALUATION_ERROR]
1 | ---
2 | a: 1
  |    ^
3 |  b: 2
`,
  ],
  [
    'a date in YAML, which Puppet does not load',
    "lookup('x')",
    { 'common.yaml': 'a:\n  b: 2020-01-01\n' },
    `data/common.yaml:2:6: error: Unable to parse (data/common.yaml): Tried to load unspecified class: Date [EVALUATION_ERROR]
1 | a:
2 |   b: 2020-01-01
  |      ^^^^^^^^^^
`,
  ],
  [
    'a syntax error in JSON',
    "lookup('x')",
    { 'node.json': '{\n  "a": [ 1 }\n}\n' },
    `data/node.json:2:12: error: Unable to parse (data/node.json): unexpected character '}
}
' at line 2 [EVALUATION_ERROR]
1 | {
2 |   "a": [ 1 }
  |            ^
3 | }
`,
  ],
  [
    'a syntax error in HOCON',
    "lookup('x')",
    { 'service.conf': 'a = 1\nb = [1\nc = 2\n' },
    `data/service.conf:3:1: error: Unable to parse (data/service.conf): String: 3: List should have ended with ] or had a comma, instead had token: '=' (if you want '=' to be part of a string value, then double-quote it) [EVALUATION_ERROR]
2 | b = [1
3 | c = 2
  | ^^^^^
`,
  ],
  [
    'a file that is not a hash',
    "lookup('x')",
    { 'node.json': '[1]' },
    `data/node.json:1:1: error: Value returned from data_hash function 'json_data', when using location 'data/node.json', has wrong type, expects a Hash value, got Tuple [EVALUATION_ERROR]
1 | [1]
  | ^
`,
  ],
];

for (const [title, source, data, printed] of errors) {
  test(`the error shows ${title}`, async (t) => {
    const files = Object.fromEntries(Object.entries(data).map(([name, text]) => [`data/${name}`, text]));
    const cwd = folder(t, {
      'manifests/site.pp': source,
      'modules/ntp/manifests/init.pp': NTP,
      'hiera.yaml': HIERA,
      ...files,
    });
    const { code, stderr } = await pptjs(['compile', '--environment', '.'], { cwd });
    t.is(code, 1);
    t.is(stderr.replaceAll(`${cwd}/`, ''), printed);
  });
}

test('lookup shows the part of a data file at fault', async (t) => {
  const cwd = folder(t, { 'hiera.yaml': '---\nversion: 5\n', 'data/common.yaml': 'a: "%{foo(\'x\')}"\n' });
  const { code, stderr } = await pptjs(['lookup', 'a', '--environment', '.'], { cwd });
  t.is(code, 1);
  t.true(stderr.startsWith("data/common.yaml:1:5: error: Unknown interpolation method 'foo'"), stderr);
});
