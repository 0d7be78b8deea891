# Checks requests for secrets against policies of paths, hands out secret values with leases, and writes a log without secrets.
type Vault::Capability = Enum['read', 'write', 'list', 'delete', 'deny']
type Vault::Policy = Hash[String[1], Array[Vault::Capability]]
type Vault::Secret = Variant[Sensitive[String], Hash[String, Sensitive[String]]]
type Vault::Token = Struct[{ id => Sensitive[String[8]], policies => Array[String], expires => Timestamp }]
type Vault::Denied = Tuple[Enum['denied', 'expired', 'missing'], String]
function path_pattern(String $path) >> Regexp {
  $escaped = $path.regsubst('[.]', '[.]', 'G').regsubst('\+', '[^/]+', 'G').regsubst('\*\z', '.*')
  Regexp("\\A${escaped}\\z")
}
function weight(String $path) >> Integer {
  $first = $path.index |$letter| { $letter in ['+', '*'] }
  $exact = $first.lest || { $path.length * 10 }
  $exact * 100 + $path.length
}
function capabilities(Hash[String, Hash] $policies, Array[String] $names, String $path) >> Array[Vault::Capability] {
  $matching = $names.map |$name| {
    $policies.get($name, {}).filter |$rule, $entry| { $path =~ $entry['pattern'] }.map |$rule, $entry| { [$entry['weight'], $entry['allow']] }
  }.reduce([]) |$all, $some| { $all + $some }
  if $matching.empty { return [] }
  $highest = $matching.map |$match| { $match[0] }.max
  $allowed = $matching.filter |$match| { $match[0] == $highest }.map |$match| { $match[1] }.flatten.unique
  if 'deny' in $allowed { [] } else { $allowed }
}
function read_secret(Hash[String, Vault::Secret] $secrets, Hash $policies, Vault::Token $token, String $path, Timestamp $now) >> Variant[Vault::Secret, Vault::Denied] {
  if $now > $token['expires'] { return ['expired', $path] }
  $allowed = capabilities($policies, $token['policies'], $path)
  if !('read' in $allowed) { return ['denied', $path] }
  $secrets[$path] ? { undef => ['missing', $path], default => $secrets[$path] }
}
function mask(Variant[String, Sensitive[String]] $value) >> String {
  case $value {
    Sensitive: {
      $text = $value.unwrap
      if $text.length > 6 { "${text[0, 2]}...(${$text.length})" } else { '***' }
    }
    default: { $value }
  }
}
function show(Variant[Vault::Secret, Vault::Denied] $answer) >> String {
  case $answer {
    Vault::Denied: { "${answer[0]} ${answer[1]}" }
    Sensitive: { mask($answer) }
    Hash[String, Sensitive]: { $answer.map |$key, $value| { "${key}=${mask($value)}" }.join(' ') }
  }
}
function rotate(Vault::Secret $secret, Integer $round) >> Vault::Secret {
  case $secret {
    Sensitive[String]: {
      $letters = $secret.unwrap.split('')
      $shift = $round % $letters.length
      Sensitive(($letters[$shift, -1] + $letters[0, $shift]).join.upcase)
    }
    default: { Hash($secret.map |$key, $value| { [$key, rotate($value, $round + $key.length)] }) }
  }
}
$sources = {
  'admin'  => { '*' => ['read', 'write', 'list', 'delete'] },
  'web'    => { 'secret/web/*' => ['read', 'list'], 'secret/web/private/+' => ['deny'], 'secret/+/shared' => ['read'] },
  'deploy' => { 'secret/+/deploy-key' => ['read'], 'secret/db/*' => ['read', 'write'], 'secret/db/root' => ['deny'], 'sys/v1.0/+/health' => ['list'] },
  'audit'  => { 'secret/*' => ['list'], 'secret/audit' => ['read'] },
}
$policies = $sources.reduce({}) |$memo, $entry| {
  $rules = $entry[1].map |$path, $allow| { [$path, { 'pattern' => path_pattern($path), 'weight' => weight($path), 'allow' => $allow }] }
  $memo + { $entry[0] => Hash($rules) }
}
$start = Timestamp('2024-03-01T08:00:00')
$tokens = Integer[1, 8].map |$i| {
  {
    'id'       => Sensitive("token-${i}-${$i * 7919}"),
    'policies' => [['admin'], ['web'], ['web', 'deploy'], ['deploy', 'unknown'], ['audit', 'web'], []][$i % 6],
    'expires'  => $start + Timespan({ 'minutes' => $i * 25 }),
  }
}
$secrets = Hash(['web', 'db', 'mail'].map |$index, $area| {
  {
    "secret/${area}/deploy-key"   => Sensitive("ssh-${area}-${$index * 1234567 + 99}"),
    "secret/${area}/shared"       => { 'user' => Sensitive("${area}_user"), 'password' => Sensitive("pw${index}") },
    "secret/${area}/private/key"  => Sensitive('top'),
    "secret/${area}/root"         => { 'password' => Sensitive("root-of-${area}") },
  }.map |$path, $secret| { [$path, $secret] }
}.reduce([]) |$all, $some| { $all + $some }) + { 'secret/audit' => Sensitive('audit-log-key') }
$paths = $secrets.keys + ['secret/web/nothing', 'sys/v1.0/node/health']
$requests = $tokens.map |$index, $token| {
  $paths.filter |$number, $path| { ($number + $index) % 2 == 0 }.map |$number, $path| { [$token, $path, $start + Timespan({ 'minutes' => $number * 4 + $index * 10 })] }
}.reduce([]) |$all, $some| { $all + $some }
$answers = $requests.map |$request| { read_secret($secrets, $policies, $request[0], $request[1], $request[2]) }
$log = $requests.map |$number, $request| {
  [$token, $path, $time] = $request
  $left = $token['expires'] - $time
  sprintf('%s %s %s %s: %s', $time.strftime('%H:%M'), mask($token['id']), if $left > Timespan(0) { $left.strftime('%H:%M') } else { '--:--' }, $path, show($answers[$number]))
}
$counts = $answers.map |$answer| {
  $answer ? { Vault::Denied => $answer[0], Sensitive => 'secret', default => 'secrets' }
}.group_by |$kind| { $kind }
$rotated = $secrets.map |$path, $secret| { "${path} ${show(rotate($secret, $path.length))}" }
[$log.filter |$number, $line| { $number % 5 == 0 }, Hash($counts.map |$kind, $list| { [$kind, $list.length] }), $rotated, "${tokens[0]['id']} ${secrets['secret/db/shared']}"]
