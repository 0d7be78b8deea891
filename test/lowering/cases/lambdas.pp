#### blocks: parameters, scopes, `next`, `break` and `return`
[1,'a'].map |Integer $x| { $x }
----
 [1,'a'].each |Integer $x, $y| { $x }
----
[1].map |$x, $y = 3, *$z| { [$x,$y,$z] }
----
with(1) |$x, $y = $x| { [$x,$y] }
----
with(1,2) |$x| { $x }
----
with(1,2,3) |Integer *$x| { $x }
----
with(1,2,'a') |Integer *$x| { $x }
----
$f = 1
[1].each |$i| { $f = 2  notice($f) }
$f
----
[1,2,3].map |$x| { if $x == 2 { next(9) } $x }
----
[1,2,3].map |$x| { return(9) }
----
[1].each |$facts| { }
----
[1,2].each |$x| { fail('x') }
----
"${3} ${(1)} ${undef}|"
----
notice([])
[1,2].reduce |$m,$x| { $m+$x }
----
$x = 5
[1].each |$i| { $x = $x + 1  notice($x) }
----
$y = 10
[true,false].map |$x| { if $x { $y = 1 } $y }
----
[1].each |$x| { $x = 2 }
----
with(1) |$x, $y = ($z = 3)| { $z }
----
$x = [1].each |$x| { notice($x) }
----
[1].map |$x| >> Integer { 'a' }
----
[1].map |$x| >> Integer { next('a') }
----
[1].map |$x| { next() }
----
[1,2].each |$x| { break() }
----
@("X"/L)
a \
b ${1}
| X
----
[1 ,2].map |$x| { $x }.filter |$x| { $x > 1 }
----
1 + [1].with |$x| { $x[0] }
----
Integer[1,3].each |$x| { notice $x }
----
with(3) |$loc| { getvar('loc') }
----
with(3) |$loc| { defined('$loc') }
----
return([1,2].map |$x| { $x })
----
with(1) |$x| { $name = 5 $name }
----
[1].each |$os| { notice($os) }
$os
----
$x = [1].map |$i| { $x }
----
[1,2].each |$i| { $acc = $i }
$acc
----
with(1) |$a| { with(2) |$b| { with(3) |$a| { [$a, $b] } } }
----
with(1) |$a| { with(2) |$b| { $r = $a  $a2 = 3  with($a) |$a| { [$a, $r] } } }
----
with(1) |$a| { with(2) |$b| { $r = [$a]  with(4) |$c| { $a = 7  [$a, $r] } } }
----
with(1) |$a| { with(2) |$b| { $r = $a  $a = 5  [$a, $r] } }
----
with(1) |$a| { with(2) |$b| { [$a, $a = 5, $a] } }
----
with(1) |$a| { with(2) |$b| { $a = $a + 5  with(3) |$c| { $q = $a  $a = 9  [$q, $a] } } }
----
[1,2,3].map |$n| { $x = [if $n > 1 { next('early') } else { 'late' }]  "got ${x}" }
----
[1,2,3].map |$n| { $x = case $n { 1: { next('one') } 2: { break() } default: { 'd' } }  "got ${x}" }
----
[1,2,3].map |$n| >> Integer { $x = [if $n > 1 { next('early') } else { 'late' }]  5 }
----
[1,2].each |$x| { call('next', 3) }
----
[1,2].map |$x| { $x.next }
----
[3,4].map |$x| { next $x }
----
[3,4].map |$x| { next(*[$x]) }
----
[3,4].map |$x| { next(1, 2) }
----
[3,4].map |$x| { break(1) }
----
[1,2].map |$x| { call('next', 3) 7 }
----
[1,2].map |$x| { call('break') 7 }
----
with(1) |$x| { $server_facts = 2 }
----
with(1) |$x| { $settings = 2 $settings }
----
with() |$a = $b, $b = 1| { [$a,$b] }
----
with(1) |$a, *$b| { $b }
----
with(1) |*$b| { $b }
----
with(1) |$a, $b| { $b }
----
with(1) |Integer $a, $b = 'x'| { $b }
----
[[1,2],[3,4]].map |$a, $b| { $b }
----
{a => 1}.map |$k, $v| { "$k=$v" }
----
{a => 1}.map |$kv| { $kv }

