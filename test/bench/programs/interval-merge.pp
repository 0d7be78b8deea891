# Merges the reserved and the measured ranges of addresses of 40 subnets and finds the gaps between them.
type Range = Tuple[Integer[0], Integer[0]]
function merged(Array[Range] $ranges) >> Array[Range] {
  $ranges.sort |$a, $b| { if $a[0] == $b[0] { compare($a[1], $b[1]) } else { compare($a[0], $b[0]) } }.reduce([]) |$done, $range| {
    $last = $done[-1]
    if $last =~ Undef or $range[0] > $last[1] + 1 {
      $done << $range
    } elsif $range[1] > $last[1] {
      $done[0, -2] << [$last[0], $range[1]]
    } else {
      $done
    }
  }
}
function gaps(Array[Range] $ranges, Integer $from, Integer $to) >> Array[Range] {
  $edges = [[$from, $from - 1]] + $ranges + [[$to + 1, $to + 1]] # Each gap is between two neighbours.
  $edges.map |$index, $edge| {
    $next = $edges[$index + 1]
    if $next and $edge[1] + 1 < $next[0] { [$edge[1] + 1, $next[0] - 1] } else { undef }
  }.filter |$gap| { $gap != undef }
}
function covers(Array[Range] $ranges, Integer $value) >> Boolean {
  $ranges.any |$range| { $range[0] <= $value and $value <= $range[1] }
}
$subnets = Integer[1, 40].map |$subnet| {
  Integer[1, 14].map |$i| {
    $from = ($i * 37 * $subnet + $subnet * $subnet) % 240
    [$from, $from + ($i * $subnet) % 11]
  }
}
$merged = $subnets.map |$ranges| { merged($ranges) }
$free = $merged.map |$ranges| { gaps($ranges, 0, 254) }
$sizes = $free.map |$ranges| { $ranges.reduce(0) |$sum, $range| { $sum + $range[1] - $range[0] + 1 } }
$holes = $merged.map |$ranges| { Integer[0, 254].step(5).filter |$value| { !covers($ranges, $value) }.length }
$texts = $merged.map |$ranges| { $ranges.map |$range| { if $range[0] == $range[1] { "${range[0]}" } else { "${range[0]}-${range[1]}" } }.join(',') }
[$merged[4], $free[4], $sizes, $holes, $texts[10, 2], max(*$texts.map |$text| { $text.length })]
