# A recursive function: about 22,000 calls.
function fibonacci(Integer $n) >> Integer {
  if $n < 2 { $n } else { fibonacci($n - 1) + fibonacci($n - 2) }
}
fibonacci(20)
