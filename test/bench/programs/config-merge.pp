# Merges three layers of settings recursively 400 times, by the types of the values.
function combine(Hash $a, Hash $b) >> Hash {
  $b.reduce($a) |$acc, $kv| {
    [$k, $v] = $kv
    $old = $acc[$k]
    $new = case [$old, $v] {
      [Hash, Hash]: { combine($old, $v) }
      [Array, Array]: { ($old + $v).unique }
      [NotUndef, Undef]: { $old }
      default: { $v }
    }
    $acc + { $k => $new }
  }
}
$base = { 'port' => 80, 'tls' => { 'on' => false, 'ciphers' => ['a', 'b'] }, 'users' => ['root'], 'log' => { 'level' => 'info', 'files' => { 'main' => '/var/log/x' } } }
Integer[1, 400].map |$i| {
  $role = { 'tls' => { 'on' => true, 'ciphers' => ['b', 'c'] }, 'users' => ["u${i}"], 'log' => { 'files' => { 'audit' => "/var/log/${i}" } } }
  $node = { 'port' => 8000 + $i, 'log' => { 'level' => undef }, 'extra' => [$i] }
  $r = [$base, $role, $node].reduce |$x, $y| { combine($x, $y) }
  "${r['port']}${r['tls']['ciphers'].join}${r['users'].join}${r['log']['files'].size}${r['log']['level']}".length
}.reduce |$a, $b| { $a + $b }
