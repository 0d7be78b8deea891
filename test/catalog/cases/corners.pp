#### tag override order when collected by scope tag
class a { notify { 'x': } }
include a
Notify <| tag == 'a' |> { tag => 'coll' }
#### tag query sees late tag
class a { notify { 'x': } Notify <| tag == 'late' |> { message => 'm' } tag('late') }
include a
#### realize by tag in define of nested class
define d { @notify { "v-${name}": } }
class a { d { 'x': } }
class b { include a Notify <| tag == 'b' |> }
include b
#### class param noop
class a($noop = true) { notify { 'x': } }
include a
#### class var noop
class a { $noop = true notify { 'x': } d { 'y': } }
define d { notify { "n-${name}": } }
include a
#### top var noop
$noop = true
$loglevel = 'debug'
notify { 'x': }
d { 'y': }
define d { notify { "n-${name}": } }
#### noop fact {"facts":{"noop":true}}
notify { 'x': }
#### define overriding noop variable
define d($p = 1) { $loglevel = 'x' notify { "n-${name}": } }
d { 'y': }
#### stage on included by staged define
stage { 'first': before => Stage['main'] }
class a { d { 'x': } }
define d { include b }
class b { }
class { 'a': stage => 'first' }
#### stage contain from two
stage { 'first': before => Stage['main'] }
class a { include b }
class b { }
include b
class { 'a': stage => 'first' }
#### err logs 1
notify { 'a': nope => 1 }
#### err logs 2
define d { fail('x') }
d { 'x': }
#### err logs 3
notify { 'a': require => Notify['b'] }
#### err logs 4
class a { 42 }
#### err logs 5
notify { 'b': }
notify { 'a': tag +> 'x', require +> Notify['b'] }
#### err logs 6
realize 3
#### component type
component { 'a': }
notify { 'x': require => Class['a'] }
#### tag on class via default body
class a { }
class { default: tag => 'x'; 'a': }
#### tags order for tag function then include
class a { include b tag('x') include c }
class b { }
class c { }
include a
#### class tag from define tag
define d { include a }
class a { notify { 'x': } }
d { 'q': tag => 'tt' }
#### virtual define with tag collected late
class a { @d { 'x': } }
define d { notify { "n-${name}": } }
include a
D <| |> { tag => 'new' }
#### exported and realized
@@notify { 'e': }
Notify <| title == 'e' |> { message => 'z' }
#### settings class
notify { 'x': message => "${settings::modulepath} ${settings::manifest}" }
#### include settings
include settings
notify { 'x': require => Class['settings'] }
#### main class
notify { 'x': require => Class['main'] }
notify { 'y': before => Stage['main'] }
#### redeclare main stage
stage { 'main': }
#### declare main class
class { 'main': }
#### include main
include main
#### unknown in realize arr
realize(Notify['a'])
notify {'b':}
#### undef order define
define a($p = 'd', $q = 'e', $z = undef, $y = 'y') { }
a { 'x': z => undef, q => 3, p => undef }
#### forward default
class a($p = "x${q}", $q = 'e') { notify { $p: } }
include a
#### default error in class
class a($p = 1 + 'x') { }
include a
#### default error in class decl
class a($p = 1 + 'x') { }
class { 'a': }
#### default error in define
define a($p = 1 + 'x') { }
a { 'x': }
#### error in body of class by resource
class a { $x = 1 + 'x' }
class { 'a': }
#### error order 1
notify { 'a': nope => 1, require => Notify['zz'] }
Notify['q'] { message => 'x' }
realize Notify['p']
Notify['m'] -> Notify['n']
#### error order 2
notify { 'a': nope => 1, require => Notify['zz'] }
Notify['q'] { message => 'x' }
Notify['m'] -> Notify['n']
#### error order 3
notify { 'a': nope => 1, require => Notify['zz'] }
Notify['m'] -> Notify['n']
#### error order 4
notify { 'b': require => Notify['zz'] }
notify { 'a': nope => 1 }
#### error order 5
notify { 'b': require => Notify['zz'] }
Notify['m'] -> Notify['n']
#### error order 6
notify { 'b': before => Notify['zz'], require => Notify['yy'] }
#### error order 7
notify { 'b': nope => 1, tag => 'a/b' }
notify { 'c': require => 'bad' }
#### error order 8
notify { 'c': require => 'bad' }
notify { 'b': nope => 1 }
#### error order 9
realize Notify['p']
Notify['q'] { message => 'x' }
#### define after default
define d($p = 1) { }
d { 'x': }
D { p => 2 }
#### D default then own undef
define d($p = 1) { }
D { p => 2 }
d { 'x': p => undef }
#### regex nodes a
node /^(foo|ref)\d*-?.*[a-z]{2,3}\s+?$/ { }
node /^Ref.*/ { }
#### regex nodes b
node /(?i:re)(f)(?:e)(?<n>r)/ { }
#### regex nodes c
node /.+\.example/ { }
#### regex nodes d
node /^r\w+-?[a-z]*\.[^x]+(?=e)/ { }
#### regex nodes e
node /re|x{1,}\/?#/ { }
#### regex nodes f
node /(?:re)f/ { }
#### regex nodes g
node /(?i)REF/ { }
#### regex nodes h
node /(re)?f_e/ { }
#### exported each
[1, 2].each |$x| { @@notify { "e${x}": } }
#### exported many bodies
@@notify { 'a': ; 'b': ; }
@@file { '/x': }
#### exported default only
@@notify { default: }
#### node default param
node default { }
notify { 'x': require => Node['default'] }
#### class stage arr
stage { 'x': }
class a { }
class { 'a': stage => Stage['x'] }
#### override adds require to class
class a { }
include a
notify { 'n': }
Class['a'] -> Notify['n'] -> Class['settings']
#### rel function string
notify { 'a': require => 'Notify[b], Notify[c]' }
#### rel empty string
notify { 'a': require => '' }
#### rel false
notify { 'a': require => false }
notify { 'b': require => [] }
#### rel hash
notify { 'a': require => { a => 1 } }
#### rel nested type in message
notify { 'a': message => { x => Notify['q'], Notify['z'] => 1 } }
#### rel in array message
notify { 'a': message => [Notify['q', 'r'], Class['b', 'c'], [Notify['z']]] }
#### resource generic type
notify { 'a': message => Resource['notify', 'x'] }
#### resource generic type 2
notify { 'a': message => Resource['my::thing', 'x'] }
#### unknown type reference
notify { 'a': message => My::Thing['x'] }
#### catalogentry
notify { 'a': message => CatalogEntry }
#### class untitled
notify { 'a': message => Class }
#### type in array
notify { 'a': message => [File] }
#### r1
node /^ref(?:erence)/ { }
#### r2
node /(ref)(er)/ { }
#### r3
node /^ref(?:erence)(\.ex)/ { }
#### r4
node /^(ref)(?:erence)/ { }
#### r5
node /^ref(?=er)er/ { }
#### r6
node /^ref(?i:ER)((e))n/ { }
#### r7
node /^reference(\.(foo|example))?$/ { }
#### r8
node /^\.?_?-?ref[a-z]+/ { }
#### r9
node /^..ference/ { }
#### r10
node /ference$/, /^Reference/, /^re/ { }
#### r11
node /^ref(?<x>er)/ { notify { $x: } }
#### r12
node /^ref\u0065/ { }
#### r13
node /^réf|ref/ { }
#### a1
notify { 'a': message => [[1], [Notify['z']]] }
#### a2
notify { 'a': message => [[[Notify['z']]], 'x', [['q']]] }
#### a3
notify { 'a': message => [[['q']]] }
#### a4
notify { 'a': message => { x => [[Notify['z']], [1]] } }
#### a5
notify { 'a': message => [{ x => Notify['z'] }, [1]] }
#### a6
notify { 'a': message => [Class['x'], undef, default, [undef]] }
#### a7
notify { 'a': require => [undef] }
#### a8
notify { 'a': require => [Notify['b']] }
notify { 'b': require => [['Notify[c]']] }
notify { 'c': }
#### a9
notify { 'a': message => [Sensitive('x'), Sensitive(Notify['z'])] }
#### a10
notify { 'a': message => Sensitive(Notify['z']), require => Sensitive(Notify['b']) }
notify { 'b': }
#### a11
notify { 'a': message => Sensitive(['x', Sensitive('y')]) }
#### a12
define d($x) { notify { 'q': message => $x } }
d { 'z': x => Notify['q', 'r'] }
#### a13
class a($x) { notify { 'q': message => "${x}" } }
class { 'a': x => Notify['q', 'r'] }
#### a14
notify { 'a': message => Notify['q']['r'] }
#### a15
notify { 'a': message => undef, tag => 'x' }
file { '/x': content => '', ensure => undef }
#### a16
notify { 'x': before => Class['main'] }
#### a17
define d($p) { notify { "n": } }
d { 'z': p => Foo['x'] }
#### a18
notify { 'x': message => 'a', require => Foo::Bar['x'] }
#### edges virtual 1
class a { @d { 'v': } }
define d { notify { "n-${name}": } }
include a
realize D['v']
notify { 'z': }
#### class metaparams in order
class a { include b d { 'x': } }
class b { d { 'y': } }
define d { notify { "d-${name}": } }
class { 'a': before => Notify['z'] }
notify { 'z': }
#### lambda line
['a'].each |$x| {
  notify { $x:
    message => 'm' }
}
#### function line
function f() {
  notify { 'ff': }
}

