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
#### values that have the declared type unless they are undef
function f(Array[Integer] $xs) { $xs.map |$x| { $x + 1 } }
function g(Array[Array[Integer]] $rows, Integer $i) { f($rows[$i]) }
[g([[1], [2]], 0), g([[1], [2]], -1)]
----
function f(Array[Integer] $xs) { $xs.map |$x| { $x + 1 } }
function g(Array[Array[Integer]] $rows, Integer $i) { f($rows[$i]) }
g([[1]], 1)
----
type Box = Struct[{ 'id' => Integer, Optional['tags'] => Array[String] }]
function f(String $name, Box $box, Integer $n) { [$name, $box['id'] + $n, $box['tags']] }
function g(Hash[String, Box] $boxes, Array[String] $names) { $names.map |$name| { f($name, $boxes[$name], 1) } }
[g({ 'a' => { 'id' => 1 } }, ['a']), g({ 'a' => { 'id' => 1 } }, ['b'])]
----
type Box = Struct[{ 'id' => Integer }]
function f(Optional[Box] $box, Optional[Integer] $n = undef) { [$box, $n] }
function g(Hash[String, Box] $boxes, Array[Integer] $ns) { [f($boxes['a'], $ns[0]), f($boxes['b'], $ns[9])] }
g({ 'a' => { 'id' => 1 } }, [1])
----
function f(Hash[String, Integer] $h, String $k) >> Integer { $h[$k] }
[f({ 'a' => 1 }, 'a'), f({ 'a' => 1 }, 'b')]
----
function f(Hash[String, Integer] $h, String $k) >> Optional[Integer] { $h[$k] }
[f({ 'a' => 1 }, 'a'), f({ 'a' => 1 }, 'b')]
----
function f(Array[Array[Integer]] $rows, Integer $i) >> Array[Integer] {
  if $i == 0 { notice('none') ; $rows[9] } elsif $i < 3 { return $rows[$i] } else { [$i] }
}
[f([[1], [2]], 1), f([[1], [2]], 3), f([[1], [2]], 0)]
----
function f(Array[Integer] $xs) >> Integer { $xs.reduce |$a, $b| { $a + $b } }
[f([1, 2]), f([])]
----
function f(Hash[String, Integer] $h, String $k) >> String { if $k == 'a' { "${h[$k]}" } else { "${k}${f($h, 'a')}" } }
[f({ 'a' => 1 }, 'b'), f({}, 'b')]
----
function f(Array[String] $xs, Integer $i) >> String { $xs.map |String $x| { "${x}${xs[$i]}" }.join }
f(['a', 'b'], 5)
----
function f(Array[Array[String]] $rows) { $rows.map |$i, Array[String] $row| { [$row, $rows[$i + 1]].map |Array[String] $each| { $each.length } } }
f([['a'], ['b', 'c']])
#### get: a path that the program computes
function f(Hash[String, Integer] $h, String $k) { $h.get($k, 0) + 1 }
[f({ 'a' => 1 }, 'a'), f({}, 'a'), f({}, 'a.b'), f({ 'a.b' => 5 }, "'a.b'")]
----
function f(Hash[String, Integer] $h, String $k) { $h.get($k, 0) + 1 }
f({ 'a' => 1 }, 'a.b')
----
function f(Hash[String, Integer] $h, String $k) { $h.get($k, 0) + 1 }
f({ 'a' => 1 }, '')
----
function f(Hash[String, Integer] $h, String $k) { $h.get($k) }
[f({ 'a' => 1 }, ''), f({ 'a' => 1 }, 'a'), f({ 'a' => 1 }, 'b')]
----
function f(Hash[String, Integer] $h, String $k) { $h.get($k, 0) + 1 }
f({ 'a' => 9223372036854775807 }, 'a')
----
function f(Hash[String, Optional[Integer]] $h, Array[String[1]] $ks) { $ks.map |$k| { [$h.get($k, 5) * 2, $h.get($k) == undef] } }
f({ 'a' => 1, 'b' => undef }, ['a', 'b', 'c'])
----
function f(Array[Integer] $xs, String[1] $k) { $xs.get($k, 'none') }
[f([4, 5], '1'), f([4, 5], '2'), f([4, 5], '0')]
----
function f(Hash[String, Array[Integer]] $h, String $k) { $h.get($k, []) }
[f({ 'a' => [1, 2] }, 'a'), f({ 'a' => [1, 2] }, 'a.1'), f({ 'a' => [1, 2] }, 'b')]
----
['a', 'b', 'a', ''].reduce({}) |$counts, $k| { $counts + { "x${k}" => $counts.get("x${k}", 0) + 1 } }
----
function f(Array[String] $ks) >> Hash[String, Integer] { $ks.reduce({}) |$counts, $k| { $counts + { $k => $counts.get($k, 0) + 1 } } }
[f(['a', 'b', 'a']), f(['a', ''])]
#### remainders and quotients of Integers of any size
function f(Array[Integer] $xs, Integer $i) { [$xs[$i % $xs.length], $i % $xs.length, $xs.length / 2] }
[-7, 7, 9223372036854775807, -9223372036854775807, 0].map |$i| { f([1, 2, 3], $i) }
----
function f(Array[Integer] $xs, Integer $i) { $xs[$i % $xs.length] }
f([], 1)
----
function f(Array[Integer] $xs, Integer[0] $i) { $i / $xs.length }
[f([1, 2], 9223372036854775807), f([1], 3), f([], 3)]
----
function f(Integer[0] $a, Integer[0] $b) >> Integer[0] { if $b == 0 { $a } else { f($b, $a % $b) } }
[f(12, 18), f(9223372036854775807, 49), f(9223372036854775807, 9223372036854775806), f(0, 0)]
----
function f(Integer $i, Integer[0, 3] $n) { [$i % $n, "${$i % $n}"] }
[f(-9223372036854775807, 3), f(-1, 2), f(9223372036854775807, 1), f(5, 0)]
#### convert_to: a built-in type without parameters
['7', 7, '0x1f', 1.5, true].map |$x| { [$x.convert_to(Integer), convert_to($x, String), $x.convert_to(Float)] }
----
['a', '1x'].map |$x| { $x.convert_to(Integer) }
----
[undef].map |$x| { convert_to($x, Integer) }
----
function f(Array $xs) { [$xs.convert_to(Hash), Hash($xs)] }
[f([[1, 2], ['a', [3]], [1, 4]]), f([1, 2]), f([]), f([[[1, 2], 3], [[4], 5]]), f([[1, [2, 3]]])]
----
function f(Array $xs) { $xs.convert_to(Hash) }
f([[1, 2], [3]])
----
function f(Array $xs) { Hash($xs) }
f([[1, 2], 3])
----
['12', '7'].map |$x| { [$x.convert_to(Integer, 8), $x.convert_to(Integer) |$n| { $n + 1 }] }
----
['31', '7'].map |$x| { $x.convert_to(Integer, 16) }
----
[[5, '%x'], [255, '%#X']].map |$x| { $x[0].convert_to(String, $x[1]) }
----
[5, 255].map |$x| { [$x.convert_to(String, '%04x'), $x.convert_to(Array), convert_to([$x], Array)] }
----
['secret'].map |$x| { $x.convert_to(Sensitive).unwrap }
----
[[1, 2]].map |$x| { $x.convert_to(Boolean) }
----
[[1, 2, 3, 4, 5]].map |$x| { $x.convert_to(Integer[0, 3]) }
#### loops in what a block of reduce adds to its memo
[{ 'a' => 1 }, { 'a' => 2, 'b' => 3 }].reduce({}) |$memo, $h| { $memo + $h.map |$k, $v| { [$k, $memo.get($k, 0) + $v] }.convert_to(Hash) }
----
[1, 2, 3].reduce([]) |$memo, $x| { $memo + [$memo.length, $x].map |$y| { $y * 10 } }
----
[1, 2, 3].reduce([0]) |$memo, $x| { $memo << $memo.map |$y| { $y }.length }
----
[1, 2].reduce({}) |$memo, $x| { $memo + { "k${x}" => $memo.keys.map |$k| { "${k}-${x}" } } }
----
[1, 2].reduce([]) |$memo, $x| { notice($x) ; $memo + [$x, 5].filter |$y| { notice("f${y}") ; $y > 1 } }
----
[3, 0].reduce([]) |$memo, $x| { $memo + [6 / $x].map |$y| { [$memo, $y] } }
----
[[1, 'a', 2], [undef, true, 1.5], [9007199254740993, -1]].map |$xs| { [$xs.join, $xs.join('-'), join([$xs, 0], ',')] }
#### a hash and pairs whose keys are names
function f(Hash $h) { [$h + { 'b' => 2 }, $h + { 'z' => 1, 'a' => 0 }, $h] }
[f({ 'a' => 1, 'b' => 0, 'c' => 3 }), f({}), f({ 1 => 'x', [2] => 'y', '1' => 'z', 'a' => undef }), f(Hash([['a', 1], ["\u0000", 2]]))]
----
function f(Hash $h) { [$h + { 'constructor' => 1, 'toString' => 2 }, $h + { '__proto__' => 3 }, $h + { '1' => 4 }] }
[f({ 'a' => 1 }), f({ 'constructor' => 0, '__proto__' => 9 })]
----
type State = Struct[{ 'n' => Integer, 'log' => Array[String] }]
function f(State $s, Integer $n) >> State { $s + { 'n' => $s['n'] + $n, 'log' => $s['log'] << "${n}" } }
[[1, 2, 3].reduce({ 'n' => 0, 'log' => [] }) |$s, $n| { f($s, $n) }, f({ 'log' => ['x'], 'n' => 5 }, -1)]
----
type State = Struct[{ 'n' => Integer }]
function f(State $s) >> State { $s + { 'm' => 1 } }
f({ 'n' => 1 })
----
function f(Hash $h) { $h + { 'a' => notice('one'), 'b' => [1, 2].map |$x| { notice("x${x}") ; $x }, 'c' => notice('two') } + { 'd' => $h['a'] } }
f({ 'a' => 5 })
----
function f(Hash $h) { $h + { 'a' => { 'b' => 1 } } }
[1, 2].map |$i| { $x = f({ 'a' => $i, 'i' => $i }) ; [$x, $x + { 'i' => $x }, $x['a'] + { 'b' => $i, 'c' => $x['i'] }, f($x) == $x] }
----
[{ 'a' => 1 }, {}].map |$h| { $g = $h + { 'a' => 2 } ; [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map |$i| { $g['a'] + $g.length } ; [$g + { 'c' => $g['a'] }, $g.keys, $g + { 'a' => undef }] }
----
['x', 'y'].reduce({ 'all' => 0 }) |$memo, $k| { $memo + { 'all' => $memo['all'] + 1, 'last' => $k } }
----
function f(Optional[Hash] $h) { $h + { 'a' => 1 } }
[f({}), f(undef)]

#### sums, differences, products and quotients of times
function after(Timestamp $t, Timespan $d) >> Timestamp { $t + $d }
function gap(Timestamp $a, Timestamp $b) >> Timespan { $b - $a }
function half(Timespan $d) >> Timespan { $d / 2 }
function hours(Timespan $d) >> Float { $d / Timespan({ 'hours' => 1 }) }
function rest(Timespan $d) >> Integer { $d % 60 }
function twice(Timespan $d) >> Timespan { $d * 2 }
$start = Timestamp('2024-02-27T00:00:00 UTC')
$span = Timespan({ 'minutes' => 90 })
$t = after($start + $span, $span + 30)
$u = after($start - 60, $span - 30)
$digits = '0123456789abcdef'
function first(Integer[0] $n) { ['abc', 'añ😀'].map |$w| { [$w[$n], $w[$n, 1]] } + [['héé'[$n], 'x😀y'[$n, 2]]] + ["abc".length, 'a😀'.length] }
[[$t, $u, gap($start, $t), half($span), hours($span), rest($span), twice(half($span)), gap($start, $start + 5) * 1.5,
 1 + $span, 90 - $span, $span + $start].map |$x| { String($x) }, Integer[0, 17].map |$i| { $digits[$i] }, Integer[0, 3].map |$i| { [first($i), $digits[$i, 2], $digits.length] },
 [3, 1, 3].unique, ['b', 'a', 'b', 'B'].unique, [1, 'a', 1].unique]

#### formats of times before and after the year 0
[Timestamp(-70000000000), Timestamp(-62168000000), Timestamp(0), Timestamp(1709002830), Timestamp(253402300800)].map |$t| { $t.strftime('%C|%y|%g|%G|%Y|%e|%_d|%-d|%k|%l|%w|%u|%a|%A|%p|%j|%s|%_m|%_C|%3w|%^a|%L|%-y|%-Y|%_Y|%I|%U|%V|%b|%Z|%%|%n|%Ey|%-C') }

#### lists that split makes of literals, and long lists of literals
function weekday(Integer $n) >> String { 'sun mon tue wed thu fri sat'.split(' ')[$n % 7] }
function value_of(String $text) >> Integer {
  $text.split('').reduce(0) |$n, $digit| { $n * 16 + '0123456789abcdef'.split('').index($digit) }
}
function allowed(String $name) >> Boolean { $name in split('root, daemon,  bin,sys', /, */) }
function letters() { 'ab'.split('') + 'a1b'.split('[0-9]') + 'x..y..'.split('[.]') + split(' a b ', ' ') + split('añb', //) }
function groups() { split('a-b', '(-)') }
function long(String $w) {
  $w in ['a1','a2','a3','a4','a5','a6','a7','a8','a9','b1','b2','b3','b4','b5','b6','b7','b8','b9','c1','c2','c3','c4','c5','c6','c7','c8','c9','d1','d2','d3','d4','d5','d6','d7','d8','d9']
}
[Integer[0, 8].map |$i| { weekday($i) }, value_of('ff'), allowed('bin'), allowed('adm'), letters(), groups(),
 Integer[1, 9].map |$i| { long("D${i}") }, long('e1'), letters() << 1, letters()]

#### hashes with lists as keys, and typed hashes that grow
type Point = Tuple[Integer, Integer]
function visit(Hash[Point, String] $seen, Point $point) >> Hash { if $point in $seen { $seen } else { $seen + { $point => "p${point[0]}" } } }
function total(Hash[String, Integer] $sums) >> Integer { $sums.values.reduce(0) |$a, $b| { $a + $b } }
function spend(Struct[{ sums => Hash[String, Integer], log => Array[String] }] $books, String $name, Any $amount) {
  $books + { 'sums' => $books['sums'] + { $name => $amount }, 'log' => $books['log'] + ["${name} ${total($books['sums'])}"] }
}
$points = Integer[0, 20].map |$i| { [$i % 4, $i * $i % 3] }
$seen = $points.reduce({}) |$memo, $point| { visit($memo, $point) }
$short = $points[0, 3].reduce({}) |$memo, $point| { visit($memo, $point) }
$books = ['a', 'b', 'a', 'c'].reduce({ 'sums' => {}, 'log' => [] }) |$memo, $name| { spend($memo, $name, 2) }
[$seen, $short, $short + { [9, 9] => 'x' }, $short, [1.0, 1] in $seen, [1, 1] in $seen, [1] in $seen, ['A'] in { ['a'] => 1 }, [] in { 'a' => 1, [] => 2 },
 [['a', 'b'], ['A']] in { [['A', 'b'], ['a']] => 1 }, [1] in ($seen - [[1, 1]]), [1, 1] in $seen.filter |$k, $v| { $k[0] == 2 },
 $books, ['x', 'A', 'a'].index('a'), ['x'].index('X'), [].index('a'), [['a'], 'a'].index('a'), { 'k' => 'a' }.index('a')]

#### a typed hash to which a wrong value was added
function total(Hash[String, Integer] $sums) { $sums.size }
function grow(Hash $sums, Any $value) { $sums + { "k${sums.size}" => $value } }
$one = grow({ 'a' => 1 }, 2)
$sizes = [total($one), total(grow($one, 3))]
total(grow(grow($one, 4), 'wrong'))

#### elements of arrays with a least size
function ends(Array[Integer, 2, 3] $list) >> Array { [$list[0] * 2, $list[1] % 2, $list[-1] + 1, $list[-2], $list[2], $list[-3]] }
[ends([3, 4]), ends([5, 6, 7])]
----
function total(Array[Integer, 1] $list) >> Integer { $list.reduce |$a, $b| { $a + $b } }
function stopped(Array[Integer, 1] $list) { $list.reduce |$a, $b| { if $b > 2 { break() } $a + $b } }
function skipped(Array[Integer, 1] $list) { $list.reduce |$a, $b| { if $b == 2 { next() } $b } }
function first_pair(Hash[String, Integer, 1] $hash) { $hash.reduce |$a, $b| { [$a[0], $a[1] + $b[1]] } }
[total([4]), total([1, 2, 3]), stopped([3, 4]), stopped([1, 2, 3, 4]), stopped([9]), skipped([1, 2]), skipped([5]), first_pair({ a => 1, b => 2 }), Integer[2, 4].reduce |$a, $b| { $a * $b }]
----
function total(Array[Integer, 1] $list) >> Integer { $list.reduce |$a, $b| { $a + $b } }
total([])
#### results to which elements are added
function down(Integer $n, Integer $bad) >> Array[Tuple[Integer, String]] { if $n == 0 { [] } else { down($n - 1, $bad) << [$n, if $n == $bad { undef } else { "x${n}" }] } }
down(3, 0)
----
function down(Integer $n, Integer $bad) >> Array[Tuple[Integer, String]] { if $n == 0 { [] } else { down($n - 1, $bad) << [$n, if $n == $bad { undef } else { "x${n}" }] } }
down(3, 2)
----
function up(Array[Integer] $xs, $more) >> Array[Integer] { if $xs.empty { [$more] } else { [$xs[0], $more] + up($xs[1, -1], $more) } }
[up([1, 2], 3), up([], 3)]
----
function up(Array[Integer] $xs, $more) >> Array[Integer] { if $xs.empty { [] } else { [$xs[0], $more] + up($xs[1, -1], $more) } }
[up([], 'x'), up([1], 'x')]
----
type Names = Array[String[1]]
function add(Names $names, $name) >> Names { $names + [$name, 'last'] }
[add(['a'], 'b'), add([], 'c'), add(['a'], '')]
----
function add(Array[Integer] $xs, *$more) >> Array[Integer, 1] { $xs + [*$more] }
[add([], 1), add([1]), add([])]
----
function add(Array[Integer] $xs, *$more) >> Array[Integer] { [*$more] + $xs }
[add([], 1, 2), add([1]), add([1], 'a')]
----
function add(Array[Integer] $xs, $x) >> Array[Integer] { $xs << $x }
[add([], 1), add(Array(Integer[1, 40]), 2).length, add(Array(Integer[1, 40]), [3])]
#### greatest and smallest numbers
function f(Integer $a, Integer[0, 9] $b, Float $c, Any $d) { [[$a, $b].max, max([$b, 3]), [$b, 3, 4].min, [$c, $a].min, [$c, $a].max, [$a, $c, $b].max, [$b].max, [[$a, $b]].max, [$a, $d].max, [$d, $c].min, [$a, $b, $d].min] }
[f(1, 2, 3.0, 4), f(3, 3, 3.0, 3), f(9223372036854775807, 0, -0.5, 9223372036854775806), f(-9007199254740993, 1, -9007199254740992.0, -1.5)]
----
function f(Float $a, Float $b, Integer $c) { [max($a, $b), min($a, $b), [$a, $b].max, [$b, $a].min, [$a, $b, $c].min, [$c, $a].max.type, [$a, $c].max.type, max($a, $b, $c, 2.5), [$a, *[$b, $c]].max] }
[f(1.5, -1.5, 0), f(2.0, 2.0, 2), f(0.0, -0.0, 0), f(-0.0, 0.0, 0), f(1.0e308, -1.0e308, 9223372036854775807)]
----
function f(Integer $a, Float $b) { [[$a, notice('first')].max, [$b].min, [].max] }
f(1, 2.0)
----
function f(Integer $a, Float $b) { [[$a, $b].max |$x, $y| { compare($y, $x) }, [-$a, $b * 2].min] }
f(1, 2.0)
----
[[1, 2.5, 2].max, [Timespan(3), Timespan(4)].max, ['b', 'a'].max].map |$x| { String($x) }
#### functions with the names of the local variables of emitted loops
function results($x) { "r${x}" }
function list($x) { "l${x}" }
function kept($x) { $x != 2 }
function memo($x) { $x * 2 }
function first($x) { $x + 1 }
function last($x) { $x + 2 }
function f(Array $a, Integer $n) {
  $mapped = $a.map |$x| { "${results($x)}${list($x)}" }
  $filtered = $a.filter |$x| { kept($x) }
  $sum = $a.reduce(0) |$s, $x| { $s + memo($x) }
  $range = Integer[$n, $n + 3].map |$x| { [first($x), last($x)] }
  [$mapped, $filtered, $sum, $range, $a.map |$x| { $a.map |$y| { "${results($x)}${results($y)}" } }]
}
f([1, 2, 3], 4)
----
function position($a, $x) { $a.length - $x }
function result($x) { $x > 1 }
function index_of($a, $x) { $a.index($x) }
function f(Array $a) {
  [$a.index |$x| { $x == position($a, 1) }, $a.index |$i, $x| { $i == position($a, $x) }, $a.any |$x| { result($x) }, $a.all |$x| { result($x) }]
}
[f([1, 2, 3]), index_of(['a', 'b'], 'b')]
----
function index($x) { "i${x}" }
function pairs($x) { "p${x}" }
function entries($x) { "e${x}" }
function pair($x) { "q${x}" }
function argument($x) { "a${x}" }
function numbers($x) { "n${x}" }
function g(Array[Array[Integer[0, 5]]] $x, Integer $y) { "${x}${y}" }
function f(Hash $h, Array $a) {
  $made = Hash($a.map |$x| { [entries($x), pair($x)] })
  $texts = $h.map |$k, $v| { "${index($k)}${pairs($v)}" }
  $all = $a.map |$x| { g([[$x]], length(argument($x))) }
  [$made, $texts, $all, $h.filter |$k, $v| { pair($k) == 'qb' }, 3.map |$i| { numbers($i) }, Integer[0, 9].step(4).map |$i| { numbers($i) }]
}
f({ 'a' => 1, 'b' => 2 }, [1, 2])
----
function f(Hash $h) { $h.map |$k, $v| { [['a', 1], ['b', 2]].index([$k, $v]) } }
function option($x) { "o${x}" }
function value($x) { "v${x}" }
function g($x) { case option($x) { 'o1': { value($x) } /o(2)/: { "${value($1)}${option($1)}" } default: { option(value($x)) } } }
[f({ 'a' => 1, 'b' => 2 }), [1, 2, 3].map |$x| { g($x) }]
----
function signature($x) { "s${x}" }
function h(Integer $n) {
  $types = [1, 2].map |$i| { with($i) |Integer[0, $n] $x, $y = $x| { signature($x) } }
  $more = with(1) |Integer $x, $y = 2| { signature($y) }
  [$types, $more, [3, 4].sort |Integer $p, Integer $q| { compare($q, $p) }]
}
h(5)
#### reductions whose block ends with a reduction of its memo
function pick(Array[Hash] $groups) {
  $groups.reduce({}) |$counts, $group| { $group['of'].reduce($counts) |$inner, $name| { $inner + { $name => $inner.get($name, 0) + 1 } } }
}
function f(Array[Hash] $groups) {
  $start = ['start']
  $listed = $groups.reduce($start) |$all, $group| { $group['of'].reduce($all) |$inner, $name| { $inner + [$name] } }
  $first = $groups.reduce({}) |$all, $group| { $group['of'].reduce($all) |$inner, $name| { if $name == 'c' { break() }
    $inner + { $name => $inner.length } } }
  $some = $groups.reduce({}) |$all, $group| { if $group['of'].empty { $all + { 'none' => true } } else { $group['of'].reduce($all) |$all, $name| { if $name == 'b' { next($all) }
    $all + { $name => $group['of'].length } } } }
  [$start, $listed, $first, $some]
}
$groups = [{ 'of' => ['a', 'b'] }, { 'of' => [] }, { 'of' => ['b', 'c', 'd', 'e', 'f'] }, { 'of' => ['a', 'f'] }]
[pick($groups), f($groups), pick([]), f([])]
----
function f(Array $lists, $start) {
  $before = $start + { 'own' => 1 }
  $all = $lists.map |$list| { $list.reduce($before) |$memo, $x| { ['x', 'y'].reduce($memo) |$inner, $y| { $inner + { "${x}${y}" => $inner.length } } } }
  $read = $lists.reduce({}) |$memo, $list| { $list.reduce($memo) |$inner, $x| { $inner + { $x => $memo.length } } }
  $sum = $lists.reduce(0) |$memo, $list| { $list.reduce($memo) |$inner, $x| { $inner + length($x) } }
  [$before, $all, $read, $sum, $start]
}
f([['a', 'b'], [], ['c', 'd', 'e']], { 's' => 0 })
----
function f(Array $lists) {
  $lists.reduce({}) |$memo, $list| { $list.reduce($memo) |Hash[String, Integer] $inner, $x| { $inner + { $x => if $x == 'd' { 'text' } else { 1 } } } }
}
f([['a', 'b'], ['c', 'd', 'e']])
----
function f(Array $lists) {
  $lists.reduce({}) |$memo, $list| { $list.reduce($memo) |$inner, $x| { if $x == 'd' { return($inner) }
    $inner + { $x => 1 } } }
}
[f([['a', 'b'], ['c', 'd', 'e']]), f([['a', 'a']])]
