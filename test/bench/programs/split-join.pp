# Splits 5,000 paths at slashes and joins their parts in another order.
$paths = Integer[1, 5000].map |$i| { "/srv/sites/site${$i % 97}/releases/${i}/public" }
$names = $paths.map |$path| {
  $parts = $path.split('/').filter |$part| { $part != '' }
  $parts.reverse_each.map |$part| { $part.upcase }.join('.')
}
$names.filter |$name| { $name =~ /SITE9\d\./ }.join(',').length
