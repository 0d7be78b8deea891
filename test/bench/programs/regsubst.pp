# Rewrites 3,000 paths with patterns that are literals, strings and computed.
$parts = ['usr', 'local', 'etc']
Integer[1, 3000].reduce(0) |$sum, $i| {
  $part = $parts[$i % 3]
  $path = "/usr/local//etc/conf.d/${i}-site.conf"
  $clean = regsubst($path, '//+', '/', 'G')
  $other = regsubst($clean, "/${part}/", '/opt/', 'GI')
  $name = $other.regsubst(/(\d+)-(\w+)\.conf\z/, '\2_\1')
  $sum + $clean.length + $other.length + $name.length
}
