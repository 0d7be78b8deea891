#### records: a sum of a hash with known keys and constant keys equals the sum of other hashes
type R = Struct[{ a => Integer, b => Array[Integer] }]
function f(R $r) { [$r + { 'a' => $r['a'] + 1 }, $r + { 'b' => $r['b'] + [4] }, $r] }
[f({ 'a' => 1, 'b' => [2] }), f({ 'b' => [5], 'a' => 6 })]
----
type R = Struct[{ a => Integer, b => Integer }]
function f(R $r) { $r + { 'c' => 3, 'a' => 4 } }
[f({ 'a' => 1, 'b' => 2 }), f({ 'b' => 2, 'a' => 1 }), keys(f({ 'b' => 2, 'a' => 1 }))]
----
type R = Struct[{ a => Integer, b => Integer }]
function f(R $r, Integer $n) { if $n == 0 { $r } else { f($r + { 'b' => $r['a'], 'a' => $r['a'] + $r['b'] }, $n - 1) } }
f({ 'a' => 1, 'b' => 1 }, 20)
----
type R = Struct[{ a => Integer, Optional[b] => Integer }]
function f(R $r) { $r + { 'a' => 7 } }
[f({ 'a' => 1 }), f({ 'a' => 1, 'b' => 2 }), f({ 'b' => 2, 'a' => 1 })]
----
type R = Struct[{ 'constructor' => Integer, 'to string' => String, 'toString' => String, 'é' => Integer }]
function f(R $r) { $r + { 'toString' => 'x', 'hasOwnProperty' => 1 } }
f({ 'constructor' => 1, 'to string' => 'a', 'toString' => 'b', 'é' => 2 })
----
type R = Struct[{ '1' => Integer, 'a' => Integer, '0' => Integer }]
function f(R $r) { [$r + { 'a' => 5 }, $r + { '0' => 6 }] }
f({ '1' => 1, 'a' => 2, '0' => 3 })
----
type R = Struct[{ '__proto__' => Integer, 'a' => Integer }]
function f(R $r) { [$r + { 'a' => 5 }, $r + { '__proto__' => 6 }] }
f({ '__proto__' => 1, 'a' => 2 })
----
function f(Integer $n) {
  $state = [1, 2, 3].reduce({ 'sum' => 0, 'seen' => [], 'last' => undef }) |$memo, $i| {
    $next = $memo + { 'sum' => $memo['sum'] + $i * $n, 'seen' => $memo['seen'] + [$memo] }
    $next + { 'last' => $i }
  }
  [$state['sum'], $state['last'], $state['seen'].map |$each| { "${each['sum']} ${each['last']}" }]
}
[f(1), f(10)]
----
type R = Struct[{ x => Integer, y => Integer }]
function f(R $r) { $r + { 'y' => $r['y'] + 1 } }
$keys = ['x', 'y']
[f(Hash($keys.map |$i, $k| { [$k, $i] })), f(Hash($keys.reverse_each.map |$k| { [$k, 8] })), f({ 'x' => 1 } + { 'y' => 2 })]
----
type R = Struct[{ x => Integer, y => Integer }]
function f(R $r) >> R { $r + { 'y' => "${r['x']}" } }
f({ 'x' => 1, 'y' => 2 })
----
function f(Boolean $c) { $h = if $c { { 'a' => 1, 'b' => 2 } } else { { 'b' => 'x', 'a' => 'y' } }  [$h + { 'b' => 3 }, $h] }
[f(true), f(false)]
----
type R = Struct[{ a => Integer }]
function f(R $r) { $s = $r + { 'a' => 2 }  [$r == $s, $r, $s + { 'a' => 1 } == $r, $s.map |$k, $v| { "${k}${v}" }] }
f({ 'a' => 1 })
----
type R = Struct[{ n => Integer[0, 9], s => String[1], e => Enum['a', 'b'], l => Array[Integer[0]] }]
function f(Integer $n, String $s, String $e, Array[Integer] $l) >> R { { 'n' => $n, 's' => $s, 'e' => $e, 'l' => $l } }
[f(0, 'x', 'a', []), f(9, 'y', 'b', [0, 12345678901234567]), f(9, 'z', 'b', Array(Integer[1, 40]))[l][39]]
----
type R = Struct[{ n => Integer[0] }]
function f(Integer $n) >> R { { 'n' => $n } }
[f(9223372036854775807), f(0), f(-1)]
----
type R = Struct[{ n => Integer[0, 9], s => String[1] }]
function f(Integer $n, String $s) >> R { { 'n' => $n, 's' => $s } }
[f(10, '')]
----
type R = Struct[{ s => String[1], l => Array[Integer[0]] }]
function f(String $s, Array[Integer] $l) >> R { { 's' => $s, 'l' => $l } }
f('x', [1, -2])
----
type R = Struct[{ n => Integer[0], Optional[o] => Integer[1] }]
function f(Integer $n, Boolean $c) >> R { if $c { { 'n' => $n } } else { { 'o' => $n, 'n' => 0 } } }
[f(0, true), f(1, false), f(0, false)]
----
type R = Struct[{ n => Integer[0], v => Variant[String[1], Integer[5], Undef] }]
function f(Integer $n, Variant[String, Integer, Undef] $v) >> Optional[R] { if $n == 9 { undef } else { { 'v' => $v, 'n' => $n } } }
[f(0, 'x'), f(1, undef), f(1, 5), f(9, 2), f(1, 4)]
----
type R = Struct[{ x => Integer[0], y => Integer[0] }]
function f(Array[String[1], 2, 2] $keys, Integer $n) >> R { Hash($keys.map |$k| { [$k, $n] }) + { 'x' => $n } }
[f(['x', 'y'], 1), f(['y', 'x'], 2), f(['x', 'z'], 3)]
----
type R = Struct[{ x => Integer[0], y => Integer[0] }]
function f(R $r, Integer $n) >> R { $r + { 'x' => $r['x'] - $n } }
[f({ 'x' => 1, 'y' => 2 }, 1), f({ 'y' => 1, 'x' => 2 }, 1), f(Hash(['x', 'y'].map |$k| { [$k, 3] }), 3), f({ 'x' => 1, 'y' => 2 }, 2)]
----
[1, -1].map |Integer $n| >> Struct[{ n => Integer[0] }] { { 'n' => $n } }
----
function step(Hash $state, Integer $n) {
  if $n == 0 { $state } else { step($state + { 'n' => $n, 'l' => $state['l'] + [$n] }, $n - 1) }
}
$start = { 'n' => 0, 'x' => undef, 'l' => [] }
[step($start, 3), step({ 'l' => [7], 'n' => 1 }, 2), step({ 'x' => 1, 'l' => [] }, 1), step({ 'n' => 0, 'x' => 2, 'l' => [], 'y' => 3 }, 1), step(Hash(['n', 'x', 'l'].map |$k| { [$k, []] }), 1), $start]
#### records: a value is an instance of a Struct of Scalars if it has the keys and their values have the types
type Kind = Enum['a', 'b']
type R = Struct[{ kind => Kind, size => Integer[1], Optional[note] => String[1] }]
type Q = Struct[{ kind => Pattern[/\A[ab]\z/], size => Variant[Integer, Float], note => Optional[String] }]
$values = [
  { 'kind' => 'a', 'size' => 1 }, { 'kind' => 'b', 'size' => 9223372036854775807 }, { 'kind' => 'A', 'size' => 1 },
  { 'size' => 1, 'kind' => 'a' }, { 'kind' => 'a', 'size' => 0 }, { 'kind' => 'a', 'size' => 1.0 }, { 'kind' => 'a' },
  { 'kind' => 'a', 'size' => 1, 'note' => 'x' }, { 'kind' => 'a', 'size' => 1, 'note' => '' }, { 'kind' => 'a', 'note' => 'x' },
  { 'kind' => 'a', 'size' => 1, 'note' => undef }, { 'kind' => 'a', 'size' => 1, 'other' => 2 }, { 'kind' => undef, 'size' => 1 },
  { 'kind' => 'a', 'size' => 1, 'constructor' => 2 }, {}, [['kind', 'a'], ['size', 1]], 'kind', undef, 1,
  Hash([['kind', 'a'], ['size', 2]]), Hash(['kind', 'b', 'size', 3, 'note', 'y']), { 'kind' => 'a' } + { 'size' => 4 },
  { 'kind' => 'a', 1 => 2 }, { 'kind' => 'a', 'size' => 1, 2 => 3 }, Hash(Integer[1, 12].map |$i| { ["k${i}", $i] }) + { 'kind' => 'a', 'size' => 1 },
]
function f(Any $x) { case $x { R: { 'R' } Struct[{ kind => String, Optional[size] => Numeric }]: { 'S' } default: { 'none' } } }
function g(Any $x) { [$x =~ Q, $x !~ Struct[{ kind => NotUndef, size => Any }], $x =~ Struct[{ Optional[kind] => String, NotUndef[size] => Integer }]] }
$values.map |$value| { [f($value), g($value)] }
----
type R = Struct[{ constructor => Integer, Optional['toString'] => String }]
function f(Any $x) { $x =~ R }
[{ 'constructor' => 1 }, { 'constructor' => 1, 'toString' => 'x' }, {}, { 'constructor' => 'x' }].map |$x| { f($x) }
----
type R = Struct[{ 'a b' => Integer, 'c' => Timestamp, Optional['d'] => SemVer }]
function f(Any $x) { $x =~ R }
[{ 'a b' => 1, 'c' => Timestamp('2024-01-01') }, { 'a b' => 1, 'c' => 2 }].map |$x| { f($x) }
#### records: a hash without a required key, or with fewer pairs, can lose the type of the hash that it was created from
function f(Struct[{ a => Integer, Optional[b] => Integer }] $x) { $x.length }
function g(Hash $h) { f($h - 'a') }
$h = { 'a' => 1, 'b' => 2 }
[f($h), f($h - 'b'), g($h)]
----
function f(Hash[String, Integer, 2] $x) { $x.length }
function g(Hash $h) { f($h - 'a') }
$h = Hash(['a', 1, 'b', 2])
[f($h), g($h)]
#### records: the value of one element shows which type of a union a collection has
type Tree = Variant[Tuple[Enum['leaf'], Integer], Tuple[Enum['fork', 'twin'], Tree, Tree], Tuple[String, Undef, String]]
function sum(Tree $x) >> Integer { case $x[0] { 'LEAF': { $x[1] } 'fork', 'Twin': { sum($x[1]) + sum($x[2]) } default: { $x[2].length } } }
function kind(Tree $x) { if $x[0] == 'Leaf' { [$x[1] + 1] } elsif $x[0] != 'fork' and $x[2] { [$x[0], $x[2]] } else { [$x[1] =~ Tree, $x[2]] } }
[['leaf', 3], ['fork', ['leaf', 1], ['twin', ['leaf', 2], ['other', undef, 'abc']]], ['other', undef, ''], ['LEAF', undef, 'x']].map |$x| { kind($x) }
----
type Tree = Variant[Tuple[Enum['leaf'], Integer], Tuple[String, Tree]]
function sum(Tree $x) >> Integer { case $x[0] { 'LEAF': { $x[1] } default: { sum($x[1]) } } }
[['leaf', 3], ['up', ['leaf', 4]]].map |$x| { sum($x) } + [sum(['Leaf', ['leaf', 1]])]
----
type Shape = Variant[Struct[{ kind => Enum['circle'], r => Integer }], Struct[{ kind => Enum['box', 'Square'], a => Integer, Optional[b] => Integer }], Undef]
function area(Shape $x) >> Integer { $x['kind'] ? { 'CIRCLE' => $x['r'] * 3, 'square' => $x['a'] * $x['a'], default => $x['a'] * $x['b'] } }
[{ 'kind' => 'circle', 'r' => 2 }, { 'kind' => 'Square', 'a' => 3 }, { 'kind' => 'box', 'a' => 3, 'b' => 4 }].map |$x| { area($x) }
----
type Event = Variant[Struct[{ at => Integer, ok => Boolean[true] }], Struct[{ at => Integer, ok => Boolean[false], why => String }]]
function show(Event $x) >> String { if $x['ok'] { "fine at ${x['at']}" } else { "${x['why'].upcase} at ${x['at']}" } }
[{ 'at' => 1, 'ok' => true }, { 'at' => 2, 'ok' => false, 'why' => 'broken' }].map |$x| { show($x) }
#### records: a key from a list of texts replaces one of the values of a hash
type Book = Struct[{ buy => Array[Integer], sell => Array[Integer], count => Integer }]
function other(Enum['buy', 'sell'] $side) >> Enum['buy', 'sell'] { $side ? { 'buy' => 'sell', default => 'buy' } }
function put(Book $book, Enum['buy', 'sell'] $side, Integer $n) >> Book { $book + { $side => $book[$side] + [$n], 'count' => $book['count'] + 1 } }
function move(Book $book, Enum['buy', 'sell'] $side) >> Book { $book + { other($side) => $book[other($side)] + $book[$side] } + { $side => [] } }
$book = [1, 2, 3].reduce({ 'buy' => [], 'sell' => [], 'count' => 0 }) |$memo, $n| { put($memo, $n % 2 ? { 0 => 'buy', default => 'sell' }, $n) }
[$book, move($book, 'sell'), move($book, 'buy')]
----
function f(Struct[{ a => Integer, b => Integer }] $x, Enum['a', 'b', 'c'] $k) >> Struct[{ a => Integer, b => Integer }] { $x + { $k => 5 } }
[f({ 'a' => 1, 'b' => 2 }, 'b'), f({ 'a' => 1, 'b' => 2 }, 'c')]
----
function f(Enum['a', 'b'] $k) { { 'a' => 1, $k => 2, 'b' => 3 } }
[f('a'), f('b'), f('a')['a'] + f('b')['b']]
#### equality: hashes are equal if all keys have equal values, and a subtraction regards case
$hashes = [{ 'a' => 'X', 'b' => [1, { 'c' => 2.0 }] }, { 'b' => [1, { 'c' => 2 }], 'a' => 'x' }, { 'a' => 'X', 'c' => undef }, { 'a' => 'X', 'd' => undef }, { 1 => 'a' }, { 1.0 => 'a' }, { [1] => 'X' }, {}]
[$hashes.map |$a| { $hashes.map |$b| { [$a == $b, $a in [$b], [$a] - [$b] == []] } }, ['É', 'é', 'ABC', 'abc', 'ÀB', 'Àb'].map |$a| { ['é', 'aBc', 'Àb', 'x'].map |$b| { [$a == $b, $a in [$b], $a in Array(Integer[1, 40]) + [$b]] } }]
#### membership: texts of an Enum in a list of texts, and keys of a Struct
function f(Optional[Enum['a', 'b', 'C']] $x) { [$x in ['a', 'b'], $x in ['c'], $x in ['C', 'a'], $x in ['A'], !($x in ['b'])] }
function g(Struct[{ Optional[site] => Enum['strict', 'lax', 'none'], n => Integer }] $x) { [$x['site'] in ['strict', 'lax'], 'site' in $x, 'SITE' in $x, n in $x, 'other' in $x] }
function h(String $x) { [$x in ['1', '-'], $x in ['1', 'a'], $x in ['']] }
['a', 'b', 'C', undef].map |$x| { f($x) } + [{ 'site' => 'lax', 'n' => 1 }, { 'n' => 2 }, { 'site' => 'none', 'n' => 3 }, { 'n' => 1 } + { 'site' => 'strict' }].map |$x| { g($x) } + ['1', 'A', '', '-'].map |$x| { h($x) }
----
function f(Struct[{ Optional[a] => Any, Optional['A'] => Any, Optional[b] => Any }] $x) { ['a' in $x, 'A' in $x, 'B' in $x, /a/ in $x] }
[{}, { 'a' => undef }, { 'A' => 1 }, { 'b' => undef }, { 'a' => 1, 'A' => 2, 'b' => 3 }].map |$x| { f($x) }
----
function f(Struct[{ id => Integer, size => Integer, Optional[price] => Integer }] $x, Integer $n) { $x + { 'size' => $n } }
[{ 'id' => 1, 'size' => 2, 'price' => 3 }, { 'id' => 1, 'size' => 2 }, { 'price' => 3, 'size' => 2, 'id' => 1 }, Hash([['id', 1], ['size', 2], ['price', 4]])].map |$x| { [f($x, 5), f(f($x, 6), 7).keys] }

