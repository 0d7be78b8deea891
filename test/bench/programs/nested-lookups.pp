# Finds 10,000 settings in a nested hash: by node, else by role, else in the defaults.
$data = {
  'nodes'    => Hash(Integer[1, 50].map |$i| { ["node${$i * 4}", { 'port' => 9000 + $i }] }),
  'roles'    => { 'web' => { 'port' => 80, 'workers' => 8 }, 'db' => { 'port' => 5432 } },
  'defaults' => { 'port' => 22, 'workers' => 2 },
}
function setting(Hash $data, String $node, String $role, String $key) >> Optional[Integer] {
  $own = $data['nodes'][$node]
  if $own and $key in $own { return $own[$key] }
  $shared = $data['roles'][$role]
  if $shared and $key in $shared { return $shared[$key] }
  $data['defaults'][$key]
}
$roles = ['web', 'db', 'cache']
Integer[1, 5000].reduce(0) |$sum, $i| {
  $node = "node${$i % 200}"
  $role = $roles[$i % 3]
  $sum + setting($data, $node, $role, 'port') + setting($data, $node, $role, 'workers')
}
