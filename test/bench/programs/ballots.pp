# Counts ballots by instant-runoff, by points and by pairwise comparison.
function first_choices(Array[Array[String]] $ballots, Array[String] $running) >> Hash[String, Integer] {
  $start = $running.reduce({}) |$memo, $name| { $memo + { $name => 0 } }
  $ballots.reduce($start) |$counts, $ballot| {
    $choice = $ballot.index |$name| { $name in $running }
    if $choice =~ Integer {
      $name = $ballot[$choice]
      $counts + { $name => $counts[$name] + 1 }
    } else {
      $counts
    }
  }
}
function runoff(Array[Array[String]] $ballots, Array[String] $running, Array[String] $log = []) >> Hash {
  $counts = first_choices($ballots, $running)
  $votes = $counts.values.reduce(0) |$a, $b| { $a + $b }
  $order = $counts.map |$name, $count| { [$count, $name] }.sort |$a, $b| {
    $byCount = compare($b[0], $a[0])
    if $byCount == 0 { compare($a[1], $b[1]) } else { $byCount }
  }
  [$top, $leader] = $order[0]
  $line = $order.map |$pair| { "${pair[1]} ${pair[0]}" }.join(', ')
  if $top * 2 > $votes or $running.length <= 2 {
    { 'winner' => $leader, 'rounds' => $log + [$line] }
  } else {
    $loser = $order[-1][1]
    runoff($ballots, $running.filter |$name| { $name != $loser }, $log + ["${line}; without ${loser}"])
  }
}
function borda(Array[Array[String]] $ballots, Integer $candidates) >> Hash[String, Integer] {
  $ballots.reduce({}) |$memo, $ballot| {
    $ballot.reduce([$memo, $candidates - 1]) |$state, $name| {
      [$points, $value] = $state
      $known = $points[$name].lest || { 0 }
      [$points + { $name => $known + $value }, $value - 1]
    }[0]
  }
}
function position(Array[String] $ballot, String $name) >> Optional[Integer] { $ballot.index |$entry| { $entry == $name } }
function duel(Array[Array[String]] $ballots, String $a, String $b) >> Integer {
  $ballots.filter |$ballot| {
    $first = position($ballot, $a)
    $second = position($ballot, $b)
    $first != undef and ($second == undef or $first < $second)
  }.length
}
$names = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay']
$ballots = Integer[1, 120].map |$i| {
  $start = $i * $i % 7 % 6
  $step = if $i % 3 == 0 { 5 } else { 1 }
  $all = Integer[0, 5].map |$j| { $names[($start + $j * $step) % 6] }
  $all[0, 1 + $i % 6]
}
$winner = runoff($ballots, $names)
$points = borda($ballots, $names.length)
$duels = $names.map |$a| { $names.filter |$b| { $b != $a and duel($ballots, $a, $b) > duel($ballots, $b, $a) } }
$condorcet = $names.index |$i, $name| { $duels[$i].length == $names.length - 1 }
[$winner, $points, $duels.map |$i, $beaten| { "${names[$i]}: ${beaten.join(' ')}" }, $condorcet.then |$i| { $names[$i] }.lest || { 'none' }]
