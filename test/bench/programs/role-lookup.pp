# Resolves the classes and settings of 120 nodes from their names, facts and layers of data.
type Role = Enum['web', 'database', 'cache', 'unknown']
function role_of(String $name) >> Role {
  $name ? {
    /\A(www|web)\d*\./ => 'web',
    /\Adb/             => 'database',
    /\Acache/          => 'cache',
    default            => 'unknown',
  }
}
function interpolate(String $text, Hash[String, String] $variables) >> String {
  $variables.reduce($text) |$result, $fact| { $result.regsubst("%\\{${fact[0]}\\}", $fact[1], 'G') }
}
function deep_merge_data(Data $low, Data $high) >> Data {
  case [$low, $high] {
    [Hash, Hash]: {
      $low + $high.map |$key, $value| { [$key, deep_merge_data($low[$key], $value)] }.convert_to(Hash)
    }
    [Array, Array]: { unique($low + $high) }
    [default, Undef]: { $low }
    default: { $high }
  }
}
function resolve(Hash[String, Hash] $layers, Array[String] $paths, Hash[String, String] $variables) >> Hash {
  $paths
    .map |$path| { interpolate($path, $variables) }
    .filter |$path| { $path in $layers }
    .map |$path| { $layers[$path] }
    .reduce({}) |$result, $layer| { deep_merge_data($result, $layer) }
}
function expand(Data $data, Hash[String, String] $variables) >> Data {
  $data ? {
    String  => interpolate($data, $variables),
    Array   => $data.map |$element| { expand($element, $variables) },
    Hash    => $data.reduce({}) |$memo, $pair| { $memo + { $pair[0] => expand($pair[1], $variables) } },
    default => $data,
  }
}
$layers = {
  'common'           => { 'classes' => ['base', 'ntp'], 'ntp' => { 'servers' => ['0.pool', '1.pool'], 'burst' => true }, 'motd' => '%{name} in %{site}' },
  'role/web'         => { 'classes' => ['nginx'], 'nginx' => { 'workers' => 4, 'names' => ['%{name}', 'www.%{site}'] } },
  'role/database'    => { 'classes' => ['postgres'], 'postgres' => { 'shared' => '2GB', 'hosts' => {} } },
  'role/cache'       => { 'classes' => ['redis', 'ntp'], 'redis' => { 'memory' => 512 } },
  'site/berlin'      => { 'ntp' => { 'servers' => ['ntp.berlin'] }, 'nginx' => { 'workers' => 8 } },
  'site/oslo/web'    => { 'nginx' => { 'tls' => { 'min' => '1.2' } }, 'motd' => undef },
  'node/db1.oslo'    => { 'postgres' => { 'shared' => '8GB', 'hosts' => { 'local' => '%{name}' } } },
}
$names = ['www', 'db', 'cache', 'build']
$nodes = Integer[1, 120].map |$i| { "${names[$i % 4]}${$i}.${['berlin', 'oslo', 'rome'][$i % 3]}" }
$resolved = $nodes.map |$name| {
  $variables = { 'name' => $name, 'site' => $name.split('[.]')[1], 'role' => role_of($name) }
  $data = resolve($layers, ['common', 'role/%{role}', 'site/%{site}', 'site/%{site}/%{role}', 'node/%{name}'], $variables)
  [$name, expand($data, $variables)]
}
$catalog = Hash($resolved)
$classes = $catalog.map |$name, $data| { $data['classes'] }.flatten
$counts = $classes.group_by |$class| { $class }.map |$class, $list| { "${class} ${list.length}" }.sort
[$catalog['www4.oslo'], $catalog['db1.oslo'], $catalog.keys[0, 3], $counts, $catalog.map |$name, $data| { $data.dig('nginx', 'workers') }.filter |$n| { $n =~ Integer }.length, $catalog.values[24]['motd']]
