# The table of a league from 132 matches: points, goals, ranks with several keys, series and head-to-head results.
type Match = Struct[{ home => String[1], away => String[1], goals => Tuple[Integer[0], Integer[0]] }]
type Standing = Struct[{ team => String[1], points => Integer[0], scored => Integer[0], conceded => Integer[0], results => Array[Enum['W', 'D', 'L']] }]
function empty_standing(String $team) >> Standing {
  { 'team' => $team, 'points' => 0, 'scored' => 0, 'conceded' => 0, 'results' => [] }
}
function record_result(Standing $standing, Integer $scored, Integer $conceded) >> Standing {
  $result = if $scored > $conceded { 'W' } elsif $scored == $conceded { 'D' } else { 'L' }
  $standing + {
    'points'   => $standing['points'] + ($result ? { 'W' => 3, 'D' => 1, default => 0 }),
    'scored'   => $standing['scored'] + $scored,
    'conceded' => $standing['conceded'] + $conceded,
    'results'  => $standing['results'] + $result,
  }
}
function play(Hash[String, Standing] $table, Match $match) >> Hash[String, Standing] {
  [$home, $away] = [$match['home'], $match['away']]
  [$scored, $conceded] = $match['goals']
  $table + {
    $home => record_result($table[$home], $scored, $conceded),
    $away => record_result($table[$away], $conceded, $scored),
  }
}
function ranked(Array[Standing] $standings) >> Array[Standing] {
  $standings.sort |$a, $b| {
    $points = compare($b['points'], $a['points'])
    $difference = compare($b['scored'] - $b['conceded'], $a['scored'] - $a['conceded'])
    $goals = compare($b['scored'], $a['scored'])
    [$points, $difference, $goals, compare($a['team'], $b['team'])].filter |$order| { $order != 0 }[0]
  }
}
function longest_streak(Array[String] $results, String $wanted) >> Integer {
  $results.reduce([0, 0]) |$state, $result| {
    $run = if $result == $wanted { $state[1] + 1 } else { 0 }
    [max($state[0], $run), $run]
  }[0]
}
$teams = ['Ajax', 'Brage', 'Celtic', 'Drammen', 'Everton', 'Fulham', 'Genoa', 'Hertha', 'Inter', 'Juve', 'Kiel', 'Lyon']
$matches = $teams.map |$i, $home| {
  $teams.map |$j, $away| { { 'home' => $home, 'away' => $away, 'goals' => [($i * 7 + $j * 3 + 2) % 5, ($i * 2 + $j * 5) % 4] } }.filter |$match| { $match['home'] != $match['away'] }
}.flatten
$start = $teams.map |$team| { [$team, empty_standing($team)] }.convert_to(Hash)
$table = $matches.reduce($start) |$memo, $match| { play($memo, $match) }
$order = ranked($table.values)
$lines = $order.map |$index, $row| {
  $difference = $row['scored'] - $row['conceded']
  sprintf('%2d. %-10s %3d %3d:%-3d %+4d %s', $index + 1, $row['team'], $row['points'], $row['scored'], $row['conceded'], $difference, $row['results'][-5, 5].join)
}
$streaks = $table.map |$team, $row| { [$team, longest_streak($row['results'], 'W'), longest_streak($row['results'], 'L')] }
$meetings = $matches.filter |$match| { $match['home'] in ['Ajax', 'Inter'] and $match['away'] in ['Ajax', 'Inter'] }
$home = $matches.group_by |$match| { $match['home'] }.map |$team, $list| { [$team, $list.filter |$match| { $match['goals'][0] > $match['goals'][1] }.length] }
[$lines, $streaks, $meetings, $home.convert_to(Hash)]
