# Solves puzzles of Sudoku by trying the digits of the cell that has the fewest candidates.
type Cell = Integer[0, 80]
type Digit = Integer[1, 9]
type Grid = Array[Integer[0, 9], 81, 81]
function parse_grid(Pattern[/\A[\d.\s]+\z/] $text) >> Grid {
  $text.regsubst('\s', '', 'G').split('').map |$char| { if $char == '.' { 0 } else { Integer($char) } }
}
function candidates(Grid $grid, Cell $cell) >> Array[Digit] {
  $row = $cell / 9
  $column = $cell % 9
  $corner = $row / 3 * 27 + $column / 3 * 3
  $used = Integer[0, 8].map |$i| { [$grid[$row * 9 + $i], $grid[$i * 9 + $column], $grid[$corner + $i / 3 * 9 + $i % 3]] }.flatten
  Integer[1, 9].filter |$digit| { !($digit in $used) }
}
function place(Grid $grid, Cell $cell, Digit $digit) >> Grid {
  $grid.map |$index, $value| { if $index == $cell { $digit } else { $value } }
}
function solve(Grid $grid) >> Optional[Grid] {
  $open = Integer[0, 80].filter |$cell| { $grid[$cell] == 0 }
  if $open.empty { return($grid) }
  $choices = $open.map |$cell| { [$cell, candidates($grid, $cell)] }
  [$cell, $digits] = $choices.reduce |$best, $choice| { if $choice[1].length < $best[1].length { $choice } else { $best } }
  $digits.each |$digit| {
    $solved = solve(place($grid, $cell, $digit))
    if $solved { return($solved) }
  }
  undef
}
function render(Grid $grid) >> Array[String] {
  $grid.slice(9).map |$row| { $row.slice(3).map |$part| { $part.join }.join('|') }
}
function is_complete(Grid $grid) >> Boolean {
  $rows = $grid.slice(9)
  $columns = Integer[0, 8].map |$column| { $rows.map |$row| { $row[$column] } }
  ($rows + $columns).all |$digits| { $digits.sort == Array(Integer[1, 9]) }
}
$puzzle = parse_grid(@(END))
  53..7..1.
  6..195..8
  .98....6.
  8.97...23
  426..3..1
  7...2...6
  .6....28.
  ...419..5
  ....8..79
  | END
$solution = solve($puzzle)
$impossible = place($puzzle, 2, 7)
[render($solution), is_complete($solution), is_complete($puzzle), solve($impossible), $solution.filter |$index, $digit| { $puzzle[$index] == 0 }.reduce |$a, $b| { $a + $b }]