#### records: repeated sums of hashes keep the order of their keys and add missing keys
function tick(Hash $r) { $r + { 'n' => $r['n'] + 1 } }
function rename(Hash $r, String $name) { $r + { 'name' => $name } }
function mark(Struct[{ name => String, n => Integer, Optional[seen] => Integer }] $r) { $r + { 'seen' => 1 } }
$record = { 'name' => 'a', 'n' => 0 }
$other = { 'n' => 5, 'name' => 'b' }
$more = tick($record) + { "x${record['n']}" => 9 }
$without = tick(tick($record)) - 'name'
[
  tick(rename(tick($record), 'c')), tick(rename(tick($other), 'd')), $record, $other, rename(tick($more), 'e'), $more,
  rename(tick($without), 'f'), mark(tick($record)), mark(mark(tick($other))), tick(mark($record)),
  [$record, $other, $more].map |$r| { tick(tick($r)).keys.join }, tick($record).length, tick($record) == { 'n' => 1, 'name' => 'a' },
]

#### paths: the keys of get are names, indexes, quoted names and parts
$h = { 'a' => { 'b' => 1 }, 'a-b' => 2, 'a,b' => 3, '1,2' => 4, '1-2' => 5, 1 => 6, '1' => 7, ':1' => 8, 'x:1' => 9, '-1' => 10, 'é' => 11, 'a b' => 12, 'a/b' => undef, '1a' => 13, '+1' => 14, "x\n1" => 15, '/' => 16, '-' => 17 }
['a', 'a.b', 'a-b', 'a,b', '1,2', '1-2', '1', ':1', 'x:1', '-1', 'é', 'a b', ' a', 'a ', 'a/b', '1a', '+1', "x\n1", "'a'", '"a.b"', '/', '-', 'no', '_', 'A', '1_', ':a'].map |$k| { $h.get($k, 'none') }
----
{ 'a' => 1 }.get('a.b', 2)
----
[10, 20].get('a,b', 3)
