#### n1
notice(Resource['Ns::nope'])
#### n2
notice(Resource['ns::Nope'])
#### n3
notice(Resource['NS::NOPE'])
#### n4
notice(Resource['nOPE'])
#### n5
notice(Resource['nsX::nOPE'])
#### n6
notice(Resource['::ns::nope'])
#### n7
notice(Resource['::Ns::nope'])
#### n8
notice(Resource['ns::'])
#### n9
notice(Resource['a b'])
#### n10
notice(Resource['Notify'], Resource['NOTIFY'], Resource['nOTIFY'], Resource['_x'], Resource['x_Y'])
#### n11
notice(Resource['_x'])
#### n12
notice(Resource['x1::y_Z'])
#### n13
notice(Resource['NS::D'])
#### n14
notice(Resource['1x'])
#### n15
notice(Resource['File','a'] == File['a'], Resource['fILE','a'] == File['a'], Resource['ns::d','a'] == Resource['Ns::D','a'])
#### f1
notify { 'a': message => File }
fail('x')
#### f2
@notify { 'a': message => File }
#### f3
notify { 'a': message => [File] }
#### f4
notify { 'a': message => { 'x' => File } }
#### f5
define d($x) { notice($x) notify { 'b': message => $x } }
d { 'a': x => File }
#### f6
class d($x) { notice($x) notify { 'b': message => $x } fail('q') }
class { 'd': x => File }
#### f7
notify { 'a': message => File }
notify { 'b': require => Notify['zz'] }
#### f8
file { 'a': }
#### f9
notify { 'a': require => File }
#### f10
File -> Notify['x']
#### f11
notify { 'a': message => Notify, noop => Exec }
#### f12
notify { 'a': message => Exec }
#### al9a
notify { 'a': alias => ['x',['y']] }
notify { 'z': require => Notify['x'] }
Notify['y'] -> Notify['z']
#### al9b
notify { 'a': alias => 1 }
notify { 'z': require => Notify['1'] }
#### al9c
notify { 'a': alias => true }
notify { 'true': }
#### al9d
notify { 'a': alias => 1 }
notify { '1': }
#### al9e
notify { 'a': alias => [undef, 'x'] }
Notify['x'] { message => 'm' }
#### al9f
notify { 'a': alias => ['x', 1] }
notify { 'b': alias => 1 }
#### al9g
notify { 'a': alias => 'a' }
notify { 'b': alias => ['c', 'c'] }
#### al9h
notify { 'a': alias => Notify['x'] }
notify { 'x': }
#### al9i
exec { 'a': command => '/bin/a', alias => 'x' }
exec { 'b': command => '/bin/a', alias => 'y' }
Exec['x'] -> Exec['y']
#### al9j
exec { 'a': command => '/bin/a', alias => 'x' }
exec { 'b': command => '/bin/a', alias => 'x' }
#### al9k
define d { }
d { 'a': alias => 'x' }
d { 'b': alias => 'x' }
#### al9l
define d { }
d { 'a': alias => 'x' }
d { 'x': }
#### al9m
@notify { 'a': alias => 'x' }
realize(Notify['x'])
#### al9n
@notify { 'a': alias => 'x' }
Notify <| alias == 'x' |>
#### al9o
notify { 'a': alias => 'x' }
notice(defined(Notify['x']), Notify['x']['message'], Notify['a']['alias'])
#### al9p
class k { file { '/f': alias => 'ff' } }
class l inherits k { File['ff'] { mode => '0644' } }
include l
#### al9q
notify { 'x': }
notify { 'a': alias => 'x' }
#### al9r
File { alias => 'z' }
file { '/a': }
file { '/b': }
#### al9s
notify { 'a': }
Notify['a'] { alias => 'z' }
Notify['z'] -> Notify['b']
notify { 'b': }
#### al9t
notify { 'a': }
Notify <| |> { alias => 'z' }
notify { 'b': require => Notify['z'] }
#### dn1
notice(defined(Node), defined(Node['x']), defined(Stage), defined(Component), defined(Whit), defined(Nope), defined(Type[Node]), defined(Type[Class]), defined(Type[Class['m']]))
#### dn2
notice(defined(Resource['nope']))
#### dn3
notice(defined(Class['::m']), defined(Class['M']), defined('M'), defined('$facts'), defined('$nope'), defined('$::facts'))
#### ev1
define d($x=1) { notify { "d-${title}-${x}": } }
define e { D <| |> { x => 5 } }
d { 'a': }
e { 'b': }
#### ev2
define d($x=1) { notify { "d-${title}-${x}": } }
define e { D['a'] { x => 5 } }
d { 'a': }
e { 'b': }
#### ev3
class p { d { 'a': } }
define d($x=1) { notify { "d-${title}-${x}": } }
class q inherits p { D['a'] { x => 5, tag => 'zz' } }
define e { include q }
include p
e { 'b': }
#### ev4
class p { d { 'a': } notify { 'n': } }
define d($x=1) { notify { "d-${title}-${x}": } }
class q inherits p { D['a'] { tag => 'zz' } Notify['n'] { message => 'x' } }
define e { f { 'g': } }
define f { include q }
include p
e { 'b': }
#### ev5
class p($x = 1) { notify { "n${x}": } }
class q inherits p { Class['p'] { x => 5 } }
include q
#### ev6
define d { notify { "n${title}": } }
define e { D <| |> { tag => 'zz' } }
d { 'a': } e { 'b': }
#### o1
class p { notify { 'a': } }
class q inherits p { Notify['a'] { message => 'q' } }
class r inherits p { Notify['a'] { message => 'r' } }
include q, r
#### o2
class p { notify { 'a': message => 'p' } }
class q inherits p { Notify['a'] { message => 'q' } }
class r inherits p { Notify['a'] { message => 'r' } }
include q, r
#### o3
class p { notify { 'a': message => 'p' } }
class q inherits p { Notify['a'] { message => 'q' } }
class r inherits q { Notify['a'] { message => 'r' } }
include r
#### o4
notify { 'a': message => 'p' }
Notify['a'] { message => 'q' }
#### o5
notify { 'a': }
Notify['a'] { message => 'q' }
Notify['a'] { message => 'r' }
#### o6
notify { 'a': }
Notify['a'] { message => 'q' }
Notify <| |> { message => 'r' }
#### o7
class p { notify { 'a': message => 'p' } }
class q inherits p { Notify['a'] { message => 'q' } }
Notify <| |> { message => 'r' }
include q
#### o8
class p { notify { 'a': message => 'p' } }
class q inherits p { Notify <| |> { message => 'r' } }
class s inherits p { Notify['a'] { message => 's' } }
include q, s
#### o9
define d { notify { 'a': message => 'p' } }
define e { Notify['a'] { message => 'q' } }
d { 'x': } e { 'x': }
#### o10
define d { notify { 'a': } Notify['a'] { message => 'q' } }
d { 'x': }
#### o11
define d { notify { 'a': message => 'm' } Notify['a'] { message => 'q' } }
d { 'x': }
#### o12
class p { d { 'a': x => 1 } }
define d($x, $y = 2) { notify { "${x} ${y}": } }
class q inherits p { D['a'] { x => 3, y => 4 } }
include q
#### o13
class p { include k }
class k($x = 1) { notify { "${x}": } }
class q inherits p { Class['k'] { x => 3 } }
include q
#### o14
class p { Notify { message => 'dflt' } notify { 'a': } }
class q inherits p { Notify['a'] { message => 'q' } }
include q
#### o15
class p { Notify { message => 'dflt' } notify { 'a': message => 'own' } }
class q inherits p { Notify['a'] { message => 'dflt' } }
include q
#### o16
Notify { message => 'dflt' }
notify { 'a': }
Notify['a'] { message => 'x' }
#### o17
Notify { message => 'dflt' }
notify { 'a': message => 'own' }
Notify['a'] { message => 'dflt' }
#### o18
class p { Notify { message => 'dflt' } notify { 'a': } }
class z { Notify['a'] { message => 'z' } }
include p, z
#### o19
class p { notify { 'a': } }
class q inherits p { Notify['a'] { message => undef, loglevel => undef } }
include q
#### o20
class p { notify { 'a': message => 'm', tag => 't' } }
class q inherits p { Notify['a'] { message => undef, tag => undef } }
include q
#### o21
class p { notify { 'a': tag => 't' } }
class q inherits p { Notify['a'] { tag +> 'u' } }
class r inherits q { Notify['a'] { tag +> ['v', 'w'] } }
include r
#### o22
class p { notify { 'a': require => Notify['b'] } notify { ['b','c']: } }
class q inherits p { Notify['a'] { require +> Notify['c'], message +> 'x' } }
include q
#### o23
class p { file { '/a': mode => '1' } }
class q inherits p { File['/a'] { * => { mode => '2', owner => 'x' } } }
include q
#### o24
class p { file { '/a': mode => '1' } }
class q inherits p { File['/a', '/b'] { mode => '2' } }
include q
#### o25
class p { file { ['/a', '/b']: mode => '1' } }
class q inherits p { File['/a', '/b'] { mode => '2' } }
include q
#### o26
class p { file { ['/a', '/b']: mode => '1' } }
class q inherits p { $r = [File['/a'], File['/b']]
 $r { mode => '2' } }
