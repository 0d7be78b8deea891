# Aggregates lists of networks to the fewest networks, converts ranges to networks, and takes networks out of others.
type Cidr::Text = Pattern[/\A\d{1,3}(\.\d{1,3}){3}(\/\d{1,2})?\z/]
type Cidr::Network = Struct[{ start => Integer[0, 4294967295], prefix => Integer[0, 32] }]
function parse_network(Cidr::Text $text) >> Cidr::Network {
  $parts = $text.split('/')
  $bits = if $parts[1] { Integer($parts[1]) } else { 32 }
  $number = $parts[0].split('[.]').reduce(0) |$sum, $part| { $sum * 256 + Integer($part) }
  $network = { 'start' => $number - $number % size_of($bits), 'prefix' => $bits }
  $network
}
function size_of(Integer[0, 32] $prefix) >> Integer[1] {
  1 << (32 - $prefix)
}
function last_of(Cidr::Network $network) >> Integer {
  $network['start'] + size_of($network['prefix']) - 1
}
function show_address(Integer[0] $number) >> String {
  [24, 16, 8, 0].map |$bits| { ($number >> $bits) % 256 }.join('.')
}
function show_network(Cidr::Network $network) >> String {
  "${show_address($network['start'])}/${network['prefix']}"
}
function covers(Cidr::Network $outer, Cidr::Network $inner) >> Boolean {
  $outer['prefix'] <= $inner['prefix'] and $outer['start'] <= $inner['start'] and last_of($inner) <= last_of($outer)
}
function siblings(Cidr::Network $left, Cidr::Network $right) >> Boolean {
  $left['prefix'] == $right['prefix'] and $left['prefix'] > 0
  and $left['start'] % size_of($left['prefix'] - 1) == 0 and $left['start'] + size_of($left['prefix']) == $right['start']
}
function add_network(Array[Cidr::Network] $stack, Cidr::Network $network) >> Array[Cidr::Network] {
  if $stack.empty {
    [$network]
  } elsif covers($stack[-1], $network) {
    $stack
  } elsif siblings($stack[-1], $network) {
    $joined = { 'start' => $stack[-1]['start'], 'prefix' => $network['prefix'] - 1 }
    add_network($stack[0, -2], $joined)
  } else {
    $stack + [$network]
  }
}
function aggregate(Array[Cidr::Text] $texts) >> Array[Cidr::Network] {
  $sorted = $texts.unique.map |$text| { parse_network($text) }.sort |$a, $b| {
    case compare($a['start'], $b['start']) {
      0: { compare($a['prefix'], $b['prefix']) }
      default: { compare($a['start'], $b['start']) }
    }
  }
  $sorted.reduce([]) |$stack, $network| { add_network($stack, $network) }
}
function range_to_networks(Integer[0] $first, Integer[0] $last, Array[Cidr::Network] $done = []) >> Array[Cidr::Network] {
  if $first > $last { return $done }
  $prefix = Integer[0, 32].filter |$bits| { $first % size_of($bits) == 0 and $first + size_of($bits) - 1 <= $last }[0]
  range_to_networks($first + size_of($prefix), $last, $done + [{ 'start' => $first, 'prefix' => $prefix }])
}
function exclude(Cidr::Network $network, Cidr::Network $hole) >> Array[Cidr::Network] {
  if !covers($network, $hole) {
    [$network]
  } elsif $network['prefix'] == $hole['prefix'] {
    []
  } else {
    $prefix = $network['prefix'] + 1
    $halves = [
      { 'start' => $network['start'], 'prefix' => $prefix },
      { 'start' => $network['start'] + size_of($prefix), 'prefix' => $prefix },
    ]
    $halves.map |$half| { exclude($half, $hole) }.flatten
  }
}
$lists = {
  'office'  => Integer[0, 47].map |$i| { "10.1.${$i * 5 % 48}.0/24" },
  'dmz'     => Integer[0, 39].map |$i| { "192.0.2.${$i * 4}/${30 - $i % 2}" },
  'mixed'   => ['10.0.0.0/8', '10.4.0.0/16', '172.16.0.0/13', '172.24.0.0/13', '0.0.0.0/1', '255.255.255.255', '128.0.0.0/2', '192.0.0.0/3'],
  'hosts'   => Integer[1, 40].map |$i| { "198.51.100.${$i * 3 % 41}" },
  'nothing' => [],
}
$results = $lists.map |$name, $texts| {
  $networks = aggregate($texts)
  [$name, { 'networks' => $networks.map |$network| { show_network($network) }, 'addresses' => $networks.reduce(0) |$sum, $network| { $sum + size_of($network['prefix']) } }]
}
$ranges = [['10.0.0.5', '10.0.0.20'], ['192.168.0.0', '192.168.3.255'], ['1.2.3.4', '1.2.3.4'], ['0.0.0.1', '255.255.255.254'], ['9.9.9.9', '9.9.9.8']].map |$pair| {
  [$first, $last] = $pair.map |$text| { parse_network($text)['start'] }
  range_to_networks($first, $last).map |$network| { show_network($network) }
}
$free = [['10.0.0.0/8', '10.1.2.0/24'], ['192.168.0.0/24', '192.168.0.77'], ['10.0.0.0/9', '10.128.0.0/10'], ['1.1.1.0/24', '1.1.1.0/24']].map |$pair| {
  exclude(parse_network($pair[0]), parse_network($pair[1])).map |$network| { show_network($network) }
}
$errors = ['10.0.0.0/8', '300.1', 'fe80::1', '1.2.3.4/33', 7].map |$value| {
  case $value {
    Cidr::Text: { if $value =~ /\/(3[3-9]|[4-9]\d)\z/ { "${value}: no prefix" } else { show_network(parse_network($value)) } }
    String: { "${value}: no network" }
    default: { "${value}: no text" }
  }
}
[Hash($results), $ranges.map |$list| { [$list.length, $list[0, 3]] }, $free.map |$list| { [$list.length, $list[-2, 2]] }, $errors]
