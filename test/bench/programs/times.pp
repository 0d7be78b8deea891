# Adds and compares 3,000 points in time.
$start = Timestamp('2024-01-01T00:00:00 UTC')
$interval = Timespan({ 'hours' => 6, 'minutes' => 30 })
$noon = Timestamp('2025-01-01T12:00:00 UTC')
$points = Integer[1, 3000].map |$i| { $start + $interval * $i }
$late = $points.filter |$point| { $point > $noon }
$last = $points[-1] - $start
"${late.length} ${last.strftime('%D %H:%M')}"
