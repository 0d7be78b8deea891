#### growing hashes: a hash that grows while and after it is iterated over keeps its own pairs
$h = Integer[1, 12].reduce({}) |$memo, $i| { $memo + { "k${i}" => $i } }
$seen = $h.reduce([$h, 0]) |$memo, $entry| { [$memo[0] + { "n${entry[0]}" => $entry[1], 'k1' => -1 }, $memo[1] + 1] }
$more = $h + { 'k13' => 13 }
[$seen[1], $seen[0].length, $seen[0]['k1'], $h.length, $h['k1'], $more.keys, $h.values]
----
function grow(Hash $h, Integer $n) {
  $sum = $h.reduce(0) |$memo, $entry| { $memo + $entry[1] }
  $names = $h.keys.join(' ')
  if $n == 0 { [$sum, $names, $h] } else { grow($h + { "k${n}" => $n, 'a' => $sum % 100 }, $n - 1) }
}
grow({ 'a' => 1 }, 15)
----
$h = Integer[1, 10].reduce({}) |$memo, $i| { $memo + { $i => $i * $i } }
$steps = $h.map |$entry| { $grown = $h + { $entry[0] + 100 => 0 }  [$entry[0], $grown.length, $grown.keys[-1], $h.length] }
$lists = [$h.keys, ($h + { 11 => 0 }).keys, $h.values[-1], ($h + { 1 => 'x' }).values[0], $h[1]]
[$steps, $lists]
----
$h = Integer[1, 300].reduce({}) |$memo, $i| { $memo + { $i => $i } }
$found = $h.any |$entry| { $entry[1] > 5 }
$all = $h.reduce($h) |$memo, $entry| { if $entry[0] > 3 { break() } $memo + { 0 - $entry[0] => 0 } }
[$found, $all.length, $all.keys[-1], $h.length, $h.keys[-1]]
----
$h = Integer[1, 9].reduce({}) |$memo, $i| { $memo + { "k${i}" => $i } }
$entries = $h.step(4)
$first = $entries.map |$entry| { $entry[0] }
$grown = $h + { 'x' => 1, 'k1' => 9 }
[$first, $grown['k1'], $h['k1'], $h.slice(4).map |$part| { $part.length }]
#### growing hashes: a hash that is iterated several times has the pairs that are added afterwards
Integer[1, 14].reduce({}) |$memo, $i| { $n = $memo.filter |$k, $v| { $v > 3 }.length  $m = $memo.map |$k, $v| { $v + $n }.length  $o = $memo.map |$k, $v| { "${k}${v}" }.join(',')  $memo + { "k${$i % 9}" => $i + $n + $m, "t" => $o.length } }
----
$r = Integer[1, 30].reduce({ 'a' => 0, 'b' => 0 }) |$memo, $i| { $x = $memo.map |$k, $v| { $v }  $y = $memo.map |$k, $v| { $v }  $memo + { 'a' => $i, "k${i}" => $x.length + $y.length + $x[0] } }
[$r, $r.map |$k, $v| { $v }, $r.filter |$k, $v| { $v > 20 }]
----
$h = Integer[1, 12].reduce({}) |$m, $i| { $m + { $i => $i } }
$a = $h.map |$k, $v| { $v }
$b = $h.map |$k, $v| { $v }
$g = $h + { 1 => 100 }
$c = $h.map |$k, $v| { $v }
$d = $g.map |$k, $v| { $v }
$e = $g.map |$k, $v| { $v }
$i = $g + { 13 => 1, 2 => 5 }
[$a, $b, $c, $d, $e, $i.map |$k, $v| { $v }, $g.map |$k, $v| { $v }]
----
Integer[1, 30].reduce({ 'a' => 0, 'b' => 0 }) |$memo, $i| { $x = $memo.map |$k, $v| { $v }  $y = $memo.map |$k, $v| { $v }  $z = $memo.map |$k, $v| { $v }  $memo + { 'a' => $x[0] + $y[1] + $z[0] + 1, 'b' => $i } }
----
$h = Hash(Integer[1, 30].map |$i| { ["k${i}", $i] })
$r = Integer[1, 30].reduce($h) |$m, $i| { $m - "k${i}" + { "n${i}" => $i } }
[
  $h.length, $r.keys[0], $r.length, ($h - 'k3').length, ($h - ['k1', 'zz']).keys[0], ($h - { 'k1' => 9, 'k2' => 4 }).keys[0], $h - $h,
  $r - 'none' == $r, { 1 => 2, 1.0 => 3, [1] => 4 } - 1.0, { 1 => 2, 1.0 => 3, [1] => 4 } - [[1]], { 'a' => 1, '2' => 3, 'b' => 4 } - '2',
  {} - 'x', { 'a' => undef } - undef, { undef => 1, '' => 2 } - undef,
]
----
function keep(Hash[String, Integer] $x) { $x.length }
function drop(Hash[String, Integer] $x, String $key) { $rest = $x - $key $more = $rest + { 'z' => 'wrong' } [keep($rest), keep($x), $more.keys] }
$x = Hash(Integer[1, 12].map |$i| { ["k${i}", $i] })
[drop($x, 'k3'), drop($x, 'none'), keep($x), keep($x - 'k1' + { 'y' => 1 }), ($x - 'k1' + { 'y' => 1 })['k1']]
----
function keep(Hash[String, Integer] $x) { $x.length }
$x = Hash(Integer[1, 12].map |$i| { ["k${i}", $i] })
[keep($x), keep($x - 'k1'), keep($x - 'k1' + { 'y' => 'wrong' })]
