# Checks the definitions of services against types, explains what is wrong, and normalizes the valid ones.
type Port = Integer[1, 65535]
type Listen = Variant[Port, Pattern[/\A[\w.]+:\d+\z/], Struct[{ port => Port, Optional[address] => String[1] }]]
type Check = Struct[{ kind => Enum['http', 'tcp'], Optional[path] => Pattern[/\A\//], Optional[interval] => Integer[1] }]
type Definition = Struct[{ name => Pattern[/\A[a-z][a-z0-9_]*\z/], listen => Variant[Listen, Array[Listen, 1]], Optional[checks] => Array[Check], Optional[env] => Hash[Pattern[/\A[A-Z_]+\z/], Scalar] }]
function problems(Hash $input) >> Array[String] {
  $unknown = ($input.keys - ['name', 'listen', 'checks', 'env']).map |$key| { "unknown key ${key}" }
  $name = $input['name'] ? {
    Undef             => ['no name'],
    Pattern[/[A-Z]/]  => ["name ${input['name']} has capitals"],
    Definition_name   => [],
    default           => ["bad name ${input['name']}"],
  }
  $listen = $input['listen'] ? {
    Undef            => ['nothing to listen on'],
    Array[Listen, 1] => [],
    Listen           => [],
    Array            => $input['listen'].filter |$item| { $item !~ Listen }.map |$item| { "cannot listen on ${item}" },
    default          => ["cannot listen on ${input['listen']}"],
  }
  $checks = $input.dig('checks').lest || { [] }
  $bad = $checks.map |$index, $check| {
    if $check =~ Check { undef } elsif $check =~ Hash { "check ${index}: ${check.keys.join(' ')}" } else { "check ${index} is no hash" }
  }.filter |$text| { $text =~ String }
  $unknown + $name + $listen + $bad
}
type Definition_name = Pattern[/\A[a-z][a-z0-9_]*\z/]
function sockets(Variant[Listen, Array[Listen]] $listen) >> Array[Tuple[String, Port]] {
  case $listen {
    Port: { [['0.0.0.0', $listen]] }
    String: { with(*$listen.split(':')) |$address, $port| { [[$address, Integer($port)]] } }
    Hash: { [[pick_address($listen), $listen['port']]] }
    default: { $listen.map |$item| { sockets($item) }.reduce([]) |$all, $some| { $all + $some } }
  }
}
function pick_address(Hash $listen) >> String {
  if 'address' in $listen { $listen['address'] } else { '0.0.0.0' }
}
function normalize(Definition $definition) >> Hash[String, Any] {
  $checks = $definition['checks'].lest || { [{ 'kind' => 'tcp' }] }
  $result = {
    'name'    => $definition['name'],
    'sockets' => sockets($definition['listen']).map |$socket| { "${socket[0]}:${socket[1]}" }.sort,
    'checks'  => $checks.map |$check| { { 'interval' => 10, 'path' => '/' } + $check },
    'env'     => $definition['env'] ? { undef => [], default => $definition['env'].map |$key, $value| { "${key}=${value}" } },
  }
  $result
}
$inputs = Integer[1, 80].map |$i| {
  $listen = [8000 + $i, "lo:${i}", [$i, { 'port' => $i, 'address' => '::1' }], { 'port' => 70000 - $i * 100 }, [$i, 'none', -1], ''][$i % 6]
  $base = { 'name' => ["svc${i}", 'Web', "9svc", "db_${i}"][$i % 4], 'listen' => $listen }
  case $i % 5 {
    1: { $base + { 'checks' => [{ 'kind' => 'http', 'path' => '/up' }, { 'kind' => 'tcp', 'interval' => $i }] } }
    2: { $base + { 'checks' => [{ 'kind' => 'udp' }, 'ping'], 'extra' => true } }
    3: { $base + { 'env' => { 'LEVEL' => 'debug', 'SIZE' => $i, 'FLAG' => $i % 2 == 0 } } }
    default: { $base }
  }
}
[$good, $wrong] = $inputs.reduce([[], []]) |$memo, $input| {
  if $input =~ Definition { [$memo[0] + [normalize($input)], $memo[1]] } else { [$memo[0], $memo[1] + [problems($input)]] }
}
[$good.length, $good[0], $good[2], $good[5]['sockets'], $wrong.flatten.length, $wrong.map |$list| { $list.join('; ') }.unique[0, 12]]
