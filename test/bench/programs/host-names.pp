# Builds the names, addresses and zones of 400 hosts and parses the names again.
function address_to_integer(String $address) >> Integer {
  $address.split('[.]').reduce(0) |$sum, $part| { $sum * 256 + Integer($part) }
}
function integer_to_address(Integer $number) >> String {
  [24, 16, 8, 0].map |$shift| { ($number >> $shift) % 256 }.join('.')
}
function nth_address(String $network, Integer $n) >> String {
  if $network =~ /^([\d.]+)\/(\d+)$/ {
    $base = address_to_integer($1)
    $size = 1 << (32 - Integer($2))
    if $n >= $size - 1 { fail("no address ${n} in ${network}") }
    integer_to_address($base + $n)
  } else {
    fail("not a network: ${network}")
  }
}
function reverse_name(String $address) >> String {
  $parts = Array($address.split('[.]').reverse_each)
  "${parts.join('.')}.in-addr.arpa"
}
function parse_host(String $name) >> Optional[Hash[String, Variant[String, Integer]]] {
  case $name {
    /^(web|db|cache|lb)(\d+)-(dev|test|prod)\.([a-z]+)\.example\.net$/: {
      { 'role' => $1, 'number' => Integer($2, 10), 'stage' => $3, 'site' => $4 }
    }
    default: { undef }
  }
}
$networks = { 'berlin' => '10.8.0.0/20', 'vienna' => '10.9.0.0/20', 'zurich' => '192.168.4.0/22' }
$sites = $networks.keys
$hosts = Integer[1, 400].map |$i| {
  $role = ['web', 'db', 'cache', 'lb'][$i % 4]
  $stage = ['dev', 'test', 'prod'][$i % 3]
  $site = $sites[$i % 3]
  $name = sprintf('%s%03d-%s.%s.example.net', $role, $i, $stage, $site)
  $address = nth_address($networks[$site], $i)
  $host = { 'name' => $name, 'address' => $address, 'reverse' => reverse_name($address) }
  $host
}
$zone = $hosts.map |$host| {
  $short = $host['name'].split('[.]')[0]
  "${short} IN A ${host['address']} ; ${host['reverse']}"
}
$parsed = $hosts.map |$host| { parse_host($host['name']) }
$counts = $parsed.filter |$host| { $host =~ NotUndef }.reduce({}) |$memo, $host| {
  $key = "${host['stage']}/${host['role']}"
  $memo + { $key => $memo[$key] ? { undef => 1, default => $memo[$key] + 1 } }
}
$total = $parsed.reduce(0) |$sum, $host| { $sum + $host['number'] }
[$zone[0, 3], $zone.length, $counts, $total, parse_host('mail.example.net')]
