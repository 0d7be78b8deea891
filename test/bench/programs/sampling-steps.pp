# Takes samples of series with steps, walks them backwards, finds turning points, and draws small bar charts.
function series(Integer $seed, Integer[1] $count) >> Array[Integer] {
  Integer[1, $count].map |$i| { ($i * $seed + $i * $i % 17 * 3) % 100 - 20 }
}
function turning_points(Array[Integer] $values) >> Array[Tuple[Integer, Integer]] {
  Integer[1, $values.length - 2].filter |$i| {
    ($values[$i] > $values[$i - 1] and $values[$i] >= $values[$i + 1]) or ($values[$i] < $values[$i - 1] and $values[$i] <= $values[$i + 1])
  }.map |$i| { [$i, $values[$i]] }
}
function last_above(Array[Integer] $values, Integer $limit) >> Optional[Integer] {
  $values.reverse_each.each |$value| { if $value > $limit { return $value } }
  undef
}
function chart(Array[Integer] $values) >> Array[String] {
  $lowest = $values.min
  $highest = $values.max
  $width = if $highest == $lowest { 1 } else { $highest - $lowest }
  $values.map |$value| {
    $cells = ($value - $lowest) * 20 / $width
    $bar = Integer[0, 20].map |$cell| { if $cell <= $cells { '#' } else { '.' } }.join
    sprintf('%4d %s', $value, $bar)
  }
}
function falling(Array[Integer] $values) >> Array[Integer] {
  $values.reverse_each.reduce([]) |$kept, $value| {
    if $kept.empty or $value > $kept[-1] { $kept << $value } else { $kept }
  }
}
function weighted(Array[Integer] $values) >> Integer {
  $values.reverse_each.reduce([0, 1]) |$memo, $value| { [$memo[0] + $value * $memo[1], $memo[1] + 1] }[0]
}
function summary(String $name, Array[Integer] $values) >> Hash[String, Any] {
  $even = $values.step(2).map |$it| { $it }
  $tenth = $values.step(10).map |$it| { $it }
  $blocks = $values.slice(12).map |$block| { $block.reduce |$a, $b| { $a + $b } }
  $stats = {
    'name'    => $name,
    'even'    => $even.reduce |$a, $b| { $a + $b },
    'tenth'   => $tenth,
    'blocks'  => $blocks,
    'turns'   => turning_points($values).length,
    'last'    => last_above($values, 70).lest || { 'none' },
    'falling' => falling($values),
    'weight'  => weighted($values),
  }
  $stats
}
$all = Hash(Integer[1, 12].map |$i| { ["s${i}", series($i * 7 + 3, 40 + $i)] })
$summaries = $all.map |$name, $values| { summary($name, $values) }
$charts = $all.step(4).map |$entry| { chart($entry[1].step(5).map |$it| { $it }).join("\n") }
$matrix = Integer[0, 50].step(10).map |$row| { Integer[0, 9].step(3).map |$column| { ($row + $column) * ($row - $column) } }
$countdown = Integer[1, 10].reverse_each.map |$n| { $n }.join(' ')
$pairs = $all.keys.reverse_each.map |$index, $name| { "${index}:${name}" }
[$summaries, $charts, $matrix, $countdown, $pairs, turning_points($all['s1'])[0, 5]]
