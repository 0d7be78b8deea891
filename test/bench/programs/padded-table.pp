# Builds a table of 60 records in a heredoc, with columns as wide as their widest cell, 20 times.
$rows = Integer[1, 60].map |$i| { ["name-${$i * 37 % 101}", "${$i * $i}", ['up', 'down', 'unknown'][$i % 3]] }
function pad(String $t, Integer $w) >> String {
  if $t.length >= $w { $t } else { "${t}${Integer[1, $w - $t.length].map |$x| { ' ' }.join}" }
}
Integer[1, 20].reduce(0) |$s, $round| {
  $widths = [0, 1, 2].map |$c| { $rows.map |$r| { $r[$c].length }.max }
  $body = $rows.map |$r| { $r.map |$c, $t| { pad($t, $widths[$c]) }.join(' | ') }.join("\n")
  $out = @("END")
    round ${round}
    ${body}
    total ${rows.size}
    | END
  $s + $out.length
}
