# Finds the longest of 800 Collatz chains with a memo that is passed to each call.
function chain(Integer $n, Hash[Integer, Integer] $memo) >> Integer {
  if $n in $memo { $memo[$n] }
  elsif $n == 1 { 1 }
  elsif $n % 2 == 0 { 1 + chain($n / 2, $memo) }
  else { 1 + chain(3 * $n + 1, $memo) }
}
$r = Integer[1, 800].reduce({ 'memo' => {}, 'best' => [0, 0] }) |$acc, $i| {
  $len = chain($i, $acc['memo'])
  $best = if $len > $acc['best'][1] { [$i, $len] } else { $acc['best'] }
  $memo = $acc['memo'] + { $i => $len }
  $next = { 'memo' => $memo, 'best' => $best }
  $next
}
$r['best']
