# Parses 800 lines of an access log, groups them by path, and formats a table with sprintf.
$lines = Integer[1, 800].map |$i| { "10.0.0.${$i % 9} GET /page/${$i % 5}?q=${i} ${[200, 404, 500, 301][$i % 4]} ${$i * 13 % 997}" }
$parsed = $lines.map |$l| {
  if $l =~ /^(\S+) (GET|POST) ([^? ]+)(\?\S*)? (\d{3}) (\d+)$/ {
    { 'ip' => $1, 'path' => $3, 'status' => Integer($5), 'bytes' => Integer($6) }
  } else { undef }
}.filter |$x| { $x =~ NotUndef }
$by = $parsed.group_by |$r| { $r['path'] }
$rows = $by.map |$path, $rs| {
  $bytes = $rs.reduce(0) |$a, $r| { $a + $r['bytes'] }
  $errors = $rs.filter |$r| { $r['status'] >= 400 }.size
  sprintf('%-10s %5d %8d %5.1f%%', $path, $rs.size, $bytes, $errors * 100.0 / $rs.size)
}
$rows.sort.join("\n")
