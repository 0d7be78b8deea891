# Spreads backup jobs over the hours of a week, and writes them as cron lines.
type Job = Struct[{ host => String, path => String, every => Enum['hour', 'day', 'week'], size => Integer[0], Optional[keep] => Variant[Integer, Hash[String, Integer]] }]
type Slot = Struct[{ minute => Integer[0, 59], hour => Variant[Integer[0, 23], Enum['*']], weekday => Variant[Integer[0, 6], Enum['*']] }]
function spread_number(String $text, Integer $limit) >> Integer {
  $text.split('').reduce(17) |$memo, $char| { ($memo * 33 + Integer("0${char.regsubst('[^0-9]', '7')}", 10)) % 65521 } % $limit
}
function slot(Job $job, Integer $index) >> Slot {
  $minute = spread_number("${job['host']}${job['path']}", 60)
  $hour = (20 + spread_number($job['host'], 8)) % 24
  case $job['every'] {
    'hour': { { 'minute' => $minute, 'hour' => '*', 'weekday' => '*' } }
    'day': { { 'minute' => $minute, 'hour' => $hour, 'weekday' => '*' } }
    default: { { 'minute' => $minute, 'hour' => $hour, 'weekday' => $index % 7 } }
  }
}
function retention(Job $job) >> Array[String] {
  $keep = $job['keep']
  $keep ? {
    undef   => ['--keep-last 7'],
    Integer => ["--keep-last ${keep}"],
    default => $keep.keys.sort.map |$unit| { "--keep-${unit} ${keep[$unit]}" },
  }
}
function command(Job $job) >> String {
  $options = retention($job) + if $job['size'] > 500 { ['--limit 20M'] } else { [] }
  "backup ${options.join(' ')} ${job['path'].regsubst(' ', '\\ ', 'G')}"
}
$jobs = Integer[1, 60].map |$i| {
  $job = { 'host' => "store${$i % 9}", 'path' => ['/var/lib/data', '/srv/my files', "/home/u${i}", '/etc'][$i % 4], 'every' => ['day', 'hour', 'week'][$i % 3], 'size' => $i * 37 % 1000 }
  case $i % 5 {
    0: { $job + { 'keep' => $i } }
    1: { $job + { 'keep' => { 'weekly' => 4, 'daily' => $i, 'monthly' => 6 } } }
    default: { $job }
  }
}
$lines = $jobs.map |$index, $job| {
  $time = slot($job, $index)
  sprintf('%2d %2s * * %s root %s', $time['minute'], $time['hour'], $time['weekday'], command($job))
}
$pages = $lines.slice(8).map |$page| { $page.join("\n") }
$load = $jobs.reduce({}) |$memo, $job| {
  $hour = "h${slot($job, 0)['hour']}"
  $memo + { $hour => $memo[$hour].lest || { 0 } + $job['size'] }
}
$busy = $load.filter |$hour, $size| { $size > 2000 }.map |$hour, $size| { "${hour} ${size}" }.sort
[$lines[0, 6], $pages.map |$page| { $page.length }, $load.keys.sort, $busy]
