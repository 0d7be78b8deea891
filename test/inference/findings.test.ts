/** Mistakes with their findings, beside similar code without one. Puppet compiles no catalog with a certain finding. */
import { join } from 'node:path';
import { Environment } from '@pptjs/catalog';
import { EnvironmentChecker } from '@pptjs/checker';
import test from 'ava';
import { folder } from '../cli/folder.js';

const FILES = {
  'environment.conf': '',
  'modules/app/manifests/init.pp': 'class app (Integer $port = 80) {\n}\n',
  'modules/app/manifests/instance.pp': "define app::instance (Integer $port, String $user = 'a') {\n}\n",
};

const UNKNOWN_PARAMETER = 'error TYPE_UNKNOWN_PARAMETER';
const PARAMETER = 'error TYPE_PARAMETER';
const POSSIBLE_PARAMETER = 'warning TYPE_PARAMETER';
const POSSIBLE_UNDEF = 'warning TYPE_POSSIBLE_UNDEF';
const UNKNOWN_FILE = 'error TYPE_UNKNOWN_FILE';
const DUPLICATE = 'error TYPE_DUPLICATE_RESOURCE';
const POSSIBLE_DUPLICATE = 'warning TYPE_DUPLICATE_RESOURCE';
const ARGUMENT = 'error TYPE_ARGUMENT';
const OPERAND = 'error TYPE_OPERAND';
const TAG = 'error TYPE_INVALID_TAG';
const UNKNOWN_CLASS = 'error TYPE_UNKNOWN_CLASS';
const JUMP = 'error TYPE_JUMP';
const INVALID_TYPE = 'error TYPE_INVALID_TYPE';

