# Smooths, compresses and summarizes a series of 600 measurements.
type Point = Tuple[Integer[0], Numeric]
function moving_average(Array[Numeric] $values, Integer[1] $width) >> Array[Float] {
  Integer[0, $values.length - $width].map |$start| {
    $sum = $values[$start, $width].reduce(0.0) |$memo, $value| { $memo + $value }
    $sum / $width
  }
}
function buckets(Array[Point] $points, Integer[1] $width) >> Hash[Integer, Array[Numeric]] {
  $points.reduce({}) |$memo, $point| {
    [$time, $value] = $point
    $bucket = $time / $width * $width
    $memo + { $bucket => $memo[$bucket] ? { undef => [$value], default => $memo[$bucket] + [$value] } }
  }
}
function peaks(Array[Numeric] $values) >> Array[Integer] {
  Integer[1, $values.length - 2].filter |$i| { $values[$i] > $values[$i - 1] and $values[$i] >= $values[$i + 1] }
}
function deltas(Array[Integer] $values) >> Array[Integer] {
  $values.map |$index, $value| { if $index == 0 { $value } else { $value - $values[$index - 1] } }
}
function percentile(Array[Numeric] $sorted, Integer[0, 100] $percent) >> Numeric {
  $sorted[min($sorted.length - 1, $sorted.length * $percent / 100)]
}
$values = Integer[0, 599].map |$i| { ($i * $i * 31 + $i * 17) % 211 + $i % 24 }
$points = $values.map |$i, $value| { [$i * 15, $value] }
$smooth = moving_average($values, 5)
$rounded = $smooth.map |$value| { round($value) }
$minutes = buckets($points, 300).map |$time, $list| {
  { 'time' => $time, 'low' => min(*$list), 'high' => max(*$list), 'mean' => $list.reduce |$a, $b| { $a + $b } / $list.length }
}
$every_tenth = $values.step(10).map |$value| { $value }
$latest = $values.reverse_each.step(50).map |$value| { $value }
$rows = $every_tenth.slice(6).map |$row| { $row.map |$value| { sprintf('%4d', $value) }.join(' ') }
$sorted = $values.sort
[
  $rounded[0, 10], $minutes[3], $minutes.length, peaks($rounded).length, deltas($rounded)[0, 8],
  $latest, $rows[0, 2], [50, 90, 99].map |$percent| { percentile($sorted, $percent) },
]
