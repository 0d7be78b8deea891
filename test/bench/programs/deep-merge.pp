# Merges the settings of 500 nodes with defaults, at every depth.
function merge_deep(Hash $left, Hash $right) >> Hash {
  $right.reduce($left) |$result, $entry| {
    [$key, $value] = $entry
    if $value =~ Hash and $result[$key] =~ Hash {
      $result + { $key => merge_deep($result[$key], $value) }
    } else {
      $result + { $key => $value }
    }
  }
}
$defaults = {
  'port'    => 80,
  'logging' => { 'level' => 'info', 'rotate' => { 'days' => 7, 'size' => 100 } },
  'limits'  => { 'open' => 1024, 'memory' => 512 },
}
Integer[1, 500].reduce(0) |$sum, $i| {
  $node = { 'port' => 8000 + $i, 'logging' => { 'rotate' => { 'days' => $i % 30 } }, 'limits' => { 'memory' => $i } }
  $merged = merge_deep($defaults, $node)
  $sum + $merged['port'] + $merged['logging']['rotate']['days'] + $merged['logging']['rotate']['size'] + $merged['limits']['memory']
}
