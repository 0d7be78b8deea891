# Finds the primes below 2,500 with a sieve, factors 600 numbers, and adds fractions with gcd and lcm.
function sieve(Array[Integer] $candidates, Array[Integer] $primes = []) >> Array[Integer] {
  $prime = $candidates[0]
  if $prime * $prime > $candidates[-1] {
    $primes + $candidates
  } else {
    sieve($candidates.filter |$n| { $n % $prime != 0 }, $primes + [$prime])
  }
}
function factors(Integer[2] $number, Array[Integer] $primes) >> Array[Integer] {
  $primes.each |$prime| {
    if $prime * $prime > $number { break() }
    if $number % $prime == 0 { return([$prime] + factors($number / $prime, $primes)) }
  }
  [$number]
}
function gcd(Integer $a, Integer $b) >> Integer {
  if $b == 0 { $a } else { gcd($b, $a % $b) }
}
function lcm(Integer $a, Integer $b) >> Integer { $a / gcd($a, $b) * $b }
$primes = sieve(Array(Integer[2, 2500]))
$counts = Integer[5000, 5600].reduce({}) |$memo, $n| {
  $key = factors($n, $primes).length
  $memo + { $key => ($memo[$key].lest || { 0 }) + 1 }
}
$sum = Integer[1, 18].reduce([0, 1]) |$fraction, $n| {
  $bottom = lcm($fraction[1], $n)
  $top = $fraction[0] * ($bottom / $fraction[1]) + $bottom / $n
  $shared = gcd($top, $bottom)
  [$top / $shared, $bottom / $shared]
}
"${primes.length} ${primes[-1]} ${counts} ${sum.join('/')}"
