# Filters 300 releases with a SemVer range, sorts them and counts them by major version.
$versions = Integer[1, 300].map |$i| {
  $pre = if $i % 10 == 0 { '-rc1' } else { '' }
  SemVer("${$i % 3}.${$i * 7 % 11}.${i}${pre}")
}
$range = SemVerRange('>=1.2.0 <2.0.0')
$fit = $versions.filter |$v| { $v =~ SemVer['>=1.2.0 <2.0.0'] }
$sorted = $fit.sort |$a, $b| { if $a < $b { -1 } elsif $a > $b { 1 } else { 0 } }
$majors = $versions.reduce({}) |$acc, $v| {
  $m = "${v}"[0]
  $acc + { $m => $acc[$m].lest || { 0 } + 1 }
}
"${fit.size} ${sorted[0]} ${sorted[-1]} ${majors}"
