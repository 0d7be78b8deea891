# Approximates roots and integrals, and computes the rates of loans, with floating point numbers.
type Loan = Struct[{ amount => Numeric, rate => Float[0.0, 1.0], months => Integer[1] }]
function square_root(Numeric $value, Float $guess = 1.0, Integer $steps = 0) >> Float {
  $next = ($guess + $value / $guess) / 2
  if abs($next - $guess) < 0.000000001 or $steps > 40 {
    $next
  } else {
    square_root($value, $next, $steps + 1)
  }
}
function polynomial(Array[Numeric] $coefficients, Float $x) >> Float {
  $coefficients.reduce(0.0) |$sum, $coefficient| { $sum * $x + $coefficient }
}
function integrate(Array[Numeric] $coefficients, Numeric $from, Numeric $to, Integer[1] $count) >> Float {
  $width = ($to - $from) / Float($count)
  $sum = $count.reduce(0.0) |$memo, $i| { $memo + polynomial($coefficients, $from + ($i + 0.5) * $width) }
  $sum * $width
}
function power(Float $base, Integer[0] $exponent) >> Float {
  if $exponent == 0 { return 1.0 }
  $half = power($base, $exponent / 2)
  $exponent % 2 ? { 0 => $half * $half, default => $half * $half * $base }
}
function monthly(Loan $loan) >> Float {
  $rate = $loan['rate'] / 12
  if $rate == 0.0 {
    Float($loan['amount']) / $loan['months']
  } else {
    $loan['amount'] * $rate / (1 - 1 / power(1 + $rate, $loan['months']))
  }
}
$roots = Integer[1, 200].map |$n| { square_root($n) }
$areas = Integer[1, 20].map |$n| { integrate([1, -2, $n, 0.5], 0, $n, 50) }
$loans = Integer[1, 100].map |$n| {
  { 'amount' => 1000 * $n, 'rate' => $n % 5 ? { 0 => 0.0, default => 0.01 * $n / 2 }, 'months' => 12 + $n }
}
$payments = $loans.map |$loan| { monthly($loan) }
$rounded = $payments.map |$payment| { round($payment * 100) }
[
  $roots[0, 5].map |$root| { sprintf('%.6f', $root) },
  sprintf('%.3f', $roots.reduce |$a, $b| { $a + $b }),
  $areas.map |$area| { sprintf('%.2f', $area) },
  $rounded[0, 8],
  $payments.map |$payment| { floor($payment) }.max,
  $rounded.reduce |$a, $b| { $a + $b },
]
