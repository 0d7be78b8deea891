# Samples, windows, reversals and slices of series of numbers, with chains of iterators.
function total(Array[Integer] $values) >> Integer {
  $values.reduce(0) |$sum, $value| { $sum + $value }
}
function moving_average(Array[Integer] $values, Integer[1] $window) >> Array[Float] {
  Integer[0, $values.length - $window].map |$start| {
    Float(total($values[$start, $window])) / $window
  }
}
function sampled(Array[Integer] $values, Integer[1] $step) >> Array[Integer] {
  Array($values.step($step))
}
function longest_rise(Array[Integer] $values) >> Array[Integer] {
  $values.reduce([[], []]) |$state, $value| {
    [$best, $current] = $state
    $next = if $current.empty or $value > $current[-1] { $current << $value } else { [$value] }
    if $next.length > $best.length { [$next, $next] } else { [$best, $next] }
  }[0]
}
function buckets(Array[Integer] $values, Integer[1] $width) >> Hash[Integer, Integer] {
  $values.group_by |$value| { $value / $width * $width }.map |$from, $list| { [$from, $list.length] }.convert_to(Hash)
}
function zigzag(Array[Integer] $values) >> Array[Integer] {
  $values.slice(4).map |$index, $row| { if $index % 2 == 0 { $row } else { Array($row.reverse_each) } }.flatten
}
function bar(Integer $value, Integer $largest) >> String {
  Integer[1, 20].map |$i| { if $i * $largest <= $value * 20 { '#' } else { '-' } }.join
}
$series = Integer[1, 12].map |$k| { Integer[1, 48].map |$i| { ($i * $i * $k + 7 * $i + $k) % 97 } }
$averages = $series.map |$values| { moving_average($values, 6) }
$down = $series.map |$values| { $values.reverse_each.step(5).map |$value| { $value * 2 } }
$peaks = $series.map |$values| {
  Integer[1, $values.length - 2].filter |$i| { $values[$i - 1] < $values[$i] and $values[$i] > $values[$i + 1] }
}
$rows = $series[0].slice(8).map |$row| { $row.map |$value| { sprintf('%2d', $value) }.join(' ') }
$histogram = buckets($series.flatten, 10)
$largest = $histogram.values.reduce |$a, $b| { max($a, $b) }
$bars = $histogram.keys.sort |$a, $b| { compare($a, $b) }.map |$from| { sprintf('%3d %s %d', $from, bar($histogram[$from], $largest), $histogram[$from]) }
$table = $averages.map |$list| { $list.step(12).map |$average| { sprintf('%.2f', $average) }.join(' ') }
[$table[2, 3], $down[4], $peaks.map |$list| { $list.length }, $series.map |$values| { longest_rise($values).length }, sampled($series[3], 9), $rows[1], $bars, zigzag($series[1])[0, 12], $series.map |$values| { total(sampled(zigzag($values), 3)) }]
