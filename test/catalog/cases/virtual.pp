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
#### unevaluated v1
define d2($v, Integer $w = 1) { notify { "x${title}": } }
@d2 { 'a': }
#### unevaluated v2
define d2($v, Integer $w = 1) { notify { "x${title}": } }
@d2 { 'a': v => 1, w => 'no' }
#### unevaluated v3
define d2($v, Integer $w = 1) { notify { "x${title}": } }
@d2 { 'a': v => 1, zz => 'no' }
#### unevaluated v4
define d2($v, Integer $w = 1) { notify { "x${title}": } }
@@d2 { 'a': }
#### unevaluated v5
define d2($v, Integer $w = 1) { notify { "x${title}": } }
@d2 { 'a': }
Notify['zz'] { message => 1 }
#### unevaluated v6
define d2($v, Integer $w = 1) { notify { "x${title}": } }
@d2 { 'a': }
notify { 'q': require => File['/x'] }
#### unevaluated v7
define d2($v, Integer $w = 1) { notify { "x${title}": } }
@d2 { 'a': }
@d2 { 'b': }
#### unevaluated v8
define d2($v, Integer $w = 1) { notify { "x${title}": } }
@d2 { 'a': }
D2 <| title == 'a' |>
#### unevaluated v9
define d2($v, Integer $w = 1) { notify { "x${title}": } }
@d2 { 'a': }
D2 <| title == 'a' |> { v => 3 }
#### unevaluated v10
define d2($v, Integer $w = 1) { notify { "x${title}": } }
@d2 { 'a': v => undef }
#### unevaluated v11
define e($v, $u) {}
@e { 'a': }
#### unevaluated v12
class k($v) {}
@class { 'k': }
#### unevaluated v13
define d2($v, Integer $w = 1) { notify { "x${title}": } }
@d2 { 'a': }
realize(Notify['zz'])
#### unevaluated v14
define e(String $v) {}
@e { 'a': v => 1 }
#### unevaluated v15
define e(String $v = 3) {}
@e { 'a': }
#### unevaluated v16
define e($v = fail('x')) {}
@e { 'a': }
#### unevaluated v17
define e($v = notice('x')) {}
@e { 'a': }
#### unevaluated v18
define e($v = 3) {}
@@e { 'a': }
#### unevaluated v19
define e($v = 3) {}
@e { 'a': }
notice(E['a']['v'])
#### unevaluated v20
define d2($v, Integer $w = 1) { notify { "x${title}": } }
D2 { v => 4 }
@d2 { 'a': }
#### unevaluated v21
define d2($v, Integer $w = 1) { notify { "x${title}": } }
@d2 { 'a': }
D2['a'] { v => 4 }
#### unevaluated v22
class c { define c::e($v) {} @c::e { 'a': } }
include c
#### unevaluated v23
define d2($v, Integer $w = 1) { notify { "x${title}": } }
define w() { @d2 { 'in': } }
w { 'x': }
#### unevaluated v24
define d2($v, Integer $w = 1) { notify { "x${title}": } }
@d2 { 'a': } -> notify { 'z': }
#### unevaluated v25
define d2($v, Integer $w = 1) { notify { "x${title}": } }
@d2 { 'a': tag => 'x' }
@d2 { 'b': v => 1 }
file { '/a': nope => 1 }
#### unevaluated v26
define d2($v, Integer $w = 1) { notify { "x${title}": } }
file { '/a': nope => 1 }
@d2 { 'a': }
#### unevaluated v27
define d2($v, Integer $w = 1) { notify { "x${title}": } }
@file { '/a': nope => 1 }
#### unevaluated v28
define d2($v, Integer $w = 1) { notify { "x${title}": } }
@d2 { 'a': }
file { '/a': nope => 1 }
#### unevaluated u1
define e(String $v) {}
@e { 'a': v => undef }
#### unevaluated u2
define e(Optional[String] $v) {}
@e { 'a': v => undef }
#### unevaluated u3
define e(Integer $v) {}
@e { 'a': v => Deferred('f') }
#### unevaluated u4
define e(Integer $v) {}
@e { 'a': v => Sensitive('f') }
#### unevaluated u5
define e(Sensitive[Integer] $v) {}
@e { 'a': v => Sensitive('f') }
#### unevaluated u6
define e(Sensitive $v) {}
@e { 'a': v => Sensitive('f') }
#### unevaluated u7
define e($v) {}
@e { ['a','b']: }
#### unevaluated u8
define e(Enum['x'] $v) {}
@e { 'a': v => 'y', require => File['/x'] }
#### unevaluated u9
define e(Struct[{a => Integer}] $v) {}
@e { 'a': v => {a => 'y', b => 1} }
#### unevaluated u10
define e(Notify $v) {}
@e { 'a': v => Notify['x'] }
#### unevaluated u11
define e(Type[Notify] $v) {}
@e { 'a': v => Notify['x'] }
#### unevaluated u12
define e(Array[String] $v) {}
@e { 'a': v => [1] }
#### unevaluated u13
define e($name) {}
@e { 'a': }
#### unevaluated u14
define e($title) {}
@e { 'a': }
#### unevaluated u15
define e(Integer $v) {}
@e { 'a': v => 'x', zz => 1 }
#### unevaluated u16
define e(Integer $v, $w) {}
@e { 'a': v => 'x' }
#### unevaluated u17
define e(Integer $v, $w) {}
@e { 'a': v => 'x' }
E<| title == 'a' |> { w => 2 }
#### unevaluated u18
define e(Integer $v) {}
@e { 'a': v => 1 }
E<| title == 'b' |> { v => 'x' }
#### unevaluated u19
define e(Integer $tag) {}
@e { 'a': tag => 'x' }
#### unevaluated u20
define e(Integer $v = 'x') {}
@e { 'a': }
#### unevaluated u21
define e(Integer $v) { }
@e { 'a': v => 'x', tag => 'q', noop => true }
