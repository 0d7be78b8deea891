# Looks up 5 keys for 100 nodes in layers of settings, with a strategy for each key, and fills in the values of the node.
function layers_of(Hash[String, String] $node) >> Array[String] {
  ["nodes/${node['host']}", "roles/${node['role']}", "sites/${node['site']}", 'common']
}
function fill_in(Data $value, Hash[String, String] $node) >> Data {
  case $value {
    String: { $node.reduce($value) |$text, $fact| { $text.regsubst("%{${fact[0]}}", $fact[1], 'G') } }
    Array:  { $value.map |$element| { fill_in($element, $node) } }
    Hash:   { Hash($value.map |$key, $element| { [$key, fill_in($element, $node)] }) }
    default: { $value }
  }
}
function combine(Hash $low, Hash $high) >> Hash {
  $high.reduce($low) |$merged, $entry| {
    [$key, $value] = $entry
    if $value =~ Hash and $merged[$key] =~ Hash { $merged + { $key => combine($merged[$key], $value) } } else { $merged + { $key => $value } }
  }
}
function find_setting(Hash $data, Array[String] $layers, String $key, Enum['first', 'unique', 'hash', 'deep'] $strategy = 'first') >> Data {
  $values = $layers.map |$layer| { $data.dig($layer, $key) }.filter |$value| { $value =~ NotUndef }
  if $values.empty { return(undef) }
  case $strategy {
    'first':  { $values[0] }
    'unique': { $values.flatten.unique }
    'hash':   { $values.reverse_each.reduce |$low, $high| { $low + $high } }
    'deep':   { $values.reverse_each.reduce |$low, $high| { combine($low, $high) } }
  }
}
$data = {
  'common'     => { 'ntp' => ['pool.example.com'], 'motd' => 'Welcome to %{host}', 'limits' => { 'files' => 1024, 'procs' => 100 }, 'ssh' => { 'port' => 22, 'options' => { 'x11' => false } } },
  'sites/ams'  => { 'ntp' => ['ntp.%{site}.example.com', 'pool.example.com'], 'limits' => { 'files' => 2048 } },
  'sites/fra'  => { 'ntp' => ['ntp.fra.example.com'] },
  'roles/web'  => { 'ssh' => { 'options' => { 'agent' => true } }, 'limits' => { 'cpu' => 4 }, 'packages' => ['nginx'] },
  'roles/db'   => { 'packages' => ['postgresql', 'pg-%{site}'], 'ssh' => { 'port' => 2222 } },
  'nodes/web7' => { 'motd' => 'Do not touch %{host} (%{role})', 'ssh' => { 'options' => { 'x11' => true } } },
}
$strategies = { 'ntp' => 'unique', 'motd' => 'first', 'limits' => 'hash', 'ssh' => 'deep', 'packages' => 'unique' }
Integer[1, 100].reduce(0) |$sum, $i| {
  $role = if $i % 2 == 1 { 'web' } else { 'db' }
  $node = { 'host' => "${role}${i}", 'role' => $role, 'site' => ['ams', 'fra', 'lon'][$i % 3] }
  $layers = layers_of($node)
  $found = $strategies.map |$key, $strategy| { "${key}=${fill_in(find_setting($data, $layers, $key, $strategy), $node)}" }
  $sum + $found.join("\n").length
}
