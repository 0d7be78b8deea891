#### memo parts: a reduction whose memo has parts gives the same results as one with a whole memo
Integer[1, 5].reduce({ 'list' => [], 'sum' => 0 }) |$m, $i| { $m + { 'list' => $m['list'] + [$i], 'sum' => $m['sum'] + $i } }
----
Integer[1, 5].reduce([[], 0]) |$m, $i| { [$m[0] << $i, $m[1] + $m[0].length] }
----
Integer[1, 5].reduce([[], 0]) |$m, $i| { [$m[-2] + [$i], $m[-1] + 1] }
----
[3, 1, 2].reduce({ 'a' => 1, 'b' => 2 }) |$m, $i| { { 'a' => $m['b'], 'b' => $m['a'] + $i } }
----
[3, 1, 2].reduce([1, 2, 3]) |$m, $i| { [$m[1], $m[2], $m[0] + $i] }
----
[3, 1, 2].reduce([1, 2, 3]) |$m, $i| { [$m[2] + $i, $m[0], $m[1]] }
----
[3, 1, 2].reduce([1, 2]) |$m, $i| { [$a, $b] = $m [$b, $a + $i] }
----
[3, 1, 2].reduce({ 'a' => 1, 'b' => 2 }) |$m, $i| { $m + { 'b' => $m['a'] + $i, 'a' => $m['b'] } }
----
[1, 2, 3].reduce({ 'x' => 0 }) |$m, $i| { if $i == 2 { $m } else { $m + { 'x' => $m['x'] + $i } } }
----
[].reduce({ 'x' => [1], 'y' => {} }) |$m, $i| { { 'x' => $m['x'] + [$i], 'y' => $m['y'] } }
----
{ 'a' => 1, 'b' => 2 }.reduce([{}, []]) |$m, $p| { [$m[0] + { $p[1] => $p[0] }, $m[1] + $p] }
----
'abc'.split('').reduce({ 'text' => '', 'seen' => [] }) |$m, $c| { $next = { 'text' => "${m['text']}${c}", 'seen' => $m['seen'] + [$m['text']] } $next }
----
Integer[1, 6].reduce({ 'odd' => [], 'even' => [] }) |$m, $i| { $i % 2 ? { 0 => $m + { 'even' => $m['even'] + [$i] }, default => $m + { 'odd' => $m['odd'] + [$i] } } }
----
Integer[1, 6].reduce([[], []]) |$m, $i| { case $i { 1, 2: { [$m[0] + [$i], $m[1]] } 3: { $m } default: { [$m[0], $m[1] + [$m[0].length, $i]] } } }
#### memo parts: a step that ends early
Integer[1, 6].reduce([[], 0]) |$m, $i| { if $i == 4 { break() } [$m[0] + [$i], $m[1] + $i] }
----
Integer[1, 6].reduce([[], 0]) |$m, $i| { if $i % 2 == 0 { next($m) } [$m[0] + [$i], $m[1] + $i] }
----
Integer[1, 6].reduce({ 'l' => [], 'n' => 0 }) |$m, $i| { if $i % 2 == 0 { next($m + { 'l' => $m['l'] + ['even'] }) } $m + { 'n' => $m['n'] + 1 } }
----
Integer[1, 6].reduce([[], 0]) |$m, $i| { if $i % 2 == 0 { next([$m[0] + [$m[1]], $m[1] + $i]) } else { next([$m[0], 1]) } }
----
Integer[1, 6].reduce([[], 0]) |$m, $i| { if $i == 3 { next() } [$m[0], 1] }
----
function f($n) { $r = Integer[1, 6].reduce([[], 0]) |$m, $i| { if $i == $n { return($m[0]) } [$m[0] + [$i], $m[1]] } $r }
[f(3), f(9)]
----
Integer[1, 4].reduce([[], 0]) |$m, $i| { if $i == 3 { fail("no ${i}: ${m[0]} ${m[1]}") } [$m[0] + [$i], $m[1] + 1] }
----
Integer[1, 4].reduce([[], 0]) |$m, $i| { if $i < 9 { [$m[0] + [$i], $m[1] + 1] } else { fail('never') } }
----
Integer[1, 4].reduce([[], 0]) |$m, $i| { if $i < 3 { [$m[0] + [$i], $m[1] + 1] } }
----
Integer[1, 4].reduce([[], 0]) |$m, $i| { case $i { 1, 2: { [$m[0] + [$i], 0] } } }
----
Integer[1, 4].reduce([[], 0]) |$m, $i| { [$m[0] + [$i], $m[1]['x']] }
----
Integer[1, 4].reduce({ 'a' => { 'b' => undef } }) |$m, $i| { $m + { 'a' => { 'b' => $m['a']['b']['c'] } } }
#### memo parts: an old list that other code reads keeps its elements
Integer[1, 5].reduce({ 'list' => [], 'all' => [] }) |$m, $i| { { 'list' => $m['list'] + [$i], 'all' => $m['all'] + [$m['list']] } }
----
Integer[1, 5].reduce({ 'all' => [], 'list' => [] }) |$m, $i| { { 'all' => $m['all'] + [$m['list']], 'list' => $m['list'] + [$i] } }
----
Integer[1, 5].reduce([[], []]) |$m, $i| { [$a, $b] = $m [$a + [$i], $a] }
----
Integer[1, 5].reduce([[], []]) |$m, $i| { $n = $m[0] + [$i] if $i % 2 == 0 { [$n, $n] } else { [$m[0] + [0], $n] } }
----
Integer[1, 5].reduce([[], []]) |$m, $i| { [$m[1], $m[0] + [$i]] }
----
Integer[1, 6].reduce([[], []]) |$m, $i| { if $i == 3 { [$m[0], $m[0]] } else { [$m[0] + [$i], $m[1] + ["b${i}"]] } }
----
Integer[1, 4].reduce([[], {}]) |$m, $i| { [$m[0] + [$i], $m[1] + { $i => $m[0] }] }
----
Integer[1, 4].reduce([[], {}]) |$m, $i| { [$m[0] + [$i], $m[1] + { $m[0] => $i }] }
----
Integer[1, 4].reduce([{}, {}]) |$m, $i| { [$m[0] + { $i => 1 }, $m[1] + { $i => $m[0] }] }
----
Integer[1, 4].reduce([[], 0, []]) |$m, $i| { $old = $m[0] [$old + [$i], $old.length, $m[2] + [$old]] }
----
Integer[1, 4].reduce([[], 0]) |$m, $i| { [$m[0] + [$i], $m[0].length] }
----
Integer[1, 4].reduce([[], []]) |$m, $i| { [$m[0] + [$i] + $m[1] + $m[0], $m[1] + [$i]] }
----
Integer[1, 4].reduce([[], []]) |$m, $i| { [$m[0] + [$i, $m[0]], $m[1]] }
----
Integer[1, 4].reduce([[], []]) |$m, $i| { $kept = [1, 2].map |$x| { $m[0] } [$m[0] + [$i], $m[1] + $kept] }
----
Integer[1, 4].reduce([[], []]) |$m, $i| { $kept = $m[0].lest || { [] } [$m[0] + [$i], $m[1] + [$kept]] }
----
Integer[1, 4].reduce([[], []]) |$m, $i| { $kept = $m[0].each |$x| { $x } [$m[0] + [$i], $m[1] + [$kept]] }
----
Integer[1, 4].reduce([[], []]) |$m, $i| { $it = $m[0].reverse_each [$m[0] + [$i], $m[1] + [Array($it)]] }
----
Integer[1, 4].reduce([[], []]) |$m, $i| { $s = Sensitive($m[0]) [$m[0] + [$i], $m[1] + [$s.unwrap]] }
----
Integer[1, 4].reduce([[], []]) |$m, $i| { $s = $m[0].with |$x| { $x } [$m[0] + [$i], $m[1] + [$s]] }
----
Integer[1, 4].reduce([[], []]) |$m, $i| { $s = if $i > 1 { $m[0] } else { [] } [$m[0] + [$i], $m[1] + [$s]] }
----
function same($x) { $x }
Integer[1, 4].reduce([[], []]) |$m, $i| { $s = same($m[0]) [$m[0] + [$i], $m[1] + [$s]] }
----
Integer[1, 4].reduce([[], []]) |$m, $i| { $key = $i % 2 $s = $m[$key] [$m[0] + [$i], $m[1] + [$s]] }
----
Integer[1, 4].reduce({ 'a' => [], 'b' => [] }) |$m, $i| { $v = $m.values $next = { 'a' => $m['a'] + [$i], 'b' => $m['b'] + $v } $next }
----
Integer[1, 4].reduce([[], []]) |$m, $i| { $w = $m [$m[0] + [$i], $m[1] + [$w.length]] }
----
Integer[1, 4].reduce([[], []]) |$m, $i| { notice($m) notice($m[0]) [$m[0] + [$i], $m[1] + ["${m[0]}"]] }
----
Integer[1, 4].reduce([[], []]) |$m, $i| { [$m[0] + [$i], if $i == 3 { $m[0] } else { $m[1] }] }
----
Integer[1, 4].reduce([[[]], 0]) |$m, $i| { [$m[0] + [$m[0][-1] + [$i]], $m[1] + 1] }
----
Integer[1, 4].reduce([{ 'x' => [] }, 0]) |$m, $i| { [$m[0] + { 'x' => $m[0]['x'] + [$i] }, $m[1] + 1] }
#### memo parts: the start value is not changed
$start = [0]
$r = Integer[1, 4].reduce({ 'l' => $start, 'n' => $start }) |$m, $i| { { 'l' => $m['l'] + [$i], 'n' => $m['n'] + [$i, $i] } }
[$start, $r]
----
function f(Array $start) { Integer[1, 3].reduce([$start, {}]) |$m, $i| { [$m[0] + [$i], $m[1] + { $i => $m[0].length }] } }
$a = [9]
[f($a), f($a), $a]
----
function f(Hash $start) { Integer[1, 3].reduce([$start, 0]) |$m, $i| { [$m[0] + { $i => $i }, $m[1] + 1] } }
$a = { 'x' => 9 }
[f($a), f($a), $a]
----
$shared = ['a']
Integer[1, 4].reduce([[], 0]) |$m, $i| { if $i == 2 { [$shared, $m[1]] } else { [$m[0] + [$i], $m[1] + $shared.length] } }
----
$r = [1, 2].map |$n| { Integer[1, $n + 1].reduce({ 'l' => ['s'], 'n' => 0 }) |$m, $i| { $m + { 'l' => $m['l'] + [$i] } } }
$r
----
$r = Integer[1, 3].reduce([[], 0]) |$m, $i| { [$m[0] + [$i], 0] }
$s = Integer[4, 6].reduce([$r[0], 0]) |$m, $i| { [$m[0] + [$i], 0] }
[$r, $s]
#### memo parts: nested reductions
Integer[1, 3].reduce([[], 0]) |$m, $i| { $inner = Integer[1, $i].reduce([[], $m[1]]) |$n, $j| { [$n[0] + [$m[0].length * $j], $n[1] + $j] } [$m[0] + $inner[0], $inner[1]] }
----
Integer[1, 3].reduce([[], {}]) |$m, $i| { [$m[0] + [$i], ['a', 'b'].reduce($m[1]) |$h, $k| { $h + { "${k}${i}" => $m[0] } }] }
----
Integer[1, 3].reduce([[], []]) |$m, $i| { $added = [1, 2].reduce($m[0]) |$l, $x| { $l + [$x * $i] } [$added, $m[1] + [$m[0]]] }
----
Integer[1, 3].reduce([[], 0]) |$m, $i| { [[1, 2].reduce($m[0]) |$l, $x| { $l + [$x * $i] }, $m[0].length] }
----
Integer[1, 3].reduce([[], 0]) |$m, $i| { [1, 2].reduce([$m[0], $m[1]]) |$m, $x| { [$m[0] + [$x], $m[1] + $i] } }
----
Integer[1, 2].map |$i| { [1, 2].reduce([[], $i]) |$m, $x| { [$m[0] + [$x * $m[1]], $m[1] + 1] }[0] }
----
[$list, $count] = Integer[1, 3].reduce([[], 0]) |$m, $i| { [$m[0] + [$i], $m[1] + 1] }
[$list, $count]
----
function f($xs) { [$list, $count] = $xs.reduce([[], 0]) |$m, $i| { [$m[0] + [$i], $m[1] + 1] } "${list} ${count}" }
f([1, 2])
----
function f($xs) { $xs.reduce({ 'l' => [], 'n' => 0 }) |$m, $i| { { 'l' => $m['l'] + [$i], 'n' => $m['n'] + 1 } }['n'] }
f([1, 2])
----
function f($xs, $acc = []) { if $xs.empty { $acc } else { $r = $xs.reduce([[], 0]) |$m, $i| { [$m[0] + [$i], $m[1] + $i] } f($xs[1, -1], $acc + [$r]) } }
f([1, 2, 3])
----
function f($n) { if $n == 0 { [[], 0] } else { Integer[1, $n].reduce([f($n - 1)[0], 0]) |$m, $i| { [$m[0] + [[$n, $i]], $m[1] + f($n - 1)[1] + 1] } } }
f(3)
#### memo parts: matches, names and kinds of values
'ab1c2'.split('').reduce({ 'digits' => [], 'others' => '' }) |$m, $c| { if $c =~ /(\d)/ { $m + { 'digits' => $m['digits'] + [$1] } } else { $m + { 'others' => "${m['others']}${c}" } } }
----
['a=1', 'b', '# x'].reduce([{}, []]) |$m, $line| { case $line { /\A#/: { $m } /\A(\w+)=(.*)\z/: { [$m[0] + { $1 => $2 }, $m[1]] } default: { [$m[0], $m[1] + [$line]] } } }
----
[1, 2].reduce({ 'class' => [], 'default' => 0, 'memo' => 1, 'value' => 2, 'hash' => {} }) |$m, $i| { $m + { 'class' => $m['class'] + [$m['value']], 'default' => $m['memo'], 'memo' => $m['default'] + $i, 'hash' => $m['hash'] + { $i => $m['memo'] } } }
----
[1, 2].reduce({ 'a-b' => 1 }) |$m, $i| { $m + { 'a-b' => $m['a-b'] + $i } }
----
[1, 2].reduce({ '1' => 1, '0' => 2 }) |$m, $i| { { '1' => $m['0'], '0' => $m['1'] } }
----
[1, 2].reduce({ 'a' => 1, 'b' => 2 }) |$m, $i| { { 'b' => $m['a'], 'a' => $m['b'] } }
----
[1, 2].reduce({ 'a' => 1 }) |$m, $i| { $m + { 'b' => $m['a'] } }
----
[1, 2].reduce({ 'a' => 1 }) |$m, $i| { $m + { 'a' => $m['a'] + 1, 'a' => 5 } }
----
[1, 2].reduce([1, 2]) |$m, $i| { [$m[0], $m[1], $i] }
----
[1, 2].reduce([1, 2]) |$m, $i| { [*$m[0, 1], $i] }
----
[1, 2].reduce([1, 2]) |$m, $i| { [$m[5], $m[-3]] }
----
[1, 2].reduce([1, 2]) |$m, $i| { [$a, $b, $c] = $m [$a, $b] }
----
[1, 2].reduce([1, 2]) |$m, $i| { [$a] = $m [$a, 2] }
----
[1, 2].reduce([1, 2]) |$m, $i| { $m = 3 [1, 2] }
----
[1, 2].reduce([[], 2]) |$m, $i| { $l = $m[0] if $i > 5 { $l = [] } [$l + [$i], 2] }
----
[1, 2, 3].reduce([[], 2]) |$m, $i| { if $i > 1 { $l = $m[0] } [if $i > 1 { $l + [$i] } else { [] }, 2] }
----
[1, 2].reduce([[], 2]) |Array $m, Integer $i| { [$m[0] + [$i], 2] }
----
[1, 2].reduce([[], 2]) |$m, Integer[2] $i| { [$m[0] + [$i], 2] }
----
[1.5, 2.5].reduce([0.0, 0]) |$m, $x| { [$m[0] + $x, $m[1] + 1] }
----
[[1, 2], 3, { 'k' => 4 }].reduce([[], {}]) |$m, $x| { [$m[0] + $x, $m[1] + { $x => $m[0].length }] }
----
[1, 'a', undef].reduce([[1], 'x']) |$m, $x| { [$m[0] + [$x], $x] }
----
[1, 2].reduce([[], 0]) |$m, $i| { $t = inline_epp('<%= $i %>') [$m[0] + [$i], $t] }
----
$m = 'outer'
[1, 2].reduce([[], 0]) |$m, $i| { [$m[0] + [$i], $m[1]] }.then |$r| { "${m} ${r}" }
----
[1].reduce([0, 0]) |$m, $i| { $x = 5 $x = [$m[0], 1] $x }
----
[1].reduce([0, 0]) |$m, $i| { if $i == 1 { $x = 2 } $x = [$m[0], 1] $x }
----
[1].reduce([0, 0]) |$m, $i| { [$x, $y] = [1, 2] $x = [$m[0] + $y, 1] $x }
----
[1].reduce([0, 0]) |$m, $i| { $i = [$m[0], 1] $i }
----
[1].reduce([0, 0]) |$m, $i| { $facts = [$m[0], 1] $facts }
----
[1].reduce([0, 0]) |$m, $i| { [$facts, $b] = $m [$b, 1] }
----
[1, 2].reduce([0, 0]) |$m, $i| { if $i == 1 { $a = $m[0] } [$a, 1] }
----
[1, 2].reduce([[], 0]) |$m, $i| { if $i < 3 { $a = $m[0] } [$a + [$i], $m[1]] }
----
$a = 'outer'
[1, 2].reduce([0, 0]) |$m, $i| { if $i == 1 { $a = $m[0] } [$a, 1] }
