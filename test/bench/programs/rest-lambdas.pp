# Calls functions and lambdas with rest parameters, and with defaults that use other parameters, 1,500 times.
function joiner(String $sep, Variant[String, Integer] *$parts) >> String { $parts.map |$p| { "${p}" }.join($sep) }
function window(Integer $from, Integer $to = $from + 10, Integer $by = ($to - $from) / 5) >> Array[Integer] {
  Integer[$from, $to].step($by).map |$x| { $x }
}
Integer[1, 1500].reduce(0) |$s, $i| {
  $j = joiner('-', 'a', $i, "x${i}", $i + 1)
  $w = window($i).size + window($i, $i + 6).size
  $d = [$i, $i + 1].with |$pair, $extra = 5, *$rest| { $pair[0] + $extra + $rest.size }
  $e = with($i, 2, 3, 4) |Integer $a, Integer *$more| { $a + $more.size }
  $args = [$i, 3]
  $f = with(*$args) |$a, $b| { $a % $b }
  $s + $j.length + $w + $d + $e + $f
}
