# Reads 5,000 times four values at paths of keys; one of the paths does not exist.
$data = {
  'os'      => { 'name' => 'Debian', 'release' => { 'major' => 12, 'minor' => 5 } },
  'network' => { 'interfaces' => [{ 'mtu' => 1500 }, { 'mtu' => 9000 }] },
}
Integer[1, 5000].reduce(0) |$sum, $i| {
  $missing = $data.dig('os', 'distribution', 'codename')
  $sum
    + $data.dig('os', 'release', 'major')
    + $data['os']['release']['minor']
    + $data.dig('network', 'interfaces', $i % 2, 'mtu')
    + if $missing =~ Undef { 1 } else { 0 }
}
