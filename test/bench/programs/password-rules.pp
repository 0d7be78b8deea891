# Checks 300 secret passwords against rules, and masks secrets in 300 lines of a log.
type Problem = Enum['short', 'no digit', 'no letter', 'repeated', 'contains the name', 'common']
function problems(String[1] $user, Sensitive[String] $secret) >> Array[Problem] {
  $password = $secret.unwrap
  $checks = [
    if $password.length < 8 { 'short' },
    if $password !~ /\d/ { 'no digit' },
    unless $password =~ /[A-Za-z]/ { 'no letter' },
    if $password =~ /(.)\1\1/ { 'repeated' },
    if $user.downcase in $password.downcase { 'contains the name' },
    if $password in ['password', 'letmein', 'qwerty12'] { 'common' },
  ]
  $checks.filter |$check| { $check != undef }
}
function strength(Sensitive[String] $secret) >> Integer[0, 100] {
  $text = $secret.unwrap
  $classes = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/].filter |$pattern| { $text =~ $pattern }.length
  min(100, $classes * 15 + $text.length * 3)
}
function mask(String $line) >> String {
  $line
    .regsubst(/(password|token)=\S+/, '\1=***', 'G')
    .regsubst(/\b(\d{4})\d{8}(\d{4})\b/, '\1********\2')
}
$accounts = Integer[1, 300].map |$i| {
  $password = $i % 6 ? {
    0       => "user${i}2024",
    1       => "Str0ng!pass${i}",
    2       => 'letmein',
    3       => "aaa${$i * 7919}",
    4       => String($i * 104729),
    default => "correct-horse-${i}",
  }
  $account = { 'user' => "user${i}", 'password' => Sensitive($password) }
  $account
}
$results = $accounts.map |$account| {
  { 'user' => $account['user'], 'problems' => problems($account['user'], $account['password']), 'strength' => strength($account['password']) }
}
$bad = $results.filter |$result| { !$result['problems'].empty }
$counts = $bad.reduce({}) |$memo, $result| {
  $result['problems'].reduce($memo) |$sums, $problem| { $sums + { $problem => $sums.get($problem, 0) + 1 } }
}
$shown = $accounts[0, 3].map |$account| { "${account['user']}: ${account['password']}" }
$lines = $accounts.map |$index, $account| {
  mask("${account['user']} sent token=abc${index} password=${account['password'].unwrap} card 4000${sprintf('%08d', $index)}1234")
}
[$bad.length, $counts, $results.map |$result| { $result['strength'] }.max, $results[1, 3], $shown, $lines[-1]]
