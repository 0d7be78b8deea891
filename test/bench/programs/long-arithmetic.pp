# Computes with integers of any length as lists of digits in base 10,000: factorials, Fibonacci numbers, powers and quotients.
type Long = Array[Integer[0, 9999]]
function carry(Array[Integer] $sums) >> Long {
  [$digits, $rest] = $sums.reduce([[], 0]) |$state, $sum| {
    $value = $sum + $state[1]
    [$state[0] + [$value % 10000], $value / 10000]
  }
  if $rest == 0 { $digits } else { carry($digits + [$rest]) }
}
function add(Long $a, Long $b) >> Long {
  if $a.length < $b.length { return add($b, $a) }
  carry($a.map |$i, $digit| { if $i < $b.length { $digit + $b[$i] } else { $digit } })
}
function subtract(Long $a, Long $b) >> Long {
  [$digits, $borrow] = $a.reduce([[], 0]) |$state, $digit| {
    [$done, $borrow] = $state
    $i = $done.length
    $value = $digit - $borrow - if $i < $b.length { $b[$i] } else { 0 }
    if $value < 0 { [$done + [$value + 10000], 1] } else { [$done + [$value], 0] }
  }
  trim($digits)
}
function trim(Long $digits) >> Long {
  if $digits.length > 1 and $digits[-1] == 0 { trim($digits[0, $digits.length - 1]) } else { $digits }
}
function multiply(Long $a, Long $b) >> Long {
  $size = $a.length + $b.length - 1
  trim(carry(Integer[0, $size - 1].map |$place| {
    $from = max(0, $place - $b.length + 1)
    $to = min($place, $a.length - 1)
    Integer[$from, $to].reduce(0) |$sum, $i| { $sum + $a[$i] * $b[$place - $i] }
  }))
}
function scale(Long $a, Integer[0, 9999] $factor) >> Long { carry($a.map |$digit| { $digit * $factor }) }
function divide(Long $a, Integer[1, 9999] $divisor) >> Tuple[Long, Integer] {
  $a.reverse_each.reduce([[], 0]) |$state, $digit| {
    $value = $state[1] * 10000 + $digit
    [[$value / $divisor] + $state[0], $value % $divisor]
  }.then |$result| { [trim($result[0]), $result[1]] }
}
function power(Long $base, Integer[0] $exponent) >> Long {
  if $exponent == 0 { return [1] }
  $half = power($base, $exponent / 2)
  $square = multiply($half, $half)
  if $exponent % 2 == 0 { $square } else { multiply($square, $base) }
}
function order(Long $a, Long $b) >> Integer[-1, 1] {
  if $a.length != $b.length { return compare($a.length, $b.length) }
  $places = Array(Integer[0, $a.length - 1].reverse_each)
  $different = $places.filter |$i| { $a[$i] != $b[$i] }
  if $different.empty { 0 } else { compare($a[$different[0]], $b[$different[0]]) }
}
function text(Long $digits) >> String {
  $digits.reverse_each.reduce('') |$text, $digit| { if $text == '' { String($digit) } else { "${text}${sprintf('%04d', $digit)}" } }
}
function long(String $text) >> Long {
  if $text.length <= 4 { [Integer($text, 10)] } else { [Integer($text[-4, 4], 10)] + long($text[0, $text.length - 4]) }
}
function digit_sum(Long $digits) >> Integer {
  text($digits).split('').reduce(0) |$sum, $digit| { $sum + Integer($digit) }
}
$factorials = Integer[1, 40].reduce([[1]]) |$list, $n| { $list + [scale($list[-1], $n)] }
$fibonacci = Integer[2, 160].reduce([[0], [1]]) |$pair, $n| { [$pair[1], add($pair[0], $pair[1])] }[1]
$powers = [[2, 200], [3, 100], [7, 71], [9999, 12]].map |$pair| { power([$pair[0]], $pair[1]) }
$read = long('340282366920938463463374607431768211456')
$quotients = [7, 97, 1024, 9973].map |$divisor| { divide($factorials[40], $divisor).then |$result| { "${text($result[0])} rest ${result[1]}" } }
$sorted = ($powers + [$fibonacci, $read, $factorials[30]]).sort |$a, $b| { order($a, $b) }
[
  $factorials[25, 3].map |$n| { text($n) }, text($fibonacci), $powers.map |$n| { text($n) }, $quotients, order($read, power([2], 128)),
  $sorted.map |$n| { digit_sum($n) }, text(subtract($powers[1], $powers[0].then |$n| { divide($n, 9999)[0] })), text(multiply($read, $fibonacci)),
]
