# Sorts 5,000 paths that have long common prefixes.
$paths = Integer[1, 5000].map |$i| { "/etc/puppetlabs/code/environments/production/modules/m${($i * 7919) % 53}/manifests/c${($i * 31) % 5003}.pp" }
$sorted = $paths.sort
"${sorted[0]} ${sorted[2500]} ${sorted[-1]}"
