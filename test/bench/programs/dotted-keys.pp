# Flattens 150 nested hashes to keys with dots, and nests the keys again.
function flatten_keys(Hash[String, Data] $tree, String $prefix = '') >> Hash[String, Data] {
  $tree.reduce({}) |$flat, $entry| {
    [$key, $value] = $entry
    $path = if $prefix == '' { $key } else { "${prefix}.${key}" }
    if $value =~ Hash and !$value.empty { $flat + flatten_keys($value, $path) } else { $flat + { $path => $value } }
  }
}
function put_at(Hash $tree, Array[String, 1] $path, Data $value) >> Hash {
  $key = $path[0]
  if $path.length == 1 {
    $tree + { $key => $value }
  } else {
    $inner = $tree[$key].lest || { {} }
    $tree + { $key => put_at($inner, $path[1, -1], $value) }
  }
}
function nest_keys(Hash[String, Data] $flat) >> Hash {
  $flat.reduce({}) |$tree, $entry| { put_at($tree, $entry[0].split('[.]'), $entry[1]) }
}
Integer[1, 150].reduce(0) |$sum, $i| {
  $settings = {
    'server'   => { 'host' => "web${i}", 'port' => 8000 + $i, 'tls' => { 'cert' => '/etc/cert.pem', 'versions' => ['1.2', '1.3'] } },
    'database' => { 'pool' => { 'min' => 1, 'max' => $i, 'idle' => {} }, 'name' => "app_${i}" },
    'debug'    => $i % 2 == 0,
  }
  $flat = flatten_keys($settings)
  $nested = nest_keys($flat)
  $same = if $nested == $settings { 1 } else { 0 }
  $sum + $flat.length + $flat.keys.join(' ').length + $same
}
