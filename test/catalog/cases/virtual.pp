#### virtual resource
@notify { 'v': }
#### virtual realized by function
@notify { 'v': message => 'x' }
@notify { 'w': }
realize Notify['v']
#### realize several
@notify { ['a', 'b', 'c']: }
realize(Notify['a'], [Notify['b', 'c']])
#### realize before declaration
realize Notify['v']
@notify { 'v': }
#### realize missing
realize Notify['nosuch']
#### realize several missing
realize(Notify['nosuch'], File['/x'])
#### realize real
notify { 'v': }
realize Notify['v']
#### realize value
@notify { 'v': }
notice(realize(Notify['v']))
#### realize class
class a { notify { 'a': } }
realize Class['a']
#### realize wrong argument
realize 3
#### realize string
@notify { 'v': }
realize 'Notify[v]'
#### collect all
@notify { ['a', 'b']: }
Notify <| |>
#### collect by title
@notify { ['a', 'b']: }
Notify <| title == 'a' |>
#### collect by unequal title
@notify { ['a', 'b', 'c']: }
Notify <| title != 'a' |>
#### collect by attribute
@file { '/a': mode => '0644' }
@file { '/b': mode => '0600' }
@file { '/c': }
File <| mode == '0644' |>
#### collect by unequal attribute
@file { '/a': mode => '0644' }
@file { '/b': mode => '0600' }
@file { '/c': }
File <| mode != '0644' |>
#### collect by tag
@notify { 'a': tag => 'red' }
@notify { 'b': tag => ['blue', 'red'] }
@notify { 'c': }
Notify <| tag == 'red' |>
#### collect by unequal tag
@notify { 'a': tag => 'red' }
@notify { 'c': }
Notify <| tag != 'red' |>
#### collect and or
@file { '/a': mode => '0644', owner => 'x' }
@file { '/b': mode => '0600', owner => 'x' }
@file { '/c': mode => '0600', owner => 'y' }
@file { '/d': mode => '0644', owner => 'z' }
File <| (mode == '0600' and owner == 'x') or title == '/d' |>
#### collect precedence
@file { '/a': mode => '1', owner => 'x' }
@file { '/b': mode => '2', owner => 'y' }
@file { '/c': mode => '3', owner => 'y' }
File <| mode == '1' or mode == '2' and owner == 'z' |>
#### collect by array attribute
@notify { 'a': message => ['x', 'y'] }
@notify { 'b': message => 'x' }
@notify { 'c': message => ['z'] }
Notify <| message == 'x' |>
#### collect by integer attribute
@notify { 'a': message => 3 }
@notify { 'b': message => '3' }
Notify <| message == 3 |>
#### collect by boolean
@notify { 'a': withpath => true }
@notify { 'b': withpath => 'true' }
Notify <| withpath == true |>
#### collect by undef
@notify { 'a': message => 'x' }
@notify { 'b': }
Notify <| message == undef |>
#### collect by reference
@notify { 'a': require => Notify['z'] }
@notify { 'b': }
notify { 'z': }
Notify <| require == Notify['z'] |>
#### collect by variable and interpolation
$x = 'b'
@notify { ['a', 'b', 'cb']: }
Notify <| title == $x or title == "c${x}" |>
#### collect with regexp
@notify { ['a', 'b']: }
Notify <| title == /a/ |>
#### collect with list value
@notify { ['a', 'b']: }
Notify <| title == ['a', 'b'] |>
#### collect by unknown attribute
@notify { ['a', 'b']: }
Notify <| nosuch == 'a' |>
#### collect unknown type
Nosuch <| |>
#### collect class
class a { }
@class { 'a': }
Class <| |>
#### collect overrides
@notify { ['a', 'b']: message => 'x' }
Notify <| title == 'a' |> { message => 'over', withpath => true }
#### collect overrides real resources
notify { ['a', 'b']: message => 'x' }
Notify <| title == 'a' |> { message => 'over' }
#### collect override plus
notify { 'a': tag => 'x', message => ['m'] }
Notify <| title == 'a' |> { message +> 'over', tag +> 'y' }
#### collect override before declaration
Notify <| |> { message => 'over' }
notify { 'a': }
@notify { 'b': }
#### collect override twice
notify { 'a': }
Notify <| |> { message => 'one' }
Notify <| |> { message => 'two' }
#### collect override other scopes
class a { notify { 'a': message => 'x' } }
class b { Notify <| title == 'a' |> { message => 'b' } }
include a
include b
#### collect override invalid attribute
notify { 'a': }
Notify <| |> { nosuch => 1 }
#### collect override define parameters
define d($p = 1) { notify { "${name} ${p}": } }
d { 'x': }
D <| |> { p => 2 }
#### collect override relation
notify { 'a': }
notify { 'z': }
Notify <| title == 'a' |> { require => Notify['z'] }
#### collect override splat
notify { 'a': }
Notify <| |> { * => { message => 'q' } }
#### collector sees later resources
Notify <| title == 'late' |>
class a { @notify { 'late': } }
include a
#### collector sees resources of defines
Notify <| tag == 't' |>
define d { @notify { "v-${name}": tag => 't' } }
d { ['x', 'y']: }
#### collector realizes define with virtuals
D <| |>
define d { @e { "e-${name}": } }
define e { notify { "n-${name}": } }
@d { 'x': }
E <| |>
#### collect in class scope
class a { @notify { 'v': } Notify <| title == 'v' |> }
include a
#### collector value
@notify { 'v': }
$c = Notify <| |>
notice($c)
#### collector order
@notify { 'c': }
@notify { 'a': }
notify { 'm': }
@notify { 'b': }
Notify <| title == 'a' |>
Notify <| |>
#### virtual tags from class
class a { @notify { 'v': } }
class b { Notify <| tag == 'a' |> }
include a
include b
#### virtual duplicates
@notify { 'v': }
notify { 'v': }
#### virtual in array form
@notify { default: message => 'd'; ['x', 'y']: ; }
Notify <| |>
#### exported resource
@@notify { 'e': message => 'x' }
#### exported collected
@@notify { 'e': message => 'x' }
Notify <<| |>>
#### exported collected with query
@@notify { ['e', 'f']: tag => 't' }
Notify <<| title == 'e' and tag == 't' |>>
#### exported collected virtually
@@notify { 'e': message => 'x' }
Notify <| |>
#### exported realized
@@notify { 'e': message => 'x' }
realize Notify['e']
#### exported collector overrides
@@notify { 'e': message => 'x' }
Notify <<| |>> { message => 'over' }
#### exported in class and define
class a { @@notify { 'e': tag => 'q' } d { 'x': } }
define d { @@file { "/tmp/${name}": } }
include a
#### collect by name attribute
@notify { 'a': name => 'other' }
Notify <| name == 'other' |>
#### collect by alias
@notify { 'a': alias => 'other' }
Notify <| alias == 'other' |>
#### collect user example
@user { 'luke': uid => '1001', groups => ['admin', 'dev'] }
@user { 'ralph': uid => '1002', groups => 'admin' }
@user { 'zoe': uid => '1003' }
User <| groups == 'admin' |>
#### collector in node scope before
node default { Notify <| |> notify { 'n': } }
@notify { 'v': }
#### collected with virtual param
notify { 'a': virtual => true }
#### nested virtual via create_resources
create_resources('@notify', { 'v' => {}, 'w' => {} })
realize Notify['w']
#### virtual resource edges
class a { @notify { 'v': require => Notify['x'] } notify { 'x': } }
include a
Notify <| |>
#### virtual require on unrealized
@notify { 'v': }
notify { 'x': require => Notify['v'] }
#### collected bare word value
@notify { 'a': message => present }
Notify <| message == present |>
#### collect by path
@file { 'one': path => '/tmp/one' }
File <| path == '/tmp/one' |>
#### collect title case
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
