#### recursive accumulators: a function that ends by calling itself extends its collection
function upto(Integer $n, Array[Integer] $found = []) { if $n == 0 { $found } else { upto($n - 1, $found + [$n]) } }
[upto(4), upto(2, [9]), upto(0), upto(3)]
----
function upto(Integer $n, Array[Integer] $found) >> Array[Integer] { if $n == 0 { return $found } upto($n - 1, $found << $n) }
$start = [7]
$both = [upto(3, $start), upto(2, $start)]
[$both, $start]
----
function squares(Integer $n, Hash $found = {}) >> Hash { if $n == 0 { $found } else { squares($n - 1, $found + { "k${n}" => $n * $n }) } }
$start = { 'k2' => 'old', 'A' => 1 }
[squares(12), squares(3, $start), $start, squares(2, squares(1))]
----
function visit(Hash[String, Array[String]] $graph, Array[String] $queue, Hash[String, Integer] $seen = {}) >> Hash[String, Integer] {
  if $queue.empty { return $seen }
  $id = $queue[0]
  if $id in $seen { visit($graph, $queue[1, -1], $seen) } else { visit($graph, $queue[1, -1] + $graph.get($id, []), $seen + { $id => $seen.length }) }
}
$graph = { 'a' => ['b', 'C'], 'b' => ['c', 'd'], 'C' => ['A'], 'd' => ['a', 'e', 'E'] }
[visit($graph, ['a']), visit($graph, ['d', 'a'], { 'A' => 0 })]
----
function parse(Array[String] $tokens, Integer $at, Array $list = []) >> Array {
  if $at >= $tokens.length { return [$list, $at] }
  case $tokens[$at] {
    '(': {
      $inner = parse($tokens, $at + 1)
      parse($tokens, $inner[1], $list + [$inner[0]])
    }
    ')': { [$list, $at + 1] }
    default: { parse($tokens, $at + 1, [*$list, $tokens[$at]]) }
  }
}
parse(split('a ( b ( c d ) ( ) ) e ( f', ' '), 0)
----
function keep(Integer $n, Array $list = [], Array $old = []) { if $n == 0 { [$list, $old] } else { keep($n - 1, $list + [$n], [$list]) } }
keep(3)
----
function history(Integer $n, Array $list = [], Array $old = []) { if $n == 0 { [$list, $old] } else { history($n - 1, $list + [$n], $old + [$list]) } }
history(4)
----
function before(Integer $n, Integer $length, Array $list) { if $n == 0 { [$list, $length] } else { before($n - 1, $list.length, $list + [$n]) } }
before(3, 0, [])
----
function after(Integer $n, Array $list, Integer $length) { if $n == 0 { [$list, $length] } else { after($n - 1, $list + [$n], $list.length) } }
after(3, [], 0)
----
function alias(Integer $n, Array $list = []) { $same = $list if $n == 0 { [$same, $list] } else { $more = alias($n - 1, $list + [$n]) [$same, $more] } }
alias(3)
----
function alias(Integer $n, Array $list, Array $kept = []) { $same = [$list] if $n == 0 { [$list, $kept] } else { alias($n - 1, $list + [$n], $kept + $same) } }
alias(3, [])
----
function twice(Integer $n, Array $list) { if $n == 0 { $list } else { $more = twice($n - 1, $list + [$n]) twice($n - 1, $more + $list) } }
twice(3, [0])
----
function both(Integer $n, Array $list) { if $n == 0 { $list } else { [both($n - 1, $list + ['a']), both($n - 1, $list + ['b'])] } }
both(2, ['s'])
----
function swap(Integer $n, Array $a, Array $b) { if $n == 0 { [$a, $b] } elsif $n % 2 == 0 { swap($n - 1, $b, $a) } else { swap($n - 1, $a + [$n], $b + [-$n]) } }
[swap(5, [], []), swap(4, [1], [2])]
----
function pair(Integer $n, Array $a, Array $b) { if $n == 0 { [$a, $b] } else { pair($n - 1, $a + [$n], $b + [$n, $n]) } }
$shared = ['x']
[pair(3, $shared, $shared), $shared]
----
function reset(Integer $n, Array $list, Array $groups = []) { if $n == 0 { $groups + [$list] } elsif $n % 3 == 0 { reset($n - 1, [$n], $groups + [$list]) } else { reset($n - 1, $list + [$n], $groups) } }
reset(8, [])
----
function default_of(Integer $n, Array $list = [], Array $copy = $list) { if $n == 0 { [$list, $copy] } else { default_of($n - 1, $list + [$n]) } }
[default_of(2), default_of(1, [5])]
----
function default_of(Integer $n, Array $list = [], Array $copy = $list) { if $n == 0 { [$list, $copy] } else { default_of($n - 1, $list + [$n], $copy) } }
[default_of(2), default_of(1, [5])]
----
function inner(Integer $n, Array $list) { if $n == 0 { $list } else { [1, 2].each |$x| { if $x == 2 { return inner($n - 1, $list + [$x]) } } } }
inner(3, [])
----
function inner(Integer $n, Array $list) { if $n == 0 { return $list } $result = [1, 2].map |$x| { inner($n - 1, $list + [$x]) } $result }
inner(2, [])
----
function mixed(Integer $n, Any $sum) { if $n == 0 { $sum } else { mixed($n - 1, $sum + $n) } }
[mixed(4, 0), mixed(4, 0.5), mixed(3, []), mixed(2, ['a'])]
----
function mixed(Integer $n, Variant[Array, Hash] $all) { if $n == 0 { $all } else { mixed($n - 1, $all + [[$n, "v${n}"]]) } }
[mixed(3, []), mixed(3, {}), mixed(2, { 1 => 'one' })]
----
function checked(Integer $n, Array[Integer] $list) { if $n == 0 { $list } else { checked($n - 1, $list + [if $n == 1 { 'a' } else { $n }]) } }
[checked(0, [1]), checked(2, [])]
----
function sized(Integer $n, Array[Integer, 0, 2] $list) { if $n == 0 { $list } else { sized($n - 1, $list + [$n]) } }
[sized(2, []), sized(3, [])]
----
function records(Integer $n, Hash $state) { if $n == 0 { $state } else { records($n - 1, $state + { 'count' => $state['count'] + 1, 'last' => $n }) } }
$start = { 'count' => 0 }
[records(3, $start), $start]
----
function nested(Integer $n, Hash $all) { if $n == 0 { $all } else { nested($n - 1, $all + { $n % 2 => $all.get($n % 2, []) + [$n] }) } }
$start = { 0 => [100] }
[nested(5, $start), $start]
----
function interpolated(Integer $n, Array $list, String $text = '') { if $n == 0 { $text } else { interpolated($n - 1, $list + [$n], "${text}${list};") } }
[interpolated(3, []), interpolated(2, ['x'])]
----
function last_of(Integer $n, Array $list, Any $first = undef) { $head = $list[0] $tail = $list[-1] if $n == 0 { [$list, $head, $tail, $first] } else { last_of($n - 1, $list + [[$n]], $tail) } }
last_of(3, [])
----
function guarded(Integer $n, Array $list) { unless $n > 0 { return [$list, $list] } if $n in $list { guarded($n - 1, $list) } else { guarded($n - 1, $list + [$n, $n - 2]) } }
[guarded(6, []), guarded(4, [4])]
----
function chosen(Integer $n, Array $list) { $n ? { 0 => $list, 1 => chosen(0, $list + ['one']), default => chosen($n - 1, $list + [$n] + [$n * 2]) } }
chosen(4, [])
----
function later(Integer $n, Array $list) { if $n == 0 { $list } else { later($n - 1, $list + [$list.length] + [$list.length]) } }
later(3, [])
----
function loops(Integer $n, Array $list) { if $n == 0 { $list } else { loops($n - 1, $list + $list.map |$x| { $x + 1 } + [$n]) } }
loops(3, [])
----
function stops(Integer $n, Array $list) { if $n == 0 { $list } else { stops($n - 1, $list + [if $n == 2 { return $list } else { $n }]) } }
stops(4, [])
----
function shadow(Integer $n, Array $list) { if $n == 0 { $list } else { shadow($n - 1, $list + [$n].map |$list| { $list * 2 }) } }
shadow(3, [])
----
function same(Array $list, Array $other, Integer $n) { if $n == 0 { [$list, $other] } else { same($list + [$n], $list, $n - 1) } }
same([], [], 3)
----
function member(Integer $n, Array $list) { if $n == 0 { $list } else { ($n - 1).member($list + [$n]) } }
3.member([])
----
function upper(Array $keys, Hash $seen = {}) { if $keys.empty { $seen.keys } elsif $keys[0] in $seen { upper($keys[1, -1], $seen) } else { upper($keys[1, -1], $seen + { $keys[0] => 1 }) } }
[upper(['a', 'B', 'A', 'b', 'c', 1, '1', 1.0, 'd', 'e', 'f', 'D', 'F', 'g', 'É', 'é']), upper(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'E', 'h', 'H', 'g', 'i', 'I'])]
----
function upper(Array $keys, Hash $seen = {}) { if $keys.empty { $seen.keys } elsif $keys[0] in $seen { upper($keys[1, -1], $seen - $keys[0]) } else { upper($keys[1, -1], $seen + { $keys[0] => 1 }) } }
upper(['a', 'B', 'c', 'd', 'e', 'f', 'a', 'A', 'a', 'C', 'c', 'b', 'B', 'f', 'x'])
----
$all = Integer[1, 20].reduce({ 'Key' => 0 }) |$memo, $n| { if "KEY${n % 3}" in $memo or "key${$n % 4}" in $memo { $memo } else { $memo + { "key${$n % 7}" => $n } } }
[$all, 'KEY' in $all, 'key' in $all, 'KEY1' in $all, 'keys' in $all, /KE/ in $all, /ke/ in $all, 1 in $all]
----
function digits(Integer $n, Array[Integer] $list = []) >> Array[Integer] { if $n < 10 { $list + [$n] } else { digits($n / 10, $list + [$n % 10]) } }
$start = [5]
[digits(123), digits(7, $start), digits(98, $start), $start, [1, 20].map |$n| { digits($n, $start) }]
----
function digits(Integer $n, Array $list, Hash $h) { if $n < 10 { $list + [$n] + [$list] + $h.keys } else { digits($n / 10, $list + [$n % 10], $h + { $n => 1 }) } }
digits(1234, [], {})
----
function digits(Integer $n, Array[Integer] $list) >> Array[Integer] { if $n < 10 { $list + ["x${n}"] } else { digits($n / 10, $list + [$n % 10]) } }
digits(123, [])
----
function only_result(Integer $n, Array $list) { if $n == 0 { return($list + ['end']) } only_result($n - 1, $list) }
$start = ['start']
[only_result(2, $start), only_result(0, $start), $start]
----
function either(Integer $n, Array $list) { $result = if $n > 0 { either($n - 1, $list + [$n]) } else { $list + ['end'] } [$result.length, $result, $list] }
either(2, [])
----
function tree(Hash $node, Array $path = []) { if $node['sub'] =~ Array { $node['sub'].map |$each| { tree($each, $path + [$node['name']]) } } elsif $node['next'] { tree($node['next'], $path + [$node['name']]) } else { $path + [$node['name']] } }
tree({ 'name' => 'a', 'next' => { 'name' => 'b', 'sub' => [{ 'name' => 'c' }, { 'name' => 'd', 'next' => { 'name' => 'e' } }, { 'name' => 'f' }] } })
----
function merged(Array[Hash] $layers, Hash $all = {}) { if $layers.empty { $all + { 'done' => true } } else { merged($layers[1, -1], $all + $layers[0]) } }
$layers = [{ 'a' => 1, 'b' => 2 }, {}, { 'b' => 3, 5 => 6 }]
[merged($layers), $layers, merged([{ 'x' => 1 }], $layers[0]), $layers[0], merged($layers, { 'c' => 4, 'a' => 0 })]
