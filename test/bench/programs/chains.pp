# Chains of filter, map, slice, flatten, unique and reduce over 200 lists.
Integer[1, 200].reduce(0) |$sum, $i| {
  $hosts = Integer[1, 30].map |$n| { { 'name' => "web${$n % 7}", 'port' => 8000 + $n, 'enabled' => $n % 3 != 0 } }
  $names = $hosts.filter |$host| { $host['enabled'] }.map |$host| { $host['name'] }.unique.sort
  $ports = $hosts.map |$host| { [$host['port'], $host['port'] + 1] }.flatten.filter |$port| { $port % 2 == 0 }
  $grouped = $hosts.reduce({}) |$memo, $host| { $memo + { $host['name'] => $host['port'] } }
  $sum + $names.length + $ports.reduce |$a, $b| { $a + $b } + $grouped.size + $i
}
