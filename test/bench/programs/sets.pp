# Computes unions, differences and products of lists.
function pick_count(Optional[Integer] $count) >> Integer {
  if $count =~ Undef { 0 } else { $count }
}
Integer[1, 200].reduce(0) |$sum, $i| {
  $left = Integer[1, 30].map |$n| { "h${($n * $i) % 17}" }
  $right = Integer[1, 20].map |$n| { "h${$n + $i % 10}" }
  $all = ($left + $right).unique
  $both = $left.unique.filter |$name| { $name in $right }
  $less = $left.unique - $right
  $product = [1, 2, 3].map |$x| { ['a', 'b'].map |$y| { ["${y}${x}", [$x, [$y]]] } }.flatten
  $counts = $left.reduce({}) |$memo, $name| { $memo + { $name => pick_count($memo[$name]) + 1 } }
  $sum + $all.length + $both.length + $less.length + $product.length + $counts.values.max + $counts.keys.length
}
