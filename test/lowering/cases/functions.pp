#### calls, arguments, return values and recursion
function f(Integer $x) { $x }
f('a')
----
function f(Integer $x, Integer $y) { $x }
f('a', 'b')
----
function f(Integer $x) { $x }
f(1, 2)
----
function f(Integer $x) { $x }
  [1].map |$i| {
   f('a') }
----
function f(Integer $x, Integer $y = 'a') { $y }
f(1)
----
function f(Integer $x, $y = $x + 1) { $y }
[f(1), f(1,undef)]
----
function f() >> Integer { 'a' }
  f()
----
function f() { $os }
f()
----
$q = 10
function f() { $q }
f()
----
$q = 10
function f() { $q = 11 $q }
f()
----
function g($x) { with(1) |$y| { return($x) } 5 }
g(3)
----
function g($x) { next($x) 5 }
g(3)
----
function f { 1 }
----
function f() { 1 }
----
function f(String $s) { $0 }
'abc' =~ /b/
f('a')
----
function f($a, *$r) { [$a,$r] }
f(*[1,2,3])
----
function f(Optional[Integer] $a) { $a }
f()
----
function abs($x) { 99 }
abs(-1)
----
function f() {1}
function f() {2}
f()
----
function f($x) { if $x { $y = 1 } $y }
f(true)
----
function f($x) { if $x { $y = 1 } $y }
f(false)
----
$y = 10
function f($x) { if $x { $y = 1 } $y }
f(false)
----
function f($x) { if $x { $y = 1 } $y = 2 $y }
f(true)
----
function f($x) { $x = 2 }
f(1)
----
function f($x, $x2 = ($z = 3)) { $z }
f(1)
----
function f() { f2(3) }
function f2($n) { $n * 2 }
f()
----
function f($x) >> Integer { return('a') 1 }
f(1)
----
function f($x) >> Integer { next('a') 1 }
f(1)
----
function f() { break() }
f()
----
function f() { break() }
[1,2].map |$x| { f() }
----
function f($x) { [1,2].each |$y| { [3,4].each |$z| { return($z) } } }
f(1)
----
function f($x) { $r = [$a, $b] = $x  [$r, $a, $b] }
f([1,[2]])
----
function f() { [$a, $a] = [1,2] $a }
f()
----
function f() { $facts = 2 }
f()
----
function f($trusted) { 1 }
f(1)
----
function f() { [$title, $name, $module_name] }
f()
----
function f() { $::os }
f()
----
function f() { $v = 3 g() }
function g() { $v }
f()
----
if true { if true { $deep = 1 } }
function f() { $deep }
f()
----
function f($p) { $p and ($z = 3) $z }
[f(true)]
----
function f($p) { $p and ($z = 3) $z }
[f(false)]
----
function f($p) { if $p { $z = 1 } [1].map |$i| { $z } }
f(true)
----
$z = 99
function f($p) { if $p { $z = 1 } [1].map |$i| { $z } }
[f(true), f(false)]
----
function f($p) { if $p { $z = 1 } with(1) |$i| { getvar('z') } }
f(true)
----
function f($p) { [1].each |$i| { $q = $i }  getvar('q') }
f(true)
----
function f($n) { if $n == 0 { return(0) } else { $r = f($n - 1) + 1 } $r }
f(10)
----
function f($n) { $x = if $n > 1 { return('early') } else { 'late' }  "got ${x}" }
[f(1), f(2)]
----
function f($n) { $x = [if $n > 1 { return('early') } else { 'late' }]  "got ${x}" }
[f(1), f(2)]
----
function f($n) >> Integer { $x = [if $n > 1 { return('early') } else { 'late' }]  5 }
[f(1), f(2)]
----
function f($n) >> Integer { $x = [if $n > 1 { next('early') } else { 'late' }]  5 }
[f(1), f(2)]
----
function f() { call('return', 3) 4 }
f()
----
function f() { return(1, 2) }
f()
----
function f() { [1].each |$x| { call('return', 3) } 4 }
f()
----
function f() { with(1) |$x| { return(3) } 4 }
[1,2].map |$y| { f() }
----
function f() { $x = 1  { $x => 2 } }
f()
----
function f() >> String { }
f()
----
function f() { }
f()
----
function f($a = g()) { $a }
function g() { 7 }
f()
----
function f($a, $b = $a, $c = $b) { [$a,$b,$c] }
f(1)
----
function f($a = $b, $b = 1) { [$a,$b] }
f()
----
function f(*$a) { $a }
f()
----
function f(Integer *$a) { $a }
f(1, 'a')
----
function f($x, Integer *$a) { $a }
f(1, 2, 'a')
----
function f(*$a = [1]) { $a }
f()
----
function f($a, *$b = 3) { $b }
f(1)
