# Places 200 jobs in maintenance windows of time spans.
type Job = Struct[{ name => String[1], duration => Timespan, Optional[priority] => Integer[1, 9] }]
type Window = Struct[{ day => Enum['mon', 'tue', 'wed', 'thu', 'fri'], start => Timespan, length => Timespan }]
function parse_duration(String $text) >> Timespan {
  if $text =~ /\A(?:(\d+)h)?(?:(\d+)m)?\z/ {
    $hours = $1 ? { undef => 0, default => Integer($1) }
    $minutes = $2 ? { undef => 0, default => Integer($2) }
    Timespan({ 'hours' => $hours, 'minutes' => $minutes })
  } else {
    fail("${text} is not a duration")
  }
}
function place(Array[Window] $windows, Array[Job] $jobs) >> Hash[String, Array[String]] {
  $zero = Timespan(0)
  $used = $jobs.reduce({ 'spent' => {}, 'plan' => {} }) |$memo, $job| {
    $window = $windows.filter |$window| {
      $memo['spent'].get($window['day'], $zero) + $job['duration'] <= $window['length']
    }[0]
    if $window {
      $day = $window['day']
      $spent = $memo['spent'].get($day, $zero)
      $start = $window['start'] + $spent
      $line = "${start.strftime('%H:%M')} ${job['name']} (${($start + $job['duration']).strftime('%H:%M')})"
      $next = {
        'spent' => $memo['spent'] + { $day => $spent + $job['duration'] },
        'plan'  => $memo['plan'] + { $day => $memo['plan'].get($day, []) + [$line] },
      }
      $next
    } else {
      $memo + { 'plan' => $memo['plan'] + { 'late' => $memo['plan'].get('late', []) + [$job['name']] } }
    }
  }
  $used['plan']
}
$jobs = Integer[1, 200].map |$i| {
  $text = $i % 3 ? { 0 => "${$i % 40 + 1}m", 1 => "1h${$i % 30}m", default => '1h' }
  $priority = $i % 4 ? { 0 => {}, default => { 'priority' => $i % 9 + 1 } }
  $priority + { 'name' => "job${i}", 'duration' => parse_duration($text) }
}
$windows = ['mon', 'tue', 'wed', 'thu', 'fri'].map |$index, $day| {
  { 'day' => $day, 'start' => Timespan({ 'hours' => 1 + $index }), 'length' => Timespan({ 'hours' => 14 + $index }) }
}
$ordered = $jobs.sort |$a, $b| {
  $by_priority = compare($a.get('priority', 5), $b.get('priority', 5))
  if $by_priority == 0 { compare($a['name'], $b['name']) } else { $by_priority }
}
$plan = place($windows, $ordered)
$total = $jobs.reduce(Timespan(0)) |$sum, $job| { $sum + $job['duration'] }
[$plan['mon'], $plan['fri'][-1], $plan['late'].length, String($total), $plan.map |$day, $lines| { "${day} ${lines.length}" }]
