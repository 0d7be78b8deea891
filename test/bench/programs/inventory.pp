# Groups 600 hosts by role in nested hashes with defaults, and sums them up.
$hosts = Integer[1, 600].map |$i| {
  { 'name' => "h${i}", 'role' => ['web', 'db', 'cache'][$i % 3], 'cpus' => 1 + $i % 8, 'tags' => ["r${$i % 4}", "z${$i % 2}"] }
}
$grouped = $hosts.reduce({}) |$memo, $host| {
  $old = $memo[$host['role']] ? { undef => { 'cpus' => 0, 'tags' => {} }, default => $memo[$host['role']] }
  $tags = $host['tags'].reduce($old['tags']) |$all, $tag| {
    $all + { $tag => if $tag in $all { $all[$tag] + 1 } else { 1 } }
  }
  $memo + { $host['role'] => { 'cpus' => $old['cpus'] + $host['cpus'], 'tags' => $tags } }
}
$lines = $grouped.map |$role, $data| {
  $tags = $data['tags'].map |$tag, $count| { "${tag}=${count}" }.sort.join(',')
  "${role}: ${data['cpus']} ${tags}"
}
$lines.sort.join("\n")
