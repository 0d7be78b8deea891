# The game of life on a torus of 24 by 16 cells, for 8 generations.
type Row = Array[Integer[0, 1]]
type Board = Array[Row]
function neighbours(Board $board, Integer $x, Integer $y) >> Integer {
  $height = $board.length
  $width = $board[0].length
  [-1, 0, 1].reduce(0) |$sum, $dy| {
    $row = $board[($y + $dy) % $height]
    $sum + [-1, 0, 1].reduce(0) |$part, $dx| {
      if $dx == 0 and $dy == 0 { $part } else { $part + $row[($x + $dx) % $width] }
    }
  }
}
function step_board(Board $board) >> Board {
  $board.map |$y, $row| {
    $row.map |$x, $cell| {
      case neighbours($board, $x, $y) {
        2: { $cell }
        3: { 1 }
        default: { 0 }
      }
    }
  }
}
function parse_board(String $text) >> Board {
  $text.split("\n").map |$line| { $line.split('').map |$char| { if $char == '#' { 1 } else { 0 } } }
}
function render(Board $board) >> String {
  $board.map |$row| { $row.map |$cell| { ['.', '#'][$cell] }.join }.join("\n")
}
function population(Board $board) >> Integer {
  $board.map |$row| { $row.filter |$cell| { $cell == 1 }.length }.reduce |$a, $b| { $a + $b }
}
$text = Integer[0, 15].map |$y| { Integer[0, 23].map |$x| { if ($x * $x + 3 * $y * $x + $y) % 5 < 2 { '#' } else { '.' } }.join }.join("\n")
$boards = Integer[1, 8].reduce([parse_board($text)]) |$list, $_i| { $list << step_board($list[-1]) }
$columns = Integer[0, 23].map |$x| { $boards[-1].map |$row| { $row[$x] }.reduce |$a, $b| { $a + $b } }
[$boards.map |$board| { population($board) }, render($boards[-1]), $columns, $boards[1] == $boards[2]]
