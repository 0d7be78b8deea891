#### u1
Nope { 'a': }
#### u2
Ns::Nope { 'a': }
#### u3
Resource['ns::nope'] { 'a': }
#### u4
@@Nope { 'a': }
#### u5
@@Resource['nope'] { 'a': }
#### u6
@@nope { 'a': }
#### u7
Resource['::nope'] { 'a': }
#### u8
::nope { 'a': }
#### u9
$x = Resource['NS::nope'] 
notice($x, type($x))
#### u10
@@Class['x'] { 'a': }
#### u11
create_resources('Nope', {'a' => {}})
#### u12
Nope { x => 1 }
#### u13
Nope['x'] { x => 1 }
#### u14
Nope['x'] -> Nope['y']
#### u15
notice(Nope['x'])
notice(Resource['nope','x'])
notice("${Resource['nope','x']}")
#### u16
Resource['nope','x'] -> Resource['nope','y']
#### u17
notify { 'a': require => Resource['nope','x'] }
#### u18
class x { }
include x
notify { 'a': require => Resource['nope','x'] }
Node['x'] -> Notify['a']
#### u19
realize(Resource['nope','x'])
#### u20
notice(defined(Resource['nope','x']))
notice(defined(Node['x']))
#### u21
notice(Nope['x']['y'])
#### u22
notice(Resource['nope','x']['y'])
#### u23
notify { 'a': message => [Resource['nope'], Resource['nope','main'], Resource['nope',''], Node['x']] }
#### u24
notify { 'a': message => Resource['nope'] }
#### u25
notify { 'a': message => Resource }
#### u26
notify { 'a': message => Resource['notify'] }
#### u27
notify { 'a': message => [Notify, File, Class] }
#### u28
notify { 'a': message => Resource['ns::d'] }
define ns::d {}
#### u29
notify { 'a': message => Node }
#### c1
component { 'a::b': name => 'x' }
component { 'z': tag => 'q' }
#### c2
class a { notify { 'in': } }
include a
component { 'a': }
#### c3
component { 'a': }
class a { notify { 'in': } }
include a
#### c4
component { 'a': }
Component['a'] -> Class['a']
notice(Component['a'])
#### c5
@component { 'a': }
Component <| |> { tag => 'x' }
#### c6
@component { 'a': }
realize(Component['a'])
notify { 'x': message => Component['a'], require => 'Component[a]' }
#### c7
component { 'a': nope => 1 }
#### c8
component { 'a': }
Component['a'] { tag => 'x' }
#### c9
component { 'main': }
#### c10
component { ['a', 'b']: before => Notify['x'] }
notify { 'x': }
#### c11
class k { component { 'a': } notify { 'n': } }
class { 'k': tag => 'tt' }
#### t1
notify { 'a': tag => 'Bad Tag' }
#### t2
tag('Bad Tag')
#### t3
notify { 'a': tag => ['ok', 'Bad Tag'] }
#### t4
class a { tag('OK', 'No Good') }
include a
#### t5
notify { 'a': }
class b { Notify['a'] { tag => 'No Good' } }
include b
#### t6
class b { notify { 'a': }  }
class c inherits b { Notify['a'] {
   tag => 'No Good' } }
include c
#### t7
notify { 'a': message => 'x' }
Notify <| |> { 

tag => 'No Good' }
#### t8
class c inherits b { Notify['a'] {
   tag => 'No Good' } }
class b { 
notify { 'a': tag => 'x' }  }
include c
#### t9
Notify['a'] {

 tag => 'No Good' }
notify { 'a': tag => 'x' }
#### t10
define d { } d { 'x':
  tag => 'No Good' }
