# Pairs, slices and searches lists by index 150 times.
function zip(Array $a, Array $b) >> Array[Tuple[Any, Any]] { $a.map |$i, $x| { [$x, $b[$i]] } }
function chunk_sums(Array[Integer] $xs, Integer[1] $n) >> Array[Integer] { $xs.slice($n).map |$c| { $c.reduce |$a, $b| { $a + $b } } }
$xs = Integer[1, 60].map |$i| { $i * 17 % 23 }
$ys = $xs.reverse_each.map |$x| { "y${x}" }
Integer[1, 150].reduce(0) |$s, $r| {
  $z = zip($xs, $ys)
  $h = Hash($z)
  $sums = chunk_sums($xs, 1 + $r % 7)
  $third = $xs.step(3).map |$x| { $x + $r }
  $firsts = $xs.slice(2).map |$p| { $p[0] }
  $flag = $xs.all |$x| { $x < 23 } and $ys.any |$y| { $y == 'y5' }
  $where = $xs.index |$x| { $x == 5 }
  $s + $h.size + $sums.size + $third[-1] + $firsts.size + $where + if $flag { 1 } else { 0 }
}
