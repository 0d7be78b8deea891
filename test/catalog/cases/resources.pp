#### single body
file { '/tmp/a': ensure => file, mode => '0644' }
#### several bodies
file {
  '/tmp/a':
    ensure => file;
  '/tmp/b':
    ensure => directory,
    mode   => '0755';
}
#### array of titles
file { ['/tmp/a', '/tmp/b', '/tmp/c']: ensure => present }
#### nested array of titles
notify { ['a', ['b', ['c']]]: message => 'm' }
#### empty array of titles
notify { []: message => 'm' }
notify { 'x': }
#### title from a variable
$names = ['one', 'two']
notify { $names: }
#### title from an expression
notify { "x${1 + 2}": message => "v${3 * 4}" }
#### undef title
notify { undef: message => 'm' }
#### empty title
notify { '': message => 'm' }
#### integer title
notify { 3: message => 'm' }
#### float title
notify { 3.5: message => 'm' }
#### boolean title
notify { true: message => 'm' }
#### hash title
notify { { a => 1 }: message => 'm' }
#### undef in array of titles
notify { ['a', undef]: message => 'm' }
#### default title only
notify { default: message => 'm' }
#### default body
notify {
  default:
    message  => 'common',
    withpath => true;
  'a': ;
  'b':
    message => 'own';
}
#### default body last
notify {
  'a': ;
  'b':
    message => 'own';
  default:
    message => 'common';
}
#### default body with metaparameters
notify {
  default:
    require => Notify['z'],
    tag     => 'dt';
  'a':
    tag => 'own';
}
notify { 'z': }
#### two default bodies
notify {
  default:
    message => 'common';
  default:
    message => 'again';
  'a': ;
}
#### duplicate title in one expression
notify {
  'a': ;
  'a': ;
}
#### same title twice in array
notify { ['a', 'a']: }
#### default body splat
notify {
  default:
    * => { message => 'm', withpath => true };
  'a':
    * => { withpath => false };
  'b': ;
}
#### splat
$h = { ensure => file, mode => '0600' }
file { '/tmp/a':
  owner => 'root',
  *     => $h,
}
#### splat of a non hash
notify { 'a': * => 'x' }
#### splat of a list
notify { 'a': * => [['message', 'x']] }
#### splat of undef
notify { 'a': * => undef }
#### splat with duplicate attribute
notify { 'a':
  message => 'x',
  *       => { message => 'y' },
}
#### splat with non-string key
notify { 'a': * => { 1 => 'y' } }
#### duplicate attribute
notify { 'a':
  message => 'x',
  message => 'y',
}
#### invalid attribute
notify { 'a':
  nothere => 'x',
}
#### invalid attribute among several
file { '/tmp/x':
  ensure => file,
  wrong  => 1,
  worse  => 2,
}
#### unknown type
nosuch { 'a': }
#### unknown qualified type
my::nosuch { 'a': }
#### undef attribute
file { '/tmp/a':
  ensure  => file,
  content => undef,
}
#### plus in a resource
notify { 'a': message +> 'x' }
#### plus for a metaparameter
notify { 'b': }
notify { 'a': tag +> 'x', require +> Notify['b'] }
#### value of a resource expression
$r = notify { 'a': }
notice($r)
#### value of resource expression with two titles
$r = notify { ['a', 'b']: }
notice($r)
#### reference in interpolation
notify { 'a': message => "${File['/tmp/x']} ${Class['foo::bar']}" }
#### dynamic type name
$t = 'notify'
Resource[$t] { 'a': message => 'x' }
#### capital type name body
Notify { 'a': message => 'x' }
#### type name in a string
'notify' { 'a': message => 'x' }
#### resource with type reference
Resource['notify'] { 'b': message => 'y' }
#### values of every kind
notify { 'a':
  message => [1, 2.5, true, undef, 'x', { 'a' => [1, { 'b' => undef }] }],
}
#### integer and big integer
notify { 'a': message => 9007199254740993 }
notify { 'b': message => -9223372036854775808 }
#### float value
notify { 'a': message => 1.0 }
notify { 'b': message => 1e30 }
notify { 'c': message => 0.00001 }
#### regexp value
notify { 'a': message => /a.*b/ }
#### type value
notify { 'a': message => Integer[1, 2] }
#### default value
notify { 'a': message => default }
#### hash with integer keys
notify { 'a': message => { 1 => 'x', 'y' => 2 } }
#### hash with ptype key
notify { 'a': message => { '__ptype' => 'x', 'y' => 2 } }
#### sensitive value
notify { 'a': message => Sensitive('secret') }
#### sensitive in array
notify { 'a': message => ['x', Sensitive('secret')] }
#### sensitive in hash
notify { 'a': message => { x => Sensitive('secret') } }
#### sensitive content and others
file { '/tmp/a': ensure => file, content => Sensitive('x'), mode => '0600' }
#### sensitive ensure
file { '/tmp/a': ensure => Sensitive('file'), content => Sensitive("line\n") }
#### deferred value
notify { 'a': message => Deferred('join', [['a', 'b'], ',']) }
#### deferred without arguments
notify { 'a': message => Deferred('now') }
#### deferred nested
notify { 'a': message => { x => [Deferred('foo', [1])] } }
#### deferred variable
notify { 'a': message => Deferred('$facts') }
#### deferred with sensitive
notify { 'a': message => Deferred('join', [[Sensitive('x')]]) }
#### sensitive deferred
notify { 'a': message => Sensitive(Deferred('join', [['a']])) }
#### timestamp and timespan
notify { 'a': message => Timestamp('2020-01-02T03:04:05Z') }
notify { 'b': message => Timespan('1-02:03:04') }
#### semver values
notify { 'a': message => SemVer('1.2.3-rc1') }
notify { 'b': message => SemVerRange('>=1.0.0 <2.0.0') }
#### binary value
notify { 'a': message => Binary('aGVsbG8=') }
#### uri value
notify { 'a': message => URI('http://example.com/x') }
#### resource reference value
notify { 'a': message => File['/tmp/x'] }
#### resource references array value
notify { 'a': message => [File['/tmp/x'], Notify['b', 'c']] }
#### reference with many titles
notify { 'a': message => File['/tmp/x', '/tmp/y'] }
#### class reference value
notify { 'a': message => Class['foo::bar'] }
#### resource type value
notify { 'a': message => File }
#### stringified reference
notify { 'a': message => "${Notify['b']}" }
#### error value
notify { 'a': message => Error('boom', 'kind', { a => 1 }) }
#### proto title
notify { '__proto__': message => 'x' }
notify { 'constructor': message => 'y' }
#### titles with spaces and brackets
notify { 'a b [c]': message => 'x' }
notify { "line\nbreak": message => 'y' }
notify { 'Ünï': message => 'z' }
#### name attribute
notify { 'a': name => 'other' }
#### name attribute duplicates
file { 'one': path => '/tmp/x' }
file { 'two': path => '/tmp/x' }
#### path duplicates title
file { '/tmp/x': }
file { 'two': path => '/tmp/x' }
#### trailing slash duplicates
file { '/tmp/x': }
file { '/tmp/x/': }
#### trailing slash title
file { '/tmp/x/': ensure => directory }
notify { 'a': require => File['/tmp/x'] }
#### exec same command
exec { 'one': command => '/bin/true' }
exec { 'two': command => '/bin/true' }
#### package same name
package { 'one': name => 'vim' }
package { 'two': name => 'vim' }
#### package same name other provider
package { 'one': name => 'vim', provider => 'gem' }
package { 'two': name => 'vim', provider => 'apt' }
#### duplicate declaration
file { '/tmp/a': }
notify { 'x': }
file { '/tmp/a':
  ensure => file,
}
#### attribute order
file { '/tmp/a': owner => 'o', ensure => file, group => 'g', content => 'c' }
#### every builtin type
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
#### bad value of builtin type
file { '/tmp/f': ensure => 'nonsense', mode => 'abc' }
#### relative file path
file { 'rel/path': ensure => file }
#### resource in a conditional
if true { notify { 'yes': } } else { notify { 'no': } }
unless true { notify { 'no2': } }
case 'x' { 'x': { notify { 'case': } } }
#### resource in lambdas
[1, 2].each |$i| { notify { "n${i}": } }
{ a => 1, b => 2 }.each |$k, $v| { notify { "${k}": message => $v } }
#### resource with multiline attributes and line numbers
notify {
  'a':
    message => 'x';

  'b':
    message => 'y'
}

notify { 'c': }
#### whit type
whit { 'a': }
#### component type
component { 'a': }
#### upper case in title
notify { 'ABC': }
#### type with leading colons
::notify { 'a': }
#### class attribute as hash string
notify { "a":
  message => "multi
line" }
#### missing comma bodies
notify { 'a': message => 'x', }
notify { 'b': message => 'x'; }
