# Computes the mean, the median, the deviation, quantiles and a histogram of 400 measurements, 5 times.
function mean(Array[Numeric, 1] $values) >> Float {
  $total = $values.reduce(0.0) |$sum, $value| { $sum + $value }
  $total / $values.length
}
function median(Array[Numeric, 1] $values) >> Numeric {
  $sorted = $values.sort
  $half = $values.length / 2
  if $values.length % 2 == 1 { $sorted[$half] } else { ($sorted[$half - 1] + $sorted[$half]) / 2.0 }
}
function variance(Array[Numeric, 2] $values) >> Float {
  $mean = mean($values)
  $squares = $values.map |$value| { ($value - $mean) * ($value - $mean) }
  $total = $squares.reduce |$a, $b| { $a + $b }
  $total / ($values.length - 1)
}
function root(Float $value, Float $guess = 1.0, Integer $steps = 20) >> Float {
  if $steps == 0 { $guess } else { root($value, ($guess + $value / $guess) / 2, $steps - 1) }
}
function quantile(Array[Numeric, 1] $sorted, Float[0.0, 1.0] $share) >> Numeric {
  $sorted[Integer($share * ($sorted.length - 1))]
}
Integer[1, 5].map |$round| {
  $values = Integer[1, 400].map |$i| {
    $value = $i * 7919 * $round % 1009
    if $i % 3 == 0 { $value / 4.0 } else { $value }
  }
  $sorted = $values.sort |$a, $b| { compare($a, $b) }
  $quantiles = [0.25, 0.5, 0.95].map |$share| { quantile($sorted, $share) }
  $histogram = $values.reduce({}) |$memo, $value| {
    $bin = Integer($value) / 200
    $memo + { $bin => ($memo.dig($bin).lest || { 0 }) + 1 }
  }
  $bars = Integer[0, 5].map |$bin| { "${bin}:${histogram.dig($bin).lest || { 0 }}" }.join(' ')
  sprintf('%.3f %.2f %.4f %s %s %s', mean($values), median($values), root(variance($values)), $quantiles.join('/'), $bars, $sorted[0])
}.join("\n")