f()
#### titles collected in order
notify { 'x':
  message => 'm';
  ['y', 'z']:
}
#### hash title in error
notify { [1]: }
#### hash title in error2
notify { ['a', '']: }
#### missing2
notify { ['a', ['b', undef]]: }
#### title default in array
notify { ['a', default]: }
#### resource type expr as array
['notify', 'x'] { 'a': }
#### type class
Class { 'a': }
class a { }
#### type class ref
Class['a'] { 'b': }
class a { }
#### resource expr in wrong type
Integer { 'a': }
#### resource titled
Notify['b'] { 'a': }
#### resource with variable type
$t = Notify
$t { 'a': message => 'x' }
#### resource with string type
$t = 'notify'
$t { 'a': message => 'x' }
#### resource with string interpolation
"notify" { 'a': message => 'x' }
#### resource of class string var
$t = 'class'
Resource[$t] { 'a': }
class a { }
#### v1
class a($x) { notice("${x}") notice($x) notice($x == Notify['q']) notice($x =~ Type[Notify]) notice(type($x)) notice(Notify['q'] == $x) notice($x =~ Type) notice($x =~ CatalogEntry) notice(String($x)) notice([$x]) notice($x['message']) notice(defined($x)) case $x { Notify['q']: { notice('case') } default: {notice('nocase')} } }
notify { 'q': message => 'mm' }
class { 'a': x => Notify['q'] }
#### v2
define a(Type[Notify] $x) { notice("${x}") notice($x) notice($x == Notify['q']) $x -> Notify['r'] realize($x) }
notify { 'q': message => 'mm' }
notify { 'r': message => 'mm' }
a { 'a': x => Notify['q'] }
#### v3
class a(Type[Class] $x) { notice("${x}") notice($x) notice($x == Class['settings']) }
class { 'a': x => Class['settings'] }
#### v4
class a($x) { notice("${x}") notice($x[y]) notice([type($x[y])]) }
class { 'a': x => { y => Class['settings']} }
#### v5
class a($x = Notify['q']) { notice("${x}") notice(type($x)) }
class { 'a': }
#### v6
class a(CatalogEntry $x, Array[CatalogEntry] $y) { notice($x, $y) }
class { 'a': x => Notify['q'], y => [Notify['r', 's']] }
#### v7
class a($x) { notify { 'z': message => $x, require => $x } }
notify { 'q': }
class { 'a': x => Notify['q'] }
#### v8
class a($x) { notice($x == [Notify['q']]) notice(Notify['q'] in $x) notice($x.map |$z| { "$z" }) }
class { 'a': x => [Notify['q']] }
#### v9
class a($x) { notice($x.type) notice($x =~ Resource) notice($x =~ String) notice($x =~ Array)}
class { 'a': x => Notify['q'] }
#### v10
class a($x, $y, $z) { notice(type($x)) notice(type($y)) notice(type($z)) notice("${y}") notice($x == undef) }
class { 'a': x => default, y => Integer, z => /x/ }
#### v11
define a($x, $y, $z) { notice(type($x)) notice(type($y)) notice(type($z)) notice("${y}") notice(type($a::x)) }
a { 'a': x => default, y => Integer, z => [undef, {a => undef}] }
#### n1
node /(?i:ref)(e)|ref/ { }
#### n2
node /(?i:ref)(?:\.)?|ref/ { }
#### n3
node /ref(?:\.)?(ff)?/ { }
#### p1
class a($p = "x${q}", $q = 'e') { notify { $p: } }
include a
#### p2
define a($p = "x${q}", $q = 'e') { notify { $p: } }
a { 'x': }
#### p3
define a($p = "x${q}", $q = 'e') { notify { $p: } }
a { 'x': q => 'g' }
#### p4
class a($p = $nosuch) { notify { $p: } }
include a
#### o1
notify { 'a': nope => 1 }
Notify['q'] { message => 'x' }
#### o2
notify { 'a': require => Notify['zz'] }
Notify['q'] { message => 'x' }
#### o3
notify { 'a': require => Notify['zz'] }
realize Notify['q']
#### o4
notify { 'a': nope => 1 }
realize Notify['q']
#### o5
@notify { 'a': nope => 1 }
#### o6
@notify { 'a': require => Notify['nope'] }
#### o7
@@notify { 'a': require => Notify['nope'], nope => 1 }
#### o8
class a { Notify { message => 'd' } notify { 'x': } Notify['x'] { message => 'y' } }
include a
#### o9
class a { Notify { message => 'd' } notify { 'x': } }
class b inherits a { Notify { message => 'd' } Notify['x'] { message => 'y' } }
include b
#### o10
@notify { 'a': }
Notify <| name == 'a' |>
#### o11
@file { '/a': }
File <| path == '/a' |>
#### o12
notify { 'a': message => 'x' }
Notify <| message == 'X' |> { tag => 'found' }
#### o13
notify { 'a': message => { a => 1 } }
Notify <| message == 1 or message != undef |> { tag => 'found' }
#### o14
class a { notify { 'x': } }
include a
Class <| title == 'a' |> -> Notify['z']
notify { 'z': }
#### o15
Class <| |>
#### o16
define d { }
d { 'x': }
D <| title == 'x' |> ~> notify { 'y': }
#### o17
@d { 'x': p => 3 }
define d($p) { notify { "n${p}": } }
D <| |> { p => 4 }
realize D['x']
#### o18
notify { 'a': message => 'x' }
Notify <| |> { message => undef }
#### o19
notify { 'a': message => 'x' }
Notify <| title == 'a' |> { message => 'y' }
Notify <| message == 'y' |> { withpath => true }
#### o20
Notify <| message == 'y' |> { withpath => true }
Notify <| title == 'a' |> { message => 'y' }
notify { 'a': message => 'x' }
#### t1
class c { tag('tt') }
class a { include c notify { 'x': message => "${tagged('tt')} ${tagged('class')} ${tagged('A')}" } }
include a
#### t2
define d { include c notify { "n-${name}": message => "${tagged('c')} ${tagged('x')} ${tagged('d', 'nosuch')}" } }
class c { }
d { 'x': tag => 'z' }
#### t3
notify { 'x': message => "${tagged()} ${tagged(['settings'])}" }
#### t4
tag()
tag('UP', 'x::y')
notify { 'x': }
#### c1
class a { }
contain 'a', Class['a']
notice(include('a', ['a']))
notice(contain(['a'], '::a'))
#### c2
contain undef
#### c3
require nosuch
#### c4
contain nosuch
#### c5
class a { $x = 1 }
class b { require a notify { 'b': message => $a::x } }
require b
#### c6
class a($x) { }
include a
#### c7
contain Notify['x']
#### c8
require ''
#### c9
class a { require a }
include a
#### c10
class a { contain a }
include a
#### c11
class a { contain b }
class b { contain a }
include a
#### m1
notify { 'a':
  nope => 1,
  nope2 => 2,
}
notify { 'b':
  message => 'x',

  nope3 => 1,
}
#### m2
class c {
  notify { 'a':
    message => 'x',
    nope    => 1,
  }
}
include c
#### m3
define d($p) {
}
class c {
  d { 'x':
    q => 1,
  }
}
include c
#### dup1
class a { file { '/x': } }
class b { file { '/x': } }
include a
include b
#### dup2
class a { d { 'x': } }
define d { file { '/x': } }
include a
file { '/x': }
#### f in class
function f() { Notify { message => 'f' } notify { 'in': } }
class a { f() notify { 'out': } tag('at') }
include a
notify { 'top': }
#### lambda in class
class a { Notify { message => 'f' } [1].each |$x| { notify { 'in': } Notify { withpath => true } } notify { 'out': } }
include a
#### override lines
notify { 'a':
  withpath => true,
  message => 'x',
}
Notify['a'] {
  tag => 'q',
  message => 'y',
}
#### override lines 2
notify { 'a': withpath => true,
  * => { message => 'x' },
}
Notify['a'] {
  tag => 'q',
  * => { message => 'y' },
}
#### default lines
Notify { message => 'x' }
Notify {
  tag => 'q',
  message => 'y',
}
#### default then override
Notify {
  message => 'x'
}
notify { 'a': }
Notify['a'] {
  message => 'y',
}
#### override by collector then override
class a { notify { 'a': message => 'x' } }
include a
Notify <| |> {
  message => 'z' }
