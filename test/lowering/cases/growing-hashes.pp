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
#### growing hashes: hashes from which pairs are removed and the hashes that they were removed from
$h = Integer[1, 12].reduce({}) |$memo, $i| { $memo + { "k${i}" => $i } }
$rest = $h - 'k5'
$again = $rest + { 'k5' => 50 }
$less = $again - ['k1', 'k12', 'none']
$more = $less + { 'k1' => undef, 'k2' => 'two', '__proto__' => 1, '3' => 3, 3 => 4 }
[$h, $rest, $again, $less, $more, 'K5' in $h, 'K5' in $rest, 'k5' in $again, $h - $more.keys, $more - [3, '__proto__'], $rest['k5'], $h['k5']]
----
function use(Hash $cache, String $key, Integer $limit) {
  $pages = $cache - $key + { $key => $cache.get($key, 0) + 1 }
  if $pages.length > $limit { $pages - $pages.keys[0] } else { $pages }
}
$keys = Integer[1, 90].map |$i| { "p${$i * $i % 23}" }
$steps = $keys.reduce([{}, {}]) |$memo, $key| { $next = use($memo[0], $key, 9) [$next, if $key == 'p4' { $memo[0] } else { $memo[1] }] }
[$steps, $keys.reduce({}) |$memo, $key| { use($memo, $key, 3) }]
----
function queue(Hash[Integer, String] $waiting, Integer $next, Array $served) {
  if $next > 60 { return([$served, $waiting]) }
  $more = $waiting + { $next => "c${next}", $next + 100 => "d${next}" }
  $first = $more.keys[0]
  queue($more - $first, $next + 1, $served << $more[$first])
}
queue({}, 1, [])
----
$h = Hash(Integer[1, 40].map |$i| { [[$i % 7, "x${i}"], $i] })
$versions = Integer[1, 40].reduce([$h]) |$memo, $i| { $memo << ($memo[-1] - [[$i % 7, "x${i}"]]) }
[$versions.map |$v| { $v.length }, $versions[3].keys[0], $versions[40], [4, 'x4'] in $versions[3], [4, 'x4'] in $versions[4], [4, 'X5'] in $versions[4], 4.0 in ({ 4 => 1 } + $versions[39])]
----
$h = Integer[1, 12].reduce({}) |$memo, $i| { $memo + { "k${i}" => $i } }
$seen = $h.map |$k, $v| { $less = $h - $k  $more = $less + { $k => $v * 2 } [$less.length, $more.keys[-1], $more[$k], $h[$k], $h.keys[0]] }
$all = $h.reduce($h) |$memo, $pair| { if $pair[1] % 2 == 0 { $memo - $pair[0] } else { $memo } }
[$seen, $all, $h.length]
----
function check(Hash[String, Integer[0]] $h) { $h.length }
$h = Integer[1, 12].reduce({}) |$memo, $i| { $memo + { "k${i}" => $i } }
$n = check($h)
$bad = $h - 'k3' + { 'k3' => -1 }
$good = $bad + { 'k3' => 1 }
notice([$n, check($good), check($good - 'k1'), $bad.length])
check($good - 'k1' + { 'k2' => -2 })
----
$sale = { 'a' => 1, 'b' => 2, 'c' => 3, 'd' => 4, 'e' => 5 }
$names = Integer[1, 30].map |$i| { ['a', 'b', 'c', 'd', 'e', 'f', '__proto__', 'toString', 1, undef][$i % 10] }
[$names.map |$name| { $sale[$name] }, $names.map |$name| { $sale.get("${name}") }, ($sale + { 'f' => 6 })['f'], $sale.keys]
----
[{ 'a' => 1 } + { 'b' => 2, 1 => 3 } + { 'a' => 0, '1' => 4, undef => 5 }, Hash([[1, 2], ['1', 3], [1, 4], [1.0, 5], [undef, 6], [[], 7]]), ['x', 'y', 'x'].group_by |$v| { $v }, Integer[1, 9].group_by |$v| { $v % 5 }]
#### growing hashes: a hash with an array as a key to which others were added gives the array's value to a larger sum
$a = { [1] => 1 } + { 'x' => 2 } + { 'y' => 3 }
$b = $a + { 'z' => 3 }
$c = $a + { 'p' => 1, 'q' => 2, 'r' => 3, 's' => 4 }
[$a[[1]], $b[[1]], $c[[1]], $c.length, ($c + { [1] => 5 }).length]
#### growing hashes: reductions that begin with a small hash do not change it
$start = { 'a' => 0, 'b' => 0, 'c' => 0, 'd' => 0, 'e' => 0, 'f' => 0 }
$counts = ['a', 'c', 'a', 'g', 'f', 'g'].reduce($start) |$memo, $key| { $memo + { $key => $memo.get($key, 0) + 1 } }
[$start, $counts, $counts.keys]
----
$tables = Integer[1, 9].map |$size| { Integer[1, $size].reduce({}) |$memo, $i| { $memo + { "k${i}" => $i } } }
$more = $tables.map |$table| { ['k1', 'x', 'y'].reduce($table) |$memo, $key| { $memo + { $key => $memo.length } } }
$joined = $tables.map |$table| { { 'k2' => 'first', 'z' => 0 } + $table }
[$tables.map |$table| { $table.length }, $more.map |$table| { [$table.keys[-1], $table['k1'], $table['x']] }, $joined]
----
$sums = Integer[1, 10].reduce([{ 'id' => 0 }]) |$memo, $i| { $memo << (Hash([["n${i % 7}", $i]]) + $memo[-1]) }
[$sums[-1], $sums[4], $sums.map |$sum| { $sum.length }]
----
$mixed = { 1 => 'a', true => 'b', undef => 'c', 'x' => 'd', 2.5 => 'e' }
$grown = [[1], 'x', 1, 1.0].reduce($mixed) |$memo, $key| { $memo + { $key => 'new' } }
$merged = [1, undef, 'y'].reduce($mixed - 2.5) |$memo, $key| { merge($memo, { $key => 'new' }) }
[$mixed, $grown, $merged]
#### growing hashes: records that get pairs with computed keys keep their own pairs
$records = Integer[1, 9].map |$i| { { 'id' => $i, 'name' => "n${i}", '1' => 'one', 'null' => undef } }
$tagged = $records.map |$record| { $record + { "tag${record['id']}" => 1 } }
$same = $records.map |$record| { $record + { ['id', 'name', 1, 'ID'][$record['id'] % 4] => 'new' } }
$sums = $records.map |$record| { ($record - '1') + Hash(Integer[1, $record['id']].map |$n| { ["k${n}", $n] }) + { 'id' => 0 } }
[$tagged[0], $same, $sums[0], $sums[4], $sums[8], $records[0], { 'a' => 1 } + { [1] => 2 } + { 1.0 => 3 } + { 1 => 4 }]
