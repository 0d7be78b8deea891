/** The findings about Hiera data and about resources that other files declare, in environments of a few files. */
import test from 'ava';
import { pptjs } from './command.js';
import { folder } from './folder.js';

const FILES = {
  'environment.conf': '',
  'hiera.yaml':
    'version: 5\nhierarchy:\n  - { name: nodes, path: "%{trusted.certname}.yaml" }\n  - { name: common, path: common.yaml }\n',
  'data/common.yaml': 'web::names: [a]\n',
  'modules/web/manifests/init.pp':
    "class web (Integer $port = 80, Array[String] $names = []) {\n  service { 'web': }\n}\n",
  'modules/web/manifests/site.pp': 'define web::site (String $root) {\n  file { "/etc/web/${title}.conf": }\n}\n',
  'modules/db/manifests/init.pp': 'class db (String $password, Optional[String] $user = undef) {\n}\n',
};

interface Row {
  readonly title: string;
  readonly manifest?: string;
  readonly data?: string;
  readonly files?: Readonly<Record<string, string>>;
  /** `file:line code`, in order. */
  readonly findings: readonly string[];
}

/** The metadata of a module that depends on one that is not installed. */
const INCOMPLETE =
  '{ "name": "a-web", "version": "1.0.0", "author": "a", "license": "MIT", "source": "", ' +
  '"dependencies": [{ "name": "a/users" }] }';

