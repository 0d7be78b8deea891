#### functions, classes, types and nodes that a file defines
class a {}
----
define a() {}
----
type A = Integer
----
node default { $x = 1 }
----
class a { return() notice('x') }
include a
----
class a { [1].each |$x| { return() }  notice('x') }
include a
----
class a { next() notice('x') }
include a
----
define a() { return() notice('x') }
a { 'x': }
----
class a { return(5) notice('x') }
include a
----
class a ($x = 3, $y = $x) { notice("$x $y $a::x") $z = 5 }
include a
notice($a::z)
----
$x = 1
class a { notice($x) $x = 2 notice($x) notice($::x) }
include a
----
define a($q = $title) { notice($q) notice($title) notice($name) }
a { 'x': }
----
type Tree = Variant[Integer, Array[Tree]]
[1,[2]] =~ Tree
----
type P = Integer[1,10]
function f(P $p) { $p }
f(11)
----
class c { $facts = 3 }
include c
----
node default { $facts = 2 }
----
define d() { $facts = 2 }
d { 'x': }
----
class c($x) { $x = 1 }
class { 'c': x => 1 }
----
class c($x) { $title = 1 }
class { 'c': x => 1 }
----
class c($x) { $name = 1 $module_name = 3 }
class { 'c': x => 1 }
----
class c { $v = 1 }
include c
notice($c::v)
notice($::c::v)
notice(${c::v})
----
class c { $v = 1 }
include c
notice($::c::v)
notice("${c::v} $c::v $::c::v")
----
class c { $v = 1 }
$c::v
----
class c { $v = 1 }
include c
$c::w
----
class p { $v = 1 }
class c inherits p { $w = $v + 1 notice($v) }
include c
notice($c::v)
notice($p::v)
----
class p { $v = 1 }
class c inherits p { $v = 5 notice($v) notice($p::v) }
include c
----
class p($z = 4) { $v = 1 }
class c($y = $z) inherits p { notice($y) }
include c
----
class p($z = 4) { $v = 1 }
class c($y = $p::z) inherits p { notice($y) }
include c
----
class c { if true { $q = 1 } notice($q) }
include c
----
class c { [1,2].each |$i| { $q = $i notice($q) } notice($i) }
include c
----
define d($a = 3) { notice($a) }
class c { d { 'x': } notice($x) }
include c
----
class c { $x = 5  function_in() }
function function_in() { notice($x) }
include c
----
class c { with(1) |$q| { include d } }
class d { notice($q) }
include c
----
class c { $q = 2 include d }
class d { notice($q) }
include c
----
$x = 10
class c { notice($x) $x = 11 notice($x) with(1) |$i| { notice($x) } }
include c
----
class c { $l = |$x| { 1 } }
----
function f() {1}
function f() {2}
----
type A = Integer
type A = String
----
type A = Integer
type A = Integer
----
class c {}
class c {}
----
define c() {}
define c() {}
----
class c {}
define c() {}
----
function c() {1}
class c {}
c()
----
node a {}
node a {}
----
function f() {1}
function F() {2}
----
function a::f() {1}
function a::f() {2}
----
  function f() {1}
if true { notice(1) } function f() {2}
----
type File = String
notice('a')
----
type Foo = String
type Foo = Integer
notice('a')
----
type Notify = Integer
----
type String = Integer
----
type Class = Integer
----
type Whit = Integer
----
type Cron = Integer
notice(1 =~ Cron)
----
define foo() {}
type Foo = Integer
----
  define mymod::foo() {}
type Mymod::Foo = Integer
----
type Foo = Integer
define foo() {}
notice(1 =~ Foo)
----
class foo {}
type Foo = Integer
notice(1 =~ Foo)
----
define foo() {}
type Foo = Object[{}]
----
class a(Strng $x) {}
1
----
define a(Optional[Foo::Bar] $x) {}
notice('x')
----
class a(Integer $x, B $y) {}
type B = Integer
----
class a(Integer $x, B $y) {}
function f(B $x) { $x }
notice(1)
----
class a(B $y = 1) { notice($y) }
include a
type B = Integer
----
define a(Array[B, 1] $y) {}
type B = Integer
----
class a($y = 1 =~ B) { notice($y) }
include a
type B = Integer
#### the default of a class parameter reads only parameters that have a value
class a($y = $x, $x) {}
include a
----
class a($x = $x) {}
include a
----
class a($x, $y = $x) {}
include a
----
class a($y = $x, $x) {}
class { a: x => 1 }
[$a::y]
#### the place of a resource that a function declares
create_resources('@notify', { 'a' => {} })
create_resources('notify', { 'a' => {} })
----
create_resources('notify', { 'a' => {} })
notify { 'a': }
----
$r = ['a', 'a'].each |$t| { create_resources('notify', { $t => {} }) }
