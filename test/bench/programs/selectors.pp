# Chooses package names, paths and numbers from the facts of 5,000 nodes with selectors.
$families = ['Debian', 'RedHat', 'Suse', 'FreeBSD']
Integer[1, 5000].map |$i| {
  $node = { 'os' => { 'family' => $families[$i % 4], 'major' => $i % 12 }, 'memory' => $i * 16 }
  $package = $node['os']['family'] ? {
    'debian'           => 'apache2',
    /^(RedHat|Suse)$/  => 'httpd',
    default            => 'apache24',
  }
  $root = $node['os']['family'] ? { 'FreeBSD' => '/usr/local/etc', default => '/etc' }
  $workers = $node['memory'] ? { Integer[0, 1024] => 1, Integer[1025, 16384] => 4, default => 16 }
  "${root}/${package} ${workers}".length
}.reduce |$sum, $x| { $sum + $x }