class b inherits a { Notify['a'] { message => 'q' } }
include b
#### override unrelated lines
class a { notify { 'a': message => 'x' } }
class b { include a
 Notify['a'] {
  tag => 'q',
  message => 'y',
} }
include b
#### override define lines
define d { notify { 'x': message => 'a' } Notify['x'] { message => 'b' } }
d { 'q': }
#### override undeclared in define
class a { notify { 'x': } }
define d { include a
  Notify['x'] { message => 'b' } }
d { 'q': }
#### override class metaparam
class a { }
include a
Class['a'] { noop => true }
#### f with include
function f() { include b }
class b { notify { 'bb': } }
class a { f() }
include a
#### f nested in define
function f() { notify { 'bb': } }
define d { f() }
d { 'x': }
#### f variables
function f() { $facts['x'] }
class a { $y = 1  notice(f()) notice(g()) }
function g() { $y }
include a
#### epp like scoping
$x = 1
function g() { $x }
notice(g())
#### two defaults expr
Notify { message => 'x', message => 'y' }
notify { 'z': }
#### override dup attr
notify { 'z': }
Notify['z'] { message => 'x', message => 'y' }
#### override splat dup
notify { 'z': }
Notify['z'] { message => 'x', * => { message => 'y' } }
#### default splat dup
Notify { message => 'x', * => { message => 'y' } }
notify { 'z': }
#### collector override dup
notify { 'z': }
Notify <| |> { message => 'x', message => 'y' }
#### collector override splat dup
notify { 'z': }
Notify <| |> { message => 'x', * => { message => 'y' } }
#### splat non hash in override
notify { 'z': }
Notify['z'] {
   * => 3 }
