# Orders the members of clusters, numbers them, and describes the peers of each member.
type Member = Struct[{ host => String[1], rack => Integer, Optional[weight] => Integer[1, 10], Optional[arbiter] => Boolean }]
function by_rack(Array[Member] $members) >> Array[Member] {
  $members.sort |$a, $b| {
    $racks = compare($a['rack'], $b['rack'])
    if $racks == 0 { compare($a['host'], $b['host']) } else { $racks }
  }
}
function spread(Array[Member] $members) >> Array[Member] {
  $groups = by_rack($members).group_by |$member| { $member['rack'] }.values
  $longest = $groups.map |$group| { $group.length }.max
  Integer[0, $longest - 1].map |$i| { $groups.map |$group| { $group[$i] }.filter |$member| { $member != undef } }.flatten
}
function peers(Array[Member] $members, Integer $id) >> Array[String] {
  $members.map |$index, $member| {
    if $index == $id { undef } else { "${$index + 1}@${member['host']}" }
  }.filter |$text| { $text }
}
function ring(Array[Member] $members) >> Hash[String, Tuple[String, String]] {
  $count = $members.length
  $members.reduce({}) |$memo, $member| {
    $i = $memo.length
    $memo + { $member['host'] => [$members[($i + $count - 1) % $count]['host'], $members[($i + 1) % $count]['host']] }
  }
}
function votes(Array[Member] $members) >> Integer {
  $members.filter |$member| { !$member['arbiter'] }.reduce(0) |$sum, $member| {
    $sum + $member['weight'].lest || { 1 }
  }
}
function config(String $name, Array[Member] $members) >> Array[Hash[String, Any]] {
  $ordered = spread($members)
  $neighbours = ring($ordered)
  $total = votes($ordered)
  $ordered.map |$index, $member| {
    $host = $member['host']
    [$left, $right] = $neighbours[$host]
    $values = {
      'cluster' => $name,
      'id'      => $index + 1,
      'host'    => $host,
      'peers'   => peers($ordered, $index),
      'ring'    => "${left} > ${host} > ${right}",
      'quorum'  => $total / 2 + 1,
    }
    if $member['arbiter'] { $values + { 'data' => false } } else { $values }
  }
}
$clusters = Integer[1, 12].map |$c| {
  Integer[1, $c % 5 + 3].map |$i| {
    $member = { 'host' => "n${$i * 7 % 10}-${c}.example.com", 'rack' => ($i * $c) % 3 }
    if $i == 3 { $member + { 'arbiter' => true } } elsif $i % 2 == 0 { $member + { 'weight' => $i } } else { $member }
  }
}
$configs = $clusters.map |$index, $members| { config("c${index}", $members) }
$lines = $configs.map |$config| {
  $config.map |$values| { "${values['cluster']}/${values['id']} ${values['host']} q${values['quorum']}: ${values['peers'].join(' ')}" }
}.flatten
[$configs[3][2], $lines[0, 5], $lines.length, $configs.map |$config| { $config[0]['ring'] }, $lines.reduce(0) |$sum, $line| { $sum + $line.length }]
