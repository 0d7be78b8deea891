# Computes with fractions: sums, harmonic numbers, continued fractions, and systems of equations.
type Fraction = Struct[{ num => Integer, den => Integer[1] }]
function gcd(Integer $a, Integer $b) >> Integer { if $b == 0 { abs($a) } else { gcd($b, $a % $b) } }
function fraction(Integer $num, Integer $den) >> Fraction {
  if $den == 0 { fail('division by zero') }
  $sign = if $den < 0 { -1 } else { 1 }
  $common = gcd($num, $den)
  $reduced = { 'num' => $sign * $num / $common, 'den' => $sign * $den / $common }
  $reduced
}
function plus(Fraction $a, Fraction $b) >> Fraction {
  fraction($a['num'] * $b['den'] + $b['num'] * $a['den'], $a['den'] * $b['den'])
}
function minus(Fraction $a, Fraction $b) >> Fraction { plus($a, { 'num' => -$b['num'], 'den' => $b['den'] }) }
function times(Fraction $a, Fraction $b) >> Fraction { fraction($a['num'] * $b['num'], $a['den'] * $b['den']) }
function over(Fraction $a, Fraction $b) >> Fraction { fraction($a['num'] * $b['den'], $a['den'] * $b['num']) }
function show(Fraction $a) >> String {
  case $a['den'] {
    1: { "${a['num']}" }
    default: {
      $whole = $a['num'] / $a['den']
      if $whole == 0 or $a['num'] < 0 { "${a['num']}/${a['den']}" } else { "${whole} ${$a['num'] % $a['den']}/${a['den']}" }
    }
  }
}
function continued(Integer $num, Integer $den) >> Array[Integer] {
  if $den == 0 { [] } else { [$num / $den] + continued($den, $num % $den) }
}
function convergents(Array[Integer] $terms) >> Array[Fraction] {
  $terms.map |$index, $term| {
    $terms[0, $index + 1].reverse_each.reduce(undef) |$memo, $value| {
      if $memo == undef { fraction($value, 1) } else { plus(fraction($value, 1), over(fraction(1, 1), $memo)) }
    }
  }
}
function determinant(Array[Array[Fraction]] $m) >> Fraction {
  if $m.length == 1 { return $m[0][0] }
  $m[0].map |$column, $head| {
    $minor = $m[1, -1].map |$row| { $row.filter |$index, $cell| { $index != $column } }
    $part = times($head, determinant($minor))
    if $column % 2 == 0 { $part } else { { 'num' => -$part['num'], 'den' => $part['den'] } }
  }.reduce |$sum, $part| { plus($sum, $part) }
}
$harmonic = Integer[1, 20].reduce([fraction(0, 1)]) |$memo, $n| { $memo + [plus($memo[-1], fraction(1, $n))] }
$alternating = Integer[1, 15].reduce(fraction(0, 1)) |$sum, $n| {
  if $n % 2 == 0 { minus($sum, fraction(1, $n * $n)) } else { plus($sum, fraction(1, $n * $n)) }
}
$pairs = Integer[1, 40].map |$i| { continued($i * 37 + 415, $i * 11 + 93) }
$pi = convergents([3, 7, 15, 1, 292])
$matrices = Integer[1, 10].map |$k| {
  Integer[0, 2].map |$i| { Integer[0, 2].map |$j| { fraction($i * $j + $k, $j + 1 + $i % $k) } }
}
[
  show($harmonic[20]), show($alternating), $pairs[6], $pairs.map |$terms| { $terms.length }.max, $pi.map |$f| { show($f) },
  $matrices.map |$m| { show(determinant($m)) },
]
