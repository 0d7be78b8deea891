# Searches a grid of 256 cells breadth first, with a hash of the visited cells, 6 times.
function neighbours(Integer $n, Integer $w) >> Array[Integer] {
  $x = $n % $w
  $y = $n / $w
  [[$x - 1, $y], [$x + 1, $y], [$x, $y - 1], [$x, $y + 1]].filter |$p| {
    $p[0] >= 0 and $p[1] >= 0 and $p[0] < $w and $p[1] < $w and ($p[0] * 7 + $p[1] * 3) % 5 != 0
  }.map |$p| { $p[1] * $w + $p[0] }
}
function bfs(Array[Integer] $frontier, Hash[Integer, Integer] $seen, Integer $depth, Integer $w) >> Hash[Integer, Integer] {
  $next = $frontier.map |$n| { neighbours($n, $w) }.flatten.unique.filter |$n| { !($n in $seen) }
  if $next.empty { $seen } else { bfs($next, $seen + Hash($next.map |$n| { [$n, $depth] }), $depth + 1, $w) }
}
Integer[1, 6].reduce(0) |$s, $i| {
  $r = bfs([1], { 1 => 0 }, 1, 16)
  $s + $r.size + $r.values.max
}
