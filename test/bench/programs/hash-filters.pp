# Filters and maps a hash of 200 records, groups and sorts its entries, 15 times.
$people = Hash(Integer[1, 200].map |$i| { ["p${i}", { 'age' => $i * 13 % 80, 'city' => ['Oslo', 'Rome', 'Bern', 'Kyiv'][$i % 4], 'tags' => ['a', "t${$i % 6}"] }] })
Integer[1, 15].reduce(0) |$s, $r| {
  $adults = $people.filter |$n, $p| { $p['age'] >= 18 + $r }
  $by_city = $adults.map |$n, $p| { [$p['city'], $n] }.group_by |$pair| { $pair[0] }
  $sizes = Hash($by_city.map |$c, $v| { [$c, $v.size] })
  $oldest = $adults.keys.sort |$a, $b| { compare($adults[$b]['age'], $adults[$a]['age']) }[0]
  $tags = $adults.values.map |$p| { $p['tags'] }.flatten.unique.sort
  $any = $adults.any |$n, $p| { $p['city'] == 'Rome' and 't3' in $p['tags'] }
  $s + $sizes.values.reduce |$a, $b| { $a + $b } + $oldest.length + $tags.size + if $any { 1 } else { 0 }
}
