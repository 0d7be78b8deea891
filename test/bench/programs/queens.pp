# Counts the ways to place seven queens on a board, and finds the first way.
function is_safe(Array[Integer] $queens, Integer $column) >> Boolean {
  $row = $queens.length
  $queens.all |$other_row, $other_column| {
    $other_column != $column and abs($other_column - $column) != $row - $other_row
  }
}
function count_placements(Integer[1] $size, Array[Integer] $queens = []) >> Integer {
  if $queens.length == $size { return(1) }
  Integer[0, $size - 1].reduce(0) |$count, $column| {
    if is_safe($queens, $column) { $count + count_placements($size, $queens << $column) } else { $count }
  }
}
function first_placement(Integer[1] $size, Array[Integer] $queens = []) >> Optional[Array[Integer]] {
  if $queens.length == $size { return($queens) }
  Integer[0, $size - 1].each |$column| {
    unless is_safe($queens, $column) { next() }
    $found = first_placement($size, $queens << $column)
    if $found { return($found) }
  }
  undef
}
$board = first_placement(7).map |$column| {
  Integer[0, 6].map |$x| { if $x == $column { 'Q' } else { '.' } }.join
}
"${count_placements(7)}\n${board.join("\n")}"
