# Calls functions that call each other, and functions that call themselves twice.
function even(Integer[0] $n) >> Boolean { if $n == 0 { true } else { odd($n - 1) } }
function odd(Integer[0] $n) >> Boolean { if $n == 0 { false } else { even($n - 1) } }
function ack(Integer[0] $m, Integer[0] $n) >> Integer {
  if $m == 0 { $n + 1 } elsif $n == 0 { ack($m - 1, 1) } else { ack($m - 1, ack($m, $n - 1)) }
}
function hanoi(Integer $n, String $a, String $b, String $c) >> Integer {
  if $n == 0 { 0 } else { hanoi($n - 1, $a, $c, $b) + 1 + hanoi($n - 1, $c, $b, $a) }
}
$e = Integer[1, 100].filter |$i| { even($i) }.size
"${e} ${ack(2, 12)} ${hanoi(10, 'a', 'b', 'c')}"
