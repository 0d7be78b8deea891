# Joins hosts with packages and owners, and reports per owner.
$packages = Integer[0, 19].map |$i| {
  { 'name' => "pkg${i}", 'version' => "${$i % 4 + 1}.${i}.0", 'owner' => ['infra', 'web', 'data'][$i % 3], 'size' => 100 + $i * 37 }
}
$hosts = Integer[1, 150].map |$i| {
  { 'name' => "node${i}", 'site' => "s${$i % 5}", 'packages' => Integer[0, 3].map |$n| { "pkg${($i * 7 + $n * 3) % 20}" } }
}
$index = Hash($packages.map |$package| { [$package['name'], $package] })
$rows = $hosts.map |$host| {
  $host['packages'].map |$name| {
    $package = $index[$name]
    $row = { 'host' => $host['name'], 'site' => $host['site'], 'package' => $name, 'owner' => $package['owner'], 'size' => $package['size'] }
    $row
  }
}.flatten
$by_owner = $rows.group_by |$row| { $row['owner'] }
$owners = $by_owner.keys.sort
$report = $owners.map |$owner| {
  $list = $by_owner[$owner]
  $size = $list.map |$row| { $row['size'] }.reduce |$a, $b| { $a + $b }
  $sites = $list.map |$row| { $row['site'] }.unique.sort
  $biggest = $list.reduce |$best, $row| { if $row['size'] > $best['size'] { $row } else { $best } }
  "${owner}: ${list.length} rows, ${size} kB, sites ${sites.join('+')}, biggest ${biggest['package']} on ${biggest['host']}"
}
$per_site = $rows.group_by |$row| { "${row['site']}/${row['owner']}" }.map |$key, $list| {
  $parts = $key.split('/')
  $row = { 'site' => $parts[0], 'owner' => $parts[1], 'count' => $list.length, 'packages' => $list.map |$row| { $row['package'] }.unique.length }
  $row
}
$sorted = $per_site.sort |$a, $b| {
  if $a['site'] == $b['site'] { compare($a['owner'], $b['owner']) } else { compare($a['site'], $b['site']) }
}
$unused = $packages.filter |$package| { !$rows.any |$row| { $row['package'] == $package['name'] } }
[$report, $sorted.map |$row| { $row.values.join(':') }, $unused.length]
