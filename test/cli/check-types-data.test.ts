/** The findings about Hiera data, and about parameters and lookups that depend on them. */
import { type EnvironmentRow, INCOMPLETE, testFindings } from './environment-findings.js';

/** A class that declares resources from its parameters. */
const RESOURCES = `class web (Hash $sites = {}, Hash $each = {}, Hash $sum = {}, Hash $files = {}, Hash $changed = {}) {
  create_resources('web::site', $sites, { root => '/srv' })
  $each.each |$title, $values| { web::site { $title: * => $values } }
  $sum.each |$title, $values| { web::site { $title: * => { root => '/' } + $values } }
  create_resources(file, $files)
  create_resources('web::site', Hash($changed.map |$title, $values| { [$title, { root => '/' }] }))
}
`;

const rows: readonly EnvironmentRow[] = [
  // Values
  {
    title: 'an interpolation for an Integer',
    data: 'web::port: "%{facts.port}"',
    findings: ['data/common.yaml:1 TYPE_DATA'],
  },
  {
    title: 'a lookup for an Integer',
    data: 'web::port: "%{lookup(\'a\')}"\na: 1',
    findings: ['data/common.yaml:1 TYPE_DATA'],
  },
  {
    title: 'elements and keys of merged values',
    data: 'lookup_options: { web::names: { merge: unique }, web::ports: { merge: deep } }\nweb::names: [a, [1]]\nweb::ports: { A: 1 }',
    files: {
      'modules/web/manifests/init.pp':
        "class web (Array[String] $names, Hash[Pattern[/^[a-z]/], Integer] $ports) {\n  service { 'web': }\n}\n",
    },
    findings: ['data/common.yaml:2 TYPE_DATA', 'data/common.yaml:3 TYPE_DATA'],
  },
  {
    title: 'values within merged hashes',
    data: 'lookup_options: { web::a: { merge: deep }, web::b: { merge: hash } }\nweb::a: { x: { port: b } }\nweb::b: { x: { port: 1, z: 1 } }',
    files: {
      'modules/web/manifests/init.pp':
        'class web (Hash[String, Struct[{ port => Integer, name => String }]] $a, Hash[String, Struct[{ port => Integer }]] $b) { }\n',
    },
    findings: ['data/common.yaml:2 TYPE_DATA', 'data/common.yaml:3 TYPE_DATA'],
  },
  {
    title: 'values within merged hashes to which other levels can add keys',
    data: 'lookup_options: { web::a: { merge: deep } }\nweb::a: { x: { port: 1, list: [], "--z": 1 } }',
    files: {
      'modules/web/manifests/init.pp':
        'class web (Hash[String, Struct[{ port => Integer, name => String, list => Array[Integer, 1] }]] $a) { }\n',
    },
    findings: [],
  },
  {
    title: 'options of the first pattern that matches a key',
    data: 'lookup_options: { "^web::p": { merge: first }, "^web::.*": { merge: deep } }\nweb::port: a\nweb::names: 1',
    findings: ['data/common.yaml:2 TYPE_DATA', 'data/common.yaml:3 TYPE_DATA'],
  },
  {
    title: 'null for a parameter with a default, for one that accepts undef, and for another one',
    data: 'web::port: ~\ndb::password: ~\ndb::user: ~',
    findings: ['data/common.yaml:2 TYPE_DATA'],
  },
  {
    title: 'elements and keys that fit, may be replaced, or remove others',
    data: 'lookup_options: { web::names: { merge: unique }, web::ports: { merge: { strategy: deep, knockout_prefix: "--" } } }\nweb::names: [a, ["%{facts.a}"]]\nweb::ports: { a: b, "--A": 1, "%{facts.b}": 2 }',
    files: {
      'data/a.yaml': 'web::ports: { a: 1 }\n',
      'modules/web/manifests/init.pp':
        "class web (Array[String] $names, Hash[Pattern[/^[a-z]/], Integer] $ports) {\n  service { 'web': }\n}\n",
    },
    findings: [],
  },
  {
    title: 'a value that another level may replace',
    data: 'web::port: http',
    files: { 'data/a.yaml': 'web::port: 1\n' },
    findings: ['data/common.yaml:1 TYPE_DATA'],
  },
  {
    title: 'interpolations with keys that no data has',
    data: 'a: ["%{lookup(\'b\')}", "%{alias(\'c.d\')}"]\nb: "%{hiera(\'nme\')}"\nname: x',
    findings: ['data/common.yaml:1 TYPE_UNKNOWN_KEY', 'data/common.yaml:2 TYPE_UNKNOWN_KEY'],
  },
  { title: 'an interpolation with a key', data: 'a: "%{lookup(\'b.c\')}"\nb: { c: 1 }', findings: [] },
  {
    title: 'keys of a class that no parameter has, one of which an interpolation looks up',
    data: 'a: "%{lookup(\'web::domain\')}"\nweb::domain: x\nweb::other: x',
    findings: ['data/common.yaml:3 TYPE_DATA_KEY'],
  },
  { title: 'an interpolation for a String', data: 'web::names: ["%{facts.port}"]', findings: [] },
  { title: 'an alias of an Integer', data: 'web::port: "%{alias(\'a\')}"\na: 1', findings: [] },
  {
    title: 'an alias of a String',
    data: 'web::port: "%{alias(\'a\')}"\na: b',
    findings: ['data/common.yaml:1 TYPE_DATA'],
  },
  {
    title: 'an alias of a key that no file has',
    data: 'web::port: "%{alias(\'b\')}"',
    findings: ['data/common.yaml:1 TYPE_UNKNOWN_KEY'],
  },
  { title: 'an alias of itself', data: 'web::port: "%{alias(\'web::port\')}"', findings: [] },
  {
    title: 'an alias within a text',
    data: 'a: "b%{alias(\'c\')}"\nc: 1',
    findings: ['data/common.yaml:1 TYPE_DATA_INVALID'],
  },
  {
    title: 'an unknown method in an interpolation',
    data: 'a:\n  b: ["%{lokup(\'c\')}", "%{literal(\'%\')}{x}"]',
    findings: ['data/common.yaml:1 TYPE_DATA_INVALID'],
  },
  {
    title: 'a method without quotes',
    data: "a: '%{lookup(b)}'\nb: c",
    findings: ['data/common.yaml:1 TYPE_DATA_INVALID'],
  },
  {
    title: 'an unknown variable',
    data: 'a: ["b%{nosuch}", "%{nosuch}"]',
    findings: ['data/common.yaml:1 TYPE_UNKNOWN_VARIABLE'],
  },
  {
    title: 'variables that lookups have',
    data: 'a: "%{facts.b} %{::kernel} %{module_name} %{web::port} %{trusted.c}"',
    findings: [],
  },
  // lookup_options
  {
    title: 'an unknown strategy',
    data: 'lookup_options:\n  web::names: { merge: uniq }',
    findings: ['data/common.yaml:1 TYPE_DATA_INVALID'],
  },
  {
    title: 'an unknown option of a strategy',
    data: 'lookup_options:\n  web::names: { merge: { strategy: deep, knockout: "--" } }',
    findings: ['data/common.yaml:1 TYPE_DATA_INVALID'],
  },
  {
    title: 'options in a list',
    data: 'lookup_options: [web::names]',
    findings: ['data/common.yaml:1 TYPE_DATA_INVALID'],
  },
  { title: 'a merged scalar', data: 'lookup_options:\n  web::names: { merge: unique }\nweb::names: a', findings: [] },
  {
    title: 'a merged scalar for an Integer',
    data: 'lookup_options:\n  web::port: { merge: unique }\nweb::port: 1',
    findings: ['data/common.yaml:3 TYPE_DATA'],
  },
  {
    title: 'a merged Hash for an Array',
    data: 'lookup_options:\n  web::names: { merge: hash }\nweb::names: { a: b }',
    findings: ['data/common.yaml:3 TYPE_DATA'],
  },
  {
    title: 'elements of a merged Array',
    data: 'lookup_options:\n  web::names: { merge: deep }\nweb::names: [a, 1, { x: 1 }]',
    findings: ['data/common.yaml:3 TYPE_DATA'],
  },
  {
    title: 'a converted number',
    data: 'lookup_options:\n  web::port: { convert_to: Integer }\nweb::port: "80"',
    findings: [],
  },
  {
    title: 'a text that cannot be converted',
    data: 'lookup_options:\n  web::port: { convert_to: Integer }\nweb::port: http',
    findings: ['data/common.yaml:3 TYPE_DATA_INVALID'],
  },
  {
    title: 'a conversion to a type that the parameter does not accept',
    data: 'lookup_options:\n  web::port: { convert_to: Sensitive }\nweb::port: 1',
    findings: ['data/common.yaml:3 TYPE_DATA'],
  },
  {
    title: 'a conversion with arguments',
    data: 'lookup_options:\n  web::port: { convert_to: [Integer, 16] }\nweb::port: "f0"',
    findings: [],
  },
  {
    title: 'a configuration that contradicts itself',
    files: { 'hiera.yaml': 'version: 5\nhierarchy:\n  - { name: common, path: a.yaml, paths: [b.yaml] }\n' },
    findings: ['hiera.yaml:1 TYPE_DATA_INVALID'],
  },
  // Parameters that no data binds
  {
    title: 'a parameter without a value',
    manifest: 'include db',
    findings: ['manifests/site.pp:1 TYPE_MISSING_PARAMETER'],
  },
  {
    title: 'a parameter without a value, and empty data',
    manifest: 'include db',
    files: { 'data/common.yaml': '---\n', 'data/a.yaml': '' },
    findings: ['manifests/site.pp:1 TYPE_MISSING_PARAMETER'],
  },
  { title: 'a parameter with a value in data', manifest: 'include db', data: 'db::password: a', findings: [] },
  {
    title: 'a parameter with a value in another declaration',
    manifest: "class { 'db': password => 'a' } include db",
    findings: [],
  },
  {
    title: 'a parameter without a value that accepts undef',
    manifest: "include idle idle::user { 'a': } idle::user { 'b': name => undef, shell => undef }",
    files: {
      'modules/idle/manifests/init.pp': 'class idle(Optional[String] $user, $group) { }\n',
      'modules/idle/manifests/user.pp': 'define idle::user(Optional[String] $shell) { }\n',
    },
    findings: Array<string>(3).fill('manifests/site.pp:1 TYPE_MISSING_PARAMETER'),
  },
  {
    title: 'a parameter without a value of a class that another class inherits',
    manifest: 'include idle',
    files: {
      'modules/idle/manifests/init.pp': 'class idle(String $user) { include idle::b }\n',
      'modules/idle/manifests/b.pp': "class idle::b inherits idle { Class['idle::b'] -> Class['idle'] }\n",
      'modules/idle/manifests/c.pp': "class idle::c inherits idle { Class['idle::c'] -> Class['idle'] }\n",
    },
    findings: ['manifests/site.pp:1 TYPE_MISSING_PARAMETER'],
  },
  {
    title: 'a parameter without a value of a class that is only inherited',
    manifest: 'include idle::b',
    files: {
      'modules/idle/manifests/init.pp': 'class idle(String $user) { include idle::c }\n',
      'modules/idle/manifests/b.pp': 'class idle::b inherits idle { }\n',
      'modules/idle/manifests/c.pp': 'class idle::c inherits idle { }\n',
      'modules/db/manifests/spare.pp': 'class db::spare inherits db { }\n',
    },
    findings: [
      'modules/idle/manifests/b.pp:1 TYPE_MISSING_PARAMETER',
      'modules/idle/manifests/c.pp:1 TYPE_MISSING_PARAMETER',
    ],
  },
  {
    title: 'a declaration without the parameter',
    manifest: "class { 'db': user => 'a' }",
    findings: ['manifests/site.pp:1 TYPE_MISSING_PARAMETER'],
  },
  {
    title: 'a declaration without the parameter, beside one with it and declarations with unknown values',
    manifest:
      "if $facts['a'] { class { 'db': user => 'a' } } else { class { 'db': password => 'a' } } create_resources('class', $facts['c'])",
    findings: ['manifests/site.pp:1 TYPE_MISSING_PARAMETER'],
  },
  {
    title: 'a declaration without the parameter, and a module that is not installed',
    manifest: "class { 'db': user => 'a' }\ninclude web\ninclude idle\nUser['a'] -> User['b']",
    files: {
      'modules/web/metadata.json': INCOMPLETE,
      'modules/idle/manifests/init.pp': 'class idle(String $user) { }\n',
    },
    findings: [
      'manifests/site.pp:4 TYPE_UNKNOWN_RESOURCE',
      'manifests/site.pp:4 TYPE_UNKNOWN_RESOURCE',
      'manifests/site.pp:1 TYPE_MISSING_PARAMETER',
      'manifests/site.pp:3 TYPE_MISSING_PARAMETER',
    ],
  },
  { title: 'parameters of a Hash', manifest: "class { 'db': * => $facts['db'] }", findings: [] },
  {
    title: 'a level whose data is not known',
    manifest: 'include db',
    files: { 'hiera.yaml': 'version: 5\nhierarchy:\n  - { name: vault, lookup_key: vault }\n' },
    findings: [],
  },
  // Resources that a class declares from a parameter
  {
    title: 'attributes of resources that a class declares from data',
    data: 'web::sites:\n  a: { root: 1 }\n  b: { rot: /x }\nweb::each:\n  c: { root: [] }\nweb::sum:\n  d: { rooot: /x }\nweb::files:\n  /e: { modus: 1 }',
    files: { 'modules/web/manifests/init.pp': RESOURCES },
    findings: [
      'data/common.yaml:2 TYPE_PARAMETER',
      'data/common.yaml:3 TYPE_UNKNOWN_PARAMETER',
      'data/common.yaml:5 TYPE_PARAMETER',
      'data/common.yaml:7 TYPE_UNKNOWN_PARAMETER',
      'data/common.yaml:9 TYPE_UNKNOWN_PARAMETER',
    ],
  },
  {
    title: 'attributes that fit, and entries that the class changes',
    data: 'web::sites:\n  a: { root: "%{facts.a}", require: x, tag: [y] }\n  b: { root: ~, "%{facts.b}": 1 }\nweb::changed:\n  c: { rot: 1 }\nweb::files:\n  /e: { mode: 1 }',
    files: { 'modules/web/manifests/init.pp': RESOURCES },
    findings: [],
  },
  {
    title: 'merged attributes of resources',
    data: 'lookup_options: { web::sites: { merge: deep }, web::each: { merge: hash } }\nweb::sites: { a: { root: 1, rot: 2 } }\nweb::each: { a: { root: 1 }, b: { root: 1 } }',
    files: { 'data/a.yaml': 'web::each: { a: { root: x } }\n', 'modules/web/manifests/init.pp': RESOURCES },
    findings: [
      'data/common.yaml:2 TYPE_PARAMETER',
      'data/common.yaml:2 TYPE_UNKNOWN_PARAMETER',
      'data/common.yaml:3 TYPE_PARAMETER',
    ],
  },
  // Lookups
  {
    title: 'values that lookups with types reject',
    manifest:
      "lookup('port', Integer) lookup('port', { value_type => Integer, default_value => 1 }) lookup({ name => 'port', value_type => Array[String] })",
    files: { 'data/common.yaml': 'port: http\n' },
    findings: Array<string>(3).fill('manifests/site.pp:1 TYPE_LOOKUP'),
  },
  {
    title: 'values that lookups with types accept, or that are merged',
    manifest:
      "lookup('port', Variant[String, Integer]) lookup('port', Array, 'unique') lookup(['port', 'web'], Integer) lookup('ports', Array[Integer]) $t = Integer lookup('port', $t)",
    files: { 'data/common.yaml': 'port: http\nports: [1, 2]\n' },
    findings: [],
  },
  {
    title: 'lookups that merge values of other types',
    manifest:
      "lookup('names', Array[Integer], 'unique')\nlookup('names', Hash, 'unique')\nlookup('ports', Hash[String, String], { strategy => 'hash' })\nlookup('ports', Array, 'deep')\nlookup('users', Hash[String, Struct[{ id => Integer }]])",
    data: 'lookup_options: { users: { merge: deep } }\nnames: [a]\nports: { a: 1 }\nusers: { a: { id: b }, c: { id: 1 } }',
    findings: [
      'manifests/site.pp:1 TYPE_LOOKUP',
      'manifests/site.pp:2 TYPE_LOOKUP',
      'manifests/site.pp:3 TYPE_LOOKUP',
      'manifests/site.pp:4 TYPE_LOOKUP',
      'manifests/site.pp:5 TYPE_LOOKUP',
    ],
  },
  {
    title: 'lookups that merge values that fit, or may be replaced, or with an unknown strategy',
    manifest:
      "$s = 'unique' lookup('names', Array[String], 'unique') lookup('names', Hash, $s) lookup('ports', Hash[String, String], 'hash') lookup('ports', Array, { strategy => $s }) lookup('number', Hash, 'hash')",
    data: 'lookup_options: { number: { convert_to: Hash } }\nnames: [a]\nports: { a: 1 }\nnumber: [[a, 1]]',
    files: { 'data/a.yaml': 'ports: { a: b }\n' },
    findings: [],
  },
  {
    title: 'a key that no data has',
    manifest: "lookup('web::name')",
    findings: ['manifests/site.pp:1 TYPE_UNKNOWN_KEY'],
  },
  { title: 'a key that the data has', manifest: "lookup('web::names', Array[String], 'unique')", findings: [] },
  {
    title: 'keys with a default',
    manifest: "lookup('a', String, 'first', 'b') lookup('a', { default_value => 'b' }) lookup('a') |$key| { 'b' }",
    findings: [],
  },
  {
    title: 'keys of which one is enough, and a part of a key',
    manifest: "lookup(['a', 'web::names']) lookup('a.b')",
    findings: [],
  },
];

testFindings(rows);
