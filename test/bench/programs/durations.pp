# Adds, scales, compares and formats 2,000 time spans.
$step = Timespan({ 'minutes' => 17, 'seconds' => 30 })
$limit = Timespan({ 'days' => 3 })
Integer[1, 2000].reduce(0) |$sum, $i| {
  $span = $step * $i + Timespan({ 'seconds' => $i % 60 })
  $text = $span.strftime('%D-%H:%M:%S')
  $hours = Integer($span) / 3600
  $parsed = Timespan("0-00:${$i % 60}:00", '%D-%H:%M:%S')
  $sum + $hours + $text.length + if $span > $limit { 1 } else { 0 } + if $parsed < $step { 2 } else { 0 }
}
