# Checks 10,000 times whether a list, a hash, a text, a pattern or a type contains a value.
$supported = ['Debian', 'Ubuntu', 'RedHat', 'Rocky', 'AlmaLinux']
$ports = { 'http' => 80, 'https' => 443 }
$names = ['debian', 'Windows', 'https', 'web01', 'rocky']
Integer[1, 10000].reduce(0) |$sum, $i| {
  $name = $names[$i % 5]
  $listed = if $name in $supported { 1 } else { 0 }
  $keyed = if $name in $ports { 10 } else { 0 }
  $part = if 'eb' in $name { 100 } else { 0 }
  $matched = if $name =~ /^web\d\d$/ { 1000 } else { 0 }
  $typed = if $i =~ Variant[Integer[1, 5000], Enum['all']] { 10000 } else { 0 }
  $sum + $listed + $keyed + $part + $matched + $typed
}
