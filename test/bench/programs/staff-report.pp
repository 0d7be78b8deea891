# A report of 150 employees: partitions, groups, the best paid of each team, sums and shares.
type Employee = Struct[{ name => String[1], team => String[1], level => Enum['junior', 'senior', 'lead'], salary => Integer[1], remote => Boolean }]
function by_salary(Array[Employee] $list) >> Array[Employee] {
  $list.sort |$a, $b| {
    $order = compare($b['salary'], $a['salary'])
    if $order == 0 { compare($a['name'], $b['name']) } else { $order }
  }
}
function sum_of(Array[Employee] $list) >> Integer {
  $list.reduce(0) |$sum, $employee| { $sum + $employee['salary'] }
}
function median_of(Array[Integer] $values) >> Numeric {
  $sorted = $values.sort
  $middle = $sorted.length / 2
  if $sorted.length % 2 == 1 { $sorted[$middle] } else { ($sorted[$middle - 1] + $sorted[$middle]) / 2.0 }
}
function raise(Employee $employee) >> Employee {
  $percent = $employee['level'] ? { 'junior' => 5, 'senior' => 3, default => 1 }
  $employee + { 'salary' => $employee['salary'] + $employee['salary'] * $percent / 100 }
}
$teams = ['Platform', 'web', 'Data', 'support', 'Sales']
$levels = ['junior', 'senior', 'lead', 'senior', 'junior', 'junior', 'senior']
$staff = Integer[1, 150].map |$i| {
  { 'name' => "Person ${$i * 71 % 150}", 'team' => $teams[$i * $i % 5], 'level' => $levels[$i % 7], 'salary' => 30000 + ($i * 7919) % 41 * 1000, 'remote' => $i % 3 == 0 }
}
$parts = $staff.partition |$employee| { $employee['remote'] }
$groups = $staff.group_by |$employee| { $employee['team'] }
$lines = $groups.keys.sort.map |$team| {
  $members = $groups[$team]
  $best = by_salary($members)[0, 3].map |$employee| { $employee['name'] }.join('; ')
  sprintf('%-10s %3d %8d %10.1f %s', $team, $members.length, sum_of($members), median_of($members.map |$m| { $m['salary'] }), $best)
}
$levels_by_team = $groups.map |$team, $members| {
  [$team, $members.group_by |$m| { $m['level'] }.map |$level, $list| { [$level, $list.length] }.convert_to(Hash)]
}.convert_to(Hash)
$raised = $staff.map |$employee| { raise($employee) }
$share = sum_of($parts[0]) * 1000 / sum_of($staff)
$distinct = $staff.map |$employee| { $employee['salary'] }.unique.length
[$lines, $levels_by_team, sum_of($raised) - sum_of($staff), "${$share / 10}.${$share % 10} %", $distinct, $parts.map |$part| { $part.length }, $staff.index |$employee| { $employee['salary'] > 69000 }, $raised.all |$employee| { $employee =~ Employee }]
