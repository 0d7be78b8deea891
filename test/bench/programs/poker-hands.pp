# Ranks hands of five cards and names the winner of each table.
type Card = Pattern[/\A([2-9]|10|[JQKA])[shdc]\z/]
function card_value(Card $card) >> Integer[2, 14] {
  $card ? {
    /\AA/           => 14,
    /\AK/           => 13,
    /\AQ/           => 12,
    /\AJ/           => 11,
    /\A(\d+)/       => Integer($1),
  }
}
function rank_hand(Array[Card, 5, 5] $hand) >> Array[Integer] {
  $values = $hand.map |$card| { card_value($card) }.sort |$a, $b| { compare($b, $a) }
  $counts = $values.reduce({}) |$memo, $value| { $memo + { $value => pick_count($memo, $value) + 1 } }
  $groups = $counts.map |$value, $count| { [$count, $value] }.sort |$a, $b| {
    if $a[0] == $b[0] { compare($b[1], $a[1]) } else { compare($b[0], $a[0]) }
  }
  $order = $groups.map |$group| { $group[1] }
  $flush = $hand.all |$card| { $card[-1] == $hand[0][-1] }
  $straight = $groups.length == 5 and $values[0] - $values[4] == 4
  $sizes = $groups.map |$group| { $group[0] }
  $rank = case [$sizes, $flush, $straight] {
    [[1, 1, 1, 1, 1], true, true]: { 8 }
    [[4, 1], false, false]: { 7 }
    [[3, 2], false, false]: { 6 }
    [[1, 1, 1, 1, 1], true, false]: { 5 }
    [[1, 1, 1, 1, 1], false, true]: { 4 }
    [[3, 1, 1], false, false]: { 3 }
    [[2, 2, 1], false, false]: { 2 }
    [[2, 1, 1, 1], false, false]: { 1 }
    default: { 0 }
  }
  [$rank] + $order
}
function pick_count(Hash[Integer, Integer] $counts, Integer $value) >> Integer {
  if $value in $counts { $counts[$value] } else { 0 }
}
function compare_ranks(Array[Integer] $left, Array[Integer] $right) >> Integer {
  $index = $left.index |$position, $value| { $position >= $right.length or $value != $right[$position] }
  $index ? {
    undef   => 0,
    default => compare($left[$index], $right[$index]),
  }
}
$names = ['high card', 'pair', 'two pairs', 'three of a kind', 'straight', 'flush', 'full house', 'four of a kind', 'straight flush']
$values = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A']
$suits = ['s', 'h', 'd', 'c']
$deck = $values.map |$value| { $suits.map |$suit| { "${value}${suit}" } }.flatten
$tables = Integer[1, 60].map |$i| {
  Integer[0, 2].map |$player| {
    $step = [1, 3, 5, 7, 9, 11, 15, 17][($i + $player) % 8]
    Integer[0, 4].map |$j| { $deck[($i * 7 + $player * 5 + $j * $step) % 52] }
  }
}
$winners = $tables.map |$hands| {
  $ranked = $hands.map |$player, $hand| { { 'player' => $player + 1, 'rank' => rank_hand($hand) } }
  $best = $ranked.reduce |$memo, $entry| { if compare_ranks($entry['rank'], $memo['rank']) > 0 { $entry } else { $memo } }
  "player ${best['player']}: ${names[$best['rank'][0]]}"
}
$statistics = $winners.reduce({}) |$memo, $line| {
  $name = $line.regsubst(/\Aplayer \d: /, '')
  $memo + { $name => $memo.get($name, 0) + 1 }
}
[$winners[0, 6], $statistics, rank_hand(['2s', '3s', '4s', '5s', '6s']), rank_hand(['Kd', 'Ks', '10c', 'Kh', 'Kc'])]
