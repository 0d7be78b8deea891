# Sorts 5,000 host names.
$sites = ['ams', 'fra', 'lon', 'nyc', 'sin']
$hosts = Integer[1, 5000].map |$i| { "web${($i * 7919) % 5003}.${sites[$i % 5]}.example.com" }
$sorted = $hosts.sort
"${sorted[0]} ${sorted[2500]} ${sorted[-1]}"
