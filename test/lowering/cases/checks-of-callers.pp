#### checks of callers: a call that perhaps passes a wrong collection fails as a check of the function does
function sum(Array[Integer] $list, Integer $n = 0) { if $list == [] { $n } else { sum($list[1, -1], $n + $list[0]) } }
function from(Any $x) { sum($x) }
[sum([1, 2]), from([3, 4])]
----
function sum(Array[Integer] $list, Integer $n = 0) { if $list == [] { $n } else { sum($list[1, -1], $n + $list[0]) } }
function from(Any $x) { sum($x) }
[sum([1, 2]), from([3, 'a'])]
----
function sum(Array[Integer] $list, Integer $n = 0) { if $list == [] { $n } else { sum($list[1, -1], $n + $list[0]) } }
function from(Any $x, Any $n) { sum($x, $n) }
[sum([1, 2]), from('a', 'b')]
----
function sum(Array[Integer] $list, Integer $n = fail('the default')) { if $list == [] { $n } else { sum($list[1, -1], $n + $list[0]) } }
function from(Any $x) { sum($x) }
[sum([1, 2], 3), from(['a'])]
----
type R = Struct[{ a => Array[Integer], b => Integer[0] }]
function step(R $r) { if $r['a'] == [] { $r } else { step($r + { 'a' => $r['a'][1, -1], 'b' => $r['b'] + 1 }) } }
function from(Any $x) { step({ 'a' => $x, 'b' => 0 }) }
[step({ 'a' => [1, 2], 'b' => 5 }), from([1, 2, 3]), from(['a'])]
----
type R = Struct[{ a => Array[Integer], b => Integer[0] }]
function step(R $r) { if $r['a'] == [] { $r } else { step($r + { 'a' => $r['a'][1, -1], 'b' => $r['b'] - 1 }) } }
[step({ 'a' => [1, 2], 'b' => 2 }), step({ 'a' => [1, 2], 'b' => 1 })]
----
function first(Array[Integer] $list, Any $x) { $list[0] }
function f(Any $x) { notice('before') first([1, 2], 3) + first($x, notice('argument')) }
f(['a'])
----
function first(Array[Integer] $list, Any $x) { $list[0] }
function f(Any $x) { $x.map |$each| { first([1, 2], 3) + first($each, 4) } }
[f([[1], [2]]), f([[3], 'x'])]
----
function first(Array[Integer] $list) { $list[0] }
function f(Any $x) { ($x =~ Array and first($x) == 1) or first([2]) == 3 }
[f(1), f([1]), f(['a'])]
----
function both(Hash[String, Integer] $a, Hash[String, Integer] $b) { $a + $b }
function f(Any $x, Any $y) { [both({ 'a' => 1 }, { 'b' => 2 }), both($x, { 'c' => 3 }), both({ 'd' => 4 }, $y)] }
[f({ 'x' => 1 }, {}), f({}, { 'y' => 'z' })]
----
function both(Optional[Array[Integer]] $a) { $a }
function f(Any $x) { [both([1]), both(undef), both($x)] }
[f(undef), f([2]), f({})]
----
function total(Array[Integer] $list) { $list.reduce(0) |$sum, $n| { $sum + $n } }
function f(Any *$lists) { [total([1]), total([2]), total(*$lists)] }
[f([1, 2]), f(['a'])]
----
function total(Array[Integer] $list) { $list.reduce(0) |$sum, $n| { $sum + $n } }
$settings = { 'list' => [1, 2], 'other' => ['a'] }
[[1, 2].total, ['list', 'other'].map |$key| { $settings[$key].total }]
