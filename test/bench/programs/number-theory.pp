# Divisors, greatest common divisors, powers in a modulus, digits and Roman numerals.
function gcd(Integer[0] $a, Integer[0] $b) >> Integer[0] {
  if $b == 0 { $a } else { gcd($b, $a % $b) }
}
function divisors(Integer[1] $n) >> Array[Integer[1]] {
  Integer[1, $n].filter |$d| { $d * $d <= $n and $n % $d == 0 }.map |$d| { if $d * $d == $n { [$d] } else { [$d, $n / $d] } }.flatten.sort
}
function totient(Integer[1] $n) >> Integer {
  Integer[1, $n].filter |$k| { gcd($n, $k) == 1 }.length
}
function power_mod(Integer[0] $base, Integer[0] $exponent, Integer[1] $modulus) >> Integer[0] {
  if $exponent == 0 {
    1 % $modulus
  } else {
    $half = power_mod($base * $base % $modulus, $exponent / 2, $modulus)
    if $exponent % 2 == 1 { $half * $base % $modulus } else { $half }
  }
}
function digit_sum(Integer $n) >> Integer {
  "${n}".split('').reduce(0) |$sum, $digit| { $sum + Integer($digit) }
}
function roman(Integer[1, 3999] $n) >> String {
  $values = { 1000 => 'M', 900 => 'CM', 500 => 'D', 400 => 'CD', 100 => 'C', 90 => 'XC', 50 => 'L', 40 => 'XL', 10 => 'X', 9 => 'IX', 5 => 'V', 4 => 'IV', 1 => 'I' }
  $largest = $values.keys.filter |$value| { $value <= $n }[0]
  if $largest == $n { $values[$n] } else { "${values[$largest]}${roman($n - $largest)}" }
}
function collapse(Integer[0] $n) >> Integer {
  $sum = digit_sum($n)
  if $sum < 10 { $sum } else { collapse($sum) }
}
$perfect = Integer[2, 60].filter |$n| { divisors($n).reduce(0) |$sum, $d| { $sum + $d } == 2 * $n }
$totients = Integer[1, 60].map |$n| { totient($n) }
$powers = Integer[1, 80].map |$n| { power_mod($n, $n * 7 + 3, 1009) }
$romans = Integer[1, 60].map |$n| { roman($n * 61 + 4) }
$coprime = Integer[1, 40].reduce(0) |$sum, $a| { $sum + Integer[1, 40].filter |$b| { gcd($a, $b) == 1 }.length }
[$perfect, $totients[30, 8], $powers[0, 6], $romans[20, 5], $coprime, Integer[1, 90].map |$n| { collapse($n * $n * 97) }.reduce |$a, $b| { $a + $b }, divisors(360)]
