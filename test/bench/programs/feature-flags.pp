# Decides which features users get: rules with typed conditions, ranges of versions, shares of users, and overrides.
$codes = Hash('abcdefghijklmnopqrstuvwxyz0123456789-.@'.split('').map |$index, $letter| { [$letter, $index + 97] })
function bucket(Hash $codes, String $flag, String *$parts) >> Integer[0, 99] {
  "${flag}.${parts.join('-')}".downcase.split('').reduce(5381) |$hash, $letter| {
    ($hash * 33 + ($codes[$letter].lest || { 7 })) % 1000003
  } % 100
}
function meets(Any $actual, Any $wanted) >> Boolean {
  case $wanted {
    SemVerRange: { $actual =~ String and SemVer($actual) =~ $wanted }
    Regexp: { $actual =~ String and $actual =~ $wanted }
    Type: { $actual =~ $wanted }
    Array: { $actual in $wanted }
    Hash: { $actual =~ Hash and $wanted.all |$key, $inner| { meets($actual[$key], $inner) } }
    default: { $actual == $wanted }
  }
}
function variant_of(Hash[String, Integer[0]] $weights, Integer $bucket) >> Optional[String] {
  $weights.reduce([0, undef]) |$memo, $entry| {
    [$sum, $found] = $memo
    [$name, $weight] = $entry
    if $found == undef and $bucket < $sum + $weight { [$sum + $weight, $name] } else { [$sum + $weight, $found] }
  }[1]
}
function decide(Hash $codes, Hash $flag, Hash $user, String $name, String $default = 'off') >> Tuple[String, String] {
  if $flag['disabled'] { return [$default, 'disabled'] }
  $override = $flag.get('overrides', {})[$user['id']]
  if $override { return [$override, 'override'] }
  $flag['rules'].each |$index, $rule| {
    if $rule['when'].all |$key, $wanted| { meets($user[$key], $wanted) } {
      $variant = if $rule['serve'] =~ Hash {
        variant_of($rule['serve'], bucket($codes, $name, $user['id']))
      } else {
        $rule['serve']
      }
      if $variant { return [$variant, "rule ${$index + 1}"] }
    }
  }
  [$default, 'default']
}
$flags = {
  'new-menu'    => { 'rules' => [
    { 'when' => { 'email' => /@example\.(com|org)\z/ }, 'serve' => 'on' },
    { 'when' => { 'version' => SemVerRange('>=2.1.0 <4.0.0') }, 'serve' => { 'on' => 30, 'beta' => 20 } },
  ] },
  'dark-theme'  => { 'overrides' => { 'u7' => 'black', 'u12' => 'off' }, 'rules' => [
    { 'when' => { 'device.os' => ['ios', 'android'], 'age' => Integer[18] }, 'serve' => { 'dark' => 50, 'black' => 50 } },
    { 'when' => {}, 'serve' => { 'dark' => 10 } },
  ] },
  'fast-search' => { 'disabled' => true, 'rules' => [] },
  'export'      => { 'rules' => [
    { 'when' => { 'plan' => Enum['team', 'company'], 'country' => /\A(DE|FR|AT)\z/ }, 'serve' => 'pdf' },
    { 'when' => { 'plan' => Enum['team', 'company'], 'seats' => Variant[Integer[10], Enum['unlimited']] }, 'serve' => 'csv' },
    { 'when' => { 'device' => { 'os' => 'linux', 'size' => Tuple[Integer[1000], Integer] } }, 'serve' => 'text' },
  ] },
}
$users = Integer[1, 40].map |$i| {
  $os = ['ios', 'linux', 'android', 'windows', 'macos'][$i % 5]
  $user = {
    'id'        => "u${i}",
    'email'     => "user.${i}@${['example.com', 'mail.net', 'example.org', 'web.de'][$i % 4]}",
    'version'   => "${$i % 5}.${$i * 3 % 10}.${$i % 2}",
    'age'       => if $i % 6 == 0 { undef } else { 12 + $i },
    'plan'      => ['free', 'team', 'company'][$i % 3],
    'country'   => ['DE', 'US', 'FR', 'SE'][$i % 4],
    'device'    => { 'os' => $os, 'size' => [640 + $i * 20, 480] },
    'device.os' => $os,
  }
  if $i % 4 == 1 { $user + { 'seats' => if $i % 8 == 1 { 'unlimited' } else { $i } } } else { $user }
}
$decisions = $users.map |$user| {
  [$user['id'], Hash($flags.map |$name, $flag| { [$name, decide($codes, $flag, $user, $name)] })]
}
$counts = $decisions.reduce({}) |$memo, $decision| {
  $decision[1].reduce($memo) |$inner, $entry| {
    [$name, $result] = $entry
    $known = $inner.get($name, {})
    $inner + { $name => $known + { $result[0] => $known.get($result[0], 0) + 1 } }
  }
}
$reasons = $decisions.map |$decision| { $decision[1].map |$name, $result| { $result[1] } }.flatten.group_by |$reason| { $reason }
[
  $decisions[0, 4],
  $counts,
  Hash($reasons.map |$reason, $list| { [$reason, $list.length] }),
  $users[0, 10].map |$user| { bucket($codes, 'share', $user['id'], $user['country']) },
]
