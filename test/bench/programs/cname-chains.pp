# Resolves names in nested zones: aliases, wildcards, several addresses, reverse names, and errors such as loops.
type Zones::Record = Struct[{ type => Enum['A', 'CNAME', 'MX', 'TXT'], value => Variant[String[1], Array[String[1], 1]], Optional[ttl] => Integer[0] }]
type Zones::Zones = Hash[String[1], Hash[String[1], Zones::Record]]
type Zones::Answer = Struct[{ status => Enum['ok', 'missing', 'loop'], path => Array[String[1]], addresses => Array[String[1]], ttl => Integer[0] }]
function zone_of(Zones::Zones $zones, String[1] $name) >> Optional[String] {
  if $zones[$name] =~ NotUndef { return $name }
  $rest = $name.regsubst('\A[^.]+\.', '')
  if $rest == $name { undef } else { zone_of($zones, $rest) }
}
function find_record(Zones::Zones $zones, String[1] $name) >> Optional[Zones::Record] {
  $zone = zone_of($zones, $name)
  if $zone =~ Undef { return undef }
  $host = if $name == $zone { '@' } else { $name[0, $name.length - $zone.length - 1] }
  $exact = $zones.dig($zone, $host)
  if $exact { return $exact }
  $wild = $host.regsubst('\A[^.]+', '*')
  $zones.dig($zone, $wild)
}
function answer(String $status, Array[String] $path, Array[String] $addresses = [], Integer $ttl = 0) >> Zones::Answer {
  $result = { 'status' => $status, 'path' => $path, 'addresses' => $addresses, 'ttl' => $ttl }
  $result
}
function resolve(Zones::Zones $zones, String[1] $name, Array[String] $path = [], Integer[0] $ttl = 86400) >> Zones::Answer {
  if $name in $path { return answer('loop', $path + [$name]) }
  $record = find_record($zones, $name)
  $longer = $path + [$name]
  case $record {
    Undef: { answer('missing', $longer) }
    Struct[{ type => Enum['CNAME'], value => String, Optional[ttl] => Integer }]: {
      resolve($zones, $record['value'], $longer, min($ttl, $record['ttl'].lest || { 3600 }))
    }
    default: { answer('ok', $longer, [$record['value']].flatten, min($ttl, get($record, 'ttl', 3600))) }
  }
}
function reverse_name(String $address) >> String {
  [$a, $b, $c, $d] = $address.split('[.]')
  "${d}.${c}.${b}.${a}.in-addr.arpa"
}
$hosts = Hash(Integer[1, 40].map |$i| {
  $record = case $i % 5 {
    0: { { 'type' => 'CNAME', 'value' => "h${$i + 1}.example.org", 'ttl' => 60 * $i } }
    1: { { 'type' => 'A', 'value' => "10.0.${$i % 4}.${i}" } }
    2: { { 'type' => 'A', 'value' => ["10.1.0.${i}", "10.1.1.${i}"], 'ttl' => 300 } }
    3: { { 'type' => 'CNAME', 'value' => "h${$i - 3}.example.org" } }
    default: { { 'type' => 'CNAME', 'value' => "web${i}.apps.example.net" } }
  }
  ["h${i}", $record]
})
$zones = {
  'example.org'      => $hosts + { '@' => { 'type' => 'A', 'value' => '10.0.0.1' }, 'loop1' => { 'type' => 'CNAME', 'value' => 'loop2.example.org' } },
  'apps.example.net' => { '*' => { 'type' => 'A', 'value' => ['192.0.2.1', '192.0.2.2'], 'ttl' => 30 }, '*.test' => { 'type' => 'CNAME', 'value' => 'web0.apps.example.net' } },
  'example.net'      => { '@' => { 'type' => 'TXT', 'value' => 'none' }, 'back' => { 'type' => 'CNAME', 'value' => 'loop1.example.org' } },
} + { 'lab' => { 'loop2' => { 'type' => 'CNAME', 'value' => 'x.lab' } } }
$all = $zones + { 'example.org' => $zones['example.org'] + { 'loop2' => { 'type' => 'CNAME', 'value' => 'back.example.net' } } }
$queries = Integer[1, 44].map |$i| { "h${i}.example.org" } + ['example.org', 'loop1.example.org', 'a.test.apps.example.net', 'x.y.z', 'other.apps.example.net', 'lab']
$answers = $queries.map |$query| { resolve($all, $query) }
$lines = $answers.map |$index, $it| {
  $shown = $it['status'] ? { 'ok' => $it['addresses'].join(' '), default => $it['status'] }
  sprintf('%-24s %5d %d %s', $queries[$index], $it['ttl'], $it['path'].length, $shown)
}
$reverse = $answers.map |$it| { $it['addresses'].map |$address| { [reverse_name($address), $it['path'][-1]] } }.reduce([]) |$memo, $pairs| { $memo + $pairs }
$names = $reverse.group_by |$pair| { $pair[0] }.map |$name, $pairs| { [$name, $pairs.map |$pair| { $pair[1] }.unique] }
$statuses = $answers.group_by |$it| { $it['status'] }.map |$status, $items| { "${status} ${items.length}" }
[$lines, $statuses, $names[0, 6], $names.length, $answers[45]['path']]
