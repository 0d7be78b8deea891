# Orders 120 versions of packages in the way of dpkg, with epochs and revisions.
type Version = Struct[{ epoch => Integer[0], upstream => String, revision => String }]
function parse_version(String $text) >> Version {
  $rest = $text.regsubst('^\d+:', '')
  $epoch = if $text =~ /^(\d+):/ { Integer($1) } else { 0 }
  if $rest =~ /^(.*)-([^-]*)$/ {
    { 'epoch' => $epoch, 'upstream' => $1, 'revision' => $2 }
  } else {
    { 'epoch' => $epoch, 'upstream' => $rest, 'revision' => '' }
  }
}
function parts_of(String $text) >> Array[Variant[Integer, String]] {
  $text.regsubst('(\d+)', ' \1 ', 'G').split(' ').filter |$part| { $part != '' }.map |$part| {
    if $part =~ /^\d+$/ { Integer($part, 10) } else { $part }
  }
}
function compare_parts(Array[Variant[Integer, String]] $a, Array[Variant[Integer, String]] $b) >> Integer {
  if $a.empty and $b.empty { 0 }
  elsif $a.empty { if $b[0] =~ /^~/ { 1 } else { -1 } }
  elsif $b.empty { if $a[0] =~ /^~/ { -1 } else { 1 } }
  else {
    $x = $a[0]
    $y = $b[0]
    $order = case [$x, $y] {
      [Integer, Integer]: { compare($x, $y) }
      [String, String]: { compare($x, $y, false) }
      [Integer, String]: { if $y =~ /^~/ { 1 } else { -1 } }
      default: { if $x =~ /^~/ { -1 } else { 1 } }
    }
    if $order != 0 { $order } else { compare_parts($a[1, -1], $b[1, -1]) }
  }
}
function compare_versions(Version $a, Version $b) >> Integer {
  $epochs = compare($a['epoch'], $b['epoch'])
  if $epochs != 0 { return $epochs }
  $upstream = compare_parts(parts_of($a['upstream']), parts_of($b['upstream']))
  if $upstream != 0 { return $upstream }
  compare_parts(parts_of($a['revision']), parts_of($b['revision']))
}
$texts = Integer[1, 120].map |$i| {
  case $i % 4 {
    0: { "${$i % 5}.${$i % 7}.${i}-${$i % 3}ubuntu${$i % 2}" }
    1: { "1:${$i % 3}.${$i % 11}~rc${$i % 4}-1" }
    2: { "${$i % 6}.${$i % 13}a-1+deb${$i % 10}u${$i % 3}" }
    default: { "2.${$i % 9}.${$i % 8}" }
  }
}
$versions = $texts.map |$text| { { 'text' => $text, 'version' => parse_version($text) } }
$newest = $versions.reduce |$best, $entry| {
  if compare_versions($entry['version'], $best['version']) > 0 { $entry } else { $best }
}
$upgrades = $versions.filter |$entry| { compare_versions($entry['version'], parse_version('2.4.3')) > 0 }
$pairs = Integer[0, 118].map |$i| { compare_versions($versions[$i]['version'], $versions[$i + 1]['version']) }
[$newest['text'], $upgrades.length, $pairs.reduce(0) |$a, $b| { $a + $b }, $upgrades[0, 5].map |$entry| { $entry['text'] }]
