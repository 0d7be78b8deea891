# Adds, multiplies, divides, derives, evaluates and writes polynomials of integers.
type Polynomial = Array[Integer]
function trim(Polynomial $p) >> Polynomial {
  if $p.length > 0 and $p[-1] == 0 { trim($p[0, -2]) } else { $p }
}
function add(Polynomial $p, Polynomial $q) >> Polynomial {
  if $p.length < $q.length { return(add($q, $p)) }
  trim($p.map |$power, $coefficient| { $coefficient + ($q[$power].lest || { 0 }) })
}
function scale(Polynomial $p, Integer $factor) >> Polynomial {
  $p.map |$coefficient| { $coefficient * $factor }
}
function multiply(Polynomial $p, Polynomial $q) >> Polynomial {
  if $p.empty or $q.empty { return([]) }
  $degree = $p.length + $q.length - 2
  Integer[0, $degree].map |$power| {
    Integer[0, $power].reduce(0) |$sum, $i| {
      if $i < $p.length and $power - $i < $q.length { $sum + $p[$i] * $q[$power - $i] } else { $sum }
    }
  }
}
function power(Polynomial $p, Integer[0] $exponent) >> Polynomial {
  if $exponent == 0 {
    [1]
  } elsif $exponent % 2 == 0 {
    power(multiply($p, $p), $exponent / 2)
  } else {
    multiply($p, power($p, $exponent - 1))
  }
}
function derive(Polynomial $p) >> Polynomial {
  if $p.length < 2 { [] } else { $p[1, -1].map |$index, $coefficient| { $coefficient * ($index + 1) } }
}
function value_at(Polynomial $p, Integer $x) >> Integer {
  $p.reverse_each.reduce(0) |$value, $coefficient| { $value * $x + $coefficient }
}
function divide(Polynomial $p, Polynomial $q, Polynomial $quotient = []) >> Tuple[Polynomial, Polynomial] {
  $shift = $p.length - $q.length
  if $shift < 0 { return([$quotient, $p]) }
  $factor = $p[-1] / $q[-1]
  $term = Integer[0, $shift].map |$i| { if $i == $shift { $factor } else { 0 } }
  divide(add($p, multiply($term, scale($q, -1))), $q, add($quotient, $term))
}
function show_term(Integer $coefficient, Integer[0] $power) >> String {
  $number = abs($coefficient)
  $variable = $power ? {
    0       => '',
    1       => 'x',
    default => "x^${power}",
  }
  if $number == 1 and $power > 0 { $variable } else { "${number}${variable}" }
}
function show_polynomial(Polynomial $p) >> String {
  if $p.empty { return('0') }
  $indexes = Integer[0, $p.length - 1].reverse_each.filter |$power| { $p[$power] != 0 }
  $indexes.reduce('') |$text, $power| {
    $term = show_term($p[$power], $power)
    if $text == '' {
      if $p[$power] < 0 { "-${term}" } else { $term }
    } else {
      $sign = if $p[$power] < 0 { '-' } else { '+' }
      "${text} ${sign} ${term}"
    }
  }
}
$linear = Integer[1, 12].map |$i| { [$i % 5 - 2, 1] }
$product = $linear.reduce([1]) |$p, $q| { multiply($p, $q) }
$powers = Integer[0, 9].map |$n| { power([-1, 2, 1], $n) }
$derivatives = Integer[1, 6].reduce([$product]) |$list, $i| { $list + [derive($list[-1])] }
$divisions = $linear.map |$divisor| { divide(add($product, [7, $divisor[0]]), $divisor) }
$roots = Integer[-9, 9].filter |$x| { value_at($product, $x) == 0 }
[
  show_polynomial($product), $powers.map |$p| { show_polynomial($p) }[0, 5], show_polynomial($derivatives[6]), $roots,
  $divisions.map |$result| { [$result[0].length, show_polynomial($result[1])] }, $powers.map |$p| { value_at($p, 3) },
]
