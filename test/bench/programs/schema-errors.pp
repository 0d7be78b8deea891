# Checks nested settings of 60 services against type aliases and collects the errors with their paths.
type Port = Integer[1, 65535]
type Host = Pattern[/\A[a-z][a-z0-9-]*(\.[a-z][a-z0-9-]*)*\z/]
type Endpoint = Struct[{ host => Host, port => Port, Optional[tls] => Boolean }]
type Duration = Variant[Integer[0], Pattern[/\A\d+(ms|s|m|h)\z/]]
type Limits = Hash[Enum['memory', 'files', 'cpu'], Variant[Integer[0], Enum['unlimited']], 1]
function field_error(String $path, Any $value, Type $type) >> Array[String] {
  if $value =~ $type { [] } else { ["${path}: expected ${type}, got ${$value ? { String => "'${value}'", default => type($value, 'generalized') }}"] }
}
function endpoint_errors(String $path, Any $value) >> Array[String] {
  case $value {
    Endpoint: { [] }
    Hash: {
      $unknown = ($value.keys - ['host', 'port', 'tls']).map |$key| { "${path}: unknown key ${key}" }
      $missing = ['host', 'port'].filter |$key| { !($key in $value) }.map |$key| { "${path}: missing key ${key}" }
      $bad = if 'port' in $value and $value['port'] !~ Port { ["${path}/port: not a port"] } else { [] }
      $unknown + $missing + $bad
    }
    /\A([a-z][a-z0-9.-]*):(\d+)\z/: { if Integer($2) =~ Port { [] } else { ["${path}: port ${2} of ${1}"] } }
    default: { ["${path}: not an endpoint"] }
  }
}
function service_errors(String $name, Hash $settings) >> Array[String] {
  $endpoints = $settings.get('endpoints', [])
  $found = if $endpoints =~ Array {
    $endpoints.map |$index, $endpoint| { endpoint_errors("${name}/endpoints/${index}", $endpoint) }.flatten
  } else {
    ["${name}/endpoints: not a list"]
  }
  $timeout = if $settings.get('timeout', 0) =~ Duration { [] } else { ["${name}/timeout: not a duration"] }
  $limits = $settings['limits'] ? {
    Undef   => [],
    Limits  => [],
    Hash    => $settings['limits'].filter |$key, $limit| { !([$key, $limit] =~ Tuple[Enum['memory', 'files', 'cpu'], Variant[Integer[0], Enum['unlimited']]]) }.map |$key, $_limit| { "${name}/limits/${key}: wrong" },
    default => ["${name}/limits: not a hash"],
  }
  $found + $timeout + $limits + field_error("${name}/owner", $settings['owner'], Optional[String[1]])
}
$services = Integer[1, 60].reduce({}) |$memo, $i| {
  $endpoints = case $i % 6 {
    0: { [{ 'host' => 'db', 'port' => $i * 2000 }, "cache.local:${$i * 1500}"] }
    1: { 'none' }
    2: { [{ 'host' => 'web-1.example', 'port' => 80 + $i, 'tls' => true }] }
    3: { [{ 'name' => 'x', 'port' => 'http' }, 'nowhere', { 'host' => 'a.b', 'port' => 1, 'tls' => 'no' }] }
    4: { [] }
    default: { ['api:443', 'api:70000', undef] }
  }
  $limits = [undef, { 'memory' => 10, 'cpu' => 'unlimited' }, { 'memory' => 'much', 'disk' => 1 }, 'none', {}][$i % 5]
  $timeout = [30, '30s', '5 minutes', '100ms', -1, '2h', 1.5][$i % 7]
  $memo + { "svc${i}" => { 'endpoints' => $endpoints, 'limits' => $limits, 'timeout' => $timeout, 'owner' => ['ops', '', undef, 7][$i % 4] } }
}
$errors = $services.map |$name, $settings| { service_errors($name, $settings) }
$valid = $services.keys.filter |$name| { service_errors($name, $services[$name]).empty }
[$errors.flatten.length, $errors[2], $errors[5], $errors[47], $valid, $errors.flatten.group_by |$error| { $error.split(': ')[1] }.map |$text, $list| { $list.length }]
