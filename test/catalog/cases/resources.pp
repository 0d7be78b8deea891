#### single body (gives File[/tmp/a])
file { '/tmp/a': ensure => file, mode => '0644' }
#### several bodies (gives File[/tmp/a], File[/tmp/b])
file {
  '/tmp/a':
    ensure => file;
  '/tmp/b':
    ensure => directory,
    mode   => '0755';
}
#### array of titles (gives File[/tmp/a], File[/tmp/b], File[/tmp/c])
file { ['/tmp/a', '/tmp/b', '/tmp/c']: ensure => present }
#### nested array of titles (gives Notify[a], Notify[b], Notify[c])
notify { ['a', ['b', ['c']]]: message => 'm' }
#### empty array of titles (gives Notify[x])
notify { []: message => 'm' }
notify { 'x': }
#### title from a variable (gives Notify[one], Notify[two])
$names = ['one', 'two']
notify { $names: }
#### title from an expression (gives Notify[x3])
notify { "x${1 + 2}": message => "v${3 * 4}" }
#### undef title (fails: Missing title. The title expression resulted in undef)
notify { undef: message => 'm' }
#### empty title (fails: Empty string title at 0. Title strings must have a length greater than zero.)
notify { '': message => 'm' }
#### integer title (fails: Illegal title type at index 0. Expected String, got Integer)
notify { 3: message => 'm' }
#### float title (fails: Illegal title type at index 0. Expected String, got Float)
notify { 3.5: message => 'm' }
#### boolean title (fails: Illegal title type at index 0. Expected String, got Boolean)
notify { true: message => 'm' }
#### hash title (fails: Illegal title type at index 0. Expected String, got Hash[String, Integer])
notify { { a => 1 }: message => 'm' }
#### undef in array of titles (fails: Missing title at index 1. The title expression resulted in an undef title)
notify { ['a', undef]: message => 'm' }
#### default title only (gives no resources)
notify { default: message => 'm' }
#### default body (gives Notify[a], Notify[b])
notify {
  default:
    message  => 'common',
    withpath => true;
  'a': ;
  'b':
    message => 'own';
}
#### default body last (gives Notify[a], Notify[b])
notify {
  'a': ;
  'b':
    message => 'own';
  default:
    message => 'common';
}
#### default body with metaparameters (gives Notify[a] require Notify[z])
notify {
  default:
    require => Notify['z'],
    tag     => 'dt';
  'a':
    tag => 'own';
}
notify { 'z': }
#### two default bodies (fails: The title 'default' has already been used in this resource expression)
notify {
  default:
    message => 'common';
  default:
    message => 'again';
  'a': ;
}
#### duplicate title in one expression (fails: The title 'a' has already been used in this resource expression)
notify {
  'a': ;
  'a': ;
}
#### same title twice in array (fails: The title 'a' has already been used in this resource expression)
notify { ['a', 'a']: }
#### default body splat (gives Notify[a], Notify[b])
notify {
  default:
    * => { message => 'm', withpath => true };
  'a':
    * => { withpath => false };
  'b': ;
}
#### splat (gives File[/tmp/a])
$h = { ensure => file, mode => '0600' }
file { '/tmp/a':
  owner => 'root',
  *     => $h,
}
#### splat of a non hash (fails: Expected value of type Hash, got String)
notify { 'a': * => 'x' }
#### splat of a list (fails: Expected value of type Hash, got Array[Array[String[1, 7]]])
notify { 'a': * => [['message', 'x']] }
#### splat of undef (fails: Expected value of type Hash, got Undef)
notify { 'a': * => undef }
#### splat with duplicate attribute (fails: The attribute 'message' has already been set)
notify { 'a':
  message => 'x',
  *       => { message => 'y' },
}
#### splat with non-string key (crashes Puppet)
notify { 'a': * => { 1 => 'y' } }
#### duplicate attribute (fails: The attribute 'message' has already been set)
notify { 'a':
  message => 'x',
  message => 'y',
}
#### invalid attribute (fails: no parameter named 'nothere' on Notify[a])
notify { 'a':
  nothere => 'x',
}
#### invalid attribute among several (fails: no parameter named 'wrong' on File[/tmp/x])
file { '/tmp/x':
  ensure => file,
  wrong  => 1,
  worse  => 2,
}
#### unknown type (fails: Unknown resource type: 'nosuch')
nosuch { 'a': }
#### unknown qualified type (fails: Unknown resource type: 'my::nosuch')
my::nosuch { 'a': }
#### undef attribute (gives File[/tmp/a])
file { '/tmp/a':
  ensure  => file,
  content => undef,
}
#### plus in a resource (fails: Could not parse for environment production: Illegal +> operation on attribute message. Th…)
notify { 'a': message +> 'x' }
#### plus for a metaparameter (fails: Could not parse for environment production: Language validation logged 2 errors. Giving up)
notify { 'b': }
notify { 'a': tag +> 'x', require +> Notify['b'] }
#### value of a resource expression (notices [Notify['a']])
$r = notify { 'a': }
notice($r)
#### value of resource expression with two titles (notices [Notify['a'], Notify['b']])
$r = notify { ['a', 'b']: }
notice($r)
#### reference in interpolation (gives Notify[a])
notify { 'a': message => "${File['/tmp/x']} ${Class['foo::bar']}" }
#### dynamic type name (gives Notify[a])
$t = 'notify'
Resource[$t] { 'a': message => 'x' }
#### capital type name body (gives Notify[a])
Notify { 'a': message => 'x' }
#### type name in a string (fails: Illegal Resource Type expression, expected result to be a type name, or untitled Resource…)
'notify' { 'a': message => 'x' }
#### resource with type reference (gives Notify[b])
Resource['notify'] { 'b': message => 'y' }
#### values of every kind (gives Notify[a])
notify { 'a':
  message => [1, 2.5, true, undef, 'x', { 'a' => [1, { 'b' => undef }] }],
}
#### integer and big integer (fails: Could not parse for environment production: A Literal Integer resulted in a value outside…)
notify { 'a': message => 9007199254740993 }
notify { 'b': message => -9223372036854775808 }
#### float value (gives Notify[a], Notify[b], Notify[c])
notify { 'a': message => 1.0 }
notify { 'b': message => 1e30 }
notify { 'c': message => 0.00001 }
#### regexp value (gives Notify[a])
notify { 'a': message => /a.*b/ }
#### type value (gives Notify[a])
notify { 'a': message => Integer[1, 2] }
#### default value (gives Notify[a])
notify { 'a': message => default }
#### hash with integer keys (gives Notify[a])
notify { 'a': message => { 1 => 'x', 'y' => 2 } }
#### hash with ptype key (gives Notify[a])
notify { 'a': message => { '__ptype' => 'x', 'y' => 2 } }
#### sensitive value (gives Notify[a])
notify { 'a': message => Sensitive('secret') }
#### sensitive in array (gives Notify[a])
notify { 'a': message => ['x', Sensitive('secret')] }
#### sensitive in hash (gives Notify[a])
notify { 'a': message => { x => Sensitive('secret') } }
#### sensitive content and others (gives File[/tmp/a])
file { '/tmp/a': ensure => file, content => Sensitive('x'), mode => '0600' }
#### sensitive ensure (gives File[/tmp/a])
file { '/tmp/a': ensure => Sensitive('file'), content => Sensitive("line\n") }
#### deferred value (gives Notify[a])
notify { 'a': message => Deferred('join', [['a', 'b'], ',']) }
#### deferred without arguments (gives Notify[a])
notify { 'a': message => Deferred('now') }
#### deferred nested (gives Notify[a])
notify { 'a': message => { x => [Deferred('foo', [1])] } }
#### deferred variable (gives Notify[a])
notify { 'a': message => Deferred('$facts') }
#### deferred with sensitive (gives Notify[a])
notify { 'a': message => Deferred('join', [[Sensitive('x')]]) }
#### sensitive deferred (gives Notify[a])
notify { 'a': message => Sensitive(Deferred('join', [['a']])) }
#### timestamp and timespan (gives Notify[a], Notify[b])
notify { 'a': message => Timestamp('2020-01-02T03:04:05Z') }
notify { 'b': message => Timespan('1-02:03:04') }
#### semver values (gives Notify[a], Notify[b])
notify { 'a': message => SemVer('1.2.3-rc1') }
notify { 'b': message => SemVerRange('>=1.0.0 <2.0.0') }
#### binary value (gives Notify[a])
notify { 'a': message => Binary('aGVsbG8=') }
#### uri value (gives Notify[a])
notify { 'a': message => URI('http://example.com/x') }
#### resource reference value (gives Notify[a])
notify { 'a': message => File['/tmp/x'] }
#### resource references array value (gives Notify[a])
notify { 'a': message => [File['/tmp/x'], Notify['b', 'c']] }
#### reference with many titles (gives Notify[a])
notify { 'a': message => File['/tmp/x', '/tmp/y'] }
#### class reference value (gives Notify[a])
notify { 'a': message => Class['foo::bar'] }
#### resource type value (fails: No set of title patterns matched the title "".)
notify { 'a': message => File }
#### stringified reference (gives Notify[a])
notify { 'a': message => "${Notify['b']}" }
#### error value (gives Notify[a])
notify { 'a': message => Error('boom', 'kind', { a => 1 }) }
#### proto title (gives Notify[__proto__], Notify[constructor])
notify { '__proto__': message => 'x' }
notify { 'constructor': message => 'y' }
#### titles with spaces and brackets (gives Notify[a b [c]], Notify[line break], Notify[Ünï])
notify { 'a b [c]': message => 'x' }
notify { "line\nbreak": message => 'y' }
notify { 'Ünï': message => 'z' }
#### name attribute (gives Notify[a])
notify { 'a': name => 'other' }
#### name attribute duplicates (fails: Cannot alias File[two] to ["/tmp/x"] at; resource ["File", "/tmp/x"] already declared)
file { 'one': path => '/tmp/x' }
file { 'two': path => '/tmp/x' }
#### path duplicates title (fails: Cannot alias File[two] to ["/tmp/x"] at; resource ["File", "/tmp/x"] already declared)
file { '/tmp/x': }
file { 'two': path => '/tmp/x' }
#### trailing slash duplicates (fails: Cannot alias File[/tmp/x/] to ["/tmp/x"] at; resource ["File", "/tmp/x"] already declared)
file { '/tmp/x': }
file { '/tmp/x/': }
#### trailing slash title (gives Notify[a] require File[/tmp/x])
file { '/tmp/x/': ensure => directory }
notify { 'a': require => File['/tmp/x'] }
#### exec same command (gives Exec[one], Exec[two])
exec { 'one': command => '/bin/true' }
exec { 'two': command => '/bin/true' }
#### package same name (fails: Cannot alias Package[two] to [nil, "vim", nil] at; resource ["Package", nil, "vim", nil]…)
package { 'one': name => 'vim' }
package { 'two': name => 'vim' }
#### package same name other provider (gives Package[one], Package[two])
package { 'one': name => 'vim', provider => 'gem' }
package { 'two': name => 'vim', provider => 'apt' }
#### duplicate declaration (fails: Duplicate declaration: File[/tmp/a] is already declared at; cannot redeclare)
file { '/tmp/a': }
notify { 'x': }
file { '/tmp/a':
  ensure => file,
}
#### attribute order (gives File[/tmp/a])
file { '/tmp/a': owner => 'o', ensure => file, group => 'g', content => 'c' }
#### every builtin type (gives Exec[/bin/true], File[/tmp/f], Filebucket[fb], Group[g], Notify[n], Package[p], Resources…)
exec { '/bin/true': }
file { '/tmp/f': }
filebucket { 'fb': }
group { 'g': }
notify { 'n': }
package { 'p': }
resources { 'user': purge => true }
schedule { 's': period => daily }
service { 'sv': }
stage { 'st': }
tidy { '/tmp/t': }
user { 'u': }
#### bad value of builtin type (gives File[/tmp/f])
file { '/tmp/f': ensure => 'nonsense', mode => 'abc' }
#### relative file path (gives File[rel/path])
file { 'rel/path': ensure => file }
#### resource in a conditional (gives Notify[yes], Notify[case])
if true { notify { 'yes': } } else { notify { 'no': } }
unless true { notify { 'no2': } }
case 'x' { 'x': { notify { 'case': } } }
#### resource in lambdas (fails: Could not parse for environment production: Expression is not valid as a resource, resour…)
[1, 2].each |$i| { notify { "n${i}": } }
{ a => 1, b => 2 }.each |$k, $v| { notify { "${k}": message => $v } }
#### resource with multiline attributes and line numbers (gives Notify[a], Notify[b], Notify[c])
notify {
  'a':
    message => 'x';

  'b':
    message => 'y'
}

notify { 'c': }
#### whit type (gives Whit[a])
whit { 'a': }
#### component type (gives Class[A])
component { 'a': }
#### upper case in title (gives Notify[ABC])
notify { 'ABC': }
#### type with leading colons (fails: Unknown resource type: '::notify')
::notify { 'a': }
#### class attribute as hash string (gives Notify[a])
notify { "a":
  message => "multi
line" }
#### missing comma bodies (gives Notify[a], Notify[b])
notify { 'a': message => 'x', }
notify { 'b': message => 'x'; }
#### an object is written with all attributes before the last one that differs from its default (gives Notify[a])
type Site::Place = Object[{attributes => {
  name => String,
  x => Optional[Integer],
  y => {type => Integer, value => 1},
  z => {type => Integer, value => 2},
}}]
notify { 'a': message => [Site::Place('p'), Site::Place('p', undef, 2), Site::Place('p', 3, 1, 2), Error('m', undef, { 'a' => 1 })] }
