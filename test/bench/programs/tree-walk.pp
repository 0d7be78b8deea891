# Walks 100 nested configurations with tree_each: paths of secrets, sums of numbers, and counts of types.
Integer[1, 100].reduce(0) |$sum, $i| {
  $config = {
    'app'      => { 'name' => "app${i}", 'password' => 'x', 'ports' => [80, 443, 8000 + $i] },
    'database' => { 'hosts' => [{ 'name' => 'db1', 'weight' => 3 }, { 'name' => 'db2', 'weight' => $i }], 'password' => 'y' },
    'features' => { 'cache' => true, 'beta' => false, 'limit' => undef },
  }
  $secrets = $config.tree_each.filter |$entry| { $entry[0][-1] == 'password' }.map |$entry| { $entry[0].join('/') }
  $numbers = $config.tree_each({ 'include_containers' => false }).filter |$entry| { $entry[1] =~ Integer }
    .map |$entry| { $entry[1] }
  $deep = $config.tree_each({ 'include_values' => false }).map |$entry| { $entry[0].length }
  $texts = $config.tree_each({ 'include_root' => false, 'order' => 'breadth_first' }).filter |$entry| { $entry[1] =~ String }.length
  $sum + $secrets.join(' ').length + $numbers.max + $numbers.length + $deep.max + $texts
}
