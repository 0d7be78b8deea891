# Encodes 80 rows of letters as run lengths, and decodes them.
function encode(String $text) >> String {
  $runs = $text.split('').reduce([]) |$runs, $letter| {
    if !$runs.empty and $runs[-1][0] == $letter {
      $runs[0, -2] + [[$letter, $runs[-1][1] + 1]]
    } else {
      $runs + [[$letter, 1]]
    }
  }
  $runs.map |$run| { "${run[1]}${run[0]}" }.join
}
function decode(String $code) >> String {
  $code.split(/(?<=[a-z])/).map |$run| {
    if $run =~ /\A(\d+)([a-z])\z/ {
      $letter = $2
      Integer[1, Integer($1)].map |$n| { $letter }.join
    } else {
      fail("unknown run ${run}")
    }
  }.join
}
$rows = Integer[1, 80].map |$i| {
  Integer[1, 40].map |$n| { ['b', 'w', 'r'][($n * $n / ($i % 9 + 5) + $i) % 3] }.join
}
$codes = $rows.map |$row| { encode($row) }
$decoded = $codes.map |$code| { decode($code) }
$wrong = $rows.filter |$index, $row| { $row != $decoded[$index] }
"${codes.join(' ').length} ${wrong.length} ${codes[4]} ${codes.unique.length}"
