# Adds 800 Timespans to a Timestamp, and compares and formats the results.
$day = Timespan({ 'days' => 1 })
$t0 = Timestamp('2023-03-01T00:00:00 UTC')
Integer[1, 800].reduce(0) |$s, $i| {
  $span = Timespan($i * 61)
  $t = $t0 + $span + $day
  $late = if $t > $t0 + Timespan(40000) { 1 } else { 0 }
  $text = $span.strftime('%H:%M:%S')
  $iso = $t.strftime('%Y-%m-%dT%H:%M:%S')
  $secs = Integer($t - $t0)
  $s + $late + $text.length + $iso.length + $secs % 7
}