#### splat non hash in collector
notify { 'z': }
Notify<| |> {
   * => 3 }
#### title attr in define
define d { }
d { 'z': title => 3 }
#### name attr in class
class a { notify { "${name} ${title}": } }
class { 'a': name => 'q' }
#### override value
notify { ['z','y']: }
$r = Notify['z', 'y'] { message => 'x' }
notice($r)
#### include returns
class a { }
$r = include('a')
notice($r, type($r))
$r.each |$x| { notice($x) }
#### chain1
notify { ['a','b','c']: }
Notify['a'] -> File <| |> -> Exec <| |> -> Notify['b'] -> File <| |>
#### chain2
notify { ['a','b','c']: }
Notify['a'] <- File <| |> <- Notify['b']
#### chain3
notify { ['a','b','c']: }
file { '/x': }
Notify['a'] -> [File <| title == 'nope' |>, Notify['c']] -> Notify['b']
#### chain4
notify { ['a','b','c']: }
File <| |> -> Notify['b'] ~> File <| |> ~> Notify['c']
#### chain5
notify { ['a','b','c']: }
[] -> Notify['b'] -> [] -> [] -> Notify['c'] 
#### chain6
notify { ['a','b','c']: }
Notify['a'] -> ['Notify[b]', Class['main'], [Notify['c']]]
#### chain7
class x { }
include x
notify { ['a','b','c']: }
Notify['a'] -> ['Notify[b]', 'Class[x]', [Notify['c']]] -> 'Notify[a]'
#### chain8
notify { ['a','b','c']: }
Notify['a'] -> undef
#### chain9
notify { ['a','b','c']: }
Notify['a'] -> Notify
#### chain10
notify { ['a','b','c']: }
Notify['a'] -> Class
#### chain11
notify { ['a','b','c']: before => Notify['z'] }
notify { 'z': }
Notify['a'] -> Notify['b']
Notify['a'] -> [Notify['b'], Notify['c']]
Notify['a'] ~> Notify['b']
#### chain12
notify { ['a']: }
Notify['a'] -> @notify { 'b': }
#### chain13
notify { ['a']: }
@notify { 'b': }
Notify['b'] -> Notify['a']
#### chain14
notify { ['a']: }
@notify { 'b': }
Notify['a'] -> Notify['b']
#### chain15
notify { ['a']: }
Notify['a'] -> 'Foo[b]'
#### chain16
notify { ['a']: }
Notify['a'] -> 'notify[a'
#### chain17
notify { ['a']: }
Notify['a'] -> 'notify'
#### alias rel
notify { 'a': alias => 'q' }
notify { 'b': require => Notify['q'] }
Notify['q'] -> Notify['b']
#### file alias rel
file { 'a': path => '/q' }
notify { 'b': require => File['/q'] }
File['/q/'] -> Notify['b']
#### file alias rel 2
file { '/q/': }
notify { 'b': require => File['/q'] }
File['/q/'] -> Notify['b']
#### dup alias name
notify { 'a': alias => 'q' }
notify { 'b': alias => 'q' }
#### alias override
notify { 'a': alias => 'q' }
Notify['q'] { message => 'x' }
#### file override by path
file { 'a': path => '/q' }
File['/q'] { mode => '0644' }
#### edges dup
class a { contain b  include b contain b }
class b { notify { 'x': } }
class c { contain b }
include a, c
#### metaparam class params
class a($before) { }
class { 'a': before => undef }
#### metaparam define params
define a($before) { }
#### metaparam stage
class a($stage='x', $subscribe, $require = 3, $notify, $noop, $schedule, $audit, $loglevel, $name = 3) { }
#### metaparam stage2
define a($tag) { }
#### metaparam name
define a($name) { }
#### metaparam title
class a($title) { }
#### metaparam plain in node
node default { $tag = 1  notice($tag) }
#### given undef to typed
class a(String $p) { }
class { 'a': p => undef }
#### given undef to typed define
define a(String $p) { }
a { 'x': p => undef }
#### given bad and default undefined
class a(String $p, Optional[Integer] $q = undef, Integer $r = undef) { }
class { 'a': p => 3, zz => 1 }
#### many errors
class a(Enum[a,b] $p, Hash[String, Integer] $q, Variant[Integer, String] $r, Pattern[/^x/] $s, Array[Integer, 2] $t) { }
class { 'a': p => 'c', q => { 1 => 'x' }, r => true, s => 'y', t => [1] }
#### noop class param false
class a { d { 'x': } }
define d { notify { "n-${name}": } }
class { 'a': noop => true }
contain a
#### contained class metaparams
class a { notify { 'n': } }
define d { contain a }
d { 'x': noop => true, tag => 'tt' }
#### metaparams walk order
define o { i { "${name}i": noop => false } notify { "o${name}": } }
define i { notify { "i${name}": } }
o { 'x': noop => true, audit => 'all' }
#### main noop
include a
class a { notify { 'q': } }
contain a
tag('zz')
#### autosign
notify { 'x': message => "${trusted['certname']} ${trusted['hostname']} ${trusted['domain']} ${trusted['authenticated']} ${server_facts} ${environment} ${facts} ${trusted}" }
#### vars
notify { 'x': message => "${servername} ${serverip} ${serverversion} ${clientcert} ${clientversion} " }
#### class_name
notify { 'x': message => "${module_name} ${caller_module_name} ${title} ${name}" }
#### a
notify { ['a','b','c']: }
Notify['a'] <- File <| |>
#### b
notify { ['a','b','c']: }
Notify['a'] <- Notify['b'] <- File <| |> <- Notify['c']
#### c
notify { ['a','b','c']: }
Notify['a'] <- File <| |> <- Exec <| |> <- Notify['b']
#### d
notify { ['a','b','c']: }
Notify['a'] -> File <| |> <- Notify['b']
#### e
notify { ['a','b','c']: }
Notify['a'] <- File <| |> -> Notify['b']
#### f
notify { ['a','b','c']: }
Notify['a'] <- File <| |> <- Notify['b'] <- Notify['c']
#### g
notify { ['a','b','c']: }
Notify['a'] <~ File <| |> <- Notify['b'] -> Exec <| |>
#### h
notify { ['a','b','c']: }
(Notify['a'] -> File <| |>) -> Notify['b']
#### i
notify { ['a','b','c']: }
Notify['a'] -> (File <| |> -> Notify['b'])
#### j
notify { ['a','b','c']: }
Notify['a'] <- [] <- Notify['b']
#### k
notify { ['a','b','c']: }
file { '/x': }
Notify['a'] <- File <| |> <- Notify['b']
#### l
notify { ['a','b','c']: }
Notify['a'] -> File <| |> -> [] -> Exec <| |> ~> Notify['b']
#### a 2
node /ref(?=e)|n/ { }
#### b 2
node /ref(?!x)|n/ { }
#### c 2
node /ref(?<nm>e)|n/ { }
#### d 2
node /(?<=r)ef|n/ { }
#### e 2
node /(?<!q)ref|n/ { }
#### f 2
node /(?>re)f|n/ { }
#### g 2
node /(?mix-m:re)f|n/ { }
#### h 2
node /ref(?=e+[a-z]{1,2}*?(x)|^r$)?|n/ { }
#### i 2
node /(?#comment, "it's")ref|n/ { }
#### j 2
node /(?i:Ré, &%@~`;'"\/<>{}[\]])?ref|n/ { }
#### k 2
node /ref/ { notice($0) if 'abc' =~ /b/ { notice($0) } notice($0) }
#### l 2
node /r(e)f/ { ['a'].each |$x| { notice($1) } include a notice(inline_epp('<%= $1 %>')) }
class a { notice("[$1]") }
#### m
node 'reference.example', 'reference.example' { }
#### n
node 'reference.example' { }
node 'reference.example' { }
#### o
node default { }
node default { }
#### p
node /ref/ { }
node /ref/ { }
#### q
node "${x}" { }
#### r
node 'a b' { }
#### s
node REFERENCE.example { }
#### t
node default { notice("$title $name $module_name") $x = 1 }
#### u
node 'reference.example' inherits default { }
#### v
node reference { }
node /^x/ { }
node default { notice('d') }
#### w
class c { node default { } }
#### x
node reference.example, default, /foo/ { notice('x') }
node default { notice('y') }
#### a 3
@nosuch { 'a': }
#### b 3
  @@nosuch { 'a': }
#### c 3
@notify { 3: }
#### d 3
$x = @notify { 'a':
   * => 3 }
#### e 3
$r = ['a'].each |$z| { Notify[$z] { message => 'x',
  * => 3 } }
notify { 'a': }
#### f 3
Notify { 
  * => 3 }
#### g 3
Resource['notify'] {
  3: }
#### h 3
Notify { 3: }
#### i 3
class { 'x': * => 3 }
#### j 3
Notify <| title == 'x' and
 (tag == [1]) |>
#### k 3
[1].each |$i| { notify { 'a': } }
#### l 3
$x = [Notify['a'], Notify['b'] -> 3]
#### m 2
if true { Notify['a']
  -> Notify['b'] -> 3 }
#### n 2
realize
#### o 2
class a { create_resources('notify',
  { 'a' => { 'nope' => 1 } }) }
include a
#### p 2
class a {
  $x = {
   'a' => { }
  }
  $x.each |$k, $v| {
    create_resources('notify',
       { $k => $v },
       { 'message' => 'x' })
  }
  create_resources(
     'notify', { 'b' => {} })
  if true { { 'notify' => { 'z' => {} } }.each |$t, $h| { create_resources($t, $h) } }
}
include a
#### q 2
define d { }
['d'].each |$t| {
 create_resources($t, { 'x' => { 'nope' => 1 } })
}
#### defined reads the title of the type
file { '/opt/staging': ensure => directory }
notice(defined(File['/opt/staging/']))
notice(defined(File['/opt/staging']))
notice(defined(File['/opt//staging']))
file { '/x/': ensure => directory }
notice(defined(File['/x']))
notice(defined(File['/x/']))
notice(defined(File['/x//']))
#### attributes read the title of the type
file { '/opt/staging': ensure => directory }
notice(File['/opt/staging/']['ensure'])
#### defined of a package with alias
package { 'a': name => 'b' }
notice(defined(Package['b']))
notice(defined(Package['a']))
#### defined resource of the define title as is
define d() {}
d { '/x/': }
notice(defined(D['/x']))
notice(defined(D['/x/']))
#### defined on a resource expression
file { '/opt/staging': ensure => directory }
notice(defined(Resource['file', '/opt/staging/']))
notice(defined('file'))
#### a reference with no resource of the type
notice(defined(File['/opt/staging/']))
#### a taken name of a type: file
type File = String
notice('a')
#### a taken name of a type: twice
type Foo = String
type Foo = Integer
notice('a')
#### a taken name of a type: notify
type Notify = Integer
#### a taken name of a type: string
type String = Integer
#### a taken name of a type: class
type Class = Integer
#### a taken name of a type: whit
type Whit = Integer
#### a taken name of a type: cron
type Cron = Integer
notice(1 =~ Cron)
#### a taken name of a type: define first
define foo() {}
type Foo = Integer
#### a taken name of a type: module define first
  define mymod::foo() {}
type Mymod::Foo = Integer
#### a taken name of a type: alias first
type Foo = Integer
define foo() {}
notice(1 =~ Foo)
#### a taken name of a type: class first
class foo {}
type Foo = Integer
notice(1 =~ Foo)
#### a taken name of a type: object
define foo() {}
type Foo = Object[{}]
