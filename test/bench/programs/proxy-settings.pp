# Validates the settings of a proxy with a message for each fault, fills in defaults, and writes the lines of the valid ones.
type Proxy::Port = Integer[1, 65535]
type Proxy::Host = Pattern[/\A[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9-]+)*\z/]
type Proxy::Listen = Variant[Proxy::Port, Struct[{ 'address' => Proxy::Host, 'port' => Proxy::Port }]]
type Proxy::Auth = Struct[{ 'realm' => String[1, 40], 'users' => Hash[Pattern[/\A\w+\z/], String[8]], Optional['ttl'] => Integer[0, 86400] }]
type Proxy::Settings = Struct[{
  'listen'             => Variant[Proxy::Listen, Array[Proxy::Listen, 1]],
  'upstream'           => Array[Proxy::Host, 1, 8],
  'balance'            => Enum['roundrobin', 'leastconn', 'source'],
  'timeout'            => Variant[Integer[0], Pattern[/\A\d+(ms|s|m)\z/]],
  'log'                => Variant[Boolean, Enum['errors', 'all']],
  Optional['auth']     => Proxy::Auth,
  Optional['headers']  => Hash[Pattern[/\AX-[A-Za-z-]+\z/], Variant[String, Array[String]]],
}]
function faults(Hash[String, Any] $settings) >> Array[String] {
  $checks = {
    'listen'   => Variant[Proxy::Listen, Array[Proxy::Listen, 1]],
    'upstream' => Array[Proxy::Host, 1, 8],
    'balance'  => Enum['roundrobin', 'leastconn', 'source'],
    'timeout'  => Variant[Integer[0], Pattern[/\A\d+(ms|s|m)\z/]],
    'log'      => Variant[Boolean, Enum['errors', 'all']],
    'auth'     => Optional[Proxy::Auth],
    'headers'  => Optional[Hash[Pattern[/\AX-[A-Za-z-]+\z/], Variant[String, Array[String]]]],
  }
  $wrong = $checks.filter |$name, $type| { $settings[$name] !~ $type }.map |$name, $type| {
    if $settings[$name] =~ Undef { "${name} is missing" } else { "${name} has a wrong value" }
  }
  $unknown = $settings.keys.filter |$name| { !($name in $checks.keys) }.map |$name| { "${name} is unknown" }
  $wrong + $unknown
}
function milliseconds(Variant[Integer[0], String] $timeout) >> Integer[0] {
  case $timeout {
    Integer: { $timeout }
    /\A(\d+)ms\z/: { Integer($1) }
    /\A(\d+)s\z/: { Integer($1) * 1000 }
    /\A(\d+)m\z/: { Integer($1) * 60000 }
    default: { fail("wrong timeout ${timeout}") }
  }
}
function listen_line(Proxy::Listen $listen) >> String {
  case $listen {
    Integer: { "listen *:${listen}" }
    default: { "listen ${listen['address']}:${listen['port']}" }
  }
}
function lines(String $name, Proxy::Settings $settings) >> Array[String] {
  $listens = [$settings['listen']].flatten
  $auth = $settings['auth'].then |$it| {
    ["realm \"${it['realm']}\" ttl ${it['ttl'].lest || { 300 }}"] + $it['users'].keys.sort.map |$user| { "user ${user}" }
  }
  $headers = $settings['headers'].lest || { {} }.map |$key, $value| { [$value].flatten.map |$one| { "header ${key}: ${one}" } }
  $log = $settings['log'] ? { true => 'all', false => 'none', default => $settings['log'] }
  ["proxy ${name}"]
  + $listens.map |$listen| { listen_line($listen) }
  + $settings['upstream'].map |$index, $host| { "server s${index} ${host}${if $index == 0 { ' check' } else { '' }}" }
  + ["balance ${settings['balance']}", "timeout ${milliseconds($settings['timeout'])}", "log ${log}"]
  + $auth.lest || { [] }
  + $headers.flatten
}
$defaults = { 'balance' => 'roundrobin', 'timeout' => '30s', 'log' => false }
$inputs = Integer[1, 60].map |$i| {
  $listen = [80, { 'address' => "host${i}.example.org", 'port' => 8000 + $i }, [443, { 'address' => 'a', 'port' => 1 }], 70000, '80'][$i % 5]
  $base = { 'listen' => $listen, 'upstream' => Integer[1, $i % 4 + 1].map |$n| { "web${n}${if $i % 11 == 0 { '_x' } else { '' }}.local" } }
  $more = case $i % 6 {
    0: { { 'balance' => ['leastconn', 'source', 'random'][$i % 3] } }
    1: { { 'timeout' => [1500, '2m', '250ms', '10h'][$i % 4] } }
    2: { { 'auth' => { 'realm' => "Realm ${i}", 'users' => { 'ann' => 'secret-01', 'bob' => "pass-${i}-long" }, 'ttl' => $i * 60 } } }
    3: { { 'auth' => { 'realm' => 'short', 'users' => { 'eve' => "pw${i}" } } } }
    4: { { 'headers' => { 'X-Frame-Options' => 'DENY', 'X-Tags' => ["a${i}", 'b'] }, 'log' => 'errors' } }
    default: { { 'log' => ['all', true, 'some'][$i % 3], 'retries' => 3 } }
  }
  $defaults + $base + $more
}
$results = $inputs.map |$index, $settings| { [$index, faults($settings), $settings] }
$valid = $results.filter |$result| { $result[1].empty and $result[2] =~ Proxy::Settings }
$written = $valid.map |$result| { lines("p${result[0]}", $result[2]).join("\n") }
$messages = $results.map |$result| { $result[1] }.flatten
[
  $valid.map |$result| { $result[0] },
  $messages.group_by |$it| { $it }.map |$message, $all| { "${message}: ${all.length}" },
  $written[0, 4],
  $written[-2],
  $written.reduce(0) |$sum, $text| { $sum + $text.length },
]
