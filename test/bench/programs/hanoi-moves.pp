# Classic recursive functions: the towers of Hanoi, Ackermann, powers, combinations, partitions, Gray codes and subsets.
function hanoi(Integer[0] $disks, String $from, String $to, String $spare) >> Array[String] {
  if $disks == 0 { return [] }
  hanoi($disks - 1, $from, $spare, $to) + ["${from}${to}"] + hanoi($disks - 1, $spare, $to, $from)
}
function count_moves(Integer[0] $disks) >> Integer {
  if $disks == 0 { 0 } else { 2 * count_moves($disks - 1) + 1 }
}
function ackermann(Integer[0] $m, Integer[0] $n) >> Integer {
  if $m == 0 { $n + 1 }
  elsif $n == 0 { ackermann($m - 1, 1) }
  else { ackermann($m - 1, ackermann($m, $n - 1)) }
}
function power(Integer $base, Integer[0] $exponent, Integer[1] $modulus) >> Integer {
  if $exponent == 0 { return 1 % $modulus }
  $half = power($base, $exponent / 2, $modulus)
  $square = $half * $half % $modulus
  if $exponent % 2 == 0 { $square } else { $square * $base % $modulus }
}
function choose(Integer[0] $n, Integer[0] $k) >> Integer {
  if $k == 0 or $k == $n { 1 } else { choose($n - 1, $k - 1) + choose($n - 1, $k) }
}
function partitions(Integer[0] $n, Integer[0] $largest = $n) >> Integer {
  if $n == 0 { return 1 }
  if $largest == 0 { return 0 }
  $without = partitions($n, $largest - 1)
  if $largest > $n { $without } else { $without + partitions($n - $largest, $largest) }
}
function gray(Integer[0] $bits) >> Array[String] {
  if $bits == 0 { return [''] }
  $shorter = gray($bits - 1)
  $first = $shorter.map |$code| { "0${code}" }
  $second = $shorter.reverse_each.map |$code| { "1${code}" }
  $first + $second
}
function subsets(Array[Integer] $items) >> Array[Array[Integer]] {
  if $items.empty { return [[]] }
  $rest = subsets($items[1, -1])
  $rest + $rest.map |$subset| { [$items[0]] + $subset }
}
function digits_sum(Integer[0] $n) >> Integer {
  if $n < 10 { $n } else { $n % 10 + digits_sum($n / 10) }
}
function palindrome(String $text) >> Boolean {
  if $text.length < 2 { true } elsif $text[0] != $text[-1] { false } else { palindrome($text[1, -2]) }
}
$moves = hanoi(7, 'A', 'C', 'B')
$sets = subsets([3, 5, 8, 13, 21, 34, 55])
[
  $moves[0, 10].join(' '),
  $moves.length,
  count_moves(20),
  ackermann(2, 6),
  Integer[1, 40].map |$i| { power($i, $i * 3, 1009) },
  choose(12, 5),
  Integer[1, 14].map |$n| { partitions($n) },
  gray(5).join(' '),
  $sets.filter |$set| { $set.reduce(0) |$sum, $n| { $sum + $n } == 55 },
  Integer[100, 160].map |$n| { digits_sum($n * $n) },
  ['level', 'abcba', 'ab', '', 'noon', 'never odd or even'].filter |$text| { palindrome($text) },
]
