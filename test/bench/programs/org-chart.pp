# Builds the chart of an organization from people and their managers, sums up the teams, and finds common managers and loops.
function reports_of(Hash $teams, String $name) >> Array[Hash] {
  $teams.get($name, [])
}
function chart(Hash $teams, Hash $person, Array[String] $path = []) >> Hash {
  $below = reports_of($teams, $person['name']).map |$report| { chart($teams, $report, $path + $person['name']) }
  $node = {
    'name'    => $person['name'],
    'level'   => $path.length,
    'path'    => ($path + $person['name']).join('/'),
    'people'  => $below.reduce(1) |$sum, $node| { $sum + $node['people'] },
    'salary'  => $below.reduce($person['salary']) |$sum, $node| { $sum + $node['salary'] },
    'reports' => $below,
  }
  $node
}
function draw(Hash $node, String $indent = '', Boolean $last = true) >> Array[String] {
  $line = "${indent}${if $node['level'] == 0 { '' } elsif $last { '`- ' } else { '|- ' }}${node['name']} (${node['people']})"
  $inner = $node['level'] ? {
    0       => '',
    default => if $last { "${indent}   " } else { "${indent}|  " },
  }
  $count = $node['reports'].length
  $lines = $node['reports'].map |$index, $report| { draw($report, $inner, $index == $count - 1) }
  [$line] + $lines.flatten
}
function managers(Hash[String, Hash] $people, String $name, Array[String] $seen = []) >> Variant[Array[String], Struct[{ loop => Array[String] }]] {
  $manager = $people.dig($name, 'manager')
  if $name in $seen {
    $loop = { 'loop' => $seen + [$name] }
    return $loop
  }
  if $manager { managers($people, $manager, $seen + [$name]) } else { $seen + [$name] }
}
function common_manager(Hash[String, Hash] $people, String $left, String $right) >> Optional[String] {
  $above = managers($people, $right)
  managers($people, $left).filter |$name| { $name in $above and $name != $left and $name != $right }[0]
}
function find_all(Hash $node, Integer $level) >> Array[String] {
  if $node['level'] == $level {
    [$node['name']]
  } else {
    $node['reports'].map |$report| { find_all($report, $level) }.flatten
  }
}
$list = Integer[1, 90].map |$i| {
  $title = ['engineer', 'manager', 'analyst', 'designer'][$i % 4]
  $manager = case $i {
    1: { undef }
    Integer[2, 6]: { 'p1' }
    Integer[7, 30]: { "p${$i % 5 + 2}" }
    default: { "p${$i * 7 % 24 + 7}" }
  }
  $person = { 'name' => "p${i}", 'title' => $title, 'manager' => $manager, 'salary' => 3000 + $i * 37 % 900 }
  $person
}
$people = Hash($list.map |$person| { [$person['name'], $person] })
$teams = $list.filter |$person| { $person['manager'] =~ String }.group_by |$person| { $person['manager'] }
$root = chart($teams, $people['p1'])
$spans = $teams.map |$name, $team| { $team.length }
$titles = $list.group_by |$person| { $person['title'] }.map |$title, $group| {
  $salaries = $group.map |$person| { $person['salary'] }
  sprintf('%-8s %2d %7.2f %d-%d', $title, $group.length, $salaries.reduce |$a, $b| { $a + $b } / Float($group.length), $salaries.min, $salaries.max)
}
$looped = $people + { 'p3' => $people['p3'] + { 'manager' => 'p40' }, 'p40' => $people['p40'] + { 'manager' => 'p22' }, 'p22' => $people['p22'] + { 'manager' => 'p3' } }
$chains = ['p3', 'p50', 'p61', 'p90', 'p1'].map |$name| {
  case managers($looped, $name) {
    Struct[{ loop => Array }]: { "${name} is in or below a loop" }
    Array[String, 1, 1]: { "${name} is at the top" }
    default: { "${name}: ${managers($looped, $name)[1, -1].join(' < ')}" }
  }
}
[
  draw($root).slice(12)[0],
  draw($root).length,
  $root['salary'],
  $root['reports'].map |$node| { [$node['name'], $node['people'], $node['salary']] },
  [[0, 1], [2, 3]].map |$levels| { $levels.map |$level| { find_all($root, $level).length } },
  [$spans.min, $spans.max],
  $titles,
  $chains,
  [['p50', 'p51'], ['p7', 'p80'], ['p3', 'p2'], ['p9', 'p9']].map |$pair| { common_manager($people, *$pair) },
]
