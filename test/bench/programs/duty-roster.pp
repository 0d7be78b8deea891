# Plans shifts with timestamps, finds overlaps with absences, and sums the hours of people.
type Shift = Struct[{ person => String, from => Timestamp, to => Timestamp, Optional[kind] => Enum['day', 'night'] }]
type Absence = Tuple[String, Timestamp, Timestamp]
function overlaps(Timestamp $a, Timestamp $b, Timestamp $c, Timestamp $d) >> Boolean { $a < $d and $c < $b }
function is_absent(Array[Absence] $absences, String $person, Timestamp $from, Timestamp $to) >> Boolean {
  $absences.any |$absence| {
    [$name, $start, $end] = $absence
    $name == $person and overlaps($from, $to, $start, $end)
  }
}
function next_free(Array[String] $people, Integer $start, Array[Absence] $absences, Timestamp $from, Timestamp $to) >> Optional[String] {
  $candidates = Integer[0, $people.length - 1].map |$offset| { $people[($start + $offset) % $people.length] }
  $index = $candidates.index |$person| { !is_absent($absences, $person, $from, $to) }
  $index.then |$i| { $candidates[$i] }
}
function hours(Timespan $span) >> Integer { Integer($span) / 3600 }
$begin = Timestamp('2024-02-26T06:00:00', '%Y-%m-%dT%H:%M:%S')
$half_day = Timespan({ 'hours' => 12 })
$day = Timespan({ 'days' => 1 })
$people = ['ann', 'bob', 'cem', 'dora', 'eli']
$absences = [
  ['ann', $begin + $day * 2, $begin + $day * 5],
  ['cem', $begin - $half_day, $begin + $half_day],
  ['dora', $begin + $day * 10, $begin + $day * 11],
  ['eli', $begin, $begin + $day * 30],
]
$shifts = Integer[0, 59].map |$i| {
  $from = $begin + $half_day * $i
  $to = $from + $half_day
  $person = next_free($people, $i, $absences, $from, $to)
  $kind = if $i % 2 == 0 { 'day' } else { 'night' }
  $shift = { 'person' => $person, 'from' => $from, 'to' => $to, 'kind' => $kind }
  $shift
}
$totals = $shifts.reduce({}) |Hash $memo, Shift $shift| {
  $name = $shift['person']
  $span = $shift['to'] - $shift['from']
  $known = $memo[$name].lest || { Timespan(0) }
  $memo + { $name => $known + $span }
}
$nights = $people.map |$person| { [$person, $shifts.filter |$shift| { $shift['person'] == $person and $shift['kind'] == 'night' }.length] }
$breaks = $people.map |$person| {
  $own = $shifts.filter |$shift| { $shift['person'] == $person }
  $gaps = $own.reduce([[], undef]) |$memo, $shift| {
    [$list, $last] = $memo
    $found = if $last { $list + [hours($shift['from'] - $last['to'])] } else { $list }
    [$found, $shift]
  }[0]
  if $gaps.empty { 'none' } else { "${gaps.min}-${gaps.max}" }
}
$conflicts = $shifts.filter |$shift| { is_absent($absences, $shift['person'], $shift['from'], $shift['to']) }
$last = $shifts[-1]['to']
[$totals.map |$name, $span| { "${name} ${hours($span)}" }, $nights, $breaks, $conflicts.length, $last > $begin + $day * 29, Integer($last - $begin), $shifts[7]['from'] == $begin + Timespan({ 'days' => 3, 'hours' => 12 })]