const rows: readonly Row[] = [
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
  // Resources that no code declares
  {
    title: 'a relation to a resource with another title',
    manifest: "include web file { '/a': notify => Service['wbe'], require => File['/b'] }",
    findings: ['manifests/site.pp:1 TYPE_UNKNOWN_RESOURCE', 'manifests/site.pp:1 TYPE_UNKNOWN_RESOURCE'],
  },
  {
    title: 'relations to resources of other files',
    manifest:
      "include web web::site { 'a': root => '/' } " +
      "notify { 'a': require => [Service['web'], File['/etc/web/a.conf']], before => 'Service[web]' }",
    findings: [],
  },
  {
    title: 'relations to resources of definitions that the manifests do not use',
    manifest: "include web notify { 'a': require => [Service['web'], File['/etc/web/a.conf'], User['idle']] }",
    files: { 'modules/idle/manifests/init.pp': "class idle { user { 'idle': } }\n" },
    findings: ['manifests/site.pp:1 TYPE_UNKNOWN_RESOURCE', 'manifests/site.pp:1 TYPE_UNKNOWN_RESOURCE'],
  },
  {
    title: 'relations in a class that the manifests do not use',
    manifest: 'include web',
    files: {
      'modules/idle/manifests/init.pp':
        "class idle { include idle::b\n  User['idle'] -> User[$facts['a']]\n  User['other'] -> User['idle'] }\n",
      'modules/idle/manifests/b.pp': "class idle::b { user { 'idle': } }\n",
    },
    findings: ['modules/idle/manifests/init.pp:3 TYPE_UNKNOWN_RESOURCE'],
  },
  {
    title: 'relations to packages of functions, and to resources that a used definition declares with any title',
    manifest: "include idle stdlib::ensure_packages(['a']) Package['a'] -> User['c'] User['d'] -> Group['c']",
    files: {
      'modules/idle/manifests/init.pp': "class idle { idle::b { 'b': } }\n",
      'modules/idle/manifests/b.pp': "define idle::b($user = 'x') { user { $user: } }\n",
      'modules/stdlib/lib/puppet/functions/stdlib/ensure_packages.rb':
        "Puppet::Functions.create_function(:'stdlib::ensure_packages') do\n  def x(y)\n  end\nend\n",
    },
    findings: ['manifests/site.pp:1 TYPE_UNKNOWN_RESOURCE'],
  },
  {
    title: 'a title that an interpolation cannot have',
    manifest: "notify { 'a': require => File['/etc/web.conf'] }",
    findings: ['manifests/site.pp:1 TYPE_UNKNOWN_RESOURCE'],
  },
  {
    title: 'titles with the texts around two interpolations in their order, and in another order',
    manifest:
      'define t() { notify { "a${title}b${name}c": } } notify { ["ab", "d"]: require => [Notify["abc"], Notify["axbxxc"], Notify["acb"], Notify["abc."]] }',
    findings: ['manifests/site.pp:1 TYPE_UNKNOWN_RESOURCE', 'manifests/site.pp:1 TYPE_UNKNOWN_RESOURCE'],
  },
  {
    title: 'a chain with a resource that does not exist',
    manifest: "notify { 'a': } Notify['a'] -> Notify['b'] ~> Web::Site['c']",
    findings: ['manifests/site.pp:1 TYPE_UNKNOWN_RESOURCE', 'manifests/site.pp:1 TYPE_UNKNOWN_RESOURCE'],
  },
  {
    title: 'a realized resource',
    manifest: "realize(User['a'])",
    findings: ['manifests/site.pp:1 TYPE_UNKNOWN_RESOURCE'],
  },
  {
    title: 'resources by their names',
    manifest:
      "file { 'a': path => '/a/' } exec { 'b': alias => 'c' } notify { 'd': require => [File['/a'], Exec['c']] }",
    findings: [],
  },
  {
    title: 'titles of files that are no paths, beside files with any path',
    manifest:
      "file { 'a': path => $facts['b'] } file { $facts['c']: } notify { 'd': require => [File['/x'], File['e']] }",
    findings: ['manifests/site.pp:1 TYPE_UNKNOWN_RESOURCE'],
  },
  {
    title: 'values of attributes that name no resource',
    manifest:
      "exec { 'a': command => 'b' } web::site { 'a': root => 'b' } notify { 'd': require => [Exec['b'], Web::Site['b']] }",
    findings: ['manifests/site.pp:1 TYPE_UNKNOWN_RESOURCE', 'manifests/site.pp:1 TYPE_UNKNOWN_RESOURCE'],
  },
  {
    title: 'references in a variable',
    manifest:
      "include web $a = $facts['b'] ? { 'c' => File['/c'], default => [Service['web'], Class['db']] } $a -> notify { 'd': }",
    findings: ['manifests/site.pp:1 TYPE_UNKNOWN_RESOURCE', 'manifests/site.pp:1 TYPE_UNKNOWN_RESOURCE'],
  },
  {
    title: 'resources of a function that no code calls, and of one that the manifest calls',
    manifest: "include web web::create('user') notify { 'a': require => [User['b'], Group['b']] }",
    files: {
      'modules/web/functions/create.pp': "function web::create($a) { user { 'c': } }\n",
      'modules/web/functions/other.pp': 'function web::other($a) { create_resources($a, {}) }\n',
    },
    findings: ['manifests/site.pp:1 TYPE_UNKNOWN_RESOURCE', 'manifests/site.pp:1 TYPE_UNKNOWN_RESOURCE'],
  },
  {
    title: 'resources of any type that a called function declares',
    manifest: "include web web::other('user') notify { 'a': require => User['b'] }",
    files: { 'modules/web/functions/other.pp': 'function web::other($a) { create_resources($a, {}) }\n' },
    findings: [],
  },
  {
    title: 'resources of a function whose name is not known',
    manifest: "include web call($facts['a'], 'user') notify { 'a': require => User['b'] }",
    files: { 'modules/web/functions/other.pp': 'function web::other($a) { create_resources($a, {}) }\n' },
    findings: [],
  },
  {
    title: 'a relation beside a module that is not installed and that the manifest does not use',
    manifest: "include web notify { 'a': require => User['b'] }",
    files: { 'modules/web/metadata.json': INCOMPLETE },
    findings: ['manifests/site.pp:1 TYPE_UNKNOWN_RESOURCE'],
  },
  {
    title: 'a relation beside a class that is not installed',
    manifest: "include web notify { 'a': require => User['b'] }",
    files: {
      'modules/web/metadata.json': INCOMPLETE,
      'modules/web/manifests/init.pp': 'class web ($names) { include users }\n',
    },
    findings: ['modules/web/manifests/init.pp:1 TYPE_UNKNOWN_CLASS'],
  },
  {
    title: 'a mandatory parameter of a class that a declared resource declares',
    manifest: "idle::a { 'a': }",
    files: {
      'modules/idle/manifests/a.pp': 'define idle::a() { include idle::b }\n',
      'modules/idle/manifests/b.pp': 'class idle::b($c) { }\n',
      'modules/idle/manifests/create.pp': 'class idle::create($d) { create_resources($d, {}) }\n',
    },
    findings: ['modules/idle/manifests/a.pp:1 TYPE_MISSING_PARAMETER'],
  },
  { title: 'titles that are not known', manifest: "package { $facts['a']: before => Package['b'] }", findings: [] },
  {
    title: 'a resource that a condition tests',
    manifest: "if defined(User['a']) { realize(User['a']) }",
    findings: [],
  },
  {
    title: 'created resources',
    manifest: "create_resources('user', $facts['a']) User['b'] -> User['c']",
    findings: [],
  },
  {
    title: 'a resource that an included class declares, too',
    manifest: 'include conflict::b',
    files: {
      'modules/conflict/manifests/a.pp': "class conflict::a { notify { 'n': } return() }\n",
      'modules/conflict/manifests/b.pp': "class conflict::b { include conflict::a notify { ['m', 'n']: } }\n",
    },
    findings: ['modules/conflict/manifests/b.pp:1 TYPE_CONFLICTING_CLASSES'],
  },
  {
    title: 'a resource of two classes of a node',
    manifest: "node 'a' { include conflict::a, conflict::b } node 'b' { include conflict::a }",
    files: {
      'modules/conflict/manifests/a.pp': "class conflict::a { file { '/n/': } }\n",
      'modules/conflict/manifests/b.pp': "class conflict::b { notify { 'm': } -> file { '/n': } }\n",
    },
    findings: ['modules/conflict/manifests/b.pp:1 TYPE_CONFLICTING_CLASSES'],
  },
  {
    title: 'a class with parameters after its inclusion',
    manifest: "node 'a' { include conflict::a, conflict::b } node 'b' { include conflict::b, conflict::a }",
    files: {
      'modules/conflict/manifests/a.pp': 'class conflict::a { include conflict::c }\n',
      'modules/conflict/manifests/b.pp': "class conflict::b { class { 'conflict::c': } }\n",
      'modules/conflict/manifests/c.pp': 'class conflict::c { }\n',
    },
    findings: ['modules/conflict/manifests/b.pp:1 TYPE_CONFLICTING_CLASSES'],
  },
  {
    title: 'resources of classes that no code declares together, and those in branches and after jumps',
    manifest: "node 'a' { include conflict::a, conflict::c } node 'b' { include conflict::b }",
    files: {
      'modules/conflict/manifests/a.pp':
        "class conflict::a { notify { 'n': } if $facts['a'] { return() } notify { 'm': } }\n",
      'modules/conflict/manifests/b.pp': "class conflict::b { notify { 'n': } }\n",
      'modules/conflict/manifests/c.pp':
        "class conflict::c { if $facts['a'] { notify { 'n': } } [1].each |$x| { notify { 'n': } } notify { 'm': } }\n",
    },
    findings: [],
  },
  {
    title: 'statements and other names in a file of a module',
    manifest: 'notice(1)',
    files: {
      'modules/web/manifests/a.pp': 'class web::a { }\nnotice(1)\n',
      'modules/web/manifests/b.pp': 'class web::c { }\n',
    },
    findings: [
      'modules/web/manifests/a.pp:2 ILLEGAL_TOP_CONSTRUCT_LOCATION',
      'modules/web/manifests/b.pp:1 ILLEGAL_DEFINITION_LOCATION',
    ],
  },
  { title: 'collected resources', manifest: "User <<| |>> -> User['b']", findings: [] },
  {
    title: 'a relation to a class that no code declares',
    manifest: "include web Class['idle'] -> Class['web'] if defined(Class['spare']) { Class['spare'] -> Class['web'] }",
    files: {
      'modules/idle/manifests/init.pp': 'class idle { }\n',
      'modules/spare/manifests/init.pp': 'class spare { }\n',
    },
    findings: ['manifests/site.pp:1 TYPE_UNKNOWN_RESOURCE'],
  },
  {
    title: 'a relation to a class beside classes with unknown names',
    manifest: "include web, $facts['class'] Class['idle'] -> Class['web']",
    files: { 'modules/idle/manifests/init.pp': 'class idle { }\n' },
    findings: [],
  },
  {
    title: 'templates of the module of a class',
    manifest: 'class a { notice(epp("${module_name}/x.epp")) } include web::own',
    files: {
      'modules/web/manifests/own.pp':
        'class web::own($at = "${module_name}/none.epp") {\n  [1].each |$n| { notice(epp("${module_name}/own.epp"), epp($at)) }\n}\n',
      'modules/web/templates/own.epp': '<%- | Integer $x | -%>\n',
    },
    findings: ['modules/web/manifests/own.pp:2 TYPE_MISSING_PARAMETER'],
  },
  {
    title: 'a template that the module of a class does not have',
    manifest: 'web::own { "a": }',
    files: {
      'modules/web/manifests/own.pp': 'define web::own() {\n  notice(template("${module_name}/none.erb"))\n}\n',
    },
    findings: ['modules/web/manifests/own.pp:2 TYPE_UNKNOWN_FILE'],
  },
  {
    title: 'a relation to a class beside classes with partly known names',
    manifest:
      'include web, "spare::${facts[\'class\']}" contain "::spare::${facts[\'class\']}"\n' +
      "Class['idle'] -> Class['spare::a'] -> Class['web']",
    files: {
      'modules/idle/manifests/init.pp': 'class idle { include "${title}::${facts[\'class\']}" }\n',
      'modules/spare/manifests/a.pp': 'class spare::a { }\n',
    },
    findings: ['manifests/site.pp:2 TYPE_UNKNOWN_RESOURCE'],
  },
  {
    title: 'a relation to a class beside names of classes that begin with the title of a class',
    manifest: "include idle Class['idle::a'] -> Class['idle::b'] Class['Idle::C'] -> Class['web']",
    files: {
      'modules/idle/manifests/init.pp':
        'class idle { include web, "${title}::a" contain "${name}::${facts[\'class\']}c" }\n',
      'modules/idle/manifests/a.pp': 'class idle::a { }\n',
      'modules/idle/manifests/b.pp': 'class idle::b { }\n',
      'modules/idle/manifests/c.pp': 'class idle::c { }\n',
    },
    findings: ['manifests/site.pp:1 TYPE_UNKNOWN_RESOURCE'],
  },
  {
    title: 'partly known names in a class that the environment does not use',
    manifest: "include web Class['idle'] -> Class['web']",
    files: {
      'modules/idle/manifests/init.pp':
        'class idle { include $facts["class"] create_resources("class", $facts["b"]) }\n',
    },
    findings: ['manifests/site.pp:1 TYPE_UNKNOWN_RESOURCE'],
  },
  {
    title: 'resources of any type in a class that the environment does not use',
    manifest: "User['a'] -> User['b']",
    files: {
      'modules/idle/manifests/init.pp': 'class idle { include idle::any }\n',
      'modules/idle/manifests/any.pp':
        'class idle::any(Hash $all = {}) { $all.each |$type, $each| { create_resources($type, $each) } }\n',
    },
    findings: ['manifests/site.pp:1 TYPE_UNKNOWN_RESOURCE', 'manifests/site.pp:1 TYPE_UNKNOWN_RESOURCE'],
  },
  {
    title: 'resources of any type in a class that the environment uses',
    manifest: "include idle User['a'] -> User['b']",
    files: {
      'modules/idle/manifests/init.pp': 'class idle { include idle::any }\n',
      'modules/idle/manifests/any.pp':
        'class idle::any(Hash $all = {}) { $all.each |$type, $each| { create_resources($type, $each) } }\n',
    },
    findings: [],
  },
  {
    title: 'a module that is not installed',
    manifest: "User['a'] -> User['b']",
    files: { 'modules/web/metadata.json': INCOMPLETE },
    findings: [],
  },
  {
    title: 'a misspelled title beside a module that is not installed',
    manifest: "user { 'deploy': }\nUser['deploy'] -> User['other']\nUser['deploi'] -> User['deploy']",
    files: { 'modules/web/metadata.json': INCOMPLETE },
    findings: ['manifests/site.pp:3 TYPE_UNKNOWN_RESOURCE'],
  },
];

for (const { title, manifest = '', data, files, findings } of rows) {
  test(`check --types --hiera: ${title}`, async (t) => {
    const cwd = folder(t, {
      ...FILES,
      'manifests/site.pp': `${manifest}\n`,
      ...(data !== undefined && { 'data/common.yaml': `${data}\n` }),
      ...files,
    });
    const { stdout, stderr } = await pptjs(['check', '--types', '--hiera', '--json'], { cwd });
    t.is(stderr, '');
    const found = stdout.trim().split('\n').slice(0, -1);
    t.deepEqual(
      found.map((line) => {
        const { file, line: number, code } = JSON.parse(line) as Record<string, unknown>;
        return `${String(file)}:${String(number)} ${String(code)}`;
      }),
      findings,
    );
  });
}

test('an environment without manifests has no findings about resources that its users may declare', async (t) => {
  const cwd = folder(t, { 'modules/a/manifests/init.pp': "class a {\n  User['a'] -> User['b']\n}\n" });
  const { stdout } = await pptjs(['check', '--types', '--modulepath', 'modules', '--json'], { cwd });
  t.is(stdout.trim().split('\n').length, 1);
});