#### Parts of the hashes that `filter` returns
function f(Hash[String, Integer] $h, Integer $n) {
  $h.filter |$k, $v| { $v > $n }.keys
}
function g(Hash[String, Integer] $h, Integer $n) {
  $a = $h.filter |$e| { $e[1] > $n }.values
  $b = $h.filter |$k, $v| { $v > $n }.map |$k, $v| { "${k}-${v}" }
  $c = $h.filter |$k, $v| { $v > $n }.filter |$e| { $e[1] % 2 == 0 }.size
  $d = $h.filter |$k, $v| { $v > $n }.filter |$e| { $e[1] % 2 == 0 }
  $e = $h.filter |$k, $v| { $v > $n }.reduce(0) |$m, $e| { $m + $e[1] }
  $f = $h.filter |$k, $v| { next($v > $n) }.index |$e| { $e == 5 }
  $g = $h.filter |$k, $v| { if $v > $n { true } else { false } }.each |$k, $v| { notice($k) }
  $h.filter |$k, $v| { $v > $n }.each |$k, $v| { notice($k) }
  if $h.filter |$k, $v| { $v > $n }.empty { notice('none') }
  $i = $h.filter |String $k, Integer[0] $v| { $v > $n }.map |$e| { $e }
  $j = $h.filter |$k, $v| { $v > $n }.reduce |$m, $e| { [$m[0], $m[1] + $e[1]] }
  [$a, $b, $c, $d, $e, $f, $g, $i, $j, $h.filter |$k, $v| { $v > $n }.any |$k, $v| { $v == 5 }, length($h.filter |$k, $v| { $v > $n })]
}
$h = { 'a' => 1, 'b' => 2, 'c' => 3, 'd' => 4, 'e' => 5 }
[f($h, 2), g($h, 2), f({}, 1)]

#### Hashes of the pairs that `map` returns
function lengths(Array[String] $words) { Hash($words.map |$w| { [$w, $w.length] }) }
function indexed(Array[String] $words) { $words.map |$i, $w| { if $i == 2 { next(['next', $w]) } [$i, $w] }.convert_to(Hash) }
function swapped(Hash[String, Integer] $h) { Hash.new($h.map |$k, $v| { [$v, $k] }) }
function kinds(Array $values) {
  new(Hash, $values.map |$v| { if $v =~ Integer { ['n', $v] } else { $pair = ['other', $v]  $pair } })
}
function stopped(Array[Integer] $values) { Hash($values.map |$v| { if $v > 2 { break() } [[$v], undef] }) }
function nested(Integer $n) { Hash(Integer[1, $n].map |$i| { ["k${i}", Hash(Integer[1, 2].map |$j| { [$j, $i * $j] })] }) }
function filtered(Hash[String, Integer] $h) { Hash($h.filter |$k, $v| { $v > 1 }.map |$k, $v| { ["x${k}", $v] }) }
function failing(Array[Integer] $values) { Hash($values.map |$v| { [$v, 10 / $v] }) }
function others(Array $values) { [Hash($values.map |$v| { [$v, 1, 2] }.flatten + [1]), Hash($values.map |$v| { $v } + $values)] }
[lengths(['a', 'bcd', 'a', '']), lengths([]), indexed(['a', 'b', 'c', 'd']), swapped({ 'a' => 1, 'b' => 2, 'c' => 1 }),
 kinds([1, 'x', 2, undef]), stopped([1, 2, 3, 4]), nested(3), filtered({ 'a' => 1, 'b' => 2 }), others([1]),
 Hash(['a'].map |$x| { ["\u0000x", $x] }), Hash([1.0, 1].map |$x| { [$x, $x] }), Hash({ 'a' => 1 }.map |$pair| { $pair })]

#### Loops that count to an Integer
function squares(Integer $n) { Integer[1, $n].map |$i| { $i * $i } }
function hidden(Integer $n) { Integer[1, $n].map |$n| { $n + 1 } }
function sum(Integer $from, Integer[0, 100] $to) { Integer[0, $to].reduce(0) |$to, $x| { $to + $x } + Integer[$from, $to].reduce |$a, $b| { $a + $b } }
function divisors(Integer[1] $n) { Integer[1, $n].filter |$i| { $n % $i == 0 } }
function is_prime(Integer $n) { Integer[2, $n - 1].all |$i| { $n % $i != 0 } }
function first_over(Integer $limit) { $found = Integer[1, 9223372036854775807].index |$i| { $i * $i > $limit }  $found }
function found(Integer $limit) { Integer[-3, 9223372036854775807].any |$i| { $i > $limit } }
function letters(String $w) { Integer[0, $w.length - 1].map |$i| { $w[$i] } }
function empty(Integer $n) { Integer[1, $n].filter |$i| { $i > 10 } }
function each_used(Integer $n) { Integer[1, $n].each |$i| { notice($i) } }
function stops(Integer $n) { Integer[0, $n].map |$i| { if $i == 2 { next('two') } if $i == 4 { break() } $i } }
function pairs(Integer $n) { Integer[5, $n + 4].map |$i, $x| { [$i, $x] } }
function start(Integer[3, 5] $a, Integer $n) { Integer[$a, $n].map |$i| { Integer[$i, $n].map |$j| { $j - $i } } }
[squares(4), hidden(3), sum(3, 5), divisors(12), [7, 9].map |$n| { is_prime($n) }, first_over(50), found(4), letters('añb'), empty(3),
 each_used(2), stops(9), pairs(2), start(4, 6)]