/** A source, and its findings in order. */
const rows: readonly (readonly [source: string, ...findings: string[]])[] = [
  // Attributes of a Hash
  ["$o = { port => 1, colour => 'b' } app::instance { 'a': * => $o }", UNKNOWN_PARAMETER],
  ["$o = { port => '1' } app::instance { 'a': * => $o }", PARAMETER],
  ["$o = { port => 1 } app::instance { 'a': port => 2, * => $o }", 'error TYPE_DUPLICATE_PARAMETER'],
  ["$o = { user => 'b' } app::instance { 'a': * => $o }", 'warning TYPE_MISSING_PARAMETER'],
  ["app::instance { default: * => { port => 1 }; 'a': user => 'b' }"],
  ["$o = { port => 1, user => undef } app::instance { 'a': * => $o }"],
  ["class { 'app': * => { prot => 1 } }", UNKNOWN_PARAMETER],
  ["file { '/a': * => { modus => '0644' } }", UNKNOWN_PARAMETER],
  ["function f(Hash $o) { { port => 1 } + $o } app::instance { 'a': * => f({}) }"],
  // Results of branches, and collections that fit only if they are empty
  ["function f(Integer $n) >> Integer { case $n { 1: { 'a' } default: { 2 } } }", 'error TYPE_RETURN'],
  [
    "function f(Integer $n) >> Integer { $n ? { 1 => if $n > 0 { 2 } else { 'a' }, default => 3 } }",
    'error TYPE_RETURN',
  ],
  ['function f(Integer $n) >> Integer { if $n > 0 { fail() } else { 2 } }'],
  ['function f(Array[String] $a) >> Array[Integer] { $a }', 'warning TYPE_RETURN'],
  ['function f(Array[Variant[String, Integer]] $a) >> Array[Integer] { $a }'],
  ['function f(Optional[Array[String]] $a) >> Optional[Array[Integer]] { $a }'],
  ['function f(Array[Array[String]] $a) >> Array[Array[String]] { $a.map |$b| { [] } }'],
  [
    'function f(Array[String] $a) >> Integer { g($a) } function g(Array[Integer] $a) >> Integer { 1 }',
    'warning TYPE_ARGUMENT',
  ],
  ['function f() >> Integer { g([]) } function g(Array[Integer] $a) >> Integer { 1 }'],
  [
    'function f(Array[String] $a) { g($a) } function g(Variant[Array[Integer], Hash[String, Integer]] $a) { 1 }',
    'warning TYPE_ARGUMENT',
  ],
  [
    "define d(Hash[String, Integer] $h) { } class b(Hash[String, Array[Integer]] $h) { d { 'a': h => $h } }",
    POSSIBLE_PARAMETER,
  ],
  ["define d(Hash[String, Integer] $h) { } class b(Hash[String, Array[Integer]] $h) { d { 'a': h => {} } }"],
  // Resources that a function declares
  [
    "class b(Optional[String] $p) { ensure_packages([$p], { ensured => 'x' }) ensure_packages([], { ensured => 'x' }) }",
    UNKNOWN_PARAMETER,
  ],
  [
    "class b(String $p) { ensure_resource('service', $p, { ensured => 'x' }) ensure_resource('class', $p, { a => 1 }) }",
    UNKNOWN_PARAMETER,
  ],
  ["notice(file('x', '/etc/motd'), epp('/x'), template('c:/x'), inline_template('x'), template('x'))", UNKNOWN_FILE],
  ["if $facts['a'] { notice(epp('x.epp', {})) } notice(file('x', 'y'))", UNKNOWN_FILE, UNKNOWN_FILE, UNKNOWN_FILE],
  ["class b { assert_private('a') assert_private('a', 'b') }", 'error TYPE_ARGUMENT_COUNT'],
  ["create_resources('app::instance', { 'a' => { prot => 1 } }, { port => 1 })", UNKNOWN_PARAMETER],
  ["create_resources('app::instance', { 'a' => { port => '1' } })", PARAMETER],
  ["create_resources('@app::instance', { 'a' => {} }, { port => '1' })", PARAMETER],
  ["create_resources('app::instance', { 'a' => {} })", 'warning TYPE_MISSING_PARAMETER'],
  ["create_resources('app::instance', { 'a' => {} }, { port => 1 })"],
  ["create_resources('app::instance', { 'a' => 1 })", ARGUMENT],
  ["create_resources('file', { '/a' => { modus => 1 } })", UNKNOWN_PARAMETER],
  ["create_resources('class', { 'app' => { prot => 1 } })", UNKNOWN_PARAMETER],
  ["create_resources('class', { 'app' => { port => 1 } })"],
  ["function f(Hash $h) { create_resources('app::instance', $h) }"],
  // Attributes of resources that are declared elsewhere
  ["App::Instance { port => 'a' }", POSSIBLE_PARAMETER],
  ["App::Instance <| title == 'a' |> { port => 'a' }", POSSIBLE_PARAMETER],
  ['App::Instance { port => 1, user => undef }'],
  ["file { '/a': } notice(File['/a']['modus'])", UNKNOWN_PARAMETER],
  ["notice(App::Instance['a']['prot'])", UNKNOWN_PARAMETER],
  ["notice(Class['app']['prot'])", UNKNOWN_PARAMETER],
  ["notice(File['/a']['mode'], File['/a']['require'], App::Instance['a']['port'], Class['app']['port'])"],
  // Declarations
  ["notify { 'a': ; 'a': }", DUPLICATE],
  ['define b($x) { notify { "${x}-${title}": } notify { "${x}-${title}": } }', DUPLICATE],
  [
    'define b(String $x, $y) { file { $x: } file { ($x): } file { $y[a]: } file { $y["a"]: } }',
    DUPLICATE,
    POSSIBLE_DUPLICATE,
  ],
  ['define b($x, $y) { file { $x: } file { $y: } exec { $x: } file { "${x}a": } if $x { file { $x: } } }'],
  ["define b($x) { file { regsubst($x, 'a', 'b'): } file { regsubst($x, 'a', 'b'): } }"],
  ["unless $facts['a'] { notify { ['a', 'b', 'a']: } }", DUPLICATE],
  ["node 'a' { } node 'A' { }", DUPLICATE],
  ['node /a/, default { } node default { }', DUPLICATE],
  ["node 'a', /a/ { } node default { }"],
  ["file { '/a': ; '/a/': }", DUPLICATE],
  ['class b { } class b { }', DUPLICATE],
  ['class b { define c() { } } define b::c() { }', DUPLICATE],
  ['define b() { } class b { } function b() { 1 } function b() { 2 }', DUPLICATE, DUPLICATE],
  ['type B = Integer type B = String', DUPLICATE],
  ['class b { } function b() { 1 }'],
  ['$facts = {}', 'error TYPE_REASSIGNED'],
  ["include(File['/a'])", ARGUMENT],
  ["include(Class['app'])"],
  ["notify { 'a': } Notify['a'] -> 'b'", OPERAND],
  ["notify { ['a', 'b']: } Notify['a'] -> 'Notify[b]'"],
  ["notify { default: noop => true; 'a': ; default: noop => false }", DUPLICATE],
  ["class { File['/a']: }", PARAMETER],
  ["notify { 'a': stage => main }", UNKNOWN_PARAMETER],
  ["notify { 'a': stage => undef } class { 'app': stage => main }"],
  ['Class <| |>', 'error TYPE_INVALID_TYPE'],
  ["notify { 'a': tag => ['b', ['c d']] } tag('')", TAG, TAG],
  ["Notify { tag => 'a b' } Notify <| |> { tag => '::a' }", 'warning TYPE_INVALID_TAG', 'warning TYPE_INVALID_TAG'],
  ["notify { 'a': tag => ['A::b-c.d', '_e', 5, undef, 'ü'] } tag('a', 5)"],
  ["include Class['nope'], [Class['nope']]", UNKNOWN_CLASS, UNKNOWN_CLASS],
  ["notify { 'a': before => File }", POSSIBLE_PARAMETER],
  ["notify { 'a': before => [File['/a'], Class] }", POSSIBLE_PARAMETER],
  ["notify { 'a': } File -> Notify['a']", OPERAND],
  ["notify { 'a': } Notify['a'] -> String", OPERAND],
  ["notify { 'a': } Notify['a'] -> [5]", OPERAND],
  ["notify { 'a': } Notify['a'] -> [] -> [[Notify['a']]]"],
  // Jumps
  ['class b { break() } define c() { if true { break() } }', JUMP, JUMP],
  ["node 'a' { break() } node 'b' { next() } node 'c' { return() }", JUMP, JUMP, JUMP],
  ['class b { next() } define c() { return() } define d() { next() }'],
  ['class b { [1].each |$x| { break() } with(1) |$x| { next() } }'],
  ['function f() { break() } [1].each |$x| { f() }'],
  // Match variables
  ["if 'abc' =~ /(b)/ { notice($1 + 1) }", OPERAND],
  ["if 'abc' =~ /b/ { notice(upcase($1)) }", ARGUMENT],
  ["case $facts['a'] { /a(b)/: { notice(length($2)) } default: { notice(length($2)) } }", ARGUMENT],
  ["notice($facts['a'] ? { /(a)/ => length($1), /b/ => length($1), default => 1 })", ARGUMENT],
  ["if $facts['a'] =~ /(a)/ { if $facts['b'] =~ /b/ { notice(length($1)) } }", ARGUMENT],
  ["if $facts['a'] =~ /(a)/ { if $facts['b'] =~ /b/ { } notice(length($1)) }"],
  ["if $facts['a'] =~ /a/ or $facts['b'] =~ /(b)/ { notice(length($1)) }"],
  ["if $facts['a'] =~ /a/ and $facts['b'] =~ /(b)/ { notice(length($1)) }"],
  ["unless $facts['a'] =~ /a/ { notice(length($1)) } if $facts['a'] !~ /b/ { } else { notice(length($0)) }"],
  ["if $facts['a'] =~ /(a)?(b)|(c)/ { notice(length($1), length($3)) }"],
  ["if $facts['a'] =~ /[(]\\(([()]|\\d)/ { notice(length($1)) }"],
  ["if $facts['a'] =~ /b/ { [1].each |$x| { notice(length($1)) } $x = $facts['a'] in [/(a)/] notice(length($1)) }"],
  // Types
  ['notice(File[5], Class[5])', INVALID_TYPE, INVALID_TYPE],
  ["notice(Class['a-b'], File[true], Resource['a b'])", ...Array<string>(3).fill(INVALID_TYPE)],
  ["notice(File[''], File[undef], File[[]], Class['::app'], Class[['app']], Resource['file', 'a b'])"],
  ['type Port = Integer[2, 1]', 'warning TYPE_INVALID_TYPE'],
  ["type Port = Integer[1, 'a']", 'warning TYPE_INVALID_TYPE'],
  // Parameters
  ['[1].each |$a = 1, $b| { }', 'error TYPE_PARAMETER_ORDER'],
  ['function f($a = 1, $b) { }', 'warning TYPE_PARAMETER_ORDER'],
  ['function f($a = 1, *$b) { } [1].each |$a, $b = 1| { }'],
  // Values of attributes
  ["service { 'a': ensure => 'started', enable => 'Yes' }", POSSIBLE_PARAMETER, POSSIBLE_PARAMETER],
  ["service { 'a': ensure => true, enable => mask, hasstatus => 'false', noop => undef }"],
  ["file { '/a': mode => 644 }", POSSIBLE_PARAMETER],
  ["file { '/a': mode => '0888', path => 'a/b', recurse => {} }", ...Array<string>(3).fill(POSSIBLE_PARAMETER)],
  ["file { '/a': mode => 'u=rw,go=r', path => 'C:/a', ensure => '/b', recurse => remote }"],
  ["file { 'a/b': ensure => file }", POSSIBLE_PARAMETER],
  ["file { 'a': path => '/a' } exec { 'a b': path => '/bin' } file { $facts['a']: }"],
  ["exec { '/bin/a': environment => ['A=b', 'HOME'], tries => 0 }", POSSIBLE_PARAMETER, POSSIBLE_PARAMETER],
  ["exec { '/bin/a': environment => ['A=b'], timeout => '1.5', cwd => $facts['a'] }"],
  ["user { 'a': ensure => $facts['a'] ? { true => 'locked', default => 'off' } }", POSSIBLE_PARAMETER],
  ["user { 'a': ensure => $facts['a'] ? { true => 'locked', default => present }, managehome => 'YES' }"],
  [
    "Package { mark => 'held' } create_resources('group', { 'a' => { gid => 'b' } })",
    POSSIBLE_PARAMETER,
    POSSIBLE_PARAMETER,
  ],
  // Calls
  ["notice(call('nope', 1))", 'error TYPE_UNKNOWN_FUNCTION'],
  ["notice(call('length', 1))", ARGUMENT],
  ["notice(call('length', 'a') + 1)"],
  ['with() |$x| { $x }', 'error TYPE_BLOCK'],
  ['with() |$x = 1, *$y| { $x }'],
  ['with() |Array[Integer, 1, 2] *$x = 5| { $x }'],
  ["function f(Enum['a', 'b'] $x) { sprintf('%d', $x) }", 'error TYPE_VALUE'],
  ["function f(String $x) { sprintf('%s %d', 'a', $x) }", 'warning TYPE_VALUE'],
  ["function f(Pattern[/\\A\\d+\\z/] $x) { sprintf('%d', $x) }"],
  ["function f(Enum['1', '2'] $x, String $y) { sprintf('%d %s', $x, $y) }"],
  ["lookup('a', Integer, 'first', 'none')", 'warning TYPE_ARGUMENT'],
  ["lookup('a', { value_type => Integer, default_value => 'none' })", 'warning TYPE_ARGUMENT'],
  ["lookup('a', Hash, 'depe', {})", ARGUMENT],
  ["lookup({ name => 'a', merge => { strategy => 'depe' } })", ARGUMENT],
  ["lookup('a', Hash, { strategy => 'reverse_deep' }, {}) + lookup('b', { default_value => {} })"],
  ["notice(sprintf('%d', undef), sprintf('%s', undef))", 'error TYPE_VALUE'],
  ["notice(inline_epp('<%- | Integer $x | -%><%= $x %>'))", 'error TYPE_MISSING_PARAMETER'],
  ["notice(inline_epp('<%- | Integer $x | -%><%= $x %>', { x => 'a', y => 1 }))", PARAMETER, UNKNOWN_PARAMETER],
  ["notice(inline_epp('<%- | $x = 1, $y | -%><%= $y %>', { y => 1 }))"],
  ["notice(inline_epp('<%= $x + %>', { x => 1 }))", 'error TYPE_VALUE'],
  ["notice(inline_epp('<%- | Integer $x | -%><%= $x %>', { x => 1 }), inline_epp('<%= $x %>', { x => 1 }))"],
  ["notice(inline_epp('<%- | Integer $x | -%><%= $x %><%= $y %>', { x => 1 }))", 'warning TYPE_VALUE'],
  ["notice(inline_epp('<%= nope(1) %>'))", 'warning TYPE_VALUE'],
  ["notice(inline_epp('<%= \\'a\\' + 1 %>'), inline_epp('<%= $y %>'))", 'warning TYPE_VALUE'],
  // Values that can be undef: the first operation that rejects undef shows that the others get none
  ["function f(Optional[Hash] $h) { [$h['a'], $h['b']] }", 'warning TYPE_UNDEF_ACCESS'],
  ['function f(Optional[String] $s) { [upcase($s), $s.downcase] }', POSSIBLE_UNDEF],
  ['function f(Optional[String] $s) { [Integer($s), Integer($s) + 1] }', POSSIBLE_UNDEF],
  ['function f(Optional[Integer] $n) { [$n < 1, $n * 2, -$n] }', 'warning TYPE_UNDEF_OPERAND'],
  ['function f(Optional[String] $s, Boolean $b) { if $b { upcase($s) } downcase($s) }', POSSIBLE_UNDEF, POSSIBLE_UNDEF],
  // Operators
  ["$a = ['x'] notice($a[0, 1, 2])", OPERAND],
  ["$h = { a => 1 } notice($h['a', 'b', 'c'], 'abc'[0, 1])"],
  ["$a = ['x'] notice($a['0'])", OPERAND],
  ["$s = 'x' notice($s['0'])"],
  ["notice('a' =~ '(')", OPERAND],
  ["function f(Enum['a', 'b'] $x) >> Integer { if $x == 'a' { 1 } elsif $x == 'b' { 2 } }"],
  ["function f(Enum['a', 'b'] $x) >> Integer { if $x == 'A' { 1 } elsif $x != 'b' { 'c' } else { 2 } }"],
  [
    "function f(Enum['a', 'b', 'c'] $x) >> Integer { if $x == 'a' { 1 } elsif $x == 'b' { 2 } }",
    'warning TYPE_RETURN_UNDEF',
  ],
];

for (const [source, ...expected] of rows) {
  test(`the findings about ${source}`, (t) => {
    const directory = folder(t, { ...FILES, 'manifests/site.pp': `${source}\n` });
    const checker = new EnvironmentChecker(new Environment({ directory }), { folder: directory });
    const [checked] = checker.check([join(directory, 'manifests/site.pp')]);
    const findings = [...(checked?.diagnostics ?? []), ...(checked?.findings ?? [])];
    t.deepEqual(
      findings.map(({ severity, code }) => `${severity} ${code}`),
      expected,
    );
  });
}
