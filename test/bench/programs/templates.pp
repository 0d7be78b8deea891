# Builds lines from conditions, selectors and nested interpolations 2,000 times.
function line_of(Hash $user, String $shell = '/bin/sh', Optional[Integer] $gid = undef) >> String {
  $group = $gid ? { undef => $user['uid'], 0 => 'root', default => $gid }
  $home = if $user['system'] { "/var/lib/${user['name']}" } else { "/home/${user['name']}" }
  $comment = unless $user['mail'] =~ Undef { "${user['name'].capitalize} <${user['mail']}>" } else { '' }
  "${user['name']}:x:${user['uid']}:${group}:${comment}:${home}:${shell}"
}
$lines = Integer[1, 2000].map |$i| {
  $user = { 'name' => "user${i}", 'uid' => 1000 + $i, 'system' => $i % 5 == 0, 'mail' => if $i % 3 == 0 { "u${i}@example.com" } }
  if $i % 2 == 0 { line_of($user) } elsif $i % 7 == 0 { line_of($user, '/bin/bash', 0) } else { line_of($user, '/bin/zsh', $i) }
}
$text = $lines.join("\n")
"${text.length} ${lines.all |$line| { $line =~ /\Auser\d+:x:\d+/ }} ${lines.any |$line| { 'root' in $line }} ${lines[13]}"