#### t11
include b
class b { Notify <| |> { tag +> 'No Good', message => 'm' } 
notify { 'a': tag => 'x' }  }
#### s1
notify { 'a': * => { 1.5 => 2 } }
#### s2
notify { 'a': * => { true => 2 } }
#### s3
notify { 'a': * => { [1] => 2 } }
#### s4
notify { 'a': * => { {a=>1} => 2 } }
#### s5
notify { 'a': * => { default => 2 } }
#### s6
notify { 'a': * => { /x/ => 2 } }
#### s7
notify { 'a': * => { Integer => 2 } }
#### s8
notify { 'a': * => { '' => 2 } }
#### s9
notify { 'a': * => { 'a b' => 2 } }
#### s10
create_resources(notify, {'a' => { 1 => 2 } })
#### s11
create_resources(notify, {'a' => { undef => 2 } })
#### s12
create_resources(notify, {'a' => { '' => 2 } })
#### s13
Notify { * => { 1 => 2 } }
#### s14
notify { 'a': * => { 'message' => 1, 12345678901234567890 => 2 } }
#### s15
notify { 'a': * => { false => 2 } }
#### s16
notify { 'a': * => { Notify['x'] => 2 } }
#### s17
create_resources(notify, {'a' => { default => 2 } })
#### s18
create_resources(notify, {default => { message => 2 } })
#### s19
create_resources(notify, {undef => { message => 2 } })
#### s20
create_resources(notify, {'' => { message => 2 } })
#### s21
create_resources(notify, {[1,2] => { message => 2 } })
#### s22
create_resources(notify, {1.5 => { message => 2 }, true => {}, /x/ => {}, Notify['x'] => {}, Integer => {} })
#### df1
notify { 'a': message => Deferred('nofn', [1]) }
#### df2
class k($x) { notify { 'a': message => $x } }
class { 'k': x => Deferred('nofn', [1]) }
#### df3
define k($x) { notify { 'a': message => $x } }
k { 'k': x => Deferred('nofn', [1]) }
#### df4
class k(String $x) { notify { 'a': message => $x } }
class { 'k': x => Deferred('nofn', [1]) }
#### df5
class k(Array $x) { notify { 'a': message => $x } }
class { 'k': x => [Deferred('nofn', [1])] }
#### df6
class k(Array $x) { notify { 'a': message => $x } }
class { 'k': x => [Deferred('upcase', ['a'])] }
#### df7
class k($x) { notify { 'a': message => $x } }
class { 'k': x => Deferred('upcase', ['a']) }
#### df8
class k(Integer $x) { notify { 'a': message => $x } }
class { 'k': x => Deferred('upcase', ['a']) }
#### df9
class k(Integer $x) { notify { 'a': message => $x } }
class { 'k': x => Deferred('upcase', [1]) }
#### df10
class k(Integer $x) { notify { 'a': message => $x } }
class { 'k': x => Deferred('upcase', []) }
#### df11
class k(Integer $x) { notify { 'a': message => $x } }
class { 'k': x => Deferred('$x') }
#### df12
class k(Integer $x) { notify { 'a': message => $x } }
class { 'k': x => Deferred('$facts', ['a','b']) }
#### df13
class k(Integer $x) { notify { 'a': message => $x } }
class { 'k': x => Deferred('m::join_up', ['a','b']) }
#### df14
class k(String $x) { notify { 'a': message => $x } }
class { 'k': x => Deferred('m::join_up', ['a','b']) }
#### df15
class k(String $x) { notify { 'a': message => $x } }
class { 'k': x => Deferred('m::join_up', [1]) }
#### df16
class k(String $x) { notify { 'a': message => $x } }
class { 'k': x => Deferred('m::deep::nested') }
#### df17
class k(String $x) { notify { 'a': message => $x } }
class { 'k': x => Deferred('fail', ['z']) }
#### df18
class k(String $x) { notify { 'a': message => $x } }
class { 'k': x => Deferred('sprintf', []) }
#### df19
function f() >> Integer { 1 }
class k(String $x) { notify { 'a': message => $x } }
class { 'k': x => Deferred('f', []) }
#### df20
function f() >> Integer { 1 }
class k(String $x) { notify { 'a': message => $x } }
class { 'k': x => Deferred('f') }
#### df21
function f() >> String { 1 }
class k(Variant[String,Integer] $x) { notify { 'a': message => $x } }
class { 'k': x => Deferred('f', []) }
#### df22
function f() { 1 }
class k(Variant[String,Integer] $x) { notify { 'a': message => $x } }
class { 'k': x => Deferred('f', []) }
#### df23
class k(String $x) { notify { 'a': message => $x } }
class { 'k': x => Deferred('split', ['a b', ' ']) }
#### df24
class k(String $x = Deferred('split', ['a b', ' '])) { notify { 'a': message => $x } }
include k
#### df25
class k(Optional[Sensitive[String]] $x) { notify { 'a': message => $x } }
class { 'k': x => Sensitive(Deferred('split', ['a b', ' '])) }
#### df26
class k(Hash $x) { notify { 'a': message => $x } }
class { 'k': x => { a => Deferred('split', ['a b', ' ']) } }
#### df27
notify { 'a': message => "x${Deferred('split', ['a b', ' '])}" }
#### df28
$d = Deferred('split', ['a b', ' '])
notice($d, $d.name, $d.arguments, type($d))
#### df29
notify { 'a': message => Deferred('split', [Sensitive('x'), Notify['x'], /a/, Deferred('x')]) }
#### df30
notify { 'a': message => Deferred(1) }
#### df31
notify { 'a': message => Deferred('Bad Name') }
#### df32
notify { Deferred('x'): }
#### df33
notify { 'a': tag => Deferred('x') }
#### df34
notify { 'a': require => Deferred('x') }
#### df35
notify { 'a': noop => Deferred('x', []), loglevel => Deferred('y') }
#### df36
class k(Integer $x) { notify { 'a': message => $x } }
class { 'k': x => Deferred('lookup', ['a']) }
#### df37
class k(Integer $x) { notify { 'a': message => $x } }
class { 'k': x => Deferred('new', [Integer, '1']) }
#### df38
class k(Integer $x) { notify { 'a': message => $x } }
class { 'k': x => Deferred('unwrap', [Sensitive(1)]) }
#### df39
class k(Integer $x) { notify { 'a': message => $x } }
class { 'k': x => Deferred('inline_epp', ['1']) }
#### df40
class k(String $x) { notify { 'a': message => $x } }
class { 'k': x => Deferred('template', ['1']) }
#### st1
class { '::settings': }
#### st2
class { 'Settings': }
#### st3
include settings
include ::settings
contain settings
require settings
notice(defined(settings), defined(Class['settings']), defined('settings'), defined('::settings'))
#### st4
create_resources(class, {'settings' => {}})
#### st5
class settings { notify { 'q': } }
include settings
#### st6
Class['settings'] { tag => 'x' }
#### st7
class a inherits settings { notify { 'x': } }
include a
#### st8
notice(defined('::file'), defined('::File'), defined('File'), defined('::m'), defined('m'), defined('::m::thing'), defined(::m), defined('M::Thing'), defined(M::Thing), defined('main'), defined('::main'), defined('node'), defined('Node'), defined('stage'), defined('component'), defined('whit'), defined('class'), defined('Class'), defined('string'))
#### v1
class a { notify { 'in': } }
@class { 'a': }
#### v2
class a { notify { 'in': } }
@Class { 'a': }
Class <| |>
#### v3
class a { notify { 'in': } }
@Class { 'a': }
realize(Class['a'])
#### v4
class a { notify { 'in': } }
@Class { 'a': }
include a
#### v5
class a { notify { 'in': } }
@Class { 'a': }
notify { 'x': require => Class['a'] }
#### v6
class a { notify { 'in': } }
create_resources('@class', {'a' => {}})
#### v7
class a { notify { 'in': } class b { } include a::b }
create_resources('@@class', {'a' => {}})
#### al1
notify { 'a': name => 1 }
notify { '1': }
#### al2
notify { 'a': name => true }
notify { 'b': name => true }
#### al3
notify { 'a': name => 1.5 }
notify { 'b': name => 1.5 }
#### al4
notify { 'a': name => [1] }
notify { 'b': name => [1] }
#### al5
notify { 'a': name => undef }
notify { 'b': name => default }
notify { 'c': name => default }
#### al6
notify { 'a': name => 1 }
notify { 'b': name => '1' }
#### al7
file { 'a': path => '/x' }
file { 'b': path => '/x/' }
#### al8
file { '/a': path => 1 }
#### al9
notify { 'a': alias => [1, 1.5, true, undef, ['x', ['y']]] }
Notify['1'] -> Notify['x'] -> Notify['y']
#### al10
notify { 'a': alias => 'b' }
notify { 'b': }
#### al11
notify { 'b': }
notify { 'a': alias => ['c', 'b'] }
#### al12
class k { }
class { 'k': alias => 'kk' }
notify { 'x': require => Class['kk'] }
#### al13
define d { notify { "d${title}": } }
d { 'k': alias => 'kk' }
D['kk'] -> Notify['x']
notify { 'x': }
#### p1
define d {} 
class p(Type[D] $x) { notice($x) }
class { 'p': x => D['a'] }
#### p2
class p(Type[D] $x) { notice($x) }
define d {} 
class { 'p': x => D['a'] }
#### p3
class p(T $x) { notice($x) }
type T = Integer
class { 'p': x => 1 }
#### p4
class p(Optional[T] $x) { notice($x) }
type T = Type[D]
define d {} 
class { 'p': x => D['a'] }
#### p5
define p(Type[D] $x) { notice($x) }
define d {} 
p { 'p': x => D['a'] }
#### p6
class k { define d {} }
class p(Type[K::D] $x) { notice($x) }
class { 'p': x => K::D['a'] }
#### p7
class p(Type[K::D] $x) { notice($x) }
class k { define d {} }
class { 'p': x => K::D['a'] }
#### p8
function f(Type[D] $x) { notice($x) }
define d {} 
f(D['a'])
#### p9
class k(Type[D] $x) { notice($x) }
class p(Type[Nope] $x) { notice($x) }
define d {} 
#### p10
class p { class q(Type[D] $x) {} }
define d {} 
#### p11
class p(Type[M::Thing] $x) { notice($x) }
class { 'p': x => M::Thing['a'] }
#### p12
class p($x = D['a']) { notice($x) }
define d {} 
include p
#### p13
class p(Type[Class['zz']] $x) { notice($x) }
class { 'p': x => Class['a'] }
#### p14
node default { d { 'x': x => D['z'] } }
define d(Type[D] $x) { notice($x) }
#### p15
define d(Type[D] $x) { notice($x) }
d { 'x': x => D['z'] }
#### p16
notify { 'a': message => 'm' }
notice(Notify['a'][0])
#### p17
notify { 'a': message => 'm' }
notice(Notify['a'][1.5])
#### p18
notify { 'a': message => 'm' }
notice(Notify['a'][undef])
#### p19
notify { 'a': message => 'm' }
notice(Notify['a'][Integer])
#### p20
notify { 'a': message => 'm' }
notice(Notify['a']['message', 'name'], Notify['a']['message', 0])
#### p21
notify { 'a': message => 'm' }
notice(Notify['a'][['message']])
#### p22
class k($x = 1) { }
include k
notice(Class['k'][0])
#### p23
class k($x = 1) { }
include k
notice(Class['k']['y'])
#### p24
class k($x = 1) { }
class l($c) { notice($c['x']) notice($c['zz']) }
include k
class { 'l': c => Class['k'] }
#### p25
class l($c) { notice($c['x']) }
class { 'l': c => Class['k'] }
#### p26
class l($c) { notice($c == Class['k']) notice(Class['k'] == $c) notice($c == $c) notice($c in [Class['k']]) notice([$c] == [$c]) notice($c == 'Class[K]') notice($c == undef, $c == 1, $c == Class, $c == Integer) }
class { 'l': c => Class['k'] }
#### p27
class l($c) { notice($c == $c, $c == 'Notify[k]', $c == Class['k'], Class['k'] == $c, $c == Integer, $c == 1) }
class { 'l': c => Notify['k'] }
#### p28
class l($c) { notice(Notify['k'] == $c) notice($c in [Notify['k']]) notice([Notify['k']].filter |$z| { $z == $c }) }
class { 'l': c => Notify['k'] }
#### p29
class l($c) { $h = { $c => 1 } notice($h[$c], $h[Notify['k']], $h) }
class { 'l': c => Notify['k'] }
#### p30
class l($c) { include $c contain $c }
class k { notice('k') }
class { 'l': c => Class['k'] }
#### p31
class l($c) { notice(defined($c), tagged($c)) }
class k { notice('k') }
include k
class { 'l': c => Class['k'] }
#### p32
notice(defined(Resource['Class','k']), defined(Resource['class','K']), defined(Class['k']), Resource['class','k'], type(Resource['class','k']))
class k { notice('k') }
include k
notice(defined(Resource['Class','k']), defined(Resource['class','K']), defined(Class['k']))
#### p33
class l(Object $c) { notice($c) }
class { 'l': c => Integer }
#### p34
class l($c) { notice($c =~ Object, Integer =~ Object, $c =~ Any, $c =~ NotUndef, $c =~ Data, $c =~ RichData, $c =~ Scalar, $c =~ Type[Any], $c =~ Type[Class], $c =~ Type[Class['k']], $c =~ Type[Class['K']]) }
class { 'l': c => Class['k'] }
#### p35
class l($c) { $c -> Notify['x'] notify { 'x': require => $c, before => [$c] } }
class k { notify { 'k': } }
include k
class { 'l': c => Class['k'] }
#### p36
class l($c) { notify { 'x': message => [$c, $c['name'], "${c}"] } }
class k { notify { 'k': } }
include k
class { 'l': c => Class['k'] }
#### p37
class l($c) { notify { 'x': message => $c } }
class { 'l': c => Deferred('nofn') }
#### p38
class l($c = 1) { }
class { 'l': noop => Deferred('nofn', []) }
#### p39
class l($c) { }
class { 'l': noop => Deferred('nofn', []), zz => 1 }
#### p40
class l($c) { }
class { 'l': noop => Deferred('upcase', []) }
#### p41
notify { 'q': subscribe => ['a b[c]'] }
#### p42
notify { 'q': subscribe => ['a/b[c]'] }
#### p43
notify { 'q': subscribe => ['Bad Type[c]', 'Notify[q]'] }
#### p44
realize('a b[c]')
#### p45
realize('::Notify[c]')
@notify { 'c': }
#### p46
notify { 'q': require => 'notify[q2]' }
notify { 'q2': }
#### p47
notify { 'q': require => ' Notify[q2]' }
notify { 'q2': }
#### p48
notify { 'q': require => 'Notify[q2] ' }
notify { 'q2': }
#### p49
notify { 'q': require => "Notify[q2\n]" }
notify { "q2\n": }
#### p50
notify { 'q': require => 'Notify[q[2]]' }
notify { 'q[2]': }
#### p51
notify { 'q': require => 'NOTIFY[q2]' }
notify { 'q2': }
#### p52
notify { 'q': require => 'Class[K]' }
class k { }
include k
#### p53
notify { 'q': require => 'Class[::k]' }
class k { }
include k
#### p54
notify { 'q': require => Class['::k'] }
class k { }
include k
#### p55
notify { 'a': }
'Notify[a]' -> 'Notify[b]' -> "Notify['c']" -> 'Class[k]' -> 'Notify[ "d" ]' -> 'Notify[a, b]'
notify { ['b','c','d']: }
class k {}
include k
#### p56
Notify['a'] -> 'Class[K]'
notify { 'a': }
class k {}
include k
#### p57
notify { 'a': } -> 'Notify[]'
#### p58
notify { 'a': } -> 'Resource[notify, a]'
#### p59
notify { 'a': } -> 'Notify[/a/]'
#### p60
notify { '/tmp/x': } -> 'Notify[/tmp/x]'
#### p61
notify { 'a': } -> 'Notify[1]'
notify { '1': }
#### p62
notify { 'a': } -> 'Notify[foo-bar]'
notify { 'foo-bar': }
#### p63
notify { 'a': } -> 'Notify[foo bar]'
notify { 'foo bar': }
#### p64
notify { 'a': } -> 'Notify[Foo]'
notify { 'Foo': }
#### p65
notify { 'a': } -> 'Notify[foo.bar]'
notify { 'foo.bar': }
#### p66
notify { 'a': } -> 'Notify[foo::bar]'
notify { 'foo::bar': }
#### p67
package { 'a': } -> 'Service[ntpd]'
service { 'ntpd': }
#### p68
notify { 'a': } -> 'Notify[undef]'
#### p69
notify { 'a': } -> 'Notify[true]'
#### p70
file { '/a': } -> 'File[/etc/x.conf]'
file { '/etc/x.conf': }
#### p71
notify { 'a': } -> 'Optional[Notify[b]]'
#### p72
notify { 'a': } -> 'T'
type T = Notify['b']
notify { 'b': }
#### p73
notify { 'a': } -> 'Class[main]'
#### p74
notify { 'a': } -> 'Stage[main]'
#### p75
notify { 'a': } -> 'M::Thing[x]'
m::thing { 'x': }
#### p76
notify { 'a': } -> 'Class'
#### p77
notify { 'a': } -> 'Class[]'
#### p78
notify { 'a': } -> "Notify['a b', 'c']"
notify { ['a b', 'c']: }
#### q1
type T = Type[D]
class p(T $x) { notice($x) }
define d {}
class { 'p': x => D['a'] }
#### q2
type T = Type[D]
define d {}
class p(T $x) { notice($x) }
class { 'p': x => D['a'] }
#### q3
class k($x = 1, $name = 2) { }
#### q4
class k($x = 1) { }
include k
notice(Class['k']['name'], Class['k']['x'], Class['k']['tag'], Class['k']['require'])
notice(Class['k']['title'])
#### q5
define k($x = 1) { }
k { 'a': }
notice(K['a']['name'])
notice(K['a']['title'])
#### q6
notify { 'a': }
notice(Notify['a']['name'])
notice(Notify['a']['title'])
#### q7
file { '/a': }
notice(File['/a']['path'], File['/a']['ensure'])
notice(File['/a']['name'])
#### q8
class kk { }
include kk
notify { 'x': require => 'Class[KK]' }
#### q9
class a { class bc {} }
include a, a::bc
notify { 'x': require => 'Class[A::bC]' }
#### q10
class a { class bc {} }
include a, a::bc
realize('Class[A::bC]', 'class[a::bc]')
notify { 'x': require => 'class[a::bc]' }
#### q11
realize('Class[::a]')
#### q12
class a {}
class p($x) { notice($x['name'], $x['tag']) }
include a
class { 'p': x => Class['a'] }
#### q13
define d($v = 3) {}
d { 'a': v => 4 }
class p($x) { notice($x['name'], $x['tag'], $x['v'], $x['v', 'tag']) }
class { 'p': x => D['a'] }
#### q14
define d($v = 3) {}
d { 'a': }
notice(D['a']['v'])
#### q15
define d($v) {}
d { 'a': v => undef }
notice(D['a']['v'])
#### f1
class p($x) { notice($x) notice($x.length) notify { 'm': message => $x } }
class { 'p': x => [Notify['a','b']] }
#### f2
class p($x) { notice($x) notice($x.length) notify { 'm': message => $x } }
class { 'p': x => [1, [2, [Notify['a']]]] }
#### f3
class p($x) { notice($x) notice($x.length) notify { 'm': message => $x } }
class { 'p': x => [1, [2, [3]]] }
#### f4
class p($x) { notice($x) notify { 'm': message => $x } }
class { 'p': x => [1, undef, [2, undef, [Notify['a']]]] }
#### f5
class p($x) { notice($x) notify { 'm': message => $x } }
class { 'p': x => { 'k' => [1, [2, [Notify['a']]]] } }
#### f6
class p(Array[Array] $x) { notice($x) notify { 'm': message => $x } }
class { 'p': x => [[Notify['a']], []] }
#### f7
define p(Array $x) { notice($x) notify { 'm': message => $x } }
p { 'p': x => [[Notify['a']], []] }
notice(P['p']['x'])
#### f8
notify { 'm': message => [[Notify['a']], [], [[], [1]]] }
notice(Notify['m']['message'])
#### f9
notify { 'm': message => [[{ 'a' => Notify['a'] }], [], [[], [1]]] }
#### f10
notify { ['a','b']: }
notify { 'm': require => [[Notify['a']], [], [[], [Notify['b']]]] }
notice(Notify['m']['require'])
#### f11
notify { 'm': message => [[Notify['a']], [[{ 'z' => [[Notify['b']]] }]]] }
#### f12
notify { 'm': tag => [['x', ['y']]], audit => [['message']], alias => [['q']], noop => [true] }
#### f13
notify { 'm': message => [Sensitive(1), [Notify['a']]] }
#### f14
notify { 'm': message => Sensitive([[Notify['a']], [1]]) }
#### f15
notify { 'm': message => Sensitive([[1], [1]]) }
#### names that are references a0
define d1() {}
notify { ['p','q']: name => Notify['p'] }
#### names that are references f0
define d1() {}
file { ['/p','/q']: path => Notify['p'] }
#### names that are references e0
define d1() {}
notify { 'p': alias => Notify['p'] }
notify { 'q': alias => Notify['p'] }
#### names that are references a2
define d1() {}
notify { ['p','q']: name => File['/a/'] }
#### names that are references f2
define d1() {}
file { ['/p','/q']: path => File['/a/'] }
#### names that are references e2
define d1() {}
notify { 'p': alias => File['/a/'] }
notify { 'q': alias => File['/a/'] }
#### names that are references a4
define d1() {}
notify { ['p','q']: name => User['u'] }
#### names that are references f4
define d1() {}
file { ['/p','/q']: path => User['u'] }
#### names that are references e4
define d1() {}
notify { 'p': alias => User['u'] }
notify { 'q': alias => User['u'] }
#### names that are references a6
define d1() {}
notify { ['p','q']: name => Class['a::b'] }
#### names that are references f6
define d1() {}
file { ['/p','/q']: path => Class['a::b'] }
#### names that are references e6
define d1() {}
notify { 'p': alias => Class['a::b'] }
notify { 'q': alias => Class['a::b'] }
#### names that are references a8
define d1() {}
notify { ['p','q']: name => Package['p'] }
#### names that are references f8
define d1() {}
file { ['/p','/q']: path => Package['p'] }
#### names that are references e8
define d1() {}
notify { 'p': alias => Package['p'] }
notify { 'q': alias => Package['p'] }
#### names that are references a10
define d1() {}
notify { ['p','q']: name => Service['s'] }
#### names that are references f10
define d1() {}
file { ['/p','/q']: path => Service['s'] }
#### names that are references e10
define d1() {}
notify { 'p': alias => Service['s'] }
notify { 'q': alias => Service['s'] }
#### names that are references a12
define d1() {}
notify { ['p','q']: name => Filebucket['f'] }
#### names that are references f12
define d1() {}
file { ['/p','/q']: path => Filebucket['f'] }
#### names that are references e12
define d1() {}
notify { 'p': alias => Filebucket['f'] }
notify { 'q': alias => Filebucket['f'] }
#### names that are references a14
define d1() {}
notify { ['p','q']: name => Stage['m'] }
#### names that are references f14
define d1() {}
file { ['/p','/q']: path => Stage['m'] }
#### names that are references e14
define d1() {}
notify { 'p': alias => Stage['m'] }
notify { 'q': alias => Stage['m'] }
#### names that are references a16
define d1() {}
notify { ['p','q']: name => Notify['a','b'] }
#### names that are references f16
define d1() {}
file { ['/p','/q']: path => Notify['a','b'] }
#### names that are references e16
define d1() {}
notify { 'p': alias => Notify['a','b'] }
notify { 'q': alias => Notify['a','b'] }
#### names that are references a18
define d1() {}
notify { ['p','q']: name => {'a' => Notify['x']} }
#### names that are references f18
define d1() {}
file { ['/p','/q']: path => {'a' => Notify['x']} }
#### names that are references a20
define d1() {}
notify { ['p','q']: name => Sensitive('x') }
#### names that are references f20
define d1() {}
file { ['/p','/q']: path => Sensitive('x') }
#### names that are references e20
define d1() {}
notify { 'p': alias => Sensitive('x') }
notify { 'q': alias => Sensitive('x') }
#### names that are references a22
define d1() {}
notify { ['p','q']: name => [1] }
#### names that are references f22
define d1() {}
file { ['/p','/q']: path => [1] }
#### names that are references e22
define d1() {}
notify { 'p': alias => [1] }
notify { 'q': alias => [1] }
#### names that are references a24
define d1() {}
notify { ['p','q']: name => /x/ }
#### names that are references f24
define d1() {}
file { ['/p','/q']: path => /x/ }
#### names that are references e24
define d1() {}
notify { 'p': alias => /x/ }
notify { 'q': alias => /x/ }
#### names that are references a26
define d1() {}
notify { ['p','q']: name => 1.5 }
#### names that are references f26
define d1() {}
file { ['/p','/q']: path => 1.5 }
#### names that are references e26
define d1() {}
notify { 'p': alias => 1.5 }
notify { 'q': alias => 1.5 }
#### names that are references a28
define d1() {}
notify { ['p','q']: name => Notify }
#### names that are references f28
define d1() {}
file { ['/p','/q']: path => Notify }
#### names that are references e28
define d1() {}
notify { 'p': alias => Notify }
notify { 'q': alias => Notify }
#### names that are references n1
notify {'p': name => Notify['x']}
notify {'q': name => Notify['x']}
#### names that are references n2
$r = Notify['x']
notify {'p': name => $r}
notify {'q': name => $r}
#### names that are references n3
notify { default: name => Notify['x']; 'p': ; 'q': }
#### names that are references n4
Notify { name => Notify['x'] }
notify { 'p': }
notify { 'q': }
#### names that are references n5
file {'/p': path => File['/x']}
file {'/q': path => File['/x/']}
#### names that are references n6
['p','q'].each |$t| { notify { $t: name => Notify['x'] } }
#### names that are references n7
define d($r) { notify { $title: name => $r } }
d { ['p','q']: r => Notify['x'] }
#### names that are references n8
class c($r) { notify { 'p': name => $r } notify { 'q': name => $r } }
class { 'c': r => Notify['x'] }
#### names that are references n9
notify {'p': name => [Notify['x']]}
notify {'q': name => [Notify['x']]}
#### names that are references n10
notify { ['p','q']: alias => Notify['x'] }
#### names that are references n11
notify { ['p','q']: alias => [Notify['x'],'z'] }
#### an unknown attribute q1
define m::d() {}
m::d{'p': }
notice(M::D['p']['zz'])
#### an unknown attribute q2
define m::foo_bar() {}
m::foo_bar{'p': }
notice(M::Foo_bar['p']['zz'])
#### an unknown attribute q3
file{'/p': }
notice(File['/p']['zz'])
#### an unknown attribute q4
class m::k {}
include m::k
notice(Class['m::k']['zz'])
#### an unknown attribute q5
notice(M::D['p']['zz'])
#### an unknown attribute q6
define m::d() {}
notice(M::D['p']['zz'])
#### an unknown attribute q7
notice(Class['nope']['zz'])
#### an unknown attribute q8
define m::d() {}
m::d{'p': }
notice(M::D['p','q']['zz'])
#### an unknown attribute q9
file{'/p': }
notice(File['/p/']['zz'])
#### an unknown attribute q10
define a::b::c() {}
a::b::c{'p': }
notice(A::B::C['p']['zz'])
#### an unknown attribute q11
class m::k {}
include m::k
notice(Class['M::K']['zz'])
#### an unknown attribute q12
notify{'p': }
notice(Resource['notify','p']['zz'])
