# Plays tic-tac-toe: finds the best moves by searching the game to its end, and draws the boards.
type Mark = Enum['X', 'O', ' ']
type Board = Array[Mark, 9, 9]
function winner(Board $board) >> Optional[Mark] {
  $lines = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]]
  $line = $lines.filter |$cells| {
    [$a, $b, $c] = $cells
    $board[$a] != ' ' and $board[$a] == $board[$b] and $board[$b] == $board[$c]
  }[0]
  if $line { $board[$line[0]] } else { undef }
}
function free_cells(Board $board) >> Array[Integer] {
  $board.map |$index, $mark| { if $mark == ' ' { $index } else { undef } }.filter |$index| { $index =~ NotUndef }
}
function put(Board $board, Integer[0, 8] $cell, Mark $mark) >> Board {
  $board.map |$index, $old| { if $index == $cell { $mark } else { $old } }
}
function other(Mark $mark) >> Mark {
  $mark ? { 'X' => 'O', 'O' => 'X' }
}
# The value of a board for X: 1 if X wins, -1 if O wins, else 0.
function value_of(Board $board, Mark $player) >> Integer[-1, 1] {
  $winner = winner($board)
  if $winner == 'X' { return 1 }
  if $winner == 'O' { return(-1) }
  $cells = free_cells($board)
  if $cells.empty { return 0 }
  $values = $cells.map |$cell| { value_of(put($board, $cell, $player), other($player)) }
  if $player == 'X' { max(*$values) } else { min(*$values) }
}
function best_move(Board $board, Mark $player) >> Integer {
  $cells = free_cells($board)
  $values = $cells.map |$cell| { [value_of(put($board, $cell, $player), other($player)), $cell] }
  $best = $values.reduce |$a, $b| {
    if $player == 'X' and $b[0] > $a[0] or $player == 'O' and $b[0] < $a[0] { $b } else { $a }
  }
  $best[1]
}
function play(Board $board, Mark $player, Integer $moves = 0) >> Hash {
  $winner = winner($board)
  if $winner or free_cells($board).empty {
    $result = { 'winner' => $winner.lest || { 'nobody' }, 'moves' => $moves, 'board' => draw($board) }
    $result
  } else {
    play(put($board, best_move($board, $player), $player), other($player), $moves + 1)
  }
}
function draw(Board $board) >> String {
  $board.slice(3).map |$row| { " ${row.join(' | ')} " }.join("\n---+---+---\n")
}
function read_board(Pattern[/\A[XO.]{9}\z/] $text) >> Board {
  $text.split('').map |$letter| { if $letter == '.' { ' ' } else { $letter } }
}
['XO..X..O.', 'X..O.X.O.', 'O.X.X...O', 'XOX.O..X.', '.X.OXO...'].map |$text| {
  $board = read_board($text)
  $player = if $board.filter |$mark| { $mark == 'X' }.length > $board.filter |$mark| { $mark == 'O' }.length { 'O' } else { 'X' }
  [$player, best_move($board, $player), play($board, $player)]
}
