# Places virtual machines on hosts by their free processors and memory, respects zones and groups, and evens out the load.
type Placement::Machine = Struct[{ name => String[1], cpu => Integer[1], memory => Integer[1], Optional[zone] => String[1], Optional[group] => String[1] }]
type Placement::Host = Struct[{ name => String[1], zone => String[1], cpu => Integer[1], memory => Integer[1] }]
function usage(Array[Placement::Machine] $machines, Enum['cpu', 'memory'] $field) >> Integer {
  $machines.reduce(0) |$sum, $machine| { $sum + $machine[$field] }
}
function fits(Placement::Host $host, Array[Placement::Machine] $placed, Placement::Machine $machine) >> Boolean {
  usage($placed, 'cpu') + $machine['cpu'] <= $host['cpu'] * 2
  and usage($placed, 'memory') + $machine['memory'] <= $host['memory']
  and ($machine['zone'] == undef or $machine['zone'] == $host['zone'])
  and ($machine['group'] == undef or !($placed.any |$other| { $other['group'] == $machine['group'] }))
}
function load_of(Placement::Host $host, Array[Placement::Machine] $placed) >> Float {
  [usage($placed, 'cpu') / (2.0 * $host['cpu']), usage($placed, 'memory') / Float($host['memory'])].max
}
function place(Array[Placement::Host] $hosts, Hash[String, Array] $plan, Placement::Machine $machine) >> Optional[String] {
  $candidates = $hosts.filter |$host| { fits($host, $plan[$host['name']], $machine) }
  $best = $candidates.reduce(undef) |$found, $host| {
    $load = load_of($host, $plan[$host['name']] + [$machine])
    if $found == undef or $load < $found[0] { [$load, $host['name']] } else { $found }
  }
  $best.then |$found| { $found[1] }
}
function spread(Array[Placement::Host] $hosts, Hash $plan) >> Array {
  $hosts.map |$host| { [load_of($host, $plan[$host['name']]), $host['name']] }.sort |$a, $b| {
    if $a[0] == $b[0] { compare($a[1], $b[1]) } else { compare($b[0], $a[0]) }
  }
}
function rebalance(Array[Placement::Host] $hosts, Hash $plan, Integer[0] $moves, Array $log = []) >> Array {
  $order = spread($hosts, $plan)
  if $moves == 0 or $order[0][0] - $order[-1][0] < 0.2 { return [$plan, $log] }
  [$from, $to] = [$order[0][1], $order[-1][1]]
  $target = $hosts.filter |$host| { $host['name'] == $to }[0]
  $movable = $plan[$from].filter |$machine| { fits($target, $plan[$to], $machine) }.sort |$a, $b| { compare($a['memory'], $b['memory']) }
  if $movable.empty { return [$plan, $log + ["nothing fits from ${from} to ${to}"]] }
  $machine = $movable[0]
  $changes = {
    $from => $plan[$from].filter |$other| { $other['name'] != $machine['name'] },
    $to   => $plan[$to] + [$machine],
  }
  rebalance($hosts, $plan + $changes, $moves - 1, $log + ["${machine['name']}: ${from} -> ${to}"])
}
$hosts = Integer[1, 8].map |$i| {
  { 'name' => "host${i}", 'zone' => ['a', 'b'][$i % 2], 'cpu' => 16 + 8 * ($i % 3), 'memory' => 128 + 64 * ($i % 2) }
}
$machines = Integer[1, 56].map |$i| {
  $machine = { 'name' => sprintf('vm%02d', $i), 'cpu' => $i * 5 % 7 + 1, 'memory' => $i * 11 % 29 + 4 }
  $zoned = if $i % 5 == 0 { $machine + { 'zone' => ['a', 'b'][$i % 2] } } else { $machine }
  if $i % 4 == 0 { $zoned + { 'group' => "g${$i % 3}" } } else { $zoned }
}
$sorted = $machines.sort |$a, $b| {
  $order = compare($b['memory'] + 4 * $b['cpu'], $a['memory'] + 4 * $a['cpu'])
  if $order == 0 { compare($a['name'], $b['name']) } else { $order }
}
$empty = Hash($hosts.map |$host| { [$host['name'], []] })
[$plan, $failed] = $sorted.reduce([$empty, []]) |$memo, $machine| {
  [$plan, $failed] = $memo
  $name = place($hosts, $plan, $machine)
  if $name { [$plan + { $name => $plan[$name] + [$machine] }, $failed] } else { [$plan, $failed + [$machine['name']]] }
}
$reduced = $plan + { 'host1' => [], 'host4' => $plan['host4'][0, 1] }
[$even, $log] = rebalance($hosts, $reduced, 12)
$report = $hosts.map |$host| {
  $placed = $even[$host['name']]
  sprintf('%-6s %s %3d/%-3d %3d/%-3d %5.1f%% %s', $host['name'], $host['zone'], usage($placed, 'cpu'), 2 * $host['cpu'], usage($placed, 'memory'), $host['memory'], load_of($host, $placed) * 100, $placed.map |$machine| { $machine['name'] }.sort.join(' '))
}
[$report, $failed, $log, spread($hosts, $plan).map |$entry| { sprintf('%s %.4f', $entry[1], $entry[0]) }]
