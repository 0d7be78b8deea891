# Sorts 300 releases with versioncmp and counts those between two others.
$releases = Integer[1, 300].map |$i| { "${$i % 5}.${$i * 7 % 23}.${$i}${if $i % 4 == 0 { '-rc1' } else { '' }}" }
$sorted = $releases.sort |$a, $b| { versioncmp($a, $b) }
$stable = $sorted.filter |$release| { $release !~ /-rc/ }
$between = $stable.filter |$release| { versioncmp($release, '1.5.0') >= 0 and versioncmp($release, '4.0.0') < 0 }
"${sorted[0]} ${sorted[-1]} ${stable.length} ${between.length} ${between[3]}"
