# Looks for 3,000 names in arrays, hashes, strings and types, in chains of unless and elsif.
$allowed = ['ssh', 'http', 'https', 'dns']
$ports = { 'ssh' => 22, 'http' => 80, 'https' => 443 }
$names = ['SSH', 'http', 'ftp', 'https', 'telnet', 'dns-tcp']
Integer[1, 3000].reduce(0) |$s, $i| {
  $n = $names[$i % 6]
  $a = unless $n in $allowed { if $n in $ports { 1 } else { 2 } } else { 3 }
  $b = if 'tp' in $n { 1 } elsif /^d/ in [$n] { 2 } elsif $n =~ /^t(.*)t$/ { $1.length } else { 4 }
  $c = unless $n == 'ftp' or $n != 'ssh' { 5 } else { 6 }
  $d = if String in [$n, $i] and Integer in [$i] { 1 } else { 0 }
  $s + $a + $b + $c + $d
}
