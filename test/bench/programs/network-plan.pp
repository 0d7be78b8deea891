# Divides a network into subnets for 90 sites and finds the subnets of 200 addresses.
type Octet = Integer[0, 255]
type Subnet = Struct[{ site => String, first => Integer[0], last => Integer[0], prefix => Integer[8, 30] }]
function to_number(Pattern[/\A\d{1,3}(\.\d{1,3}){3}\z/] $address) >> Integer[0] {
  $address.split('[.]').map |$part| { assert_type(Octet, Integer($part, 10)) }.reduce(0) |$number, $octet| {
    $number * 256 + $octet
  }
}
function to_address(Integer[0, 4294967295] $number) >> String {
  "${$number >> 24}.${($number >> 16) % 256}.${($number >> 8) % 256}.${$number % 256}"
}
function prefix_for(Integer[1] $hosts, Integer[8, 30] $prefix = 30) >> Integer[8, 30] {
  if (1 << (32 - $prefix)) - 2 >= $hosts { $prefix } else { prefix_for($hosts, $prefix - 1) }
}
function allocate(Integer[0] $start, Array[Tuple[String, Integer[1]]] $sites) >> Array[Subnet] {
  $result = $sites.reduce({ 'next' => $start, 'subnets' => [] }) |$memo, $site| {
    [$name, $hosts] = $site
    $prefix = prefix_for($hosts)
    $size = 1 << (32 - $prefix)
    $first = ($memo['next'] + $size - 1) / $size * $size
    $subnet = { 'site' => $name, 'first' => $first, 'last' => $first + $size - 1, 'prefix' => $prefix }
    $memo + { 'next' => $first + $size, 'subnets' => $memo['subnets'] + [$subnet] }
  }
  $result['subnets']
}
function find_subnet(Array[Subnet] $subnets, Integer[0] $address) >> Optional[Subnet] {
  $subnets.filter |$subnet| { $subnet['first'] <= $address and $address <= $subnet['last'] }[0]
}
function mask_of(Integer[8, 30] $prefix) >> String {
  to_address(4294967295 >> (32 - $prefix) << (32 - $prefix))
}
$sites = Integer[1, 90].map |$i| { [sprintf('site-%02d', $i), $i * 37 % 500 + 1] }
$ordered = $sites.sort |$a, $b| { compare($b[1], $a[1]) ? { 0 => compare($a[0], $b[0]), default => compare($b[1], $a[1]) } }
$subnets = allocate(to_number('10.20.0.0'), $ordered)
$lines = $subnets.map |$subnet| {
  "${subnet['site']} ${to_address($subnet['first'])}/${subnet['prefix']} ${mask_of($subnet['prefix'])} ${to_address($subnet['last'])}"
}
$addresses = Integer[1, 200].map |$i| { "10.20.${$i * 3 % 128}.${$i * 53 % 256}" }
$owners = $addresses.map |$address| {
  $subnet = find_subnet($subnets, to_number($address))
  $subnet ? { undef => "${address} is free", default => "${address} belongs to ${subnet['site']}" }
}
$free = $owners.filter |$text| { $text =~ /free\z/ }
[$lines[0, 4], $lines[-1], $owners[0, 5], $free.length]
