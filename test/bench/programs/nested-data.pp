# Filters and maps the interfaces of 2,000 hosts: arrays in hashes in arrays.
$hosts = Integer[1, 2000].map |$i| {
  {
    'name'       => "web${i}",
    'interfaces' => [
      { 'name' => 'lo', 'up' => true, 'addresses' => ['127.0.0.1'] },
      { 'name' => 'eth0', 'up' => $i % 3 != 0, 'addresses' => ["10.0.${$i % 250}.1", "10.1.${$i % 250}.1"] },
    ],
  }
}
$addresses = $hosts.map |$host| {
  $host['interfaces']
    .filter |$interface| { $interface['up'] and $interface['name'] != 'lo' }
    .map |$interface| { $interface['addresses'].map |$address| { "${host['name']}=${address}" } }
}
$addresses.flatten.reduce(0) |$sum, $text| { $sum + $text.length }
