# Packs 60 items into a bag of 250 with a table of the best values, and reads the packed items from the table.
function best_values(Array[Tuple[String, Integer, Integer]] $items, Integer $size) >> Array[Array[Integer]] {
  $empty = Integer[0, $size].map |$n| { 0 }
  $items.reduce([$empty]) |$rows, $item| {
    [$name, $weight, $value] = $item
    $last = $rows[-1]
    $row = $last.map |$space, $best| {
      if $space < $weight { $best } else { max($best, $last[$space - $weight] + $value) }
    }
    $rows + [$row]
  }
}
$items = Integer[1, 60].map |$i| { ["item${i}", $i * 7 % 23 + 2, $i * 31 % 97 + 5] }
$rows = best_values($items, 250)
$packed = Integer[1, 60].reverse_each.reduce({ 'space' => 250, 'names' => [] }) |$bag, $i| {
  if $rows[$i][$bag['space']] == $rows[$i - 1][$bag['space']] {
    $bag
  } else {
    { 'space' => $bag['space'] - $items[$i - 1][1], 'names' => [$items[$i - 1][0]] + $bag['names'] }
  }
}
"${rows[-1][-1]} ${packed['names'].join(' ')}"
