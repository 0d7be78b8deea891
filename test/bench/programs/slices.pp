# Walks ranges with steps, slices, indexes and in reverse.
Integer[1, 200].reduce(0) |$total, $n| {
  $steps = Integer[0, 100].step(7).map |$i| { $i * $n }
  $rows = $steps.slice(4).map |$row| { $row.reduce(0) |$sum, $x| { $sum + $x } }
  $reversed = $steps.reverse_each.map |$x| { $x % 10 }
  $found = $steps.index |$x| { $x > 30 * $n }
  $pairs = Integer[1, 20].slice(2).filter |$pair| { $pair[0] % 3 == 0 or $pair[1] % 5 == 0 }
  $marks = $reversed.map |$index, $x| { if $index % 2 == 0 { $x } else { -$x } }
  $total + $rows[0] + $rows[-1] + $found + $pairs.length + $marks.reduce |$a, $b| { $a + $b }
}
