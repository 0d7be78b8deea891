# Flattens 60 nested settings to paths, filters them by their values, and builds them again.
function path_of(Array[Variant[String, Integer]] $keys) >> String {
  $keys.map |$key| { $key ? { Integer => "[${key}]", default => ".${key}" } }.join.regsubst('\A\.', '')
}
function set_in(Hash $tree, Array[String] $keys, Data $value) >> Hash {
  if $keys.length == 1 {
    $tree + { $keys[0] => $value }
  } else {
    $child = $tree[$keys[0]] ? { Hash => $tree[$keys[0]], default => {} }
    $tree + { $keys[0] => set_in($child, $keys[1, -1], $value) }
  }
}
function leaves(Data $data) >> Array[Array] {
  $data.tree_each({ 'include_containers' => false, 'include_root' => false }).map |$entry| {
    [path_of($entry[0]), $entry[1]]
  }
}
$configurations = Integer[1, 60].map |$i| {
  {
    'name'    => "node${i}",
    'network' => {
      'interfaces' => [
        { 'name' => 'eth0', 'address' => "10.0.${i}.1", 'mtu' => 1500 },
        { 'name' => 'eth1', 'address' => undef, 'mtu' => 9000 + $i },
      ],
      'dns' => { 'servers' => ['10.0.0.53', "10.0.${$i % 5}.53"], 'search' => "site${$i % 3}.example.com" },
    },
    'enabled' => $i % 2 == 0,
    'limits'  => { 'memory' => { 'soft' => 512 * $i, 'hard' => 1024 * $i }, 'files' => $i },
  }
}
$flat = $configurations.map |$configuration| { leaves($configuration) }
$addresses = $flat.map |$pairs| {
  $pairs.filter |$pair| { $pair[0] =~ /address\z/ and $pair[1] =~ NotUndef }.map |$pair| { "${pair[0]}=${pair[1]}" }
}.flatten
$numbers = $flat.reduce(0) |$sum, $pairs| {
  $sum + $pairs.reduce(0) |$memo, $pair| { $pair[1] ? { Integer => $memo + $pair[1], default => $memo } }
}
$rebuilt = $flat.map |$pairs| {
  $pairs
    .filter |$pair| { !($pair[0] in ['name', 'enabled']) and $pair[0] !~ /\[/ }
    .reduce({}) |$tree, $pair| { set_in($tree, $pair[0].split('[.]'), $pair[1]) }
}
$paths = $flat[0].map |$pair| { $pair[0] }
[$paths, $addresses[0, 3], $numbers, $rebuilt[6], $rebuilt.map |$tree| { $tree.dig('limits', 'memory', 'soft') }.max]
