# Compares 3,000 versions with versioncmp, SemVer and ranges.
$range = SemVerRange('>=1.2.0 <2.0.0')
Integer[1, 3000].reduce(0) |$sum, $i| {
  $text = "${$i % 3}.${$i % 20}.${$i}"
  $older = versioncmp($text, '1.10.5')
  $version = SemVer($text)
  $sum + $older + if $version in $range { 1 } else { 0 } + if $version > SemVer('2.1.0') { 10 } else { 0 }
}
