# Keeps credentials as Sensitive values, checks their strength, writes files with them, and shows reports without them.
type Creds::Secret = Sensitive[String[1]]
type Creds::Account = Struct[{ login => Pattern[/\A[a-z][a-z0-9_]*\z/], password => Creds::Secret, Optional[token] => Creds::Secret, roles => Array[String] }]
function strength(Creds::Secret $secret) >> Integer[0, 5] {
  $text = $secret.unwrap
  $classes = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/].filter |$pattern| { $text =~ $pattern }.length
  if $text.length < 8 { min($classes, 2) } elsif $text.length > 14 { $classes + 1 } else { $classes }
}
function same_secret(Creds::Secret $a, Creds::Secret $b) >> Boolean {
  $a.unwrap == $b.unwrap
}
function checksum(Creds::Secret $secret) >> Integer {
  $secret.unwrap |$text| { $text.split('').reduce(7) |$sum, $letter| { ($sum * 31 + index_of("0123456789abcdefghijklmnopqrstuvwxyz-!", $letter.downcase)) % 65521 } }
}
function index_of(String $text, String $part) >> Integer {
  $found = $text.split('').index($part)
  if $found { $found } else { 99 }
}
function account(Integer $i) >> Creds::Account {
  $words = ['correct', 'Horse', 'battery-9', 'Staple!', 'x']
  $base = {
    'login'    => "user${i}",
    'password' => Sensitive("${words[$i % 5]}${if $i % 3 == 0 { "-${i}-${words[$i % 4]}" } else { '' }}"),
    'roles'    => ['read', 'write', 'admin'].filter |$index, $role| { $i % ($index + 2) == 0 },
  }
  if $i % 4 == 0 { $base + { 'token' => Sensitive(sprintf('%08x', $i * 7919)) } } else { $base }
}
function file_lines(Array[Creds::Account] $accounts) >> Sensitive[String] {
  $lines = $accounts.map |$account| {
    $token = $account['token'].then |$it| { ":${it.unwrap}" }
    "${account['login']}:${account['password'].unwrap}${token}"
  }
  Sensitive($lines.join("\n"))
}
function report(Creds::Account $account) >> String {
  $token = $account['token'] ? { NotUndef => " token ${account['token']}", default => '' }
  "${account['login']} (${account['roles'].join('/')}): ${account['password']}${token}, strength ${strength($account['password'])}"
}
function advice(Creds::Account $account) >> Optional[String] {
  $level = strength($account['password'])
  case [$level, 'admin' in $account['roles']] {
    [Integer[0, 1], true]: { "${account['login']} must change the password now" }
    [Integer[0, 2], default]: { "${account['login']} should choose a longer password" }
    [default, true]: { if $account['token'] { undef } else { "${account['login']} needs a token" } }
    default: { undef }
  }
}
$accounts = Integer[1, 60].map |$i| { account($i) }
$text = file_lines($accounts)
$repeated = $accounts.filter |$index, $account| {
  $index > 0 and same_secret($account['password'], $accounts[$index - 1]['password']) or $index >= 5 and same_secret($account['password'], $accounts[$index - 5]['password'])
}
$levels = $accounts.group_by |$account| { strength($account['password']) }
[
  $accounts[0, 8].map |$account| { report($account) },
  "${text}",
  $text.unwrap.length,
  $accounts.map |$account| { advice($account) }.filter |$it| { $it },
  $repeated.map |$account| { $account['login'] },
  $levels.map |$level, $all| { "${level}: ${all.length}" },
  $accounts.map |$account| { checksum($account['password']) },
]
