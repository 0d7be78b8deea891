# Transposes, rotates, mirrors and unrolls grids, multiplies matrices with vectors, and computes determinants.
type Grid = Array[Array[Numeric, 1], 1]
function transpose(Grid $grid) >> Grid {
  $grid[0].map |$x, $first| { $grid.map |$row| { $row[$x] } }
}
function mirror(Grid $grid) >> Grid {
  $grid.map |$row| { $row.reverse_each.map |$cell| { $cell } }
}
function rotate(Grid $grid) >> Grid {
  mirror(transpose($grid))
}
function spiral(Array[Array[Numeric]] $grid) >> Array[Numeric] {
  if $grid.empty {
    []
  } elsif $grid.length == 1 {
    $grid[0]
  } else {
    $rest = $grid[1, -1]
    $grid[0] + spiral(rotate(rotate(rotate($rest))))
  }
}
function minor(Grid $matrix, Integer[0] $column) >> Array[Array[Numeric]] {
  $matrix[1, -1].map |$row| { $row.filter |$index, $value| { $index != $column } }
}
function determinant(Grid $matrix) >> Numeric {
  case $matrix.length {
    1: { $matrix[0][0] }
    2: { $matrix[0][0] * $matrix[1][1] - $matrix[0][1] * $matrix[1][0] }
    default: {
      $matrix[0].map |$column, $value| {
        $sign = if $column % 2 == 0 { 1 } else { -1 }
        $sign * $value * determinant(minor($matrix, $column))
      }.reduce |$sum, $term| { $sum + $term }
    }
  }
}
function apply_matrix(Grid $matrix, Array[Numeric] $vector) >> Array[Numeric] {
  $matrix.map |$row| {
    $row.reduce([0, 0]) |$memo, $cell| { [$memo[0] + $cell * $vector[$memo[1]], $memo[1] + 1] }[0]
  }
}
function trace(Grid $matrix) >> Numeric {
  $matrix.reduce([0, 0]) |$memo, $row| { [$memo[0] + $row[$memo[1]], $memo[1] + 1] }[0]
}
function is_magic(Grid $grid) >> Boolean {
  $sums = ($grid + transpose($grid)).map |$line| { $line.reduce |$a, $b| { $a + $b } }
  $diagonals = [trace($grid), trace(mirror($grid))]
  ($sums + $diagonals).unique.length == 1
}
function grid_text(Grid $grid) >> String {
  $width = $grid.flatten.map |$cell| { String($cell).length }.max
  $grid.map |$row| { $row.map |$cell| { sprintf("%${width}s", $cell) }.join(' ') }.join("\n")
}
function border(Grid $grid, Integer $value) >> Grid {
  $line = Array(Integer[1, $grid[0].length + 2]).map |$x| { $value }
  [$line] + $grid.map |$row| { [$value] + $row + [$value] } + [$line]
}
$grid = Integer[0, 5].map |$y| { Integer[0, 7].map |$x| { $y * 8 + $x } }
$matrices = Integer[1, 8].map |$k| { Integer[1, 5].map |$y| { Integer[1, 5].map |$x| { ($x * $x * $k + $y * 7 + $x * $y) % 11 - 5 } } }
$magic = [[2, 7, 6], [9, 5, 1], [4, 3, 8]]
$vector = Integer[1, 12].reduce([1, 2, 3]) |$v, $step| { apply_matrix($magic, $v).map |$n| { $n % 1000 } }
[
  spiral($grid), grid_text(rotate($grid)), $matrices.map |$matrix| { determinant($matrix) }, $matrices.map |$matrix| { trace($matrix) },
  is_magic($magic), is_magic($magic[0, 2] + [[4, 8, 3]]), $vector, grid_text(border(border($magic, 0), -1)), transpose([[1.5, 2], [3, 4.25]]),
]
