# Places keys on the nodes of a hash ring with virtual points, finds their replicas, and counts the keys that move when nodes come and go.
type Ring = Array[Tuple[Integer, String]]
$alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789-_.:/'.split('')
$codes = Hash($alphabet.map |$index, $letter| { [$letter, $index + 31] })
function digest(Hash[String, Integer] $codes, String $text) >> Integer {
  $hash = $text.split('').reduce(2166136261) |$hash, $letter| { ($hash * 16777 + $codes[$letter] * 104729) % 4294967291 }
  $hash * 1000003 % 4294967291
}
function ring(Hash[String, Integer] $codes, Hash[String, Integer] $weights) >> Ring {
  $points = $weights.map |$node, $weight| {
    Integer[1, $weight * 8].map |$i| { [digest($codes, "${node}:${i}"), $node] }
  }
  $points.reduce([]) |$memo, $list| { $memo + $list }.sort |$a, $b| { compare($a[0], $b[0]) }
}
function position(Ring $ring, Integer $hash, Integer $low, Integer $high) >> Integer {
  if $low >= $high { return $low % $ring.length }
  $middle = ($low + $high) / 2
  if $ring[$middle][0] < $hash { position($ring, $hash, $middle + 1, $high) } else { position($ring, $hash, $low, $middle) }
}
function owner(Ring $ring, Integer $hash) >> String { $ring[position($ring, $hash, 0, $ring.length)][1] }
function replicas(Ring $ring, Integer $hash, Integer[1] $count) >> Array[String] {
  $start = position($ring, $hash, 0, $ring.length)
  collect($ring, $start, $count, [])
}
function collect(Ring $ring, Integer $at, Integer $count, Array[String] $found) >> Array[String] {
  if $found.length == $count { return $found }
  $node = $ring[$at % $ring.length][1]
  collect($ring, $at + 1, $count, if $node in $found { $found } else { $found + [$node] })
}
function loads(Ring $ring, Hash[String, Integer] $hashes) >> Hash[String, Integer] {
  $hashes.reduce({}) |$memo, $entry| {
    $node = owner($ring, $entry[1])
    $known = $memo[$node]
    $memo + { $node => $known ? { undef => 1, default => $known + 1 } }
  }
}
function moved(Ring $before, Ring $after, Hash[String, Integer] $hashes) >> Hash[String, Integer] {
  $hashes.reduce({}) |$memo, $entry| {
    [$from, $to] = [owner($before, $entry[1]), owner($after, $entry[1])]
    if $from == $to { $memo } else {
      $move = "${from} -> ${to}"
      $memo + { $move => $memo.get($move, 0) + 1 }
    }
  }
}
$weights = { 'cache-a' => 2, 'cache-b' => 3, 'cache-c' => 1, 'cache-d' => 2, 'cache-e' => 4 }
$keys = Integer[1, 180].map |$i| { ["user:${i}", "session/${$i * 31}", "img_${i}.png"][$i % 3] }
$hashes = Hash($keys.map |$key| { [$key, digest($codes, $key)] })
$full = ring($codes, $weights)
$without = ring($codes, $weights.filter |$node, $weight| { $node != 'cache-b' })
$more = ring($codes, $weights + { 'cache-f' => 2 })
$loads = loads($full, $hashes)
$report = $weights.map |$node, $weight| {
  $count = $loads.get($node, 0)
  sprintf('%-8s %d %4d keys %5.1f%% of %4.1f%%', $node, $weight, $count, $count * 100.0 / $keys.length, $weight * 100.0 / 12)
}
$pairs = $keys.map |$key| { replicas($full, $hashes[$key], 3) }
$together = $pairs.reduce({}) |$memo, $nodes| {
  $name = $nodes.sort.join('+')
  $memo + { $name => $memo.get($name, 0) + 1 }
}
$top = $together.map |$name, $count| { [$count, $name] }.sort |$a, $b| { if $a[0] == $b[0] { compare($a[1], $b[1]) } else { compare($b[0], $a[0]) } }
[$report, $full[0, 3], moved($full, $without, $hashes).map |$move, $count| { "${move}: ${count}" }.sort, moved($full, $more, $hashes).values.reduce(0) |$a, $b| { $a + $b }, $top[0, 4], $pairs[0, 3]]
