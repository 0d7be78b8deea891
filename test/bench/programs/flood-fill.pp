# Finds the connected areas of a map of characters and draws them with letters.
type Point = Tuple[Integer[0], Integer[0]]
function neighbours(Point $point, Integer $width, Integer $height) >> Array[Point] {
  [$x, $y] = $point
  [[$x - 1, $y], [$x + 1, $y], [$x, $y - 1], [$x, $y + 1]].filter |$candidate| {
    $candidate[0] >= 0 and $candidate[0] < $width and $candidate[1] >= 0 and $candidate[1] < $height
  }
}
function fill(Array[Array[String]] $rows, Point $start, Hash $seen) >> Hash {
  $char = $rows[$start[1]][$start[0]]
  $width = $rows[0].length
  $height = $rows.length
  $state = Integer[1, 400].reduce({ 'queue' => [$start], 'seen' => $seen + { $start => true }, 'area' => [] }) |$memo, $i| {
    if $memo['queue'].empty { break() }
    $point = $memo['queue'][0]
    $next = neighbours($point, $width, $height).filter |$other| {
      $rows[$other[1]][$other[0]] == $char and !($other in $memo['seen'])
    }
    $marked = $next.reduce($memo['seen']) |$all, $other| { $all + { $other => true } }
    $step = { 'queue' => $memo['queue'][1, -1] + $next, 'seen' => $marked, 'area' => $memo['area'] << $point }
    $step
  }
  $state - 'queue'
}
function areas(Array[Array[String]] $rows) >> Array[Hash] {
  $points = $rows.map |$y, $row| { $row.map |$x, $char| { [$x, $y] } }.reduce |$all, $line| { $all + $line }
  $result = $points.reduce({ 'seen' => {}, 'areas' => [] }) |$memo, $point| {
    if $point in $memo['seen'] or $rows[$point[1]][$point[0]] == '.' {
      $memo
    } else {
      $filled = fill($rows, $point, $memo['seen'])
      $area = { 'char' => $rows[$point[1]][$point[0]], 'points' => $filled['area'] }
      $memo + { 'seen' => $filled['seen'], 'areas' => $memo['areas'] + [$area] }
    }
  }
  $result['areas']
}
$drawing = @(END)
  ..##..@@@...##
  .###..@.@..##.
  ..#...@@@.....
  ......@...####
  ##..#...@.#..#
  .#.###..@@####
  .#..#...@.....
  ###...##@@@.##
  | END
$rows = $drawing.split("\n").map |$line| { $line.split('') }
$found = areas($rows)
$labels = $found.map |$index, $area| { $area['points'].map |$point| { { $point => 'abcdefghijklmnop'[$index] } } }.flatten.reduce |$a, $b| { $a + $b }
$labelled = $rows.map |$y, $row| { $row.map |$x, $char| { $labels[[$x, $y]].lest || { $char } }.join('') }
$sizes = $found.map |$area| { "${area['char']}${area['points'].length}" }
$perimeters = $found.map |$area| {
  $area['points'].map |$point| {
    4 - neighbours($point, 14, 8).filter |$other| { $rows[$other[1]][$other[0]] == $area['char'] }.length
  }.reduce |$a, $b| { $a + $b }
}
[$labelled, $sizes, $perimeters]