----
function squares(Integer $n) { Integer[1, $n].map |$i| { $i * $i } }
squares(0)

#### Reductions of Floats, and the numbers that an iteration of an Integer visits
function f(Array[Float] $xs) { $xs.reduce(0.0) |$sum, $x| { $sum + $x } }
[f([]), f([1.5, 2.25]), f([-0.0]), f([1.0e308, 1.0])]
----
function f(Array[Float] $xs) { $xs.reduce(1.0) |$m, $x| { $m * $x } }
f([1.0e200, 1.0e200])
----
function f(Array[Float] $xs) { $xs.reduce(0.5) |$m, $x| { if $x > $m { next($x) }  $m } }
[f([0.25, 2.0, 1.0]), "${f([])}", f([3.0]) == 3]
----
function f(Array[Float] $xs) { $xs.reduce(1.0) |$m, $x| { notice([$m, "${m}", $m =~ Float])  $y = [1, 2].map |$n| { $m * $n }  $y[1] + $x } }
f([1.0, 2.0])
----
function f(Array[Float] $xs) { $xs.reduce(1.0) |Float[0.0] $m, $x| { $m - $x } }
f([0.5, 1.0, 1.0])
----
function f(Array[Float] $xs) { $xs.reduce(1.0) |$m, $x| { case $m { 1.0: { $m + $x } Float[2.0, 3.0]: { -$m } default: { abs($m) } } } }
[f([1.0, 1.0, 1.0]), f([0.5, 0.5])]
----
function f(Array[Float] $xs) { $xs.reduce(1.0) |$m, $x| { $x ? { 0.0 => $m, 1.0 => $m / $x } } }
f([0.0, 1.0, 2.0])
----
function f(Array[Float] $xs) { $xs.reduce(1.0) |$m, $x| { if $x == 2.0 { break() }  $m / $x } }
f([4.0, 2.0, 3.0])
----
function f(Array[Float] $xs) { $xs.reduce(1.0) |$m, $x| { if $x == 2.0 { return(7.0) }  $m / $x } }
[f([4.0, 2.0]), f([4.0])]
----
function f(Integer $n) { $n.reduce(0.0) |$m, $i| { $m + ($i + 0.5) } }
[f(4), f(0)]
----
function f(Integer $n) { $n.map |$i, $x| { $i + $x * 4503599627370496 } }
[f(4), Integer[5, 7].map |$i, $x| { $i * $x }, 3.map |$i| { $i * 3002399751580331 }, Integer[-2, 1].map |$i, $x| { $x - $i }]
----
function f(Integer $n) { $n.each |$i| { notice($i + 1) } }
f(-1)
----
function f(Integer $p) { with($p) |$x| { $p = 'a' "${x}${p}" } }
function g(Optional[Integer] $p) { $p.then |$x| { $p = $x + 1 [$x, $p] } }
function h(Array[Integer] $p) { $p.map |$i, $x| { $p = $i * 2 $p + $x } }
function r(Array[Integer] $p) { $p.reduce($p) |$m, $x| { $p = [$x + 1] $m + $p } }
function c(Integer $p) { Integer[1, $p].map |$i| { $p = $i * 2 $p } + Integer[$p, 5].map |$i| { $p = $i * 3 $p } }
function s(Array[Integer] $p) { $p.reverse_each.map |$x| { $p = "<${x}>" $p } + $p.step(2).map |$x| { if $x > 1 { $p = $x } else { $p = 0 } $p } }
function u(Array[Integer] $p) { with(*$p) |$x, $y = 2, *$z| { $p = $x + $y [$p, $z] } }
function k(Hash[String, Integer] $p) { [$p.map |$k, $v| { $p = $v + 1 "${k}${p}" }, $p.filter |$k, $v| { $p = $v $p > 1 }, $p.index |$k, $v| { $p = $v $p == 2 }, $p.any |$v| { $p = $v $p[1] == 2 }] }
[f(1), g(2), g(undef), h([1, 2]), r([1, 2]), c(3), s([1, 2, 3]), u([1]), u([1, 2, 3]), k({ 'a' => 1, 'b' => 2 })]
----
function uses(Hash $h) {
  [
    $h.map |$k, $v| { [$v, $k] }, $h.map |$e| { $e }, $h.filter |$k, $v| { $v != 2 }, $h.filter |$e| { $e[1] != 2 },
    $h.reduce |$m, $e| { $m + $e }, $h.reduce(0) |$m, $e| { $m + $e[1] }, $h.each |$k, $v| { if $v == 1 { next() } notice($k) },
    $h.map |$k, $v| { if $v == 2 { next('two') } $k }, $h.index |$k, $v| { $v == 2 }, $h.any |$e| { $e[1] == 2 },
    $h.filter |$k, $v| { $v > 1 }.map |$k, $v| { "${k}${v}" }, $h.filter |$e| { $e[1] > 1 }.reduce([]) |$m, $e| { $m << $e },
    $h.filter |$k, $v| { $v > 1 }.filter |$k, $v| { $v < 9 }.keys, $h.filter |$k, $v| { $v > 1 }.all |$k, $v| { $v < 9 },
    $h.filter |$k, $v| { $v > 1 }.index |$e| { $e == 3 }, $h.filter |$k, $v| { $v > 1 }.filter |$e| { $e[1] < 9 },
  ]
}
[uses({ 'a' => 1, 'b' => 2, 'c' => 3 }), uses(Hash([1, 2, 3].map |$x| { ["k${x}", $x] })), uses({ [1] => 2, 1.5 => 3, undef => 10, '10' => 1, '2' => 4 })]
----
function pairs(Hash $h) { $h.map |$k, $v| { $h.map |$l, $w| { $h.filter |$m, $x| { $x > $w }.map |$m, $x| { "${k}${l}${m}" } } } }
function stop(Hash $h) { $h.map |$k, $v| { if $v == 3 { break() } $h.each |$l, $w| { if $w == 2 { break() } } "${k}${v}" } }
function leave(Hash $h) { $h.each |$k, $v| { if $v == 2 { return($k) } } }
[pairs({ 'a' => 1, 'b' => 2 }), stop({ 'a' => 1, 'b' => 2, 'c' => 3 }), leave({ 'a' => 1, 'b' => 2 }), leave({}), pairs({})]
----
function many(Integer $n) {
  $h = Integer[1, $n].reduce({}) |$m, $i| { $m + { "k${$i * 7 % 100}" => $i } }
  $g = $h.map |$k, $v| { [$k, $v] }
  $more = $h + { 'z' => 1 } + { 'k7' => 'new' }
  [$g == Array($h), $h.filter |$k, $v| { $v % 5 == 0 }, $more.filter |$k, $v| { $v =~ String or $v == 1 }, Array($h)[0]]
}
[many(3), many(8), many(9), many(40)]
#### the first element that filter keeps
function f(Array[Integer] $x, Integer $n) { $x.filter |$e| { $e > $n }[0] }
[f([1, 5, 9], 3), f([1, 5, 9], 10), f([], 1)]
----
function f(Array[Hash[String, Data]] $x, String $n) { $x.filter |$e| { $e['a'] == $n or 'x' == $e['b'] }[0]['c'] }
[f([{ 'a' => 'q', 'c' => 1 }, { 'a' => 'Z', 'c' => 2 }, { 'b' => 'x', 'c' => 3 }], 'z'), f([{ 'b' => 'X' }], 'z')]
----
function f(Array[Hash[String, Data]] $x, String $n) { $x.filter |$e| { $e['a'] == $n }[0]['c'] }
f([{ 'a' => 'q' }], 'z')
----
function f(Array $x) { $x.filter |$e| { $e > 1 }[0] }
f([2, 'a'])
----
function f(Array $x) { $x.filter |$e| { notice($e) $e == 2 }[0] }
f([1, 2, 3])
----
function f(Array $x) { $x.filter |$e| { $e['a'] == 2 }[0] }
[f([{ 'a' => 2 }, {}]), f([[1], { 'a' => 2 }])]
----
function f(Array $x) { $x.filter |$e| { $e['a'] == 2 }[0] }
f([{ 'a' => 2 }, 3.5])
----
function f(Array[String] $x) { [$x.filter |$e| { $e =~ /b(.)/ }[0], $x.filter |$e| { $e.length > 2 }[0], $x.filter |$e| { $e in 'xabcx' }[0], $x.filter |$i, $e| { $e == 'abc' }[0]] }
[f(['a', 'abc', 'abd']), f([])]
----
function f(Array $x) { $x.filter |$e| { if $e == 1 { next(true) } $e == 2 }[0] }
[f([3, 1, 2]), f([3])]
----
function f(Array[Integer] $x) { $x.filter |Integer[0, 5] $e| { $e == 2 }[0] }
[f([1, 2, 3]), f([2, 9])]
----
function f(Hash $x) { $x.filter |$e| { $e[1] == 2 }[0] }
f({ 0 => 2, 'a' => 1 })
----
function equals($a, $b) { notice("${a} ${b}") $a == $b }
function f(Array $x) { $x.filter |$e| { equals($e, 2) }[0] }
f([2, 3])
----
function f(Array[Undef] $x, Array[Integer] $y) { [$x.filter |$e| { $e == undef }[0], $y.filter |$e| { $e == 2 }[1], $y.filter |$e| { $e < 3 }[-1], $y.filter |$e| { $e < 3 }[0, 1]] }
f([undef, undef], [1, 2, 3])
