# Compares each element with its neighbours, by index, in 40 lists of 60 elements.
Integer[1, 40].reduce(0) |$total, $round| {
  $values = Integer[1, 60].map |$n| { ($n * 37 + $round * 11) % 101 }
  $peaks = $values.map |$index, $value| {
    if $index > 0 and $index < 59 and $values[$index - 1] < $value and $values[$index + 1] < $value { $value } else { 0 }
  }
  $weights = Hash($values.map |$index, $value| { [$index, $value] })
  $bound = $weights.filter |$key, $value| { $value > 50 and $key % 2 == 0 }
  $total + $peaks.reduce |$a, $b| { $a + $b } + $bound.size
}
