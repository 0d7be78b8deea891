# Merges layered settings of 60 nodes with rules of their own.
function merge_values(Any $low, Any $high) >> Any {
  case [$low, $high] {
    [Hash, Hash]: { merge_hashes($low, $high) }
    [Array, Array]: { unique($low + $high) }
    [Any, Undef]: { $low }
    default: { $high }
  }
}
function merge_hashes(Hash[String, Data] $low, Hash[String, Data] $high) >> Hash[String, Data] {
  $merged = $low.map |$key, $value| {
    [$key, if $key in $high { merge_values($value, $high[$key]) } else { $value }]
  }
  $added = $high.filter |$key, $value| { !($key in $low) }
  Hash($merged) + $added
}
function drop_keys(Data $data) >> Data {
  case $data {
    Hash: {
      $kept = $data.filter |$key, $value| { $key !~ /^--/ and $value != undef }
      $kept.map |$key, $value| { [$key, drop_keys($value)] }.then |$pairs| { Hash($pairs) }
    }
    Array: { $data.map |$value| { drop_keys($value) } }
    default: { $data }
  }
}
function flatten_keys(Data $data, String $prefix = '') >> Array[String] {
  if $data =~ Hash {
    $data.map |$key, $value| { flatten_keys($value, if $prefix == '' { $key } else { "${prefix}.${key}" }) }.flatten
  } else {
    ["${prefix}=${data}"]
  }
}
$common = {
  'ntp' => { 'servers' => ['a.ntp.org', 'b.ntp.org'], 'enabled' => true, 'options' => { 'iburst' => true, 'minpoll' => 6 } },
  'ssh' => { 'port' => 22, 'users' => ['root'], '--secret' => 'x' },
  'users' => { 'alice' => { 'uid' => 1001, 'groups' => ['wheel'] }, 'bob' => { 'uid' => 1002, 'groups' => [] } },
}
$roles = {
  'web' => { 'http' => { 'port' => 80, 'modules' => ['ssl'] }, 'ssh' => { 'users' => ['deploy'] } },
  'db'  => { 'db' => { 'memory' => 4096, 'replicas' => ['db2', 'db3'] }, 'ntp' => { 'options' => { 'minpoll' => 4 } } },
}
$results = Integer[1, 60].map |$i| {
  $role = ['web', 'db'][$i % 2]
  $node = { 'ssh' => { 'port' => 2000 + $i, 'users' => ["user${i}", 'root'] }, 'users' => { 'bob' => { 'groups' => ["team${$i % 5}"] }, "user${i}" => { 'uid' => 2000 + $i } } }
  $merged = [$common, $roles[$role], $node].reduce({}) |$memo, $layer| { merge_hashes($memo, $layer) }
  drop_keys($merged)
}
$lines = $results.map |$result| { flatten_keys($result).sort }
[$lines[0], $lines[1].length, $lines.map |$list| { $list.join(',').length }]
