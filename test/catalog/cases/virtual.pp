#### virtual resource (gives no resources)
@notify { 'v': }
#### virtual realized by function (gives Notify[v])
@notify { 'v': message => 'x' }
@notify { 'w': }
realize Notify['v']
#### realize several (gives Notify[a], Notify[b], Notify[c])
@notify { ['a', 'b', 'c']: }
realize(Notify['a'], [Notify['b', 'c']])
#### realize before declaration (gives Notify[v])
realize Notify['v']
@notify { 'v': }
#### realize missing (fails: Failed to realize virtual resources Notify[nosuch])
realize Notify['nosuch']
#### realize several missing (fails: Failed to realize virtual resources Notify[nosuch], File[/x])
realize(Notify['nosuch'], File['/x'])
#### realize real (gives Notify[v])
notify { 'v': }
realize Notify['v']
#### realize value (notices )
@notify { 'v': }
notice(realize(Notify['v']))
#### realize class (fails: Failed to realize virtual resources Class[A])
class a { notify { 'a': } }
realize Class['a']
#### realize wrong argument (fails: Puppet::Parser::Compiler failed with error ArgumentError: No title provided and "3" is no…)
realize 3
#### realize string (gives Notify[v])
@notify { 'v': }
realize 'Notify[v]'
#### collect all (gives Notify[a], Notify[b])
@notify { ['a', 'b']: }
Notify <| |>
#### collect by title (gives Notify[a])
@notify { ['a', 'b']: }
Notify <| title == 'a' |>
#### collect by unequal title (gives Notify[b], Notify[c])
@notify { ['a', 'b', 'c']: }
Notify <| title != 'a' |>
#### collect by attribute (gives File[/a])
@file { '/a': mode => '0644' }
@file { '/b': mode => '0600' }
@file { '/c': }
File <| mode == '0644' |>
#### collect by unequal attribute (gives File[/b], File[/c])
@file { '/a': mode => '0644' }
@file { '/b': mode => '0600' }
@file { '/c': }
File <| mode != '0644' |>
#### collect by tag (gives Notify[a], Notify[b])
@notify { 'a': tag => 'red' }
@notify { 'b': tag => ['blue', 'red'] }
@notify { 'c': }
Notify <| tag == 'red' |>
#### collect by unequal tag (gives Notify[c])
@notify { 'a': tag => 'red' }
@notify { 'c': }
Notify <| tag != 'red' |>
#### collect and or (gives File[/b], File[/d])
@file { '/a': mode => '0644', owner => 'x' }
@file { '/b': mode => '0600', owner => 'x' }
@file { '/c': mode => '0600', owner => 'y' }
@file { '/d': mode => '0644', owner => 'z' }
File <| (mode == '0600' and owner == 'x') or title == '/d' |>
#### collect precedence (gives File[/a])
@file { '/a': mode => '1', owner => 'x' }
@file { '/b': mode => '2', owner => 'y' }
@file { '/c': mode => '3', owner => 'y' }
File <| mode == '1' or mode == '2' and owner == 'z' |>
#### collect by array attribute (gives Notify[a], Notify[b])
@notify { 'a': message => ['x', 'y'] }
@notify { 'b': message => 'x' }
@notify { 'c': message => ['z'] }
Notify <| message == 'x' |>
#### collect by integer attribute (gives Notify[a])
@notify { 'a': message => 3 }
@notify { 'b': message => '3' }
Notify <| message == 3 |>
#### collect by boolean (gives Notify[a])
@notify { 'a': withpath => true }
@notify { 'b': withpath => 'true' }
Notify <| withpath == true |>
#### collect by undef (gives Notify[b])
@notify { 'a': message => 'x' }
@notify { 'b': }
Notify <| message == undef |>
#### collect by reference (gives Notify[a] require Notify[z])
@notify { 'a': require => Notify['z'] }
@notify { 'b': }
notify { 'z': }
Notify <| require == Notify['z'] |>
#### collect by variable and interpolation (gives Notify[b], Notify[cb])
$x = 'b'
@notify { ['a', 'b', 'cb']: }
Notify <| title == $x or title == "c${x}" |>
#### collect with regexp (fails: Cannot transform object of class Puppet::Pops::Model::LiteralRegularExpression)
@notify { ['a', 'b']: }
Notify <| title == /a/ |>
#### collect with list value (fails: Cannot transform object of class Puppet::Pops::Model::LiteralList)
@notify { ['a', 'b']: }
Notify <| title == ['a', 'b'] |>
#### collect by unknown attribute (gives no resources)
@notify { ['a', 'b']: }
Notify <| nosuch == 'a' |>
#### collect unknown type (fails: Resource type nosuch doesn't exist)
Nosuch <| |>
#### collect class (fails: Could not parse for environment production: Classes are not virtualizable)
class a { }
@class { 'a': }
Class <| |>
#### collect overrides
@notify { ['a', 'b']: message => 'x' }
Notify <| title == 'a' |> { message => 'over', withpath => true }
#### collect overrides real resources
notify { ['a', 'b']: message => 'x' }
Notify <| title == 'a' |> { message => 'over' }
#### collect override plus (gives Notify[a])
notify { 'a': tag => 'x', message => ['m'] }
Notify <| title == 'a' |> { message +> 'over', tag +> 'y' }
#### collect override before declaration (gives Notify[a], Notify[b])
Notify <| |> { message => 'over' }
notify { 'a': }
@notify { 'b': }
#### collect override twice (gives Notify[a])
notify { 'a': }
Notify <| |> { message => 'one' }
Notify <| |> { message => 'two' }
#### collect override other scopes (gives Class[A], Notify[a], Class[B])
class a { notify { 'a': message => 'x' } }
class b { Notify <| title == 'a' |> { message => 'b' } }
include a
include b
#### collect override invalid attribute (fails: no parameter named 'nosuch' on Notify[a])
notify { 'a': }
Notify <| |> { nosuch => 1 }
#### collect override define parameters (gives D[x], Notify[x 2])
define d($p = 1) { notify { "${name} ${p}": } }
d { 'x': }
D <| |> { p => 2 }
#### collect override relation (gives Notify[a] require Notify[z])
notify { 'a': }
notify { 'z': }
Notify <| title == 'a' |> { require => Notify['z'] }
#### collect override splat (gives Notify[a])
notify { 'a': }
Notify <| |> { * => { message => 'q' } }
#### collector sees later resources (gives Class[A], Notify[late])
Notify <| title == 'late' |>
class a { @notify { 'late': } }
include a
#### collector sees resources of defines (gives D[x], D[y], Notify[v-x], Notify[v-y])
Notify <| tag == 't' |>
define d { @notify { "v-${name}": tag => 't' } }
d { ['x', 'y']: }
#### collector realizes define with virtuals (gives D[x], E[e-x], Notify[n-e-x])
D <| |>
define d { @e { "e-${name}": } }
define e { notify { "n-${name}": } }
@d { 'x': }
E <| |>
#### collect in class scope (gives Class[A], Notify[v])
class a { @notify { 'v': } Notify <| title == 'v' |> }
include a
#### collector value (fails: Could not parse for environment production: Invalid use of expression. A Virtual Query do…)
@notify { 'v': }
$c = Notify <| |>
notice($c)
#### collector order (gives Notify[c], Notify[a], Notify[m], Notify[b])
@notify { 'c': }
@notify { 'a': }
notify { 'm': }
@notify { 'b': }
Notify <| title == 'a' |>
Notify <| |>
#### virtual tags from class (gives Class[A], Notify[v], Class[B])
class a { @notify { 'v': } }
class b { Notify <| tag == 'a' |> }
include a
include b
#### virtual duplicates (fails: Duplicate declaration: Notify[v] is already declared at; cannot redeclare)
@notify { 'v': }
notify { 'v': }
#### virtual in array form (gives Notify[x], Notify[y])
@notify { default: message => 'd'; ['x', 'y']: ; }
Notify <| |>
#### exported resource (warns: You cannot collect exported resources without storeconfigs being set; the export is ignor…)
@@notify { 'e': message => 'x' }
#### exported collected (warns: You cannot collect exported resources without storeconfigs being set; the export is ignor…)
@@notify { 'e': message => 'x' }
Notify <<| |>>
#### exported collected with query (warns: You cannot collect exported resources without storeconfigs being set; the export is ignor…)
@@notify { ['e', 'f']: tag => 't' }
Notify <<| title == 'e' and tag == 't' |>>
#### exported collected virtually (warns: You cannot collect exported resources without storeconfigs being set; the export is ignor…)
@@notify { 'e': message => 'x' }
Notify <| |>
#### exported realized (warns: You cannot collect exported resources without storeconfigs being set; the export is ignor…)
@@notify { 'e': message => 'x' }
realize Notify['e']
#### exported collector overrides
@@notify { 'e': message => 'x' }
Notify <<| |>> { message => 'over' }
#### exported in class and define (warns: You cannot collect exported resources without storeconfigs being set; the export is ignor…)
class a { @@notify { 'e': tag => 'q' } d { 'x': } }
define d { @@file { "/tmp/${name}": } }
include a
#### collect by name attribute (gives Notify[a])
@notify { 'a': name => 'other' }
Notify <| name == 'other' |>
#### collect by alias (gives Notify[a])
@notify { 'a': alias => 'other' }
Notify <| alias == 'other' |>
#### collect user example (gives User[luke], User[ralph])
@user { 'luke': uid => '1001', groups => ['admin', 'dev'] }
@user { 'ralph': uid => '1002', groups => 'admin' }
@user { 'zoe': uid => '1003' }
User <| groups == 'admin' |>
#### collector in node scope before (gives Notify[v], Node[default], Notify[n])
node default { Notify <| |> notify { 'n': } }
@notify { 'v': }
#### collected with virtual param (fails: no parameter named 'virtual' on Notify[a])
notify { 'a': virtual => true }
#### nested virtual via create_resources (gives Notify[w])
create_resources('@notify', { 'v' => {}, 'w' => {} })
realize Notify['w']
#### virtual resource edges (gives Notify[v] require Notify[x])
class a { @notify { 'v': require => Notify['x'] } notify { 'x': } }
include a
Notify <| |>
#### virtual require on unrealized (gives Notify[x] require Notify[v])
@notify { 'v': }
notify { 'x': require => Notify['v'] }
#### collected bare word value (gives Notify[a])
@notify { 'a': message => present }
Notify <| message == present |>
#### collect by path (gives File[one])
@file { 'one': path => '/tmp/one' }
File <| path == '/tmp/one' |>
#### collect title case (gives Notify[Abc])
@notify { 'Abc': }
Notify <| title == 'abc' |>
#### define d2($v, Integer $w = 1) { notify { "x${title}": } } @d2 { 'a': } fails: D2[a]: expects a value for parameter 'v'
define d2($v, Integer $w = 1) { notify { "x${title}": } }
@d2 { 'a': }
#### define d2($v, Integer $w = 1) { notify { "x${title}": } } @d2 { 'a': v => 1, w => 'no' } fails: D2[a]: parameter 'w' expects an Integer value, got String
define d2($v, Integer $w = 1) { notify { "x${title}": } }
@d2 { 'a': v => 1, w => 'no' }
#### define d2($v, Integer $w = 1) { notify { "x${title}": } } @d2 { 'a': v => 1, zz => 'no' } fails: D2[a]: has no parameter named 'zz'
define d2($v, Integer $w = 1) { notify { "x${title}": } }
@d2 { 'a': v => 1, zz => 'no' }
#### define d2($v, Integer $w = 1) { notify { "x${title}": } } @@d2 { 'a': } fails: D2[a]: expects a value for parameter 'v'
define d2($v, Integer $w = 1) { notify { "x${title}": } }
@@d2 { 'a': }
#### define d2($v, Integer $w = 1) { notify { "x${title}": } } @d2 { 'a': } Notify['zz'] { message => 1 } fails: D2[a]: expects a value for parameter 'v'
define d2($v, Integer $w = 1) { notify { "x${title}": } }
@d2 { 'a': }
Notify['zz'] { message => 1 }
#### define d2($v, Integer $w = 1) { notify { "x${title}": } } @d2 { 'a': } notify { 'q': require => Fil… fails: D2[a]: expects a value for parameter 'v'
define d2($v, Integer $w = 1) { notify { "x${title}": } }
@d2 { 'a': }
notify { 'q': require => File['/x'] }
#### define d2($v, Integer $w = 1) { notify { "x${title}": } } @d2 { 'a': } @d2 { 'b': } fails: D2[a]: expects a value for parameter 'v'
define d2($v, Integer $w = 1) { notify { "x${title}": } }
@d2 { 'a': }
@d2 { 'b': }
#### define d2($v, Integer $w = 1) { notify { "x${title}": } } @d2 { 'a': } D2 <| title == 'a' |> fails: D2[a]: expects a value for parameter 'v'
define d2($v, Integer $w = 1) { notify { "x${title}": } }
@d2 { 'a': }
D2 <| title == 'a' |>
#### define d2($v, Integer $w = 1) { notify { "x${title}": } } @d2 { 'a': } D2 <| title == 'a' |> { v =>… gives D2[a], Notify[xa]
define d2($v, Integer $w = 1) { notify { "x${title}": } }
@d2 { 'a': }
D2 <| title == 'a' |> { v => 3 }
#### define d2($v, Integer $w = 1) { notify { "x${title}": } } @d2 { 'a': v => undef } gives no resources
define d2($v, Integer $w = 1) { notify { "x${title}": } }
@d2 { 'a': v => undef }
#### define e($v, $u) {} @e { 'a': } fails: E[a]:
define e($v, $u) {}
@e { 'a': }
#### class k($v) {} @class { 'k': } fails: Could not parse for environment production: Classes are not virtualizable
class k($v) {}
@class { 'k': }
#### define d2($v, Integer $w = 1) { notify { "x${title}": } } @d2 { 'a': } realize(Notify['zz']) fails: D2[a]: expects a value for parameter 'v'
define d2($v, Integer $w = 1) { notify { "x${title}": } }
@d2 { 'a': }
realize(Notify['zz'])
#### define e(String $v) {} @e { 'a': v => 1 } fails: E[a]: parameter 'v' expects a String value, got Integer
define e(String $v) {}
@e { 'a': v => 1 }
#### define e(String $v = 3) {} @e { 'a': } gives no resources
define e(String $v = 3) {}
@e { 'a': }
#### define e($v = fail('x')) {} @e { 'a': } gives no resources
define e($v = fail('x')) {}
@e { 'a': }
#### define e($v = notice('x')) {} @e { 'a': } gives no resources
define e($v = notice('x')) {}
@e { 'a': }
#### define e($v = 3) {} @@e { 'a': } warns: You cannot collect exported resources without storeconfigs being set; the export is ignor…
define e($v = 3) {}
@@e { 'a': }
#### define e($v = 3) {} @e { 'a': } notice(E['a']['v']) notices
define e($v = 3) {}
@e { 'a': }
notice(E['a']['v'])
#### define d2($v, Integer $w = 1) { notify { "x${title}": } } D2 { v => 4 } @d2 { 'a': } gives no resources
define d2($v, Integer $w = 1) { notify { "x${title}": } }
D2 { v => 4 }
@d2 { 'a': }
#### define d2($v, Integer $w = 1) { notify { "x${title}": } } @d2 { 'a': } D2['a'] { v => 4 } gives no resources
define d2($v, Integer $w = 1) { notify { "x${title}": } }
@d2 { 'a': }
D2['a'] { v => 4 }
#### class c { define c::e($v) {} @c::e { 'a': } } include c fails: Unknown resource type: 'c::e'
class c { define c::e($v) {} @c::e { 'a': } }
include c
#### define d2($v, Integer $w = 1) { notify { "x${title}": } } define w() { @d2 { 'in': } } w { 'x': } fails: D2[in]: expects a value for parameter 'v'
define d2($v, Integer $w = 1) { notify { "x${title}": } }
define w() { @d2 { 'in': } }
w { 'x': }
#### define d2($v, Integer $w = 1) { notify { "x${title}": } } @d2 { 'a': } -> notify { 'z': } fails: D2[a]: expects a value for parameter 'v'
define d2($v, Integer $w = 1) { notify { "x${title}": } }
@d2 { 'a': } -> notify { 'z': }
#### define d2($v, Integer $w = 1) { notify { "x${title}": } } @d2 { 'a': tag => 'x' } @d2 { 'b': v => 1… fails: D2[a]: expects a value for parameter 'v'
define d2($v, Integer $w = 1) { notify { "x${title}": } }
@d2 { 'a': tag => 'x' }
@d2 { 'b': v => 1 }
file { '/a': nope => 1 }
#### define d2($v, Integer $w = 1) { notify { "x${title}": } } file { '/a': nope => 1 } @d2 { 'a': } fails: no parameter named 'nope' on File[/a]
define d2($v, Integer $w = 1) { notify { "x${title}": } }
file { '/a': nope => 1 }
@d2 { 'a': }
#### define d2($v, Integer $w = 1) { notify { "x${title}": } } @file { '/a': nope => 1 } fails: no parameter named 'nope' on File[/a]
define d2($v, Integer $w = 1) { notify { "x${title}": } }
@file { '/a': nope => 1 }
#### define d2($v, Integer $w = 1) { notify { "x${title}": } } @d2 { 'a': } file { '/a': nope => 1 } fails: D2[a]: expects a value for parameter 'v'
define d2($v, Integer $w = 1) { notify { "x${title}": } }
@d2 { 'a': }
file { '/a': nope => 1 }
#### define e(String $v) {} @e { 'a': v => undef } fails: E[a]: parameter 'v' expects a String value, got Undef
define e(String $v) {}
@e { 'a': v => undef }
#### define e(Optional[String] $v) {} @e { 'a': v => undef } gives no resources
define e(Optional[String] $v) {}
@e { 'a': v => undef }
#### define e(Integer $v) {} @e { 'a': v => Deferred('f') } crashes Puppet
define e(Integer $v) {}
@e { 'a': v => Deferred('f') }
#### define e(Integer $v) {} @e { 'a': v => Sensitive('f') } fails: E[a]: parameter 'v' expects an Integer value, got Sensitive[String]
define e(Integer $v) {}
@e { 'a': v => Sensitive('f') }
#### define e(Sensitive[Integer] $v) {} @e { 'a': v => Sensitive('f') } fails: E[a]: parameter 'v' expects a Sensitive[Integer] value, got Sensitive[String]
define e(Sensitive[Integer] $v) {}
@e { 'a': v => Sensitive('f') }
#### define e(Sensitive $v) {} @e { 'a': v => Sensitive('f') } gives no resources
define e(Sensitive $v) {}
@e { 'a': v => Sensitive('f') }
#### define e($v) {} @e { ['a','b']: } fails: E[a]: expects a value for parameter 'v'
define e($v) {}
@e { ['a','b']: }
#### define e(Enum['x'] $v) {} @e { 'a': v => 'y', require => File['/x'] } fails: E[a]: parameter 'v' expects a match for Enum['x'], got 'y'
define e(Enum['x'] $v) {}
@e { 'a': v => 'y', require => File['/x'] }
#### define e(Struct[{a => Integer}] $v) {} @e { 'a': v => {a => 'y', b => 1} } fails: E[a]:
define e(Struct[{a => Integer}] $v) {}
@e { 'a': v => {a => 'y', b => 1} }
#### define e(Notify $v) {} @e { 'a': v => Notify['x'] } fails: E[a]: parameter 'v' expects a Resource value, got Type[Resource]
define e(Notify $v) {}
@e { 'a': v => Notify['x'] }
#### define e(Type[Notify] $v) {} @e { 'a': v => Notify['x'] } gives no resources
define e(Type[Notify] $v) {}
@e { 'a': v => Notify['x'] }
#### define e(Array[String] $v) {} @e { 'a': v => [1] } fails: E[a]: parameter 'v' index 0 expects a String value, got Integer
define e(Array[String] $v) {}
@e { 'a': v => [1] }
#### define e($name) {} @e { 'a': } fails: Could not parse for environment production: The parameter $name redefines a built in para…
define e($name) {}
@e { 'a': }
#### define e($title) {} @e { 'a': } fails: Could not parse for environment production: The parameter $title redefines a built in par…
define e($title) {}
@e { 'a': }
#### define e(Integer $v) {} @e { 'a': v => 'x', zz => 1 } fails: E[a]:
define e(Integer $v) {}
@e { 'a': v => 'x', zz => 1 }
#### define e(Integer $v, $w) {} @e { 'a': v => 'x' } fails: E[a]:
define e(Integer $v, $w) {}
@e { 'a': v => 'x' }
#### define e(Integer $v, $w) {} @e { 'a': v => 'x' } E<| title == 'a' |> { w => 2 } fails: E[a]: parameter 'v' expects an Integer value, got String
define e(Integer $v, $w) {}
@e { 'a': v => 'x' }
E<| title == 'a' |> { w => 2 }
#### define e(Integer $v) {} @e { 'a': v => 1 } E<| title == 'b' |> { v => 'x' } gives no resources
define e(Integer $v) {}
@e { 'a': v => 1 }
E<| title == 'b' |> { v => 'x' }
#### define e(Integer $tag) {} @e { 'a': tag => 'x' } fails: tag is a metaparameter; please choose another parameter name in the e definition
define e(Integer $tag) {}
@e { 'a': tag => 'x' }
#### define e(Integer $v = 'x') {} @e { 'a': } gives no resources
define e(Integer $v = 'x') {}
@e { 'a': }
#### define e(Integer $v) { } @e { 'a': v => 'x', tag => 'q', noop => true } fails: E[a]: parameter 'v' expects an Integer value, got String
define e(Integer $v) { }
@e { 'a': v => 'x', tag => 'q', noop => true }
#### realize(Integer[1, 2]) fails: the text of a type with parameters is the reference of a resource
realize(Integer[1, 2])
#### realize(Struct[{ a => Integer }]) fails: the text of a type with parameters is the reference of a resource
realize(Struct[{ a => Integer }])
#### realize(Array[Integer], Notify['a']) fails: Failed to realize virtual resources Array[Integer], Notify[a]
realize(Array[Integer], Notify['a'])
#### realize(Integer) fails: a type without parameters is no reference
realize(Integer)
