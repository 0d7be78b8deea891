# Merges defaults, roles and nodes 2,000 times, and picks keys of the result.
function merge_all(Array[Hash[String, Scalar]] $hashes) >> Hash[String, Scalar] {
  $hashes.reduce({}) |$memo, $hash| { $memo + $hash }
}
$defaults = { 'port' => 80, 'workers' => 2, 'tls' => false, 'log' => 'info' }
$roles = { 'web' => { 'workers' => 8, 'tls' => true }, 'db' => { 'port' => 5432 }, 'cache' => {} }
$names = ['web', 'db', 'cache']
Integer[1, 2000].reduce(0) |$sum, $i| {
  $node = { 'id' => $i, 'port' => 9000 + $i % 7 }
  $role = $roles[$names[$i % 3]]
  $config = if $i % 2 == 0 { $defaults + $role + $node } else { merge_all([$defaults, $role, $node]) }
  $kept = $config.filter |$key, $value| { $value =~ Integer }
  $rest = $config - ['log', 'tls']
  $sum + $config['port'] + $config['workers'] + $kept.size + $rest.length + if $config['tls'] { 1 } else { 0 }
}
