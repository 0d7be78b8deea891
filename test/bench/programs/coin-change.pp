# Counts and finds ways to pay amounts with coins: with a memo that each call returns, with tables, and greedily.
type Memo = Hash[String, Integer]
function count_ways(Integer $amount, Array[Integer[1]] $coins, Memo $memo) >> Tuple[Integer, Memo] {
  if $amount == 0 { return [1, $memo] }
  if $amount < 0 or $coins.empty { return [0, $memo] }
  $key = "${amount}/${coins.length}"
  if $memo[$key] { return [$memo[$key], $memo] }
  [$with, $first] = count_ways($amount - $coins[0], $coins, $memo)
  [$without, $second] = count_ways($amount, $coins[1, -1], $first)
  $ways = $with + $without
  [$ways, $second + { $key => $ways }]
}
function ways_table(Integer[0] $amount, Array[Integer[1]] $coins) >> Array[Integer] {
  $start = Array(Integer[0, $amount]).map |$i| { if $i == 0 { 1 } else { 0 } }
  $coins.reduce($start) |$ways, $coin| {
    $ways.reduce([]) |$row, $old| {
      $index = $row.length
      $row + [if $index >= $coin { $old + $row[$index - $coin] } else { $old }]
    }
  }
}
function fewest(Integer[0] $amount, Array[Integer[1]] $coins) >> Hash[Integer, Array[Integer]] {
  Integer[1, $amount].reduce({ 0 => [] }) |$best, $sum| {
    $options = $coins.filter |$coin| { ($sum - $coin) in $best }.map |$coin| { $best[$sum - $coin] + [$coin] }
    if $options.empty {
      $best
    } else {
      $best + { $sum => $options.reduce |$a, $b| { if $b.length < $a.length { $b } else { $a } } }
    }
  }
}
function greedy(Integer[0] $amount, Array[Integer[1]] $coins) >> Hash[Integer, Integer] {
  [$left, $used] = $coins.sort.reverse_each.reduce([$amount, {}]) |$memo, $coin| {
    [$rest, $counts] = $memo
    $number = $rest / $coin
    [$rest - $number * $coin, if $number > 0 { $counts + { $coin => $number } } else { $counts }]
  }
  $used
}
function describe(Hash[Integer, Integer] $counts) >> String {
  $counts.map |$coin, $number| { "${number} x ${coin}" }.join(' + ')
}
$coins = [1, 2, 5, 10, 20, 50]
[$ways, $memo] = count_ways(60, [25, 10, 5, 1], {})
$table = ways_table(100, $coins)
$best = fewest(60, [1, 9, 16, 25])
$worse = Integer[1, 60].filter |$sum| {
  $greedy = greedy($sum, [1, 9, 16, 25])
  $greedy.values.reduce |$a, $b| { $a + $b } > $best[$sum].length
}
[
  $ways, $memo.length, $table[100], $table.filter |$index, $number| { $index % 10 == 0 }, $best[48], $best[59].length, $worse,
  [7, 48, 99, 186].map |$amount| { describe(greedy($amount, $coins)) },
]
