# Gives ports of pools to instances, respects reserved and wanted ports, and reports conflicts.
type Pool = Struct[{ first => Integer, last => Integer, Optional[step] => Integer[1] }]
type State = Struct[{ taken => Hash[Integer, String], ports => Hash[String, Integer], errors => Array[String] }]
function candidates(Pool $pool) >> Array[Integer] {
  $step = $pool['step'] ? { undef => 1, default => $pool['step'] }
  Integer[$pool['first'], $pool['last']].step($step).map |$port| { $port }
}
function first_free(Pool $pool, Hash[Integer, String] $taken) >> Optional[Integer] {
  candidates($pool).each |$port| {
    unless $port in $taken { return $port }
  }
  undef
}
function assign(State $state, String $name, Integer $port) >> State {
  {
    'taken'  => $state['taken'] + { $port => $name },
    'ports'  => $state['ports'] + { $name => $port },
    'errors' => $state['errors'],
  }
}
function reject(State $state, String $message) >> State {
  $state + { 'errors' => $state['errors'] << $message }
}
function allocate(Array[Hash] $instances, Hash[String, Pool] $pools, Hash[Integer, String] $reserved) >> State {
  $start = { 'taken' => $reserved, 'ports' => {}, 'errors' => [] }
  $fixed = $instances.filter |$instance| { $instance['port'] }
  $free = $instances.filter |$instance| { !$instance['port'] }
  $pinned = $fixed.reduce($start) |$state, $instance| {
    $owner = $state['taken'][$instance['port']]
    if $owner {
      reject($state, "${instance['name']} wants ${instance['port']} of ${owner}")
    } else {
      assign($state, $instance['name'], $instance['port'])
    }
  }
  $free.reduce($pinned) |$state, $instance| {
    $pool = $pools[$instance['pool']]
    if $pool == undef { next(reject($state, "${instance['name']}: no pool ${instance['pool']}")) }
    $port = first_free($pool, $state['taken'])
    $port ? { undef => reject($state, "${instance['name']}: ${instance['pool']} is full"), default => assign($state, $instance['name'], $port) }
  }
}
$pools = { 'web' => { 'first' => 8000, 'last' => 8030 }, 'admin' => { 'first' => 9000, 'last' => 9100, 'step' => 10 }, 'db' => { 'first' => 5432, 'last' => 5450, 'step' => 2 } }
$reserved = { 8000 => 'proxy', 8005 => 'legacy', 9010 => 'agent' }
$results = Integer[1, 6].map |$round| {
  $instances = Integer[1, 50].map |$i| {
    $instance = { 'name' => "i${round}-${i}", 'pool' => ['web', 'admin', 'web', 'db', 'cache'][($i + $round) % 5] }
    if $i % 9 == 0 { $instance + { 'port' => 8000 + $i * $round % 24 } } else { $instance }
  }
  allocate($instances, $pools, $reserved)
}
$results.map |$state| {
  $ports = $state['ports']
  [$ports.length, $ports.reduce(0) |$sum, $pair| { $sum + $pair[1] }, $state['errors'].length, $state['errors'][0, 2], $ports.map |$name, $port| { "${name}=${port}" }[5, 3], $state['taken'].keys.max]
}