include q
#### o27
class p { @file { '/a': mode => '1' } }
class q inherits p { File['/a'] { mode => '2' } realize File['/a'] }
include q
#### o28
class p { @@file { '/a': mode => '1' } }
class q inherits p { File['/a'] { mode => '2' } }
include q
#### o29
class q inherits p { File['/a'] { mode => '2', mode => '3' } }
class p { file { '/a': } }
include q
#### o30
class p { file { '/a': } }
class q inherits p { File['/a'] { * => {mode => '2'}, * => { mode => '3'} } }
include q
#### o31
class p { file { '/a': } }
class q inherits p { File <| title == '/a' |> { mode => '2', * => { mode => '3'} } }
include q
#### o32
define d { }
d { 'a': }
notice(D['a']['tag'])
D['a'] { tag => 'x' }
notice(D['a']['tag'])
#### o33
notify { 'a': }
Notify['a'] { nope => 1 }
#### o34
define d { }
d { 'a': }
D['a'] { nope => 1 }
#### o35
class k { }
include k
Class['k'] { nope => 1 }
#### o36
class k { }
include k
Class['k'] { noop => true }
#### o37
class k { notify { 'x': } }
include k
Class <| title == 'k' |> { noop => true }
#### o38
class p { class { 'k': } }
class k($x = 1) { notify { "${x}": } }
class q inherits p { Class['k'] { noop => true } }
include q
#### o39
Notify['a'] { message => 'x' }
#### o40
Notify['a', 'b'] { message => 'x' }
File['/x'] { mode => '1' }
#### o41
class p { notify { 'a': } }
class q inherits p { Notify['a'] { message => 'x' } }
class r { notify { 'a': } }
include r, q
#### o42
class p { notify { 'a': } }
class q inherits p { Notify['z'] { message => 'x' } }
include q
notify { 'z': }
#### o43
class p { notify { 'a': } }
class q inherits p { Notify['z'] { message => 'x' } }
include q
class s { notify { 'z': } }
include s
#### o44
Notify['z'] { message => 'x' }
define d { notify { 'z': } }
d { 'y': }
#### o45
class q { Notify['z'] { message => 'x' } }
include q
notify { 'z': }
#### o46
node default { Notify['z'] { message => 'x' } include p }
class p { notify { 'z': } }
#### o47
notify { 'z': }
node default { Notify['z'] { message => 'x' } }
#### o48
function f() { Notify['z'] { message => 'x' } }
notify { 'z': }
f()
#### o49
class p { notify { 'z': message => 'p' } }
class q inherits p { [1].each |$x| { Notify['z'] { message => "x${x}" } } }
include q
#### o50
class p { notify { 'z': message => 'p' } f() }
function f() { Notify['z'] { loglevel => 'info' } }
include p
#### o51
class p { notify { 'z': message => 'p' } }
class q inherits p { f() }
function f() { Notify['z'] { message => 'f' } }
include q
#### e1
define d($x = 1) { notify { "n${title}": } }
define e { D['a'] { x => 2 } }
class k { e { 'b': } }
d { 'a': }
include k
#### e2
class a { }
include a
class b { Class['a'] { noop => true } }
include b
#### e3
class a { }
class b { Class['a'] { noop => true } }
include b
include a
#### e4
class a($x = 1) { notify { "${x}": } }
class { 'a': }
Class['a'] { x => 2 }
#### e5
class a($x = 1) { notify { "${x}": } }
Class['a'] { x => 2 }
include a
#### e6
class a($x = 1) { notify { "${x}": } }
class { 'a': x => 4 }
Class['a'] { noop => false }
#### e7
node default { Node['default'] { noop => true } }
#### e8
class a { class b { } include b }
class a2 inherits a { Class['a::b'] { loglevel => 'x' } }
include a2
#### lost o1
Notify['b'] { message => 1 }
Notify['c'] { message => 2 }
Notify['b'] { noop => true }
#### lost o2
Notify['b','c'] { message => 1 }
#### lost o3
class c { Notify['b'] { message => 1 } }
include c
Notify['b'] { tag => 'x' }
