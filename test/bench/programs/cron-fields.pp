# Expands the fields of six schedules, and finds which schedules run at 100 points in time.
type Timetable = Struct[{ minutes => Array[Integer[0, 59]], hours => Array[Integer[0, 23]], days => Array[Integer[0, 6]] }]
function expand_field(String[1] $field, Integer $low, Integer $high) >> Array[Integer] {
  $field.split(',').map |$part| {
    case $part {
      '*':                 { Array(Integer[$low, $high]) }
      /\A\*\/(\d+)\z/:     { Integer[$low, $high].step(Integer($1)).map |$n| { $n } }
      /\A(\d+)-(\d+)\z/:   { Array(Integer[Integer($1), Integer($2)]) }
      /\A\d+\z/:           { Integer($part) }
      default:             { fail("unknown field ${part}") }
    }
  }.flatten.unique.sort
}
function schedule_of(String $text) >> Timetable {
  [$minutes, $hours, $days] = $text.split(/ +/)
  $schedule = {
    'minutes' => expand_field($minutes, 0, 59),
    'hours'   => expand_field($hours, 0, 23),
    'days'    => expand_field($days, 0, 6),
  }
  $schedule
}
function runs_at(Timetable $schedule, Timestamp $time) >> Boolean {
  [$minute, $hour, $day] = $time.strftime('%M %H %w').split(' ').map |$text| { Integer($text, 10) }
  $minute in $schedule['minutes'] and $hour in $schedule['hours'] and $day in $schedule['days']
}
$schedules = {
  'backup'  => schedule_of('0,30 2-5 *'),
  'report'  => schedule_of('15 8-18 1-5'),
  'cleanup' => schedule_of('*/10 * 0,6'),
  'sync'    => schedule_of('*/5 */2 *'),
  'audit'   => schedule_of('7,22,37,52 0,12 1,3,5'),
  'beat'    => schedule_of('* * *'),
}
$start = Timestamp('2024-02-27T00:00:00 UTC')
$runs = Integer[1, 100].map |$i| {
  $time = $start + Timespan({ 'minutes' => $i * 145 })
  $schedules.filter |$name, $schedule| { runs_at($schedule, $time) }.keys
}
$counts = $runs.flatten.reduce({}) |$memo, $name| { $memo + { $name => $memo.get($name, 0) + 1 } }
$counts.map |$name, $count| { "${name}: ${count}" }.sort.join(', ')
